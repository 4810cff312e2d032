import type { FastifyInstance } from "fastify";
import { mount } from "../http/contract-route.ts";
import type { ApiTokens } from "./api-tokens.ts";

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
