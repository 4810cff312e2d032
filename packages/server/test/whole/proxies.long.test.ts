/** A node behind each proxy of deploy/proxies, with TLS, and behind Varnish. */
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { type IncomingHttpHeaders, request as requestPlain } from "node:http";
import { Agent, request as requestSecure } from "node:https";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { routes, type SocketAnswer, socketProtocol, tokenProtocol } from "@octavo/contract";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import WebSocket from "ws";
import { freePort } from "../free-port.ts";
import { masters, plan, template } from "../planners.ts";
import { previewRequest } from "./preview-socket.ts";
import { endServersAfterwards, type ServerProcess, startServer } from "./server-process.ts";
import { ask, newVisitor, siteSecret } from "./visitor.ts";

const host = "planners.example";
const password = "correct horse battery staple";
const deployed = (name: string) =>
  readFileSync(fileURLToPath(new URL(`../../../../deploy/proxies/${name}`, import.meta.url)), "utf8");

const folder = mkdtempSync(join(tmpdir(), "octavo-proxies-"));
const [certificate, key] = [join(folder, "certificate.pem"), join(folder, "key.pem")];
const children: ChildProcess[] = [];

beforeAll(() => {
  const subject = ["-subj", `/CN=${host}`, "-addext", `subjectAltName=DNS:${host}`];
  const made = ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-keyout", key, "-out", certificate];
  expect(spawnSync("openssl", [...made, ...subject]).status).toBe(0);
});
endServersAfterwards();
afterAll(async () => {
  for (const child of children) await end(child);
  rmSync(folder, { recursive: true });
});

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, "exit");
  child.kill("SIGTERM");
  await ended;
}

function run(program: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): void {
  children.push(spawn(program, args, { stdio: "ignore", env: { ...process.env, ...env } }));
}

interface Ports {
  readonly plain: number;
  readonly secure: number;
  readonly server: number;
}

const replaced = (text: string, pairs: Readonly<Record<string, string>>) =>
  Object.entries(pairs).reduce((known, [from, to]) => {
    if (!known.includes(from)) throw new Error(`The configuration lacks "${from}".`);
    return known.replaceAll(from, to);
  }, text);

const certificates = {
  [`/etc/letsencrypt/live/${host}/fullchain.pem`]: certificate,
  [`/etc/letsencrypt/live/${host}/privkey.pem`]: key,
};

function startNginx({ plain, secure, server }: Ports): void {
  const site = replaced(deployed("nginx.conf"), {
    ...certificates,
    "listen 80;": `listen 127.0.0.1:${plain};`,
    "listen 443": `listen 127.0.0.1:${secure}`,
    "127.0.0.1:3000": `127.0.0.1:${server}`,
  });
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((name) => `${name}_temp_path ${join(folder, name)};`)
    .join("\n");
  const file = join(folder, "nginx.conf");
  // Started by root, its other processes must still reach the folder.
  const user = process.getuid?.() === 0 ? "user root; " : "";
  const main = `${user}daemon off; pid ${join(folder, "nginx.pid")}; error_log stderr; events {}\n`;
  writeFileSync(file, `${main}http { access_log off; ${temporary}\n${site}}\n`);
  run("nginx", ["-c", file, "-p", folder, "-e", "stderr"]);
}

/** Modules that Debian's package enables by itself. */
const standardModules = ["mpm_event", "authz_core", "socache_shmcb", "reqtimeout"];

function startApache({ plain, secure, server }: Ports): void {
  const text = deployed("apache.conf");
  const [, named = ""] = /a2enmod (.+?) &&/.exec(text) ?? [];
  const site = replaced(text, {
    ...certificates,
    "*:80>": `127.0.0.1:${plain}>`,
    "*:443>": `127.0.0.1:${secure}>`,
    "127.0.0.1:3000": `127.0.0.1:${server}`,
  });
  const modules = [...standardModules, ...named.split(" ")].map(
    (name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`,
  );
  const file = join(folder, "apache.conf");
  const main = [
    ...modules,
    `ServerRoot ${folder}`,
    `ServerName ${host}`,
    `PidFile ${join(folder, "apache.pid")}`,
    `DefaultRuntimeDir ${folder}`,
    `ErrorLog ${join(folder, "apache.log")}`,
    // Started by root, it needs another user; started by another, it ignores this.
    "User nobody",
    "Group nogroup",
    `Listen 127.0.0.1:${plain}`,
    `Listen 127.0.0.1:${secure}`,
  ];
  writeFileSync(file, [...main, site].join("\n"));
  run("apache2", ["-f", file, "-DFOREGROUND"]);
}

function startCaddy({ plain, secure, server }: Ports): void {
  const site = replaced(deployed("Caddyfile"), {
    [`https://${host} {`]: `https://${host}:${secure} {\n\ttls ${certificate} ${key}`,
    [`http://${host} {`]: `http://${host}:${plain} {`,
    "127.0.0.1:3000": `127.0.0.1:${server}`,
  });
  const file = join(folder, "Caddyfile");
  writeFileSync(file, `{\n\tadmin off\n\tauto_https off\n\tdefault_bind 127.0.0.1\n}\n${site}`);
  const home = join(folder, "caddy");
  mkdirSync(home);
  run("caddy", ["run", "--config", file, "--adapter", "caddyfile"], {
    HOME: home,
    XDG_DATA_HOME: home,
    XDG_CONFIG_HOME: home,
  });
}

