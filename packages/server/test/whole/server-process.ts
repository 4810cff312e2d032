/** Runs the server as a process that is configured by environment variables. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll } from "vitest";
import { settingNames } from "../../src/config.ts";

export interface ServerProcess {
  readonly child: ChildProcess;
  /** `http://127.0.0.1:<port>` */
  readonly origin: string;
  readonly said: () => string;
  /** Log lines of internal errors. */
  readonly faults: () => readonly string[];
  readonly kill: () => Promise<void>;
  /** Stops the process and returns the exit code. */
  readonly stop: () => Promise<number | null>;
}

type Variables = Readonly<Record<string, string>>;

const main = fileURLToPath(new URL("../../src/main.ts", import.meta.url));

/** Environment without the settings of the user who runs the tests, and with a compile cache. */
const baseEnvironment = {
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !settingNames.includes(name))),
  NODE_COMPILE_CACHE: join(tmpdir(), "node-compile-cache"),
};

const running = new Set<ChildProcess>();

export function endServersAfterwards(): void {
  afterAll(async () => {
    await Promise.all([...running].map((child) => end(child, "SIGKILL")));
  });
}

/** Runs the server until it exits. Returns output and exit code. */
export async function runServer(
  variables: Variables,
): Promise<{ readonly code: number | null; readonly said: string }> {
  const { child, said } = launch(variables);
  await once(child, "close");
  return { code: child.exitCode, said: said() };
}

export async function startServer(variables: Variables): Promise<ServerProcess> {
  const { child, said } = launch(variables);
  const origin = await addressOf(child, said);
  return {
    child,
    origin,
    said,
    faults: () => faultsIn(said()),
    async kill() {
      await end(child, "SIGKILL");
    },
    stop: () => end(child, "SIGTERM"),
  };
}

/** Checks the log, because a passing test may still have caused an error. */
function launch(variables: Variables) {
  const env = {
    ...baseEnvironment,
    PORT: "0",
    OCTAVO_WORKERS: "1",
    OCTAVO_LOG_LEVEL: "error",
    OCTAVO_STARTERS: "off",
    ...variables,
  };
  const child = spawn(process.execPath, [main], { env, stdio: ["ignore", "pipe", "pipe"] });
  running.add(child);
  child.once("exit", () => running.delete(child));
  const chunks: string[] = [];
  for (const output of [child.stdout, child.stderr]) output.on("data", (chunk: Buffer) => chunks.push(String(chunk)));
  return { child, said: () => chunks.join("") };
}

/** Throws the output if the server exits before it prints its URL. */
async function addressOf(child: ChildProcess, said: () => string): Promise<string> {
  const ended = once(child, "exit");
  for (;;) {
    const [, origin] = /"Octavo is running at (http:[^"]+)"/.exec(said()) ?? [];
    if (origin !== undefined) return origin;
    if (child.exitCode !== null || child.signalCode !== null) throw new Error(`The server did not start: ${said()}`);
    const more = child.stdout ? once(child.stdout, "data") : ended;
    await Promise.race([more, ended]);
  }
}

async function end(child: ChildProcess, signal: "SIGKILL" | "SIGTERM"): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  const ended = once(child, "exit");
  child.kill(signal);
  await ended;
  return child.exitCode;
}

const errorLevel = 50;

function faultsIn(said: string): readonly string[] {
  const isFault = (line: string) => Number(/"level":(\d+)/.exec(line)?.[1] ?? 0) >= errorLevel;
  return said.split("\n").filter(isFault);
}
