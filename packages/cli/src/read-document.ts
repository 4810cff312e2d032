import { readFile } from "node:fs/promises";
import { UsageError } from "./command.ts";
import { describeSystemError } from "./system-errors.ts";

export interface SourceDocument {
  readonly label: string;
  readonly text: string;
}

export const standardStream = "-";

export async function readDocument(path: string): Promise<SourceDocument> {
  const label = path === standardStream ? "stdin" : path;
  return { label, text: decode(path === standardStream ? await readStandardInput() : await readBytes(path), label) };
}

async function readBytes(path: string): Promise<Uint8Array> {
  try {
    return await readFile(path);
  } catch (problem) {
    throw new UsageError(`"${path}" cannot be read: ${describeSystemError(problem)}.`, { cause: problem });
  }
}

/** Stops after more bytes than `most`. */
export async function readStandardInput(most = Number.POSITIVE_INFINITY): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of process.stdin) {
    chunks.push(chunk);
    size += chunk.length;
    if (size > most) break;
  }
  return Buffer.concat(chunks);
}

function decode(bytes: Uint8Array, label: string): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch (problem) {
    throw new UsageError(`"${label}" is not UTF-8 text. Save it as UTF-8 in your editor and try again.`, {
      cause: problem,
    });
  }
}
