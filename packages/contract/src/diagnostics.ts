import type { Diagnostic, Place } from "@octavo/engine";
import { formatMessage, type Message, message } from "@octavo/engine/message";
import type { ReportedDiagnostic } from "./schemas/diagnostics.ts";

export function reportDiagnostic({ severity, code, message, at, hint, count = 1 }: Diagnostic): ReportedDiagnostic {
  const { page, ...place } = at;
  return {
    severity,
    code,
    message: formatMessage(message),
    count,
    ...place,
    ...(page && { first_page: page }),
    ...(hint && { hint: formatMessage(hint) }),
    data: { message, ...(hint && { hint }) },
  };
}

/** Creates a sentence with the place: `Plan, line 12: End date must be after start date.` */
export function describeDiagnostic({ message: problem, at, hint, count = 1 }: Diagnostic): Message {
  const sentence = withStop(describeRepetition(problem, count, at.page));
  const advised = hint ? message("{sentence} {hint}", { sentence, hint: withStop(hint) }) : sentence;
  const [first, ...rest] = describePlace(at);
  return first
    ? message("{place}: {problem}", { place: [{ ...first, initial: "upper" }, ...rest], problem: advised })
    : advised;
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

const documents = { masters: message("masters"), plan: message("plan"), template: message("template") };

function describePlace({ document, line, master, section, widget_id }: Place): readonly Message[] {
  const parts = [
    document && documents[document],
    line && message("line {line}", { line }),
    section && message('section "{name}"', { name: section }),
    master && message('master "{name}"', { name: master }),
    widget_id && message('widget "{name}"', { name: widget_id }),
  ];
  return parts.flatMap((part) => (part ? [part] : []));
}

function describeRepetition(problem: Message, count: number, page: number | undefined): Message {
  if (count > 1)
    return page
      ? message("{problem} ({count} times, first on page {page})", { problem, count, page })
      : message("{problem} ({count} times)", { problem, count });
  return page ? message("{problem} (page {page})", { problem, page }) : problem;
}

function withStop(sentence: Message): Message {
  return /[.?!…]["”)]?$/.test(sentence.text) ? sentence : message("{sentence}.", { sentence });
}
