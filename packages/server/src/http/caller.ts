import { accountLimits, errorMessages as messages, type Route, type TokenScope } from "@octavo/contract";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Moment } from "../store/tables.ts";
import { ApiError } from "./api-error.ts";
import type { Clock } from "./clock.ts";
import { readEasySecret } from "./easy-secret.ts";

/** A step that a user finishes after signing in, before everything else. */
export type PendingStep = "terms" | "secondFactor";

/** User of a request with an active session, or with a program's token. */
export interface Caller {
  readonly userId: string;
  readonly username: string;
  /** Undefined for a program. */
  readonly sessionId: string | undefined;
  /** Undefined if the user may use the site. */
  readonly pendingStep: PendingStep | undefined;
  readonly role: "user" | "admin";
  /** Time at which the user last proved to be the owner of the account. 0 if unknown. */
  readonly confirmedAt: Moment;
}

const confirmationMilliseconds = accountLimits.identityMinutes * 60_000;

/** Caller of a route that programs can't call. */
export interface SessionCaller extends Caller {
  readonly sessionId: string;
}

/**
 * Returns undefined if the token is missing, forged or expired, or if its session has ended. Keeps the session in use unless
 * `isUse` is false.
 */
export type Identify = (
  token: string | undefined,
  options?: { readonly isUse: boolean },
) => Promise<SessionCaller | undefined>;

/** Throws an `ApiError` if the token of a program is invalid or lacks the scope. */
export type RequireProgram = (token: string, scope: TokenScope, request: FastifyRequest) => Promise<Caller>;

declare module "fastify" {
  interface FastifyInstance {
    identify: Identify;
    requireProgram: RequireProgram;
    now: Clock;
    /** Name of the OpenID provider at which people sign in only. Undefined if they can sign in to the site itself. */
    onlyProvider: string | undefined;
  }
}

interface Rules {
  readonly now: Clock;
  readonly onlyProvider: { readonly name: string } | undefined;
}

export function addIdentify(app: FastifyInstance, identify: Identify, { now, onlyProvider }: Rules): void {
  app.decorate("identify", identify);
  app.decorate("now", now);
  app.decorate("onlyProvider", onlyProvider?.name);
}

export async function requireCaller(app: FastifyInstance, request: FastifyRequest, route: Route): Promise<Caller> {
  const token = bearerToken(request.headers.authorization);
  const caller =
    token !== undefined && isProgramToken(token)
      ? await requireProgram(app, request, { token, scope: route.scope })
      : await app.identify(token);
  if (!caller) throw new ApiError("UNAUTHORIZED", messages.unauthorized);
  checkRules(caller, route, app.now());
  return caller;
}

/** Characters of a program's token: 98 bits, and short enough to be typed on an e-reader. */
export const programTokenLength = 20;

/** Tokens of sessions are JWTs, which are longer. */
const isProgramToken = (token: string) => readEasySecret(token, programTokenLength) !== undefined;

async function requireProgram(
  app: FastifyInstance,
  request: FastifyRequest,
  { token, scope }: { readonly token: string; readonly scope: TokenScope | undefined },
): Promise<Caller> {
  if (!scope) throw new ApiError("FORBIDDEN", messages.peopleOnly);
  return app.requireProgram(token, scope, request);
}

function checkRules(caller: Caller, { auth, confirmed }: Route, now: Moment): void {
  if (auth !== "token" && caller.pendingStep) throw pendingStepError(caller.pendingStep);
  if (auth === "admin" && caller.role !== "admin") throw new ApiError("FORBIDDEN", messages.adminsOnly);
  if (confirmed) requireConfirmation(caller, now);
}

/** Throws an `ApiError` for a route of a way to sign in that the site does not use. */
export function requireOwnSignIn({ onlyProvider }: FastifyInstance, { ownSignIn }: Route): void {
  if (ownSignIn && onlyProvider !== undefined) throw new ApiError("PROVIDER_ONLY", messages.providerOnly(onlyProvider));
}

export function pendingStepError(step: PendingStep): ApiError {
  return step === "terms"
    ? new ApiError("TERMS_NOT_ACCEPTED", messages.termsNotAccepted)
    : new ApiError("SECOND_FACTOR_MISSING", messages.secondFactorMissing);
}

/** Throws an `ApiError` unless the user proved shortly before `now` to be the owner of the account. */
export function requireConfirmation({ confirmedAt }: Pick<Caller, "confirmedAt">, now: Moment): void {
  if (confirmedAt <= now - confirmationMilliseconds) throw new ApiError("CONFIRM_IDENTITY", messages.confirmIdentity);
}

export function findCaller(
  app: FastifyInstance,
  authorization: string | undefined,
): Promise<SessionCaller | undefined> {
  return app.identify(bearerToken(authorization));
}

function bearerToken(authorization: string | undefined): string | undefined {
  return /^Bearer +(\S+)$/i.exec(authorization ?? "")?.[1];
}
