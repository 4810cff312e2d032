/** Runs command lines in a separate folder, in the test process or as the real program. */
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, vi } from "vitest";
import { main } from "../src/main.ts";

const program = fileURLToPath(new URL("../bin/octavo.mjs", import.meta.url));

export interface Ended {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
  readonly bytes: Buffer;
}

export interface RunOptions {
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
}

interface ProgramOptions extends RunOptions {
  readonly input?: string | Uint8Array;
  readonly nodeOptions?: readonly string[];
}

/** Removes the color settings of the environment in which the tests run. */
function environment(more: Readonly<Record<string, string>> = {}): NodeJS.ProcessEnv {
  const { NO_COLOR: _none, FORCE_COLOR: _forced, ...env } = { ...process.env, ...more };
  return env;
}

export function start(args: readonly string[], { cwd, nodeOptions = [], env }: ProgramOptions = {}) {
  return spawn(process.execPath, [...nodeOptions, program, ...args], { cwd: cwd ?? folder({}), env: environment(env) });
}

/** Runs the program in a process with its own streams and exit code. */
export async function octavoProgram(args: readonly string[], options: ProgramOptions = {}): Promise<Ended> {
  const child = start(args, options);
  const out: Buffer[] = [];
  const err: Buffer[] = [];
  child.stdout.on("data", (chunk: Buffer) => out.push(chunk));
  child.stderr.on("data", (chunk: Buffer) => err.push(chunk));
  // A command that reads nothing may be gone before its input is.
  child.stdin.on("error", () => undefined);
  child.stdin.end(options.input);
  const code = await new Promise<number | null>((resolve) => child.on("close", resolve));
  return ended(code, out, err);
}

let last: Promise<unknown> = Promise.resolve();

/** Runs a command line in this process. Runs do not overlap, because they share the current folder and the output. */
export function octavo(args: readonly string[], options: RunOptions = {}): Promise<Ended> {
  const result = last.then(() => run(args, options));
  last = result.catch(() => undefined);
  return result;
}

async function run(args: readonly string[], { cwd = folder({}), env }: RunOptions): Promise<Ended> {
  const before = { folder: process.cwd(), env: process.env };
  const [out, err] = [hear(process.stdout), hear(process.stderr)];
  process.chdir(cwd);
  process.env = environment(env);
  try {
    return ended(await main(args), out.chunks, err.chunks);
  } finally {
    process.env = before.env;
    process.chdir(before.folder);
    for (const { restore } of [out, err]) restore();
  }
}

/** Captures the output of a stream. Restores its listeners afterwards. */
function hear(stream: NodeJS.WriteStream) {
  const chunks: Buffer[] = [];
  const listeners = stream.listeners("error");
  const write = vi.spyOn(stream, "write").mockImplementation((chunk, ...rest: unknown[]) => {
    chunks.push(Buffer.from(chunk));
    for (const done of rest) if (typeof done === "function") done();
    return true;
  });
  const restore = () => {
    write.mockRestore();
    for (const added of stream.listeners("error"))
      if (!listeners.includes(added)) stream.off("error", added as (problem: Error) => void);
  };
  return { chunks, restore };
}

function ended(code: number | null, out: readonly Buffer[], err: readonly Buffer[]): Ended {
  const bytes = Buffer.concat(out);
  return { code, bytes, stdout: bytes.toString(), stderr: Buffer.concat(err).toString() };
}

const folders: string[] = [];
afterAll(() => {
  for (const path of folders.splice(0)) rmSync(path, { recursive: true, force: true });
});

/** Creates a folder with these files and deletes it after the tests. */
export function folder(files: Readonly<Record<string, string | Uint8Array>>): string {
  const path = mkdtempSync(join(tmpdir(), "octavo-cli-"));
  folders.push(path);
  for (const [name, content] of Object.entries(files)) writeFileSync(join(path, name), content);
  return path;
}

export const masters = `canvas: { page_size: Device, profile: remarkable-2 }
masters:
  - name: Day
    widgets:
      - id: title
        type: text_block
        position: { x: 40, y: 30, width: 300, height: 30 }
        content: "{date_long}"
        styling: { font: Helvetica-Bold, size: 16 }
      - id: next
        type: internal_link
        position: { x: 40, y: 64, width: 90, height: 30 }
        content: Jutro, źdźbło
        properties: { to_dest: "day:{date_next}" }
`;

export const plan = `name: A week
profile: remarkable-2
plan:
  calendar: { start_date: "2026-01-01", end_date: "2026-01-07", pages_per_day: 1 }
  sections:
    - { kind: days, master: Day, generate: each_day }
`;

/** Returns both documents with replacements. */
export function planner(
  changes: { readonly masters?: readonly [string, string]; readonly plan?: readonly [string, string] } = {},
) {
  const change = (text: string, [from, to]: readonly [string, string] = ["", ""]) => {
    if (!text.includes(from)) throw new Error(`The sample holds no "${from}".`);
    return text.replace(from, () => to);
  };
  return folder({ "masters.yaml": change(masters, changes.masters), "plan.yaml": change(plan, changes.plan) });
}
