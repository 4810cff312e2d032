/**
 * Lists and mappings as editable text. Only the property's `read` knows the accepted values, so each notation is tried
 * until one is accepted.
 */

import type { Property } from "@octavo/engine";
import { type Message, message } from "@octavo/foundation";

interface Notation {
  /** Undefined if the notation cannot express the value. */
  readonly write: (value: unknown) => string | undefined;
  /** Undefined if the text does not match the notation. */
  readonly read: (written: string) => unknown;
}

const isScalar = (value: unknown) => ["string", "number", "boolean"].includes(typeof value);
const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

/** One item in each line. */
const linesOfText: Notation = {
  write: (value) => (isList(value) && value.every(isScalar) ? value.join("\n") : undefined),
  read: (written) => linesOf(written),
};

const severalLines: Notation = {
  write: () => undefined,
  read: (written) => (written.includes("\n") ? linesOf(written) : undefined),
};

const plainText: Notation = {
  write: (value) => (isScalar(value) ? String(value) : undefined),
  read: (written) => written,
};

/** One row in each line, with cells separated by bars. */
const rowsOfCells: Notation = {
  write: (value) =>
    isList(value) && value.length > 0 && value.every(isList)
      ? value.map((row) => row.join(" | ")).join("\n")
      : undefined,
  read: (written) => linesOf(written).map((line) => line.split("|").map((cell) => cell.trim())),
};

/** A cell link that consists of a rule only. */
const cellRule: Notation = {
  write: (value) => {
    const link = soleEntry(value, "link");
    const rule = soleEntry(link, "bind");
    return typeof rule === "string" ? rule : undefined;
  },
  read: (written) => ({ link: { bind: written.trim() } }),
};

const json: Notation = {
  write: (value) => JSON.stringify(value, undefined, 2),
  read: (written) => {
    if (!/^\s*[[{]/.test(written)) return undefined;
    try {
      return JSON.parse(written);
    } catch (error) {
      if (error instanceof SyntaxError) return undefined;
      throw error;
    }
  },
};

/** In parsing order. */
const readings: readonly Notation[] = [json, severalLines, plainText, linesOfText, rowsOfCells, cellRule];
const writings: readonly Notation[] = [plainText, linesOfText, rowsOfCells, cellRule, json];

function linesOf(written: string): readonly string[] {
  return written.trimEnd().split("\n");
}

function soleEntry(value: unknown, key: string): unknown {
  if (typeof value !== "object" || value === null) return undefined;
  const entries = Object.entries(value);
  return entries.length === 1 && entries[0]?.[0] === key ? entries[0][1] : undefined;
}

export function writeStructure(value: unknown): string {
  if (value === undefined || value === null) return "";
  for (const { write } of writings) {
    const written = write(value);
    if (written !== undefined) return written;
  }
  return "";
}

export type ReadStructure = { readonly value: unknown } | { readonly problem: Message };

/** An empty text removes the value. */
export function readStructure(written: string, { read }: Pick<Property<unknown>, "read">): ReadStructure {
  if (written.trim() === "") return { value: undefined };
  let problem: Message = message("cannot be read");
  for (const notation of readings) {
    const value = notation.read(written);
    if (value === undefined) continue;
    const reading = read(value);
    if (reading.problem === undefined) return { value };
    problem = reading.problem;
  }
  return { problem };
}
