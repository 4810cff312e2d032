import { openApi } from "@octavo/contract";
import type { FastifyInstance } from "fastify";
import { mount } from "../http/contract-route.ts";

export function apiDescriptionRoutes(app: FastifyInstance, site: Parameters<typeof openApi>[0]): void {
  mount(app, "GET /api/openapi.json", () => openApi(site));
}
