import { Registry } from "@prometheus-io/client";
import type { FastifyInstance } from "fastify";
import { measureRequests } from "./measure-requests.ts";
import { type ObservedParts, observeParts } from "./observe-parts.ts";

declare module "fastify" {
  interface FastifyInstance {
    readonly metrics: Registry;
  }
}

/** Figures of this server alone: two in one process, as tests have them, do not mix. */
export function openMetrics(app: FastifyInstance, parts: ObservedParts): void {
  const registry = new Registry();
  app.decorate("metrics", registry);
  measureRequests(app, registry);
  observeParts(registry, parts);
}
