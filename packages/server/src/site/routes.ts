import type { FastifyInstance } from "fastify";
import { mount } from "../http/contract-route.ts";
import type { Settings } from "./settings.ts";

export function siteRoutes(app: FastifyInstance, version: string, { links, mail }: Settings): void {
  mount(app, "GET /api/site", () => ({ version, mail: mail.smtpUrl !== undefined, links }));
}
