/** English with British spelling, for browsers that ask for any English but American. The keys of the other dictionaries stay American. */
import { english } from "@octavo/foundation";
import type { Dictionary } from "./dictionary.ts";

/** Slots, such as {color}, keep their names. */
const spellings: readonly (readonly [RegExp, string])[] = [
  [/(?<!\{)\b(c)olor/gi, "$1olour"],
  [/(?<!\{)\b(g)ray/gi, "$1rey"],
  [/(?<!\{)\b(neighb)or/gi, "$1our"],
  [/(?<!\{)\b(catalog)\b/gi, "$1ue"],
  [/(?<!\{)\b(cancel)ed/gi, "$1led"],
];

const british = (text: string) =>
  spellings.reduce((spelled, [american, here]) => spelled.replace(american, here), text);

export const dictionary: Dictionary = {
  ...english,
  language: "en",
  locale: "en-US",
  text: (text) => (text.includes("|") ? undefined : british(text)),
  counted: () => undefined,
  template: (message) => british(english.template(message)),
  number: (value) => value.toLocaleString("en-US"),
};
