import type { Route } from "@octavo/contract";
import { errorMessages as messages } from "@octavo/contract";
import type { FastifyInstance } from "fastify";
import { ApiError } from "./api-error.ts";

/** User of a request with a valid token and an active session. */
export interface Caller {
  readonly userId: string;
  readonly username: string;
  readonly sessionId: string;
  readonly hasAcceptedTerms: boolean;
}

/** Returns undefined if the token is missing, forged or expired, or if its session has ended. */
export type Identify = (token: string | undefined) => Promise<Caller | undefined>;

declare module "fastify" {
  interface FastifyInstance {
    identify: Identify;
  }
}

export function addIdentify(app: FastifyInstance, identify: Identify): void {
  app.decorate("identify", identify);
}

export async function requireCaller(
  app: FastifyInstance,
  authorization: string | undefined,
  auth: Exclude<Route["auth"], "none">,
): Promise<Caller> {
  const caller = await findCaller(app, authorization);
  if (!caller) throw new ApiError("UNAUTHORIZED", messages.unauthorized);
  if (auth === "user" && !caller.hasAcceptedTerms) throw new ApiError("TERMS_NOT_ACCEPTED", messages.termsNotAccepted);
  return caller;
}

export function findCaller(app: FastifyInstance, authorization: string | undefined): Promise<Caller | undefined> {
  return app.identify(bearerToken(authorization));
}

function bearerToken(authorization: string | undefined): string | undefined {
  return /^Bearer +(\S+)$/i.exec(authorization ?? "")?.[1];
}
