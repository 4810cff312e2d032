import { openApi } from "@octavo/contract";
import type { FastifyInstance } from "fastify";
import { mount } from "../http/contract-route.ts";

export function apiDescriptionRoutes(app: FastifyInstance, version: string): void {
  mount(app, "GET /api/openapi.json", () => openApi(version));
}
