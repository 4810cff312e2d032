import { errorMessages as messages } from "@octavo/contract";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { ApiError } from "../http/api-error.ts";
import { clientAddress } from "../http/client-address.ts";
import { mount } from "../http/contract-route.ts";
import type { LimitRate } from "../http/limit-rate.ts";
import type { ApiTokens, TokenHolder } from "./api-tokens.ts";

/** Wrong tokens of one address. Guessing one of 98 bits is hopeless; this saves the store queries. */
export const wrongTokens = { limit: 60, seconds: 600 } as const;

/** Finds the holder of a token, and limits wrong ones. */
export type FindHolder = (token: string, request: FastifyRequest) => Promise<TokenHolder | undefined>;

export function holderFinder(tokens: ApiTokens, limitRate: LimitRate): FindHolder {
  return async (token, request) => {
    const holder = await tokens.identify(token);
    if (!holder) await limitRate(`wrong-tokens:${clientAddress(request)}`, wrongTokens);
    return holder;
  };
}

/** Adds `app.requireProgram`. */
export function admitPrograms(app: FastifyInstance, findHolder: FindHolder): void {
  app.decorate("requireProgram", async (token, scope, request) => {
    const holder = await findHolder(token, request);
    if (!holder) throw new ApiError("UNAUTHORIZED", messages.unauthorized);
    if (!holder.scopes.includes(scope)) throw new ApiError("INSUFFICIENT_SCOPE", messages.scopeMissing(scope));
    return holder.caller;
  });
}

export function tokenRoutes(app: FastifyInstance, tokens: ApiTokens, publicUrl: string): void {
  mount(app, "GET /api/tokens", (_call, { caller }) => tokens.list(caller.userId));

  mount(app, "POST /api/tokens", async ({ body }, { caller }) => {
    const { token, row } = await tokens.create(caller.userId, body);
    return { ...row, token, catalog: `${publicUrl}/opds`, catalog_with_token: `${publicUrl}/opds/t/${token}` };
  });

  mount(app, "DELETE /api/tokens/{id}", async ({ params }, { caller }) => {
    await tokens.revoke(caller.userId, params.id);
    return undefined;
  });
}
