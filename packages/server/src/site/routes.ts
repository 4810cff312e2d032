import type { FastifyInstance } from "fastify";
import { mount } from "../http/contract-route.ts";
import { relyingParty } from "../passkeys/relying-party.ts";
import type { Settings } from "./settings.ts";

export function siteRoutes(app: FastifyInstance, version: string, { links, mail, publicUrl, oidc }: Settings): void {
  const passkeys = relyingParty(publicUrl) !== undefined;
  const provider = oidc?.name ?? null;
  mount(app, "GET /api/site", () => ({ version, mail: mail.smtpUrl !== undefined, passkeys, provider, links }));
}
