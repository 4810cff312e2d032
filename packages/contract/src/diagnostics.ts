import { type Diagnostic, formatMessage, type Message, type Place } from "@octavo/foundation";
import * as messages from "./messages.ts";
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
export function describeDiagnostic({ message, at, hint, count = 1 }: Diagnostic): Message {
  const sentence = withStop(describeRepetition(message, count, at.page));
  const advised = hint ? messages.withHint(sentence, withStop(hint)) : sentence;
  const [first, ...rest] = describePlace(at);
  return first ? messages.atPlace([{ ...first, initial: "upper" }, ...rest], advised) : advised;
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

const documents = { masters: messages.masters, plan: messages.plan, template: messages.template };

function describePlace({
  document,
  line,
  master,
  section,
  list,
  block,
  widget_id,
  widget_label,
}: Place): readonly Message[] {
  const parts = [
    document && documents[document],
    line && messages.line(line),
    section && messages.section(section),
    list && messages.list(list),
    master && messages.master(master),
    block && messages.block(block),
    widget_id && messages.widget(widget_id, widget_label),
  ];
  return parts.flatMap((part) => (part ? [part] : []));
}

function describeRepetition(problem: Message, count: number, page: number | undefined): Message {
  if (count > 1) return page ? messages.repeatedFromPage(problem, count, page) : messages.repeated(problem, count);
  return page ? messages.onPage(problem, page) : problem;
}

function withStop(sentence: Message): Message {
  return /[.?!…]["”)]?$/.test(sentence.text) ? sentence : messages.asSentence(sentence);
}
