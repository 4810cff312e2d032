import { errorMessages as messages } from "@octavo/contract";
import type { FastifyInstance } from "fastify";
import { ApiError } from "../http/api-error.ts";
import { mount } from "../http/contract-route.ts";
import type { Renderer } from "../render/renderer.ts";

interface Parts {
  readonly version: string;
  readonly render: Renderer;
  readonly isStoreReady: () => Promise<boolean>;
  readonly isStopping: () => boolean;
}

/** `Retry-After` if the server is not ready. */
const retryAfterSeconds = 5;

export function healthRoutes(app: FastifyInstance, { version, render, isStoreReady, isStopping }: Parts): void {
  /** Liveness only: restarting a server doesn't repair its database. */
  const health = () => ({
    status: "ok" as const,
    version,
    uptime_seconds: Math.floor(process.uptime()),
    render_jobs: render.load,
  });
  mount(app, "GET /api/health", health);
  mount(app, "GET /health", health);

  const readiness = async () => {
    if (isStopping()) throw new ApiError("SERVER_BUSY", messages.stopping, { retryAfterSeconds });
    if (!(await isStoreReady())) throw new ApiError("SERVER_BUSY", messages.storeSilent, { retryAfterSeconds });
    return { status: "ready" as const };
  };
  mount(app, "GET /api/ready", readiness);
  mount(app, "GET /ready", readiness);
}
