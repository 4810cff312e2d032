/** Runs once before the tests of the project "components": starts one server with an empty store, and a server of calendars. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { TestProject } from "vitest/node";
import { calendarText } from "./calendar-text.ts";

const program = fileURLToPath(new URL("./server-for-browsers.child.ts", import.meta.url));

/** Sets `OCTAVO_COMPONENTS_ORIGIN`, to which Vite proxies calls (vitest.config.ts). */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const calendars = await startCalendars();
  project.provide("calendarHost", calendars.host);
  const folder = mkdtempSync(join(tmpdir(), "octavo-components-"));
  const child = spawn(process.execPath, [program], {
    env: {
      ...process.env,
      PORT: "0",
      OCTAVO_DATA_DIR: folder,
      OCTAVO_WORKERS: "1",
      OCTAVO_LOG_LEVEL: "warn",
      OCTAVO_STARTERS: "off",
      OCTAVO_CALENDAR_HOSTS: calendars.host,
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = once(child, "exit");
  const [line] = await Promise.race([once(child.stdout, "data"), ended]);
  if (child.exitCode !== null) throw new Error("The server for component tests did not start.");
  process.env["OCTAVO_COMPONENTS_ORIGIN"] = String(line).trim();
  child.stdout.resume();
  return async () => {
    child.kill("SIGTERM");
    await ended;
    rmSync(folder, { recursive: true, force: true });
    calendars.close();
  };
}

declare module "vitest" {
  interface ProvidedContext {
    /** Host of calendars that the server may read. */
    readonly calendarHost: string;
  }
}

/**
 * Starts a server of calendars. The n-th request for `/<anything>?titles=Choir,Band` gets a calendar with one event of the n-th title,
 * on 2026-01-05; with no such title, the server fails.
 */
async function startCalendars() {
  const asked = new Map<string, number>();
  const server = createServer(({ url = "" }, response) => {
    const titles = new URL(url, "http://calendars").searchParams.get("titles")?.split(",") ?? [];
    const count = asked.get(url) ?? 0;
    asked.set(url, count + 1);
    const title = titles[count];
    if (title === undefined) response.writeHead(503).end();
    else
      response.writeHead(200, { "content-type": "text/calendar" }).end(calendarText("Family", { "2026-01-05": title }));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return { host: `127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() };
}
