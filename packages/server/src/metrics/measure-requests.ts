import { Histogram, type Registry } from "@prometheus-io/client";
import type { FastifyInstance } from "fastify";

/** In seconds: from a simple query to the longest job. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 25];

/** Labels requests by route pattern. URLs may contain private data. */
export function measureRequests(app: FastifyInstance, registry: Registry): void {
  const requests = new Histogram({
    name: "octavo_http_request_duration_seconds",
    help: "Time from the head of a request to the end of its answer",
    labelNames: ["method", "route", "status"] as const,
    buckets,
    registers: [registry],
  });
  app.addHook("onResponse", async ({ method, routeOptions }, reply) => {
    const route = routeOptions.url ?? "none";
    requests.observe({ method, route, status: String(reply.statusCode) }, reply.elapsedTime / 1000);
  });
}
