/** Runs the real program in a folder of its own. */
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll } from "vitest";

const program = fileURLToPath(new URL("../bin/octavo.mjs", import.meta.url));

export interface Ended {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
  readonly bytes: Buffer;
}

export interface Surroundings {
  readonly cwd?: string;
  readonly input?: string | Uint8Array;
  readonly nodeOptions?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

export function start(args: readonly string[], { cwd, nodeOptions = [], env: more = {} }: Surroundings = {}) {
  const { NO_COLOR: _none, FORCE_COLOR: _forced, ...env } = { ...process.env, ...more };
  return spawn(process.execPath, [...nodeOptions, program, ...args], { cwd: cwd ?? folder({}), env });
}

export async function octavo(args: readonly string[], surroundings: Surroundings = {}): Promise<Ended> {
  const child = start(args, surroundings);
  const out: Buffer[] = [];
  const err: Buffer[] = [];
  child.stdout.on("data", (chunk: Buffer) => out.push(chunk));
  child.stderr.on("data", (chunk: Buffer) => err.push(chunk));
  // A command that reads nothing may be gone before its input is.
  child.stdin.on("error", () => undefined);
  child.stdin.end(surroundings.input);
  const code = await new Promise<number | null>((resolve) => child.on("close", resolve));
  const bytes = Buffer.concat(out);
  return { code, bytes, stdout: bytes.toString(), stderr: Buffer.concat(err).toString() };
}

const folders: string[] = [];
afterAll(() => {
  for (const path of folders.splice(0)) rmSync(path, { recursive: true, force: true });
});

/** A new folder with these files in it, gone after the tests. */
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

/** The two documents, with replacements made in them. */
export function planner(
  changes: { readonly masters?: readonly [string, string]; readonly plan?: readonly [string, string] } = {},
) {
  const change = (text: string, [from, to]: readonly [string, string] = ["", ""]) => {
    if (!text.includes(from)) throw new Error(`The sample holds no "${from}".`);
    return text.replace(from, () => to);
  };
  return folder({ "masters.yaml": change(masters, changes.masters), "plan.yaml": change(plan, changes.plan) });
}
