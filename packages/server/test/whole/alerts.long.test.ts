/** Prometheus reads the alerts of deploy/: each of them fires in a simulation, and some after real faults. */
import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import pg from "pg";
import { afterAll, describe, expect, test } from "vitest";
import { freePort } from "../free-port.ts";
import { migratedHome } from "../store-under-test.ts";
import { endServersAfterwards, startServer } from "./server-process.ts";

const alertsFile = fileURLToPath(new URL("../../../../deploy/prometheus-alerts.yaml", import.meta.url));
const alerts = readFileSync(alertsFile, "utf8");
const alertNames = [...alerts.matchAll(/^ {6}- alert: (\w+)$/gm)].map(([, name = ""]) => name);

const folder = mkdtempSync(join(tmpdir(), "octavo-alerts-"));
let prometheus: ChildProcess | undefined;
afterAll(() => {
  prometheus?.kill();
  rmSync(folder, { recursive: true });
});
endServersAfterwards();

interface Simulation {
  /** Series in promtool's notation, a value a minute. */
  readonly series: Readonly<Record<string, string>>;
  readonly firesAt: string;
  readonly summary: string;
  readonly labels?: Readonly<Record<string, string>>;
  /** The same series on a day without trouble. */
  readonly quiet: Readonly<Record<string, string>>;
}

const node = 'job="octavo",instance="a:9464"';
const onNode = { job: "octavo", instance: "a:9464" };
const requests = (status: string, route = "/api/projects") =>
  `octavo_http_request_duration_seconds_count{${node},method="GET",route="${route}",status="${status}"}`;
const queries = (le: string) => `octavo_store_query_duration_seconds_bucket{${node},operation="select",le="${le}"}`;
const failedJobs = `octavo_render_duration_seconds_count{${node},kind="pdf",end="failed"}`;
const waitingJobs = `octavo_render_jobs{${node},state="waiting"}`;
const sharedJobs = `octavo_shared_jobs{${node},state="waiting"}`;
const objects = (end: string) =>
  `octavo_object_duration_seconds_count{${node},place="s3",operation="read",end="${end}"}`;
const awaited = `octavo_store_connections{${node},state="awaited"}`;
const failedMail = `octavo_mail_queue_emails{${node},state="failed"}`;
const hashes = `octavo_password_hashes_total{${node}}`;
const version = (name: string, at: string) => `octavo_build_info{job="octavo",instance="${at}",version="${name}"}`;

