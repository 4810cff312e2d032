import type { Route } from "@octavo/contract";
import type { FastifyInstance } from "fastify";
import { ApiError } from "./api-error.ts";
import * as messages from "./messages.ts";

/** Who sends a request, as far as a valid token of a session that has not ended says so. */
export interface Caller {
  readonly userId: string;
  readonly username: string;
  readonly sessionId: string;
  readonly hasAcceptedTerms: boolean;
}

/** Reads a token; undefined when it is missing, forged, too old or its session has ended. */
export type Identify = (token: string | undefined) => Promise<Caller | undefined>;

declare module "fastify" {
  interface FastifyInstance {
    identify: Identify;
  }
}

export function decorateWithCallers(app: FastifyInstance, identify: Identify): void {
  app.decorate("identify", identify);
}

/** The caller of a route that asks for one, or the refusal. */
export async function requireCaller(
  app: FastifyInstance,
  authorization: string | undefined,
  auth: Exclude<Route["auth"], "none">,
): Promise<Caller> {
  const caller = await maybeCaller(app, authorization);
  if (!caller) throw new ApiError("UNAUTHORIZED", messages.unauthorized);
  if (auth === "user" && !caller.hasAcceptedTerms) throw new ApiError("TERMS_NOT_ACCEPTED", messages.termsNotAccepted);
  return caller;
}

/** The caller of a route that anybody may call, if signed in. */
export function maybeCaller(app: FastifyInstance, authorization: string | undefined): Promise<Caller | undefined> {
  return app.identify(bearerToken(authorization));
}

function bearerToken(authorization: string | undefined): string | undefined {
  return /^Bearer +(\S+)$/i.exec(authorization ?? "")?.[1];
}
