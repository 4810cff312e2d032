import type { Route } from "@octavo/contract";
import { accountLimits, errorMessages as messages } from "@octavo/contract";
import type { FastifyInstance } from "fastify";
import type { Moment } from "../store/tables.ts";
import { ApiError } from "./api-error.ts";
import type { Clock } from "./clock.ts";

/** User of a request with a valid token and an active session. */
export interface Caller {
  readonly userId: string;
  readonly username: string;
  readonly sessionId: string;
  readonly hasAcceptedTerms: boolean;
  readonly role: "user" | "admin";
  /** Time at which the user last proved to be the owner of the account. 0 if unknown. */
  readonly confirmedAt: Moment;
}

const confirmationMilliseconds = accountLimits.identityMinutes * 60_000;

/** Returns undefined if the token is missing, forged or expired, or if its session has ended. */
export type Identify = (token: string | undefined) => Promise<Caller | undefined>;

declare module "fastify" {
  interface FastifyInstance {
    identify: Identify;
    now: Clock;
  }
}

export function addIdentify(app: FastifyInstance, identify: Identify, now: Clock): void {
  app.decorate("identify", identify);
  app.decorate("now", now);
}

export async function requireCaller(
  app: FastifyInstance,
  authorization: string | undefined,
  { auth, confirmed }: Pick<Route, "auth" | "confirmed">,
): Promise<Caller> {
  const caller = await findCaller(app, authorization);
  if (!caller) throw new ApiError("UNAUTHORIZED", messages.unauthorized);
  if (auth !== "token" && !caller.hasAcceptedTerms) throw new ApiError("TERMS_NOT_ACCEPTED", messages.termsNotAccepted);
  if (auth === "admin" && caller.role !== "admin") throw new ApiError("FORBIDDEN", messages.adminsOnly);
  if (confirmed && caller.confirmedAt <= app.now() - confirmationMilliseconds)
    throw new ApiError("CONFIRM_IDENTITY", messages.confirmIdentity);
  return caller;
}

export function findCaller(app: FastifyInstance, authorization: string | undefined): Promise<Caller | undefined> {
  return app.identify(bearerToken(authorization));
}

function bearerToken(authorization: string | undefined): string | undefined {
  return /^Bearer +(\S+)$/i.exec(authorization ?? "")?.[1];
}
