import type { FastifyInstance } from "fastify";
import { mount } from "../http/contract-route.ts";
import type { RenderPool } from "../render/render-pool.ts";

export function healthRoutes(app: FastifyInstance, version: string, render: RenderPool): void {
  const health = () => ({
    status: "ok" as const,
    version,
    uptime_seconds: Math.floor(process.uptime()),
    render_jobs: render.load,
  });
  mount(app, "GET /api/health", health);
  mount(app, "GET /health", health);
}
