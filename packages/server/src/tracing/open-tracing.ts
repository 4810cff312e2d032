/**
 * Traces of requests, statements and render jobs, sent by OTLP over HTTP (docs/decisions/0117). Loaded only if the setting
 * names a collector.
 */
import { AsyncLocalStorage } from "node:async_hooks";
import { setTimeout as sleep } from "node:timers/promises";
import {
  type Attributes,
  type Context,
  defaultTextMapGetter,
  defaultTextMapSetter,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  type Tracer,
  trace,
} from "@opentelemetry/api";
import { setGlobalErrorHandler, W3CTraceContextPropagator } from "@opentelemetry/core";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { resourceFromAttributes } from "@opentelemetry/resources";
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from "@opentelemetry/sdk-trace";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { JobTrace } from "../jobs/job-scheduler.ts";
import { exactNow } from "../jobs/worker-steps.ts";
import type { Renderer } from "../render/renderer.ts";
import type { Store } from "../store/open-store.ts";

export interface TraceSettings {
  /** Address of the collector for traces. */
  readonly url: string;
  /** Share of the traces that begin here, from 0 to 1. */
  readonly share: number;
}

export interface TracingOptions extends TraceSettings {
  readonly version: string;
  /** True if a proxy is in front. Its trace context is continued; that of a client is not. */
  readonly trustsProxy: boolean;
  readonly onProblem: (problem: unknown) => void;
}

export interface Tracing {
  /** Call it before routes are added. */
  readonly observe: (app: FastifyInstance, parts: ObservedParts) => void;
  /** Sends the last spans. */
  readonly close: () => Promise<void>;
}

interface ObservedParts {
  readonly render: Renderer;
  readonly store: Store;
}

/** Timeout of a batch of spans, so that a server with a dead collector stops in time. */
const sendMilliseconds = 5000;
/** Pause between two reports of a collector that does not answer. */
const reportMilliseconds = 60_000;
/** Requests of balancers and monitors, every few seconds. */
const unobserved = /^\/(?:api\/)?(?:health|ready)$/;

const propagator = new W3CTraceContextPropagator();
/** Context of the request that the current code works for. */
const current = new AsyncLocalStorage<Context>();

export function openTracing({ url, share, version, trustsProxy, onProblem }: TracingOptions): Tracing {
  const report = atIntervals(onProblem);
  setGlobalErrorHandler(report);
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ "service.name": "octavo", "service.version": version }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: new OTLPTraceExporter({ url, timeoutMillis: sendMilliseconds }),
        exportTimeoutMillis: sendMilliseconds,
      }),
    ],
  });
  const tracer = provider.getTracer("octavo");
  return {
    observe(app, { render, store }) {
      traceRequests(app, tracer, trustsProxy);
      traceStatements(store, tracer);
      render.traceJobs((name) => traceJob(tracer, name));
    },
    close: () =>
      Promise.race([provider.shutdown().catch(report), sleep(2 * sendMilliseconds, undefined, { ref: false })]),
  };
}

function atIntervals(onProblem: (problem: unknown) => void): (problem: unknown) => void {
  let last = Number.NEGATIVE_INFINITY;
  return (problem) => {
    if (performance.now() - last < reportMilliseconds) return;
    last = performance.now();
    onProblem(problem);
  };
}

/** Names requests by route pattern. Addresses may contain private data. */
function traceRequests(app: FastifyInstance, tracer: Tracer, trustsProxy: boolean): void {
  const contexts = new WeakMap<FastifyRequest, Context>();
  app.addHook("onRequest", (request, _reply, done) => {
    const { method, headers, routeOptions } = request;
    const route = routeOptions.url ?? "none";
    if (unobserved.test(route)) return done();
    const before = trustsProxy ? propagator.extract(ROOT_CONTEXT, headers, defaultTextMapGetter) : ROOT_CONTEXT;
    const attributes = { "http.request.method": method, "http.route": route, "octavo.request_id": request.id };
    const span = tracer.startSpan(`${method} ${route}`, { kind: SpanKind.SERVER, attributes }, before);
    const context = trace.setSpan(before, span);
    contexts.set(request, context);
    current.run(context, done);
  });
  app.addHook("onResponse", async (request, { statusCode }) => {
    const context = contexts.get(request);
    const span = context && trace.getSpan(context);
    span?.setAttribute("http.response.status_code", statusCode);
    if (statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
    span?.end();
  });
}

const systems = { sqlite: "sqlite", postgres: "postgresql" } as const;

/** Traces statements of requests by operation and table. Values are never part of them. */
function traceStatements(store: Store, tracer: Tracer): void {
  store.observe((operation, seconds, sql) => {
    const context = current.getStore();
    if (!context) return;
    const [, table] = /\b(?:from|into|update) "(\w+)"/.exec(sql) ?? [];
    const attributes: Attributes = { "db.system.name": systems[store.kind], "db.operation.name": operation };
    if (table !== undefined) attributes["db.collection.name"] = table;
    const end = exactNow();
    const options = { kind: SpanKind.CLIENT, attributes, startTime: end - 1000 * seconds };
    tracer.startSpan([operation, table].filter(Boolean).join(" "), options, context).end(end);
  });
}

/** Follows a job of a request, or one of the server itself. */
function traceJob(tracer: Tracer, name: string): JobTrace | undefined {
  const before = current.getStore() ?? ROOT_CONTEXT;
  const span = tracer.startSpan(`job ${name}`, { attributes: { "octavo.job": name } }, before);
  if (!span.isRecording()) return undefined;
  const context = trace.setSpan(before, span);
  const carrier: Record<string, string> = {};
  propagator.inject(context, carrier, defaultTextMapSetter);
  const addStep = (step: string, start: number, end: number) =>
    tracer.startSpan(step, { startTime: start }, context).end(end);
  return {
    traceparent: carrier["traceparent"] ?? "",
    onWait(lane, seconds) {
      const now = exactNow();
      span.setAttribute("octavo.lane", lane);
      addStep("wait", now - 1000 * seconds, now);
    },
    onSteps(steps) {
      for (const { name: step, start, end } of steps) addStep(step, start, end);
    },
    onEnd(end) {
      span.setAttribute("octavo.end", end);
      if (end === "failed") span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    },
  };
}
