import type { Diagnostic, Place } from "@octavo/engine";
import type { ReportedDiagnostic } from "./schemas/diagnostics.ts";

export function reportDiagnostic({ severity, code, message, at, hint, count = 1 }: Diagnostic): ReportedDiagnostic {
  const { page, ...place } = at;
  return { severity, code, message, count, ...place, ...(page && { first_page: page }), ...(hint && { hint }) };
}

/** Formats a diagnostic as a sentence: `Plan, line 12: End date must be after start date.` */
export function describeDiagnostic({ message, at, hint, count = 1 }: Diagnostic): string {
  const place = describePlace(at);
  const said = `${place}${place && ": "}${message}${describeRepetition(count, at.page)}`;
  return [said, hint].flatMap((sentence) => (sentence ? [withStop(sentence)] : [])).join(" ");
}

/** Formats a path as `plan.sections[2].master`. */
export function formatPath(path: readonly PropertyKey[]): string {
  return path.reduce<string>((text, key) => {
    if (typeof key === "number") return `${text}[${key}]`;
    return text ? `${text}.${String(key)}` : String(key);
  }, "");
}

/** Path that starts with the document. */
export function diagnosticPath({ at }: Diagnostic): string {
  return formatPath([...(at.document ? [at.document] : []), ...(at.path ?? [])]);
}

function describePlace({ document, line, master, section, widget_id }: Place): string {
  const parts = [
    document,
    line && `line ${line}`,
    section && `section "${section}"`,
    master && `master "${master}"`,
    widget_id && `widget "${widget_id}"`,
  ];
  const place = parts.filter(Boolean).join(", ");
  return place.charAt(0).toUpperCase() + place.slice(1);
}

function describeRepetition(count: number, page: number | undefined): string {
  if (count > 1) return ` (${count} times${page ? `, first on page ${page}` : ""})`;
  return page ? ` (page ${page})` : "";
}

function withStop(sentence: string): string {
  return /[.?!…]["”)]?$/.test(sentence) ? sentence : `${sentence}.`;
}
