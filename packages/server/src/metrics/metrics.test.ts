import { readFileSync } from "node:fs";
import { collectDefaultMetrics } from "@prometheus-io/client";
import { beforeAll, describe, expect, test } from "vitest";
import { masters, plan } from "../../test/planners.ts";
import { serverUnderTest } from "../../test/server-under-test.ts";
import { signedIn } from "../../test/signed-in.ts";
import { serveMetrics } from "./serve-metrics.ts";

const deployed = (name: string) => readFileSync(new URL(`../../../../deploy/${name}`, import.meta.url), "utf8");

describe("the metrics", () => {
  const server = serverUnderTest({ renderProcesses: true });
  let address = "";
  const metrics = async () => {
    address ||= await serveMetrics(server.app, { host: "127.0.0.1", port: 0 });
    return (await fetch(address)).text();
  };

  test("count requests by route pattern, without user data", async () => {
    await metrics();
    const { headers, userId, username, email } = await signedIn(server);
    await server.app.inject({ url: "/api/auth/me", headers });
    await server.app.inject({ url: "/api/profiles/remarkable-2" });
    await server.app.inject({ url: "/api/nothing/at/all?token=hunter2" });
    const told = await metrics();
    const count = (method: string, route: string, status: string) =>
      `octavo_http_request_duration_seconds_count{method="${method}",route="${route}",status="${status}"} 1`;
    expect(told).toContain(count("GET", "/api/auth/me", "2xx"));
    expect(told).toContain(count("POST", "/api/auth/register", "2xx"));
    expect(told).toContain(count("GET", "/api/profiles/:id", "2xx"));
    expect(told).toContain(count("GET", "none", "4xx"));
    for (const secret of [userId, username, email, "hunter2", "remarkable-2", "nothing/at"])
      expect(told).not.toContain(secret);
  });

  test("contain the metrics of all parts", async () => {
    const told = await metrics();
    expect(told).toContain('octavo_render_jobs{state="running"} 0');
    expect(told).toContain('octavo_render_jobs{state="waiting"} 0');
    expect(told).toMatch(/^octavo_render_jobs_begun_total\{kind="profiles"\} [1-9]/m);
    expect(told).toMatch(/^octavo_render_memory_bytes [1-9]/m);
    expect(told).toMatch(/^octavo_render_wait_seconds_count\{lane="quick"\} [1-9]/m);
    expect(told).toMatch(/^octavo_render_duration_seconds_count\{kind="profiles",end="done"\} [1-9]/m);
    expect(told).toMatch(/^octavo_store_query_duration_seconds_count\{operation="select"\} [1-9]/m);
    expect(told).toMatch(/^octavo_store_size_bytes [1-9]/m);
    expect(told).toMatch(/^octavo_store_ready 1/m);
    expect(told).toMatch(/^octavo_mail_queue_emails\{state="waiting"\} [0-9]/m);
    expect(told).toMatch(/^octavo_build_info\{version="\d/m);
    expect(told).toMatch(/^octavo_password_hashes_total [1-9]/m);
    expect(told).toMatch(/^nodejs_eventloop_lag_p99_seconds /m);
    expect(told).toMatch(/^process_resident_memory_bytes [1-9]/m);
  });

  test("tell how jobs ended", async () => {
    const { headers } = await signedIn(server);
    const build = (payload: object) =>
      server.app.inject({ method: "POST", url: "/api/compile/build", payload, headers });
    await build({ masters_yaml: masters, plan_yaml: plan });
    await build({ masters_yaml: "masters: 7", plan_yaml: plan });
    const told = await metrics();
    expect(told).toContain('octavo_render_duration_seconds_count{kind="build",end="done"} 1');
    expect(told).toContain('octavo_render_duration_seconds_count{kind="build",end="invalid"} 1');
  });

  test("are served at their own address only", async () => {
    await metrics();
    expect((await fetch(address.replace("/metrics", "/"))).status).toBe(404);
    expect((await fetch(address, { method: "POST" })).status).toBe(404);
    expect((await server.app.inject({ url: "/metrics" })).headers["content-type"]).not.toContain("text/plain");
    expect((await server.app.inject({ url: "/metrics" })).body).not.toContain("octavo_");
  });

  // The last one: the server is gone after it.
  test("end with the server", async () => {
    await metrics();
    await server.app.close();
    await expect(fetch(address)).rejects.toThrow();
  });
});

interface Dashboard {
  readonly panels: readonly { readonly targets?: readonly { readonly expr: string }[] }[];
}

/** Labels that Prometheus adds, and those of buckets. */
const ofPrometheus = ["instance", "job", "le"];

function expressionsOf(name: string): readonly string[] {
  if (name.endsWith(".json")) {
    const { panels } = JSON.parse(deployed(name)) as Dashboard;
    return panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr));
  }
  const rules = [...deployed(name).matchAll(/^ +expr:(.*(?:\n {10,}.*)*)/gm)].map(([, expression = ""]) => expression);
  return rules.filter((expression) => !expression.includes("up{"));
}

describe("the metrics of a server on PostgreSQL", () => {
  const server = serverUnderTest({ store: "postgres", sharesJobs: true });
  beforeAll(() => collectDefaultMetrics({ register: server.app.metrics }));

  test.each([
    ["grafana-dashboard.json", 25],
    ["prometheus-alerts.yaml", 12],
  ])("contain all names and labels of %s", async (file, least) => {
    const known = new Map(
      server.app.metrics
        .getMetricsAsArray()
        .map((metric) => [metric.name, (metric as { labelNames?: string[] }).labelNames]),
    );
    const expressions = expressionsOf(file);
    expect(expressions.length).toBeGreaterThan(least);
    for (const expression of expressions) {
      const names = [...expression.matchAll(/\b(?:octavo|process|nodejs)_\w+/g)].map(([name]) =>
        name.replace(/_(?:bucket|sum|count)$/, (suffix) => (known.has(name) ? suffix : "")),
      );
      expect(names.length, expression).toBeGreaterThan(0);
      for (const name of names) expect([...known.keys()], expression).toContain(name);
      const grouped = [...expression.matchAll(/\bby \(([^)]*)\)/g)].flatMap(([, list = ""]) => list.split(/, */));
      const compared = [...expression.matchAll(/(\w+)=~?"/g)].map(([, label = ""]) => label);
      const labels = names.flatMap((name) => known.get(name) ?? []);
      expect([...ofPrometheus, ...labels], expression).toEqual(expect.arrayContaining([...grouped, ...compared]));
    }
  });

  test("know its connections", async () => {
    await server.app.inject({ url: "/api/ready" });
    // Sharing jobs uses one now and then.
    await expect.poll(() => server.app.metrics.metrics()).toMatch(/^octavo_store_connections\{state="used"\} 0/m);
    const told = await server.app.metrics.metrics();
    expect(told).toMatch(/^octavo_store_connections\{state="idle"\} [1-9]/m);
    expect(told).toMatch(/^octavo_store_connections\{state="awaited"\} 0/m);
  });
});
