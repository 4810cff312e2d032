import type { Diagnostic, DocumentName } from "@octavo/engine";

/** A stretch of text with something to say about it; offsets count from 0. */
export interface Marker {
  readonly from: number;
  readonly to: number;
  readonly severity: Diagnostic["severity"];
  readonly message: string;
  readonly hint: string | undefined;
}

/** What is needed of CodeMirror's text. */
export interface Lines {
  readonly lines: number;
  readonly line: (number: number) => { readonly from: number; readonly text: string };
}

/** A marker for each problem of this document that has a line. A text that became shorter keeps them on its last line. */
export function markersOf(diagnostics: readonly Diagnostic[], document: DocumentName, text: Lines): readonly Marker[] {
  return diagnostics
    .filter(({ at }) => at.document === document && at.line !== undefined)
    .map((diagnostic) => markerOf(diagnostic, text))
    .sort((a, b) => a.from - b.from || a.to - b.to);
}

function markerOf({ severity, message, hint, count = 1, at }: Diagnostic, text: Lines): Marker {
  const line = text.line(Math.min(Math.max(1, at.line ?? 1), text.lines));
  const { start, end } = rangeOf(line.text, (at.column ?? 1) - 1);
  const times = count > 1 ? ` (×${count})` : "";
  return { from: line.from + start, to: line.from + end, severity, message: message + times, hint };
}

/** From the column to the end of what stands there, or all that the line says when the column is past it. */
function rangeOf(line: string, column: number): { start: number; end: number } {
  const flow = flowValue(line, column);
  if (flow > 0) return { start: column, end: column + flow };
  const end = line.replace(/(^|\s)#.*$/, "").trimEnd().length || line.trimEnd().length;
  const first = line.length - line.trimStart().length;
  const start = Math.max(column, Math.min(first, end));
  return start < end ? { start, end } : { start: Math.min(first, end), end };
}

/** Length of a quoted text, or of a plain one inside brackets; 0 for what lasts to the end of its line. */
function flowValue(line: string, column: number): number {
  const rest = line.slice(column);
  const quoted = /^(?:"(?:[^"\\]|\\.)*"|'(?:[^']|'')*')/.exec(rest);
  if (quoted) return quoted[0].length;
  const before = line.slice(0, column).replace(/"[^"]*"|'[^']*'/g, "");
  const open = (before.match(/[[{]/g) ?? []).length - (before.match(/[\]}]/g) ?? []).length;
  return open > 0 ? (/^[^,[\]{}]+/.exec(rest)?.[0].trimEnd().length ?? 0) : 0;
}
