import type { Dictionary } from "../dictionary.ts";
import { account } from "./account.ts";
import { editor } from "./editor.ts";
import { gallery } from "./gallery.ts";
import { readPattern } from "./pattern.ts";
import { plan } from "./plan.ts";
import { preview } from "./preview.ts";
import { projects } from "./projects.ts";
import { sentences } from "./sentences.ts";
import { shell } from "./shell.ts";
import { tutorial } from "./tutorial.ts";

/** One, a few (2–4, 22–24, …), many (0, 5–21, …). */
export type Forms = readonly [one: string, few: string, many: string];
export type Words = Readonly<Record<string, string | Forms>>;

/** One file an area; a word that several areas use stands in the first of them. */
export const areas: readonly Words[] = [shell, account, projects, plan, preview, gallery, tutorial, editor, sentences];

const words = new Map(areas.flatMap((area) => Object.entries(area)));
const patterns = Object.entries(sentences).flatMap(([english, said]) =>
  typeof said === "string" && english.includes("{") ? [readPattern(english, said)] : [],
);
const numbers = new Intl.NumberFormat("pl");
const rules = new Intl.PluralRules("pl");

export const polish: Dictionary = {
  language: "pl",
  text(english) {
    const found = words.get(english);
    return typeof found === "string" ? found : undefined;
  },
  counted(english, count) {
    const found = words.get(english);
    return typeof found === "object" ? found[formOf(count)] : undefined;
  },
  sentence: (english) => polish.text(english) ?? patterns.map((match) => match(english)).find(Boolean),
  number: (value) => numbers.format(value),
};

/** What is no whole number takes the genitive singular, which reads like the few: nothing that is counted here is one. */
function formOf(count: number): 0 | 1 | 2 {
  const rule = rules.select(count);
  if (rule === "one") return 0;
  return rule === "many" ? 2 : 1;
}
