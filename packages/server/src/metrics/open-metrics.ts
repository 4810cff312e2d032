import { Registry } from "@prometheus-io/client";
import type { FastifyInstance } from "fastify";
import { measureRequests } from "./measure-requests.ts";
import { type ObservedParts, observeParts } from "./observe-parts.ts";

declare module "fastify" {
  interface FastifyInstance {
    readonly metrics: Registry;
  }
}

/** Creates a registry for this server. Tests run several servers in one process. */
export function openMetrics(app: FastifyInstance, parts: ObservedParts): void {
  const registry = new Registry();
  app.decorate("metrics", registry);
  measureRequests(app, registry);
  observeParts(registry, parts);
}
