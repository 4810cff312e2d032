import { type Diagnostic, type DocumentName, type Message, message } from "@octavo/foundation";

export interface Marker {
  readonly from: number;
  readonly to: number;
  readonly severity: Diagnostic["severity"];
  readonly message: Message;
  readonly hint: Message | undefined;
}

/** The part of CodeMirror's `Text` that is used here. */
export interface Lines {
  readonly lines: number;
  readonly line: (number: number) => { readonly from: number; readonly text: string };
}

/** Returns a marker for each diagnostic of this document that has a line. Lines beyond the end map to the last line. */
export function markersOf(diagnostics: readonly Diagnostic[], document: DocumentName, text: Lines): readonly Marker[] {
  return diagnostics
    .filter(({ at }) => at.document === document && at.line !== undefined)
    .map((diagnostic) => markerOf(diagnostic, text))
    .sort((a, b) => a.from - b.from || a.to - b.to);
}

const times = (problem: Message, count: number) => message("{problem} (×{count})", { problem, count });

function markerOf({ severity, message: problem, hint, count = 1, at }: Diagnostic, text: Lines): Marker {
  const line = text.line(Math.min(Math.max(1, at.line ?? 1), text.lines));
  const { start, end } = rangeOf(line.text, (at.column ?? 1) - 1);
  return {
    from: line.from + start,
    to: line.from + end,
    severity,
    message: count > 1 ? times(problem, count) : problem,
    hint,
  };
}

/** Returns the range of the value at the column, or the whole line if the column is past its content. */
function rangeOf(line: string, column: number): { start: number; end: number } {
  const flow = flowValue(line, column);
  if (flow > 0) return { start: column, end: column + flow };
  const end = line.replace(/(^|\s)#.*$/, "").trimEnd().length || line.trimEnd().length;
  const first = line.length - line.trimStart().length;
  const start = Math.max(column, Math.min(first, end));
  return start < end ? { start, end } : { start: Math.min(first, end), end };
}

/**
 * Returns the length of a quoted value or of a plain value inside brackets; 0 for a value that extends to the end of the
 * line.
 */
function flowValue(line: string, column: number): number {
  const rest = line.slice(column);
  const quoted = /^(?:"(?:[^"\\]|\\.)*"|'(?:[^']|'')*')/.exec(rest);
  if (quoted) return quoted[0].length;
  const before = line.slice(0, column).replace(/"[^"]*"|'[^']*'/g, "");
  const open = (before.match(/[[{]/g) ?? []).length - (before.match(/[\]}]/g) ?? []).length;
  return open > 0 ? (/^[^,[\]{}]+/.exec(rest)?.[0].trimEnd().length ?? 0) : 0;
}