interface Visit {
  readonly method?: string;
  readonly body?: string | Buffer;
  readonly headers?: Readonly<Record<string, string>>;
}

interface Answer {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

/** A request to the site by its name, whose certificate is checked. Status undefined: nobody answers. */
function visit(ports: Ports, path: string, { method = "GET", body, headers }: Visit = {}, isSecure = true) {
  const port = isSecure ? ports.secure : ports.plain;
  const to = { host: "127.0.0.1", port, path, method, headers: { host, ...headers }, agent: false };
  const { promise, resolve } = Promise.withResolvers<Answer>();
  const sent = isSecure ? requestSecure({ ...to, servername: host, ca: readFileSync(certificate) }) : requestPlain(to);
  sent.on("response", (response) => {
    const chunks: Buffer[] = [];
    response.on("data", (chunk: Buffer) => chunks.push(chunk));
    response.on("end", () => {
      const { statusCode: status, headers: received } = response;
      resolve({ status, headers: received, text: Buffer.concat(chunks).toString() });
    });
  });
  sent.on("error", (problem) => resolve({ status: undefined, headers: {}, text: problem.message }));
  sent.end(body);
  return promise;
}

const json = (value: object, token?: string): Visit => ({
  method: "POST",
  body: JSON.stringify(value),
  headers: { "content-type": "application/json", ...(token !== undefined && { authorization: `Bearer ${token}` }) },
});

describe.each([
  ["nginx", startNginx],
  ["Apache", startApache],
  ["Caddy", startCaddy],
])("a site behind %s", (name, startProxy) => {
  let ports: Ports;
  let server: ServerProcess;
  const start = () =>
    startServer({
      PORT: String(ports.server),
      OCTAVO_DATA_DIR: join(folder, `data-${name}`),
      OCTAVO_PUBLIC_URL: `https://${host}`,
      OCTAVO_TRUST_PROXY: "1",
      OCTAVO_SECRET: siteSecret,
    });
  beforeAll(async () => {
    ports = { plain: await freePort(), secure: await freePort(), server: await freePort() };
    server = await start();
    startProxy(ports);
    await vi.waitUntil(async () => (await visit(ports, "/ready")).status === 200, { timeout: 60_000 });
  }, 120_000);

  test("delivers the studio with all its files", async () => {
    const page = await visit(ports, "/");
    expect(page.status).toBe(200);
    const files = [...page.text.matchAll(/(?:src|href)="(\/[^"]+)"/g)].map(([, file = ""]) => file);
    expect(files.length).toBeGreaterThan(3);
    for (const file of files) expect((await visit(ports, file)).status, file).toBe(200);
  });

  test("signs users in, and passes previews through its socket", async () => {
    const { username, token: direct } = await newVisitor(server.origin);
    const signedIn = await visit(ports, "/api/auth/login", json({ username, password }));
    expect(signedIn.status, signedIn.text).toBe(200);
    const { access_token: token } = JSON.parse(signedIn.text) as { access_token: string };
    expect(token).not.toBe(direct);
    const socket = new WebSocket(`wss://127.0.0.1:${ports.secure}/ws/tab`, [socketProtocol, tokenProtocol(token)], {
      headers: { host, origin: `https://${host}` },
      agent: new Agent({ servername: host, ca: readFileSync(certificate) }),
    });
    await once(socket, "open");
    socket.send(previewRequest(template));
    const [bytes] = (await once(socket, "message")) as [Buffer];
    const answer = JSON.parse(bytes.toString()) as SocketAnswer;
    expect(answer.type).toBe("preview_response");
    const closed = once(socket, "close");
    socket.close();
    await closed;
  });

  test("lets Octavo say itself what is too large", async () => {
    const { token } = await newVisitor(server.origin);
    const { maxBytes } = routes["POST /api/projects"];
    const answer = await visit(ports, "/api/projects", json({ name: "x".repeat(maxBytes) }, token));
    expect(answer.status).toBe(413);
    expect(JSON.parse(answer.text)).toMatchObject({ request_id: expect.any(String) });
  });

  test("counts attempts by the visitor's address, whatever the visitor claims", async () => {
    const statuses = new Set<number | undefined>();
    for (let i = 0; i < 110; i++) {
      const { body = "", headers } = json({ token: "x".repeat(43) });
      const claims = { "x-forwarded-for": `198.51.100.${i}`, "x-real-ip": `198.51.100.${i}` };
      const sent = { method: "POST", body, headers: { ...headers, ...claims } };
      statuses.add((await visit(ports, "/api/auth/email-confirmation/confirm", sent)).status);
    }
    expect([...statuses]).toEqual([400, 429]);
  });

  test("redirects pages to TLS, and refuses programs without it", async () => {
    const page = await visit(ports, "/gallery?device=kindle-scribe", {}, false);
    expect([page.status, page.headers.location]).toEqual([301, `https://${host}/gallery?device=kindle-scribe`]);
    for (const path of ["/api/site", "/opds", "/ws/tab"])
      expect((await visit(ports, path, {}, false)).status, path).toBe(403);
  });

  test("answers again as soon as the node does", async () => {
    await server.stop();
    expect((await visit(ports, "/api/site")).status).toBeGreaterThanOrEqual(502);
    server = await start();
    await expect.poll(async () => (await visit(ports, "/api/site")).status).toBe(200);
  });
});

describe("a site behind Varnish", () => {
  /** Requests for PDFs that have reached the node, by class of status. */
  async function reached(metrics: number, status: string): Promise<number> {
    const told = await (await fetch(`http://127.0.0.1:${metrics}/metrics`)).text();
    const route = '/api/public/projects/:id/pdf",status="';
    const counted = new RegExp(`_count\\{method="GET",route="${route}${status}"\\} (\\d+)`).exec(told);
    return Number(counted?.[1] ?? 0);
  }

  async function startVarnish(server: number, change = (text: string) => text): Promise<string> {
    const port = await freePort();
    const file = join(folder, `${port}.vcl`);
    const text = replaced(deployed("varnish.vcl"), { '"3000"': `"${server}"` });
    writeFileSync(file, change(text));
    const working = ["-n", join(folder, `varnish-${port}`), "-j", "none"];
    run("varnishd", ["-F", "-f", file, "-a", `127.0.0.1:${port}`, "-s", "malloc,64m", ...working]);
    const origin = `http://127.0.0.1:${port}`;
    await expect.poll(async () => (await fetch(`${origin}/ready`).catch(() => undefined))?.status).toBe(200);
    return origin;
  }

  test("asks the node once for 1,000 downloads of a public planner", { timeout: 240_000 }, async () => {
    const metrics = await freePort();
    const port = await freePort();
    const { origin } = await startServer({
      PORT: String(port),
      OCTAVO_DATA_DIR: join(folder, "data-varnish"),
      OCTAVO_TRUST_PROXY: "1",
      OCTAVO_SECRET: siteSecret,
      OCTAVO_METRICS_PORT: String(metrics),
    });
    const cache = await startVarnish(port);
    const { token } = await newVisitor(origin);
    const body = { name: "Year", device_profile: "remarkable-2", masters_yaml: masters, plan_yaml: plan };
    const { id, revision } = await ask(origin, "POST /api/projects", { token, body });
    const share = { params: { id }, token, revision };
    const shared = await ask(origin, "POST /api/projects/{id}/share", { ...share, body: { is_public: true } });
    const path = `/api/public/projects/${id}/pdf`;

    const sizes = new Map<string, number>();
    async function download(count: number): Promise<void> {
      for (let i = 0; i < count; i++) {
        const answer = await fetch(cache + path);
        const seen = `${answer.status} ${answer.headers.get("etag")} ${(await answer.arrayBuffer()).byteLength}`;
        sizes.set(seen, (sizes.get(seen) ?? 0) + 1);
      }
    }
    await Promise.all(Array.from({ length: 20 }, () => download(50)));
    const own = await fetch(origin + path);
    const bytes = (await own.arrayBuffer()).byteLength;
    expect(own.headers.get("etag")).toMatch(/^"[^"]+"$/);
    expect(Object.fromEntries(sizes)).toEqual({ [`200 ${own.headers.get("etag")} ${bytes}`]: 1000 });
    // One for Varnish, and one directly.
    expect(await reached(metrics, "2xx")).toBe(2);

    // People and their documents pass.
    for (let i = 0; i < 3; i++) {
      const mine = await fetch(`${cache}/api/projects`, { headers: { authorization: `Bearer ${token}` } });
      expect(mine.status).toBe(200);
      expect((await fetch(`${cache}/api/projects`)).status).toBe(401);
    }

    // After its time, Varnish asks whether the planner has changed.
    const hasty = await startVarnish(port, (text) =>
      text.replace("set beresp.grace = 0s;", "set beresp.grace = 0s; set beresp.ttl = 0.1s;"),
    );
    expect((await fetch(hasty + path)).headers.get("etag")).toBe(own.headers.get("etag"));
    await expect
      .poll(async () => {
        const again = await fetch(hasty + path);
        expect([again.status, (await again.arrayBuffer()).byteLength]).toEqual([200, bytes]);
        return reached(metrics, "3xx");
      })
      .toBeGreaterThan(0);

    // A planner that is private again is gone after it.
    const hidden = { ...share, revision: shared.revision, body: { is_public: false } };
    await ask(origin, "POST /api/projects/{id}/share", hidden);
    await expect.poll(async () => (await fetch(hasty + path)).status).toBe(404);
  });
});
