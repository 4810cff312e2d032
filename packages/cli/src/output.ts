/** Writes files atomically: to a temporary file beside the target, which is then renamed. */
import { rmSync, type Stats } from "node:fs";
import { open, realpath, rename, rm, stat } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { UsageError } from "./command.ts";
import { standardStream } from "./read-document.ts";
import { describeSystemError, isSystemError } from "./system-errors.ts";

type Chunks = Iterable<Uint8Array> | AsyncIterable<Uint8Array>;

export interface Output {
  /** Returns the number of bytes written. */
  readonly write: (chunks: Chunks) => Promise<number>;
}

export interface OutputOptions {
  /** Readable by its owner only, and synced to disk before it is renamed. */
  readonly isPrivate?: boolean;
}

const ownerOnly = 0o600;

/** Buffers small chunks, because a write costs more than a copy. */
const blockSize = 256 * 1024;

/** Checks the target before the work starts, so that errors are reported early. */
export async function openOutput(
  path: string,
  inputs: readonly string[],
  options: OutputOptions = {},
): Promise<Output> {
  if (path === standardStream) return { write: writeToStandardOutput };
  const existing = await statIfThere(path);
  if (existing?.isDirectory())
    throw new UsageError(`"${path}" is a folder. Name the file in it, such as ${join(path, "planner.pdf")}.`);
  if (!existing) await checkFolder(path);
  for (const input of inputs)
    if (existing && (await isSame(input, existing)))
      throw new UsageError(`"${path}" is an input document. Writing to it would destroy it.`);
  if (existing && !existing.isFile()) return { write: (chunks) => refusing(path, () => writeThrough(path, chunks)) };
  return { write: (chunks) => refusing(path, () => replace(path, chunks, existing, options)) };
}

async function statIfThere(path: string): Promise<Stats | undefined> {
  try {
    return await stat(path);
  } catch (problem) {
    if (isSystemError(problem) && problem.code === "ENOENT") return undefined;
    throw new UsageError(`"${path}" cannot be written: ${describeSystemError(problem)}.`, { cause: problem });
  }
}

async function checkFolder(path: string): Promise<void> {
  const folder = dirname(path);
  const found = await statIfThere(folder);
  if (!found?.isDirectory()) throw new UsageError(`There is no folder "${folder}" to write ${basename(path)} into.`);
}

async function isSame(input: string, existing: Stats): Promise<boolean> {
  const found = input === standardStream ? undefined : await statIfThere(input);
  return found !== undefined && found.ino === existing.ino && found.dev === existing.dev;
}

async function refusing(path: string, write: () => Promise<number>): Promise<number> {
  try {
    return await write();
  } catch (problem) {
    throw new UsageError(`"${path}" could not be written: ${describeSystemError(problem)}.`, { cause: problem });
  }
}

async function replace(
  path: string,
  chunks: Chunks,
  existing: Stats | undefined,
  { isPrivate = false }: OutputOptions,
): Promise<number> {
  const target = existing ? await realpath(path) : path;
  const temporary = join(dirname(target), `.${basename(target)}.${process.pid}.part`);
  const forgetSignals = removeWhenKilled(temporary);
  try {
    const bytes = await writeThrough(temporary, chunks, {
      mode: isPrivate ? ownerOnly : existing?.mode,
      sync: isPrivate,
    });
    await rename(temporary, target);
    if (isPrivate) await syncFolder(dirname(target));
    return bytes;
  } catch (problem) {
    await rm(temporary, { force: true });
    throw problem;
  } finally {
    forgetSignals();
  }
}

const signals = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/** Removes a file or a folder if a signal ends the process. The result stops that. */
export function removeWhenKilled(path: string): () => void {
  const remove = (signal: NodeJS.Signals) => {
    rmSync(path, { force: true, recursive: true });
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

/** Syncs a folder. Not available on Windows. */
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
