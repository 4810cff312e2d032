import type { Diagnostic, Place } from "@octavo/engine";
import type { ReportedDiagnostic } from "./schemas/diagnostics.ts";

/** A diagnostic as it travels: flat, and nothing in it that is not known. */
export function reportDiagnostic({ severity, code, message, at, hint, count = 1 }: Diagnostic): ReportedDiagnostic {
  const { page, ...place } = at;
  return { severity, code, message, count, ...place, ...(page && { first_page: page }), ...(hint && { hint }) };
}

/** A diagnostic as a sentence that stands for itself: `Plan, line 12: End date must be after start date.` */
export function describeDiagnostic({ message, at, hint, count = 1 }: Diagnostic): string {
  const place = describePlace(at);
  const said = `${place}${place && ": "}${message}${describeRepetition(count, at.page)}`;
  return [said, hint].flatMap((sentence) => (sentence ? [withStop(sentence)] : [])).join(" ");
}

/** `plan.sections[2].master`, as a reader would write it. */
export function formatPath(path: readonly PropertyKey[]): string {
  return path.reduce<string>((text, key) => {
    if (typeof key === "number") return `${text}[${key}]`;
    return text ? `${text}.${String(key)}` : String(key);
  }, "");
}

/** Where to look, as a path that begins with the document. */
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
