import { type ChoiceContext, type ChoiceResult, defaultChoices } from "./choices.ts";
import { namesOf } from "./format-choices.ts";
import { readChoices, writtenCalendar } from "./read-choices.ts";

/**
 * Parses the query of an address. Names that are not choices are ignored; of repeated names, the first counts. The
 * context's defaults replace only device, dates and language, so that an address means the same for everybody. Without a
 * language, which every written address has, they also replace calendar, week and clock: those are usual in the region of a
 * visitor.
 */
export function parseChoices(query: string, context: ChoiceContext): ChoiceResult {
  const written: Record<string, string> = {};
  const names = namesOf(context.starter);
  for (const part of query.replace(/^\?/, "").split("&")) {
    const [name = "", ...value] = part.split("=");
    const known = names.find((choice) => choice === name);
    if (known !== undefined) written[known] ??= decode(value.join("="));
  }
  const { device, locale, from, to, ...visitor } = context.defaults;
  const isUnwritten = written["locale"] === undefined;
  const usual = isUnwritten ? { calendar: visitor.calendar, region: visitor } : { calendar: writtenCalendar(written) };
  const defaults = { ...defaultChoices(context.starter, { device, locale, year: 0, ...usual }), from, to };
  return readChoices(written, { ...context, defaults });
}

/** Keeps a text with an invalid escape as written. */
function decode(text: string): string {
  const spaced = text.replaceAll("+", " ");
  return /%(?![0-9a-f]{2})/i.test(spaced) ? spaced : (safely(() => decodeURIComponent(spaced)) ?? spaced);
}

function safely<T>(make: () => T): T | undefined {
  try {
    return make();
  } catch (problem) {
    if (problem instanceof URIError) return undefined;
    throw problem;
  }
}
