import { Counter, Gauge, Histogram, Registry } from "@prometheus-io/client";
import type { FastifyInstance } from "fastify";
import type { PasswordHasher } from "../auth/password-hasher.ts";
import type { MailQueue } from "../mail/mail-queue.ts";
import type { Places } from "../objects/open-places.ts";
import type { Renderer } from "../render/renderer.ts";
import type { SharedJobs } from "../shared-jobs/shared-jobs.ts";
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
  const registers = [registry];
  observeRenderer(registers, parts.render);
  observeStore(registers, parts.store);
  if (parts.shared) observeSharedJobs(registers, parts.shared);
  if (parts.places) observeObjects(registers, parts.places);
  if (parts.mailQueue) observeMail(registers, parts.mailQueue);
  if (parts.passwords) observePasswords(registers, parts.passwords);
  observeRest(registers, app, parts);
}

interface ObservedParts {
  readonly version: string;
  readonly render: Renderer;
  readonly store: Store;
  /** On PostgreSQL only. */
  readonly shared?: SharedJobs | undefined;
  /** Not on nodes that only render. */
  readonly places?: Places;
  readonly passwords?: PasswordHasher;
  readonly mailQueue?: MailQueue;
}

/** In seconds: from a simple query to the longest job. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 25];

/** Labels requests by route pattern. URLs may contain private data. */
function measureRequests(app: FastifyInstance, registry: Registry): void {
  const requests = new Histogram({
    name: "octavo_http_request_duration_seconds",
    help: "Time from the head of a request to the end of its answer, by class of the status, such as 2xx",
    labelNames: ["method", "route", "status"] as const,
    buckets,
    registers: [registry],
  });
  app.addHook("onResponse", async ({ method, routeOptions }, reply) => {
    const route = routeOptions.url ?? "none";
    const status = `${Math.floor(reply.statusCode / 100)}xx`;
    requests.observe({ method, route, status }, reply.elapsedTime / 1000);
  });
}

/** Prometheus has a label `job` of its own, so kinds of jobs have the label `kind`. */
function observeRenderer(registers: Registry[], render: Renderer): void {
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
  const begun = new Counter({
    name: "octavo_render_jobs_begun_total",
    help: "Planners and pages that a process was asked to make",
    labelNames: ["kind"] as const,
    registers,
    collect() {
      begun.reset();
      for (const [kind, count] of render.startedJobs) begun.inc({ kind }, count);
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
  const waits = new Histogram({
    name: "octavo_render_wait_seconds",
    help: "Time that a job waited for a process, by lane",
    labelNames: ["lane"] as const,
    buckets,
    registers,
  });
  const times = new Histogram({
    name: "octavo_render_duration_seconds",
    help: "Time of a job after its waiting, by its end: done, invalid, limit, refused, cancelled or failed",
    labelNames: ["kind", "end"] as const,
    buckets,
    registers,
  });
  render.observe({
    onWait: (lane, seconds) => waits.observe({ lane }, seconds),
    onEnd: (kind, end, seconds) => times.observe({ kind, end }, seconds),
  });
}

/** In seconds. A query on SQLite takes less than a millisecond. */
const queryBuckets = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5];

function observeStore(registers: Registry[], store: Store): void {
  const queries = new Histogram({
    name: "octavo_store_query_duration_seconds",
    help: "Time of a query, with waiting for a connection",
    labelNames: ["operation"] as const,
    buckets: queryBuckets,
    registers,
  });
  // Before the metrics that query, so that it does not count their connections.
  if (store.connections) observeConnections(registers, store.connections);
  store.observe((operation, seconds) => queries.observe({ operation }, seconds));
  const ready = new Gauge({
    name: "octavo_store_ready",
    help: "1 if the store answers, is not damaged and has free space, and 0 otherwise",
    registers,
    async collect() {
      ready.set((await store.ready()) ? 1 : 0);
    },
  });
  const size = new Gauge({
    name: "octavo_store_size_bytes",
    help: "Size of the database, with its log",
    registers,
    async collect() {
      size.set(await store.size().catch(() => Number.NaN));
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

function observeObjects(registers: Registry[], places: Places): void {
  const times = new Histogram({
    name: "octavo_object_duration_seconds",
    help: "Time of a read, write, size or delete of an object, by its end: done, missing, unavailable, full or failed",
    labelNames: ["place", "operation", "end"] as const,
    buckets,
    registers,
  });
  places.observe(({ place, operation, end, seconds }) => times.observe({ place, operation, end }, seconds));
}

function observeMail(registers: Registry[], queue: MailQueue): void {
  const emails = new Gauge({
    name: "octavo_mail_queue_emails",
    help: "Emails in the queue of all servers, and those of them that failed before",
    labelNames: ["state"] as const,
    registers,
    async collect() {
      const unknown = { waiting: Number.NaN, failed: Number.NaN };
      const counts = await queue.counts().catch(() => unknown);
      for (const [state, count] of Object.entries(counts)) emails.set({ state }, count);
    },
  });
  const attempts = new Counter({
    name: "octavo_mail_attempts_total",
    help: "Attempts of this server to send an email: sent, postponed, rejected or expired",
    labelNames: ["end"] as const,
    registers,
    collect() {
      attempts.reset();
      for (const [end, count] of queue.ends) attempts.inc({ end }, count);
    },
  });
}

function observeSharedJobs(registers: Registry[], shared: SharedJobs): void {
  const jobs = new Gauge({
    name: "octavo_shared_jobs",
    help: "Long jobs of all servers, running and waiting. All servers report the same",
    labelNames: ["state"] as const,
    registers,
    async collect() {
      const unknown = { waiting: Number.NaN, running: Number.NaN };
      const counts = await shared.countAll().catch(() => unknown);
      for (const [state, count] of Object.entries(counts)) jobs.set({ state }, count);
    },
  });
  const events = new Counter({
    name: "octavo_shared_jobs_total",
    help: "Long jobs of all servers that this one has taken, those of them that another one had begun, and results for its clients",
    labelNames: ["event"] as const,
    registers,
    collect() {
      events.reset();
      for (const [event, count] of Object.entries(shared.counts)) events.inc({ event }, count);
    },
  });
}

function observePasswords(registers: Registry[], passwords: PasswordHasher): void {
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

function observeRest(registers: Registry[], app: FastifyInstance, { version }: ObservedParts): void {
  const sockets = new Gauge({
    name: "octavo_preview_sockets",
    help: "Open sockets of live previews",
    registers,
    collect() {
      sockets.set(app.websocketServer?.clients.size ?? 0);
    },
  });
  const build = new Gauge({
    name: "octavo_build_info",
    help: "1, with the version as label",
    labelNames: ["version"] as const,
    registers,
  });
  build.set({ version }, 1);
}
