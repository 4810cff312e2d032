/** A server that sends traces to a collector, which reads them by the JSON encoding of OTLP 1.x, without the packages of the server. */
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { masters, plan } from "../planners.ts";
import { emptyHome, type Home, usualStores } from "../store-under-test.ts";
import { endServersAfterwards, type ServerProcess, startServer } from "./server-process.ts";
import { ask, newVisitor, send, siteSecret, type Visitor } from "./visitor.ts";

interface Value {
  readonly stringValue?: string;
  readonly intValue?: number | string;
}

interface Span {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly startTimeUnixNano: string;
  readonly endTimeUnixNano: string;
  readonly attributes: readonly { readonly key: string; readonly value: Value }[];
}

interface Export {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: Span["attributes"] };
    readonly scopeSpans: readonly { readonly spans: readonly Span[] }[];
  }[];
}

interface Collector {
  readonly url: string;
  readonly bodies: readonly string[];
  readonly spans: () => readonly Span[];
  readonly close: () => Promise<void>;
}

async function startCollector(): Promise<Collector> {
  const bodies: string[] = [];
  const server = createServer((request, answer) => {
    void text(request).then((body) => {
      if (request.method === "POST" && request.url === "/v1/traces") bodies.push(body);
      answer.setHeader("content-type", "application/json").end("{}");
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    bodies,
    spans: () =>
      bodies
        .flatMap((body) => (JSON.parse(body) as Export).resourceSpans)
        .flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
    close: async () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

const attribute = (span: Span | undefined, name: string) => {
  const value = span?.attributes.find(({ key }) => key === name)?.value;
  return value?.stringValue ?? value?.intValue;
};

const variablesOf = ({ address }: Home): Record<string, string> =>
  "databaseUrl" in address ? { DATABASE_URL: address.databaseUrl } : { OCTAVO_DATA_DIR: address.dataDir };

/** Trace context that a proxy adds. */
const traceId = "4bf92f3577b34da6a3ce929d0e0e4736";
const proxySpan = "00f067aa0ba902b7";
const traceparent = `00-${traceId}-${proxySpan}-01`;
const headers = { traceparent, "x-forwarded-for": "192.0.2.7" };

endServersAfterwards();

usualStores("traces on %s", (kind) => {
  let home: Home;
  let collector: Collector;
  let server: ServerProcess;
  let visitor: Visitor;
  let id = "";

  beforeAll(async () => {
    home = await emptyHome(kind);
    collector = await startCollector();
    const folder = mkdtempSync(join(tmpdir(), "octavo-traces-"));
    server = await startServer({
      OCTAVO_DATA_DIR: folder,
      ...variablesOf(home),
      OCTAVO_SECRET: siteSecret,
      OCTAVO_TRUST_PROXY: "1",
      OCTAVO_TRACES: collector.url,
    });
    visitor = await newVisitor(server.origin);
    const { token } = visitor;
    // Arrives in several events of the connection.
    const masters_yaml = `${masters}# ${"long ".repeat(100_000)}\n`;
    const body = { name: "My secret year", device_profile: "remarkable-2", masters_yaml, plan_yaml: plan };
    ({ id } = await ask(server.origin, "POST /api/projects", { token, body }));
    const pdf = await send(server.origin, "GET /api/projects/{id}/pdf", { token, params: { id }, headers });
    expect(pdf.status).toBe(200);
    await send(server.origin, "GET /api/public/projects", { query: { search: "hunter2" } });
    await send(server.origin, "GET /ready", {});
    // The last spans are sent at the end.
    expect(await server.stop()).toBe(0);
    rmSync(folder, { recursive: true });
  });
  afterAll(async () => {
    await collector.close();
    await home.remove();
  });

  test("continue that of the proxy through request, statements, job and worker process", () => {
    const spans = collector.spans().filter((span) => span.traceId === traceId);
    const [request, ...others] = spans.filter(({ name }) => name === "GET /api/projects/:id/pdf");
    expect(others).toEqual([]);
    expect(request?.parentSpanId).toBe(proxySpan);
    expect(attribute(request, "http.response.status_code")).toBe(200);
    expect(attribute(request, "octavo.request_id")).toMatch(/^[0-9a-f-]{36}$/);
    const inRequest = spans.filter(({ parentSpanId }) => parentSpanId === request?.spanId);
    const statement = inRequest.find(({ name }) => name === "select projects");
    expect(attribute(statement, "db.system.name")).toBe(kind === "sqlite" ? "sqlite" : "postgresql");
    const job = inRequest.find(({ name }) => name === "job project");
    expect(attribute(job, "octavo.end")).toBe("done");
    const steps = spans.filter(({ parentSpanId }) => parentSpanId === job?.spanId);
    expect(steps.map(({ name }) => name)).toEqual(
      expect.arrayContaining(["wait", "load program", "compile", "write PDF"]),
    );
    for (const inner of [...inRequest, ...steps]) {
      expect(BigInt(inner.startTimeUnixNano)).toBeGreaterThanOrEqual(
        BigInt(request?.startTimeUnixNano ?? 0) - 1_000_000n,
      );
      expect(BigInt(inner.endTimeUnixNano)).toBeLessThanOrEqual(BigInt(request?.endTimeUnixNano ?? 0) + 1_000_000n);
    }
  });

  test("have statements for requests with a body", () => {
    const spans = collector.spans();
    const created = spans.find(({ name }) => name === "POST /api/projects");
    const names = spans.filter(({ parentSpanId }) => parentSpanId === created?.spanId).map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(["insert projects", "job firstDocument"]));
  });

  test("name the server", () => {
    const [body = "{}"] = collector.bodies;
    const [first] = (JSON.parse(body) as Export).resourceSpans;
    const named = first?.resource.attributes.find(({ key }) => key === "service.name");
    expect(named?.value.stringValue).toBe("octavo");
  });

  test("contain no health checks, and nothing of users", () => {
    expect(collector.spans().length).toBeGreaterThan(20);
    const sent = collector.bodies.join("\n");
    expect(sent).not.toContain("/ready");
    const { username, email, password, token, userId } = visitor;
    for (const secret of [username, email, password, token, userId, id, "192.0.2.7", "secret", "hunter2", "First day"])
      expect(sent, secret).not.toContain(secret);
  });
});

describe("a server", () => {
  /** Starts a server that lists the packages that it loads, asks it once and stops it. */
  async function loadedPackages(variables: Readonly<Record<string, string>>): Promise<string> {
    const folder = mkdtempSync(join(tmpdir(), "octavo-traces-"));
    const preload = join(folder, "list.mjs");
    writeFileSync(
      preload,
      `import { registerHooks } from "node:module";
       registerHooks({ resolve(name, context, next) {
         const found = next(name, context);
         // The client of Prometheus loads the interface, which does nothing by itself.
         if (/opentelemetry\\/(?!api\\/)/.test(found.url)) console.error("loaded:", found.url);
         return found;
       } });`,
    );
    const server = await startServer({ OCTAVO_DATA_DIR: folder, NODE_OPTIONS: `--import ${preload}`, ...variables });
    const { token } = await newVisitor(server.origin);
    expect((await send(server.origin, "GET /api/projects", { token, headers })).status).toBe(200);
    expect(await server.stop()).toBe(0);
    rmSync(folder, { recursive: true });
    return server.said();
  }

  test("loads no package for traces without the setting", async () => {
    expect(await loadedPackages({})).not.toContain("opentelemetry");
  });

  test("loads them with it, and ignores the trace context of clients if there is no proxy", async () => {
    const collector = await startCollector();
    try {
      expect(await loadedPackages({ OCTAVO_TRACES: collector.url })).toContain("@opentelemetry/sdk-trace");
      expect(collector.spans().map(({ name }) => name)).toContain("GET /api/projects");
      expect(collector.bodies.join()).not.toContain(traceId);
    } finally {
      await collector.close();
    }
  });

  test("works, says so once and stops in time if the collector does not answer", async () => {
    const { url, close } = await startCollector();
    await close();
    const said = await loadedPackages({ OCTAVO_TRACES: url, OCTAVO_LOG_LEVEL: "warn" });
    expect(said.match(/traces were not sent/g)).toHaveLength(1);
  });
});
