/**
 * Chromium without an inspector. With Playwright's listeners V8 parses scripts a second time to record the origin of
 * errors, which takes a tenth of a slow start. This client only throttles the processor and records a trace.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { scratch } from "../fresh-process.ts";
import { chromiumArguments, chromiumProgram } from "./chromium.ts";
import { DevTools } from "./dev-tools.ts";
import { type Mark, tracedMarks } from "./page-trace.ts";

export interface Visit {
  readonly address: string;
  /** Throttling factor. */
  readonly slowdown: number;
  /** A script that runs before the scripts of the page. */
  readonly before: string;
  /** In milliseconds. */
  readonly stay: number;
}

export interface PlainBrowser {
  /** Opens the address in a new tab, closes it and returns the marks. */
  readonly visit: (visit: Visit) => Promise<ReadonlyMap<string, Mark>>;
}

export async function withPlainBrowser<Result>(work: (browser: PlainBrowser) => Promise<Result>): Promise<Result> {
  const child = spawn(
    chromiumProgram(),
    [
      ...chromiumArguments,
      "--headless",
      "--no-first-run",
      "--window-size=1280,900",
      `--user-data-dir=${mkdtempSync(join(scratch, "browser-"))}`,
      "--remote-debugging-port=0",
      "about:blank",
    ],
    { stdio: ["ignore", "ignore", "pipe"] },
  );
  const ended = once(child, "exit");
  try {
    const tools = await DevTools.connect(await addressOf(createInterface(child.stderr)));
    try {
      return await work({ visit: (visit) => visited(tools, visit) });
    } finally {
      // Debian starts Chromium from a shell script. A signal to that would leave the browser running, with the connection open.
      tools.closeBrowser();
      await ended;
    }
  } finally {
    child.kill();
    child.stderr.destroy();
  }
}

async function addressOf(lines: AsyncIterable<string>): Promise<string> {
  for await (const line of lines) {
    const [, address] = /^DevTools listening on (ws:\S+)/.exec(line) ?? [];
    if (address !== undefined) return address;
  }
  throw new Error("Chromium ended without saying how to speak to it.");
}

async function visited(tools: DevTools, visit: Visit): Promise<ReadonlyMap<string, Mark>> {
  const { targetId } = await tools.send<{ targetId: string }>("Target.createTarget", { url: "about:blank" });
  const { sessionId } = await tools.send<{ sessionId: string }>("Target.attachToTarget", { targetId, flatten: true });
  const send = (method: string, params: object) => tools.send(method, params, sessionId);
  await send("Page.enable", {});
  await send("Page.addScriptToEvaluateOnNewDocument", { source: visit.before });
  const marks = await tracedMarks(tools, async () => {
    await send("Emulation.setCPUThrottlingRate", { rate: visit.slowdown });
    await send("Page.navigate", { url: visit.address });
    await new Promise((resolve) => setTimeout(resolve, visit.stay));
    // Chromium starts and ends a trace on the same thread.
    await send("Emulation.setCPUThrottlingRate", { rate: 1 });
  });
  await tools.send("Target.closeTarget", { targetId });
  return marks;
}
