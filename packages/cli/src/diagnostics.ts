import { styleText } from "node:util";
import { type Diagnostic, type DocumentName, formatMessage, type Place } from "@octavo/foundation";
import type { SourceDocument } from "./read-document.ts";
import { formatCount, formatNumber, printError, replaceControlCharacters } from "./terminal.ts";

export type Documents = Readonly<Partial<Record<DocumentName, SourceDocument>>> & {
  /** Files with the rows of lists, by the name of the list in small letters. */
  readonly lists?: ReadonlyMap<string, string>;
};

/** Sorts by document and line. Diagnostics without a line are last. */
export function sortDiagnostics(diagnostics: readonly Diagnostic[], documents: Documents): readonly Diagnostic[] {
  const order = Object.keys(documents);
  const rank = ({ at }: Diagnostic) => [
    at.document ? order.indexOf(at.document) : order.length,
    at.line ?? Infinity,
    at.column ?? 0,
    at.page ?? 0,
  ];
  return diagnostics
    .map((diagnostic) => ({ diagnostic, rank: rank(diagnostic) }))
    .sort((a, b) => compare(a.rank, b.rank))
    .map(({ diagnostic }) => diagnostic);
}

function compare(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((value, i) => value !== b[i]);
  return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
}

const colors = { error: "red", warning: "yellow", hint: "cyan" } as const;

/** One or two lines: `masters.yaml:12:7 error  message  [widget title in Day]`, followed by a hint. */
export function formatDiagnostic(diagnostic: Diagnostic, documents: Documents, stream: NodeJS.WriteStream): string {
  const { severity, message, hint, count = 1, at } = diagnostic;
  const paint = (style: Parameters<typeof styleText>[0], text: string) => styleText(style, text, { stream });
  const place = position(at, documents);
  const line = [
    `${place && `${paint("bold", place)} `}${paint(colors[severity], severity)}`,
    replaceControlCharacters(formatMessage(message)) + (count > 1 ? ` (×${formatNumber(count)})` : ""),
    paint("dim", surroundings(at, count)),
  ];
  return (
    line.filter((part) => part !== "").join("  ") +
    (hint === undefined ? "" : `\n    ${replaceControlCharacters(formatMessage(hint))}`)
  );
}

/** A diagnostic for programs: its sentences in English, and as data to translate. */
export function reportedDiagnostic({ message, hint, ...rest }: Diagnostic) {
  return {
    ...rest,
    message: formatMessage(message),
    ...(hint && { hint: formatMessage(hint) }),
    data: { message, ...(hint && { hint }) },
  };
}

function position({ document, line, column, list }: Place, documents: Documents): string {
  const file = list === undefined ? undefined : documents.lists?.get(list.toLowerCase());
  if (file !== undefined) return file;
  const label = document && documents[document]?.label;
  if (label === undefined) return "";
  return [label, line, line && column].filter((part) => part !== undefined).join(":");
}

function surroundings({ widget_id, master, section, list, block, page, page_label }: Place, count: number): string {
  const widget = widget_id === undefined ? undefined : `widget ${widget_id}`;
  const within = block === undefined ? undefined : `of block ${block}`;
  const design = master === undefined ? undefined : `in ${master}`;
  const around = [
    [widget, within, design].filter((part) => part !== undefined).join(" "),
    section === undefined ? "" : `section ${section}`,
    list === undefined ? "" : `list ${list}`,
    page === undefined ? "" : `${count > 1 ? "first on page" : "page"} ${page}${page_label ? ` (${page_label})` : ""}`,
  ].filter((part) => part !== "");
  return around.length === 0 ? "" : `[${replaceControlCharacters(around.join(", "))}]`;
}

/** Prints to standard error, because standard output may be the result. */
export function printDiagnostics(diagnostics: readonly Diagnostic[], documents: Documents): void {
  for (const diagnostic of sortDiagnostics(diagnostics, documents))
    printError(formatDiagnostic(diagnostic, documents, process.stderr));
}

/** Returns "2 errors, 1 warning", or an empty string. */
export function summarize(diagnostics: readonly Diagnostic[]): string {
  const bySeverity = Map.groupBy(diagnostics, ({ severity }) => severity);
  return (["error", "warning", "hint"] as const)
    .flatMap((severity) => {
      const count = bySeverity.get(severity)?.length ?? 0;
      return count > 0 ? [formatCount(count, severity)] : [];
    })
    .join(", ");
}