const simulations: Readonly<Record<string, Simulation>> = {
  OctavoDown: {
    series: { [`up{${node}}`]: "1 1 0x20" },
    firesAt: "5m",
    summary: "a:9464 gives no metrics",
    labels: onNode,
    quiet: { [`up{${node}}`]: "1x20" },
  },
  OctavoRestarts: {
    series: { [`process_start_time_seconds{${node}}`]: "1000x5 2000x5 3000x5 4000x20" },
    firesAt: "20m",
    summary: "a:9464 has started 3 times within half an hour",
    labels: onNode,
    quiet: { [`process_start_time_seconds{${node}}`]: "1000x10 2000x30" },
  },
  OctavoStoreUnavailable: {
    series: { [`octavo_store_ready{${node}}`]: "1 1 0x10" },
    firesAt: "5m",
    summary: "The database of a:9464 does not answer, is damaged or is full",
    labels: onNode,
    quiet: { [`octavo_store_ready{${node}}`]: "1x20" },
  },
  OctavoErrors: {
    series: { [requests("2xx")]: "0+98x40", [requests("5xx")]: "0+2x40" },
    firesAt: "30m",
    summary: "2% of requests fail",
    quiet: { [requests("2xx")]: "0+998x40", [requests("5xx")]: "0+2x40" },
  },
  OctavoPlannersFail: {
    series: { [failedJobs]: "0x5 1x20" },
    firesAt: "10m",
    summary: "A process that makes planners has failed (pdf)",
    labels: { kind: "pdf" },
    quiet: { [failedJobs]: "7x40" },
  },
  OctavoPlannersWait: {
    series: { [waitingJobs]: "0x5 3x30" },
    firesAt: "20m",
    summary: "People have waited for planners on a:9464 for ten minutes",
    labels: { ...onNode, state: "waiting" },
    quiet: { [waitingJobs]: "3 3 0 3 3 3 0 3 3 3 3 0 3 3 3 0 3 3 3 0 3 0" },
  },
  OctavoSharedJobsWait: {
    series: { [sharedJobs]: "0x5 3x30" },
    firesAt: "25m",
    summary: "Long planners have waited for a node for a quarter of an hour",
    quiet: { [sharedJobs]: "3x10 0 3x10 0 3x10" },
  },
  OctavoObjectsFail: {
    series: { [objects("unavailable")]: "0x5 2+1x20" },
    firesAt: "15m",
    summary: "Pictures, fonts and PDFs can't be read or saved (s3)",
    labels: { place: "s3" },
    quiet: { [objects("unavailable")]: "3x40", [objects("missing")]: "0+1x40", [objects("done")]: "0+100x40" },
  },
  OctavoEventLoopLags: {
    series: { [`nodejs_eventloop_lag_p99_seconds{${node}}`]: "0.9x30" },
    firesAt: "15m",
    summary: "a:9464 answers half a second late",
    labels: onNode,
    quiet: { [`nodejs_eventloop_lag_p99_seconds{${node}}`]: "0.02x9 0.9x3 0.02x30" },
  },
  OctavoStoreSlow: {
    series: { [queries("0.25")]: "0+90x40", [queries("1")]: "0+100x40", [queries("+Inf")]: "0+100x40" },
    firesAt: "30m",
    summary: "One of 20 queries of a:9464 takes longer than 625ms",
    labels: { instance: "a:9464" },
    quiet: { [queries("0.25")]: "0+99x40", [queries("1")]: "0+100x40", [queries("+Inf")]: "0+100x40" },
  },
  OctavoConnectionsExhausted: {
    series: { [awaited]: "4x20" },
    firesAt: "10m",
    summary: "Queries of a:9464 wait for a connection to PostgreSQL",
    labels: { ...onNode, state: "awaited" },
    quiet: { [awaited]: "4 4 0 4 4 0 4 4 0 4 4 0 4 4 0 4 4 0 4 4 0" },
  },
  OctavoMailFails: {
    series: { [failedMail]: "3x60" },
    firesAt: "40m",
    summary: "3 emails could not be sent for half an hour",
    quiet: { [failedMail]: "3x20 0x40" },
  },
  OctavoPasswordsGuessed: {
    series: { [hashes]: "0+180x60", [requests("2xx", "/api/auth/login")]: "0+60x60" },
    firesAt: "40m",
    summary: "Somebody guesses passwords, 2 a second",
    quiet: { [hashes]: "0+180x60", [requests("2xx", "/api/auth/login")]: "0+175x60" },
  },
  OctavoMemoryHigh: {
    series: { [`process_resident_memory_bytes{${node}}`]: "1610612736x60" },
    firesAt: "40m",
    summary: "a:9464 uses 1.5GiB of memory",
    labels: onNode,
    quiet: { [`process_resident_memory_bytes{${node}}`]: "400000000x60" },
  },
  OctavoFilesExhausted: {
    series: { [`process_open_fds{${node}}`]: "900x30", [`process_max_fds{${node}}`]: "1000x30" },
    firesAt: "20m",
    summary: "a:9464 has 90% of its files open",
    labels: onNode,
    quiet: { [`process_open_fds{${node}}`]: "700x30", [`process_max_fds{${node}}`]: "1000x30" },
  },
  OctavoVersionsDiffer: {
    series: { [version("0.1.0", "a:9464")]: "1x90", [version("0.2.0", "b:9464")]: "1x90" },
    firesAt: "70m",
    summary: "The nodes have had different versions for an hour",
    quiet: { [version("0.2.0", "a:9464")]: "1x90", [version("0.2.0", "b:9464")]: "1x90" },
  },
};

const critical = ["OctavoDown", "OctavoRestarts", "OctavoStoreUnavailable", "OctavoErrors", "OctavoObjectsFail"];

/** The text of an annotation in the file. */
function remedyOf(alert: string): string {
  const rule = alerts.slice(alerts.indexOf(`- alert: ${alert}\n`));
  const [, text = ""] = /^ +remedy: "(.*)"$/m.exec(rule) ?? [];
  return text;
}

function runPromtool(input: object): void {
  // JSON is YAML.
  writeFileSync(join(folder, "simulation.yaml"), JSON.stringify(input));
  execFileSync("promtool", ["test", "rules", join(folder, "simulation.yaml")], { stdio: "pipe" });
}

const seriesOf = (values: Simulation["series"]) =>
  Object.entries(values).map(([series, each]) => ({ series, values: each }));

describe("the alerts", () => {
  test("are all simulated, each with a remedy", () => {
    expect(Object.keys(simulations).sort()).toEqual([...alertNames].sort());
    for (const name of alertNames) expect(remedyOf(name), name).toMatch(/^[A-Za-z].*\.$/);
  });

  test.each(Object.entries(simulations))("%s fires on trouble, and on no other day", (alertname, simulation) => {
    const { series, firesAt, summary, labels, quiet } = simulation;
    const severity = critical.includes(alertname) ? "critical" : "warning";
    const expected = {
      exp_labels: { severity, ...labels },
      exp_annotations: { summary, remedy: remedyOf(alertname) },
    };
    const at = (exp_alerts: readonly object[]) => [{ eval_time: firesAt, alertname, exp_alerts }];
    const common = { interval: "1m" };
    const rules = { rule_files: [alertsFile], evaluation_interval: "1m" };
    runPromtool({ ...rules, tests: [{ ...common, input_series: seriesOf(series), alert_rule_test: at([expected]) }] });
    runPromtool({ ...rules, tests: [{ ...common, input_series: seriesOf(quiet), alert_rule_test: at([]) }] });
    // A simulation that expects nothing of the trouble must fail.
    const silent = { ...common, input_series: seriesOf(series), alert_rule_test: at([]) };
    expect(() => runPromtool({ ...rules, tests: [silent] })).toThrow();
  });
});

