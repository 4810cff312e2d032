/** Files appear whole or not at all: they grow under another name beside their own, which they take over at the end. */
import { rmSync, type Stats } from "node:fs";
import { open, realpath, rename, rm, stat } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { UsageProblem } from "./command.ts";
import { standardStream } from "./read-document.ts";
import { isSystemError, reasonOf } from "./system-errors.ts";

type Chunks = Iterable<Uint8Array> | AsyncIterable<Uint8Array>;

export interface Output {
  /** Writes everything, and answers how many bytes that was. */
  readonly write: (chunks: Chunks) => Promise<number>;
}

export interface OutputOptions {
  /** For its owner's eyes alone, and on disk for good before it takes its name. */
  readonly precious?: boolean;
}

const ownerOnly = 0o600;

/** Small pieces are put together: a write costs more than a copy. */
const blockSize = 256 * 1024;

/** Where a result goes, looked at before the work begins, so that nobody waits for a file that cannot be written. */
export async function outputTo(path: string, inputs: readonly string[], options: OutputOptions = {}): Promise<Output> {
  if (path === standardStream) return { write: writeToStandardOutput };
  const existing = await statIfThere(path);
  if (existing?.isDirectory())
    throw new UsageProblem(`"${path}" is a folder. Name the file in it, such as ${join(path, "planner.pdf")}.`);
  if (!existing) await checkFolder(path);
  for (const input of inputs)
    if (existing && (await isSame(input, existing)))
      throw new UsageProblem(`"${path}" is a document to read; writing there would destroy it.`);
  if (existing && !existing.isFile()) return { write: (chunks) => refusing(path, () => writeThrough(path, chunks)) };
  return { write: (chunks) => refusing(path, () => replace(path, chunks, existing, options)) };
}

async function statIfThere(path: string): Promise<Stats | undefined> {
  try {
    return await stat(path);
  } catch (problem) {
    if (isSystemError(problem) && problem.code === "ENOENT") return undefined;
    throw new UsageProblem(`"${path}" cannot be written: ${reasonOf(problem)}.`, { cause: problem });
  }
}

async function checkFolder(path: string): Promise<void> {
  const folder = dirname(path);
  const found = await statIfThere(folder);
  if (!found?.isDirectory()) throw new UsageProblem(`There is no folder "${folder}" to write ${basename(path)} into.`);
}

async function isSame(input: string, existing: Stats): Promise<boolean> {
  const found = input === standardStream ? undefined : await statIfThere(input);
  return found !== undefined && found.ino === existing.ino && found.dev === existing.dev;
}

async function refusing(path: string, write: () => Promise<number>): Promise<number> {
  try {
    return await write();
  } catch (problem) {
    throw new UsageProblem(`"${path}" could not be written: ${reasonOf(problem)}.`, { cause: problem });
  }
}

async function replace(
  path: string,
  chunks: Chunks,
  existing: Stats | undefined,
  { precious = false }: OutputOptions,
): Promise<number> {
  const target = existing ? await realpath(path) : path;
  const temporary = join(dirname(target), `.${basename(target)}.${process.pid}.part`);
  const forgetSignals = removeWhenKilled(temporary);
  try {
    const bytes = await writeThrough(temporary, chunks, {
      mode: precious ? ownerOnly : existing?.mode,
      sync: precious,
    });
    await rename(temporary, target);
    if (precious) await syncFolder(dirname(target));
    return bytes;
  } catch (problem) {
    await rm(temporary, { force: true });
    throw problem;
  } finally {
    forgetSignals();
  }
}

const signals = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

function removeWhenKilled(path: string): () => void {
  const remove = (signal: NodeJS.Signals) => {
    rmSync(path, { force: true });
    forget();
    process.kill(process.pid, signal);
  };
  const forget = () => {
    for (const signal of signals) process.off(signal, remove);
  };
  for (const signal of signals) process.on(signal, remove);
  return forget;
}

interface WriteOptions {
  readonly mode?: number | undefined;
  readonly sync?: boolean;
}

async function writeThrough(path: string, chunks: Chunks, { mode, sync = false }: WriteOptions = {}): Promise<number> {
  const file = await open(path, "w", mode);
  let bytes = 0;
  try {
    for await (const block of inBlocks(chunks)) {
      await file.writeFile(block);
      bytes += block.length;
    }
    if (sync) await file.sync();
    return bytes;
  } finally {
    await file.close();
  }
}

/** Puts the new name on disk; Windows has no such thing. */
async function syncFolder(path: string): Promise<void> {
  if (process.platform === "win32") return;
  const folder = await open(path, "r");
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

async function writeToStandardOutput(chunks: Chunks): Promise<number> {
  let bytes = 0;
  for await (const block of inBlocks(chunks)) {
    await new Promise<void>((resolve) => process.stdout.write(block, () => resolve()));
    bytes += block.length;
  }
  return bytes;
}

async function* inBlocks(chunks: Chunks): AsyncGenerator<Uint8Array> {
  let waiting: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of chunks) {
    waiting.push(chunk);
    size += chunk.length;
    if (size < blockSize) continue;
    yield Buffer.concat(waiting);
    waiting = [];
    size = 0;
  }
  yield Buffer.concat(waiting);
}
