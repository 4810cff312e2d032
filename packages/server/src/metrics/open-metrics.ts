import { Counter, Gauge, Histogram, Registry } from "@prometheus-io/client";
import type { FastifyInstance } from "fastify";
import type { PasswordHasher } from "../auth/password-hasher.ts";
import type { Renderer } from "../render/renderer.ts";
import type { Store } from "../store/open-store.ts";

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

/** In seconds: from a simple query to the longest job. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 25];

/** Labels requests by route pattern. URLs may contain private data. */
function measureRequests(app: FastifyInstance, registry: Registry): void {
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

interface ObservedParts {
  readonly render: Renderer;
  readonly passwords: PasswordHasher;
  readonly store: Store;
}

/** Metrics that the parts of the server count themselves, read on each scrape. */
function observeParts(registry: Registry, { render, passwords, store }: ObservedParts): void {
  const registers = [registry];
  const jobs = new Gauge({
    name: "octavo_render_jobs",
    help: "Planners that are being made, and that wait for it",
    labelNames: ["state"] as const,
    registers,
    collect() {
      const { running, waiting } = render.load;
      jobs.set({ state: "running" }, running);
      jobs.set({ state: "waiting" }, waiting);
    },
  });
  const { connections } = store;
  if (connections) observeConnections(registers, connections);
  const begun = new Counter({
    name: "octavo_render_jobs_begun_total",
    help: "Planners and pages that a process was asked to make",
    labelNames: ["job"] as const,
    registers,
    collect() {
      begun.reset();
      for (const [job, count] of render.startedJobs) begun.inc({ job }, count);
    },
  });
  const memory = new Gauge({
    name: "octavo_render_memory_bytes",
    help: "Resident memory of the processes that make planners",
    registers,
    collect() {
      memory.set(render.residentBytes);
    },
  });
  const hashes = new Counter({
    name: "octavo_password_hashes_total",
    help: "Passwords that were hashed or compared",
    registers,
    collect() {
      hashes.reset();
      hashes.inc(passwords.computed);
    },
  });
}

function observeConnections(registers: Registry[], connections: NonNullable<Store["connections"]>): void {
  const gauge = new Gauge({
    name: "octavo_store_connections",
    help: "Connections to PostgreSQL, and queries that wait for one",
    labelNames: ["state"] as const,
    registers,
    collect() {
      for (const [state, count] of Object.entries(connections())) gauge.set({ state }, count);
    },
  });
}
