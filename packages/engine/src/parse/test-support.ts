import { type DocumentName, formatMessage, type Report } from "@octavo/foundation";
import { locate } from "./locate.ts";

/**
 * One line per diagnostic: `warning 4 at red: background_color must be … (hint)`, where 4 is the line and "red" the
 * text at its place.
 */
export function formatReport(report: Report, texts: Partial<Record<DocumentName, string>>): readonly string[] {
  return locate(report.diagnostics, texts).map(({ severity, message, hint, at }) => {
    const text = (at.document && texts[at.document]) ?? "";
    const rest = text.split("\n")[(at.line ?? 0) - 1]?.slice((at.column ?? 1) - 1) ?? "";
    const [found = ""] = /^(?:"[^"]*"|[{[]|[^,\s}\]]+)/.exec(rest) ?? [];
    const place = at.line === undefined ? "" : ` ${at.line} at ${found}`;
    return `${severity}${place}: ${formatMessage(message)}${hint === undefined ? "" : ` (${formatMessage(hint)})`}`;
  });
}
