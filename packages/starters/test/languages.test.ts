/** Every starter in every language, on the devices with the narrowest and the widest pages. */

import { compile, type DrawnItem } from "@octavo/engine";
import { addDays, formatDate, parseDate } from "@octavo/foundation";
import { sampled } from "@octavo/foundation/testing";
import { nodeWorld, starterWorld } from "@octavo/press";
import { expect, test } from "vitest";
import { defaultChoices } from "../src/choices.ts";
import { createPlanner, drawPlanner } from "../src/create-planner.ts";
import { starters } from "../src/planners/index.ts";
import { findRegion } from "../src/region.ts";
import { loadWords, wordLanguages } from "../src/words/words.ts";
import { check } from "./every-planner.ts";

const devices = ["boox-palma-2", "remarkable-paper-pro-move", "kindle-basic", "remarkable-2", "boox-note-max"];

/** Two months, a week that belongs to two years, and the longest name of a month in most languages. */
const dates = { from: "2026-08-28", to: "2026-10-05" };

const years = { persian: 1405, hijri: 1448 } as const;

const cases = devices.flatMap((device) =>
  wordLanguages.flatMap((locale) => starters.map((starter) => ({ starter, device, locale, id: starter.id }))),
);

test.each(sampled(cases, 331, 0))("$id in $locale on $device has no problems", async ({ starter, device, locale }) => {
  const defaults = defaultChoices(starter, { device, year: 2026, locale, region: findRegion(locale) });
  const sections = starter.optional.map(({ section }) => section);
  expect((await check({ starter, choices: { ...defaults, ...dates, sections } })).faults).toEqual([]);
});

/** Months of the other calendars, whose names are longer in most languages. */
const otherMonths = (["persian", "hijri"] as const).flatMap((calendar) =>
  ["fa", "ar", "ps", "en", "id", "tr"].flatMap((locale) =>
    devices.flatMap((device) =>
      starters.map((starter) => ({ calendar, locale, device, starter, id: starter.id, year: years[calendar] })),
    ),
  ),
);

test.each(sampled(otherMonths, 163, 0))(
  "$id in $locale on $device has no problems with months of the calendar $calendar",
  async ({ calendar, locale, device, starter, year }) => {
    const defaults = defaultChoices(starter, { device, year, locale, calendar, region: findRegion(locale) });
    const sections = starter.optional.map(({ section }) => section);
    const { from } = defaults;
    const to = formatDate(addDays(parseDate(from) ?? { year: 2026, month: 1, day: 1 }, 70));
    expect((await check({ starter, choices: { ...defaults, to, sections } })).faults).toEqual([]);
  },
);

const textsIn = (items: readonly DrawnItem[]): readonly string[] =>
  items.flatMap((item) => {
    if (item.kind === "group") return textsIn(item.items);
    if (item.kind !== "text") return [];
    return [item.clusters ? item.clusters.map(({ text }) => text).join("") : item.text];
  });

const ownScripts = ["ar", "bg", "el", "fa", "he", "hi", "ja", "ko", "ru", "th", "uk", "zh-Hans", "zh-Hant"];
/** Without the blank one, which prints no text. */
const written = starters.filter(({ id }) => id !== "blank");
const inOwnScript = ownScripts.flatMap((locale) => written.map((starter) => ({ locale, starter, id: starter.id })));

test.each(sampled(inOwnScript, 67, 0))("no Latin word is left in $id in $locale", async ({ locale, starter }) => {
  const region = findRegion(locale);
  const choices = { ...defaultChoices(starter, { device: "remarkable-2", year: 2026, locale, region }), ...dates };
  const { masters, plan } = createPlanner(starter, choices, await starterWorld(locale));
  const { document } = compile(masters, plan, nodeWorld());
  const pages = Array.from({ length: document?.pageCount ?? 0 }, (_, i) => document?.page(i + 1));
  const texts = pages.flatMap((page) => page?.layers.flatMap(({ items }) => textsIn(items)) ?? []);
  expect(texts.length).toBeGreaterThan(10);
  // Hindi writes the halves of the day in Latin letters (CLDR).
  const isHour = (text: string) => locale === "hi" && /^\d+ [ap]m$/.test(text);
  expect(texts.filter((text) => /[A-Za-z]{2}/.test(text) && !isHour(text))).toEqual([]);
});

const inLatin = wordLanguages.filter((locale) => locale !== "en" && !ownScripts.includes(locale));

/** Each language has a part of the starters in `npm test`, so that each starter is tested in some languages. */
test.each(inLatin.map((locale, i) => [locale, i] as const))("no English text is left in %s", async (locale, i) => {
  const words = (await loadWords(locale))[locale] ?? {};
  const isEnglish = (text: string) => Object.hasOwn(words, text) && Reflect.get(words, text) !== text;
  const own = new Set(Object.values<string>(words).flatMap((text) => text.split("|")));
  const world = await starterWorld(locale);
  for (const starter of sampled(starters, 16, i)) {
    const choices = defaultChoices(starter, { device: "remarkable-2", year: 2026, locale });
    const { project } = drawPlanner(starter, choices, world);
    const texts = project.masters.flatMap(({ widgets }) => widgets.map(({ content = "" }) => content));
    expect(texts.filter((text) => isEnglish(text) && !own.has(text))).toEqual([]);
  }
});