/** Starts Prometheus with the alerts, whose times are a hundredth. Returns names of alerts that fire. */
async function watch(targets: readonly string[]): Promise<() => Promise<readonly string[]>> {
  const seconds = (_: string, count: string, unit: string) =>
    `${Math.max(unit === "h" ? 4 : 2, Math.round((Number(count) * (unit === "h" ? 3600 : 60)) / 100))}s`;
  const hasty = alerts
    .replace(/(?<=for: )(\d+)(m|h)$/gm, seconds)
    // Rates need several values.
    .replace(/(?<=\[)\d+m(?=\])/g, "8s");
  writeFileSync(join(folder, "alerts.yaml"), hasty);
  const config = {
    global: { scrape_interval: "1s", evaluation_interval: "1s" },
    rule_files: [join(folder, "alerts.yaml")],
    scrape_configs: [{ job_name: "octavo", static_configs: [{ targets }] }],
  };
  writeFileSync(join(folder, "prometheus.yaml"), JSON.stringify(config));
  const address = `127.0.0.1:${await freePort()}`;
  const args = [
    `--config.file=${join(folder, "prometheus.yaml")}`,
    `--storage.tsdb.path=${join(folder, "data")}`,
    `--web.listen-address=${address}`,
  ];
  prometheus = spawn("prometheus", args, { stdio: "ignore" });
  return async () => {
    const answer = await fetch(`http://${address}/api/v1/alerts`).catch(() => undefined);
    if (!answer?.ok) return [];
    const { data } = (await answer.json()) as {
      data: { alerts: { state: string; labels: { alertname: string } }[] };
    };
    return data.alerts.filter(({ state }) => state === "firing").map(({ labels }) => labels.alertname);
  };
}

async function onDatabase(databaseUrl: string, act: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await act(client);
  await client.end();
}

test("fire after real faults, and end with them", { timeout: 300_000 }, async () => {
  const home = await migratedHome("postgres");
  if (!("databaseUrl" in home.address)) throw new Error("PostgreSQL has an address.");
  const { databaseUrl } = home.address;
  const ports = [await freePort(), await freePort()];
  const start = (port: number) =>
    startServer({
      OCTAVO_DATA_DIR: join(folder, String(port)),
      DATABASE_URL: databaseUrl,
      OCTAVO_SECRET: "a secret of thirty-two characters",
      OCTAVO_DATABASE_POOL: "2",
      OCTAVO_METRICS_PORT: String(port),
      // Nobody listens there.
      SMTP_URL: "smtp://127.0.0.1:9",
      OCTAVO_MAIL_FROM: "planners@example.org",
    });
  const [first, second] = await Promise.all(ports.map(start));
  if (!first || !second) throw new Error("Two servers were started.");
  const firing = await watch(ports.map((port) => `127.0.0.1:${port}`));
  const ask = (path: string, body?: object) =>
    fetch(`${first.origin}${path}`, {
      ...(body && { method: "POST", body: JSON.stringify(body), headers: { "content-type": "application/json" } }),
    }).catch(() => undefined);

  const email = "ada@example.org";
  await ask("/api/auth/register", { username: "Ada", email, password: "correct horse battery staple 7" });
  await expect.poll(firing).toContain("OctavoMailFails");

  await onDatabase(databaseUrl, async (client) => {
    await client.query("begin; lock table users in access exclusive mode");
    const waiting = Array.from({ length: 6 }, () => ask("/api/auth/password-reset/request", { email }));
    await expect.poll(firing).toContain("OctavoConnectionsExhausted");
    await client.query("rollback");
    await Promise.all(waiting);
  });
  await expect.poll(firing).not.toContain("OctavoConnectionsExhausted");

  const name = new URL(databaseUrl).pathname.slice(1);
  const server = Object.assign(new URL(databaseUrl), { pathname: "/postgres" }).href;
  await onDatabase(server, async (client) => {
    await client.query(`alter database ${name} allow_connections false`);
    await client.query("select pg_terminate_backend(pid) from pg_stat_activity where datname = $1", [name]);
    const isAlarmed = async () => {
      await ask("/api/public/projects");
      return firing();
    };
    await expect.poll(isAlarmed).toEqual(expect.arrayContaining(["OctavoStoreUnavailable", "OctavoErrors"]));
    await client.query(`alter database ${name} allow_connections true`);
  });
  await expect.poll(firing).not.toContain("OctavoStoreUnavailable");

  await second.kill();
  await expect.poll(firing).toContain("OctavoDown");
});
