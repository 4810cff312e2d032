/** Starters of new projects, in every language and on devices of every class. */

import { Report } from "@octavo/foundation";
import { isLong, sampled } from "@octavo/foundation/testing";
import { type StarterSource, suitsStarters } from "@octavo/starters";
import { describe, expect, test } from "vitest";
import { estimatePages, type OutlineItem, readPlanObject, type WeekStart } from "../../src/index.ts";
import { drawnItems, messagesOf, words as wordsOf, world } from "../support/documents.ts";
import {
  complaints,
  everySection,
  languages,
  type Planner,
  pagesOf,
  planner,
  starters,
  themesOf,
  words,
} from "../support/starters.ts";

/** Devices of each class: 10 inches and more with coarse and fine screens and toolbars; 7 to 8 inches; narrow. */
const devices = [
  "remarkable-2",
  "remarkable-paper-pro",
  "supernote-manta",
  "boox-note-air-4c",
  "kindle-scribe",
  "kobo-elipsa-2e",
  "supernote-nomad",
  "boox-go-color-7",
  "kobo-libra-2",
  "remarkable-paper-pro-move",
];

/** Returns what a text says besides dates. "April" is a month in many languages, and "Mar" is March and marzec. */
function withoutDates(locale: string): (text: string) => string {
  const names = world.names(locale);
  const months = Array.from({ length: 12 }, (_, i) => [names.month(i + 1), names.monthShort(i + 1)]);
  const days = ([0, 1, 2, 3, 4, 5, 6] as const).flatMap((day) =>
    (["full", "short", "narrow"] as const).map((style) => names.weekday(day, style)),
  );
  const own = new Set([...months.flat(), ...days].map((name) => name.toLowerCase()));
  return (text) =>
    text
      .split(/[\s\d‹›–]+/)
      .filter((word) => word !== "" && !own.has(word.toLowerCase()))
      .join(" ");
}

/** Devices of ten and seven inches, and a narrow one. */
const oneOfEach = ["remarkable-2", "supernote-nomad", "remarkable-paper-pro-move"];

const editions = [
  ...devices.map((id) => ["en", id] as const),
  ...["pl"].flatMap((language) => oneOfEach.map((id) => [language, id] as const)),
];

/** The smallest, largest and coarsest pages of each kind. The tests of createPlanner cover all devices. */
const extremes = [
  "bigme-b13-landscape",
  "boox-note-air-2-plus",
  "boox-max-lumi-2",
  "kindle-paperwhite-11",
  "remarkable-paper-pro-landscape",
  "boox-go-10-3-landscape",
  "kobo-sage",
  "kindle-basic",
  "boox-palma-2",
  "boox-note-air-2-plus-landscape",
  "boox-max-lumi-2-landscape",
  "kindle-paperwhite-11-landscape",
  "viwoods-aipaper-mini-landscape",
  "remarkable-paper-pro-move-landscape",
  "kindle-basic-landscape",
  "boox-palma-2-landscape",
];

/**
 * Plans for a leap year, a year that starts in the last ISO week of the previous one, a school year, and a year from
 * the middle of a month.
 */
const years: readonly (readonly [string, string, WeekStart])[] = [
  ["2026-08-15", "2027-06-25", "monday"],
  ["2024-01-01", "2024-12-31", "sunday"],
  ["2027-01-01", "2027-12-31", "monday"],
  ["2026-09-01", "2027-08-31", "monday"],
];

const short = { start_date: "2026-08-15", end_date: "2026-09-30" };
/** A year in `npm run test:long`. Two months have pages of all masters. */
const usual = isLong() ? {} : short;

/** The first theme is the default, which the other tests have. */
const inOtherThemes = (starter: StarterSource) =>
  themesOf(starter)
    .slice(1)
    .flatMap((theme) => [...extremes, ...devices].map((id) => [theme, id] as const));

test("every starter has nine themes, except for the device test", () => {
  const counts = starters.map((starter) => [starter.id, themesOf(starter).length]);
  expect(counts.filter(([, count]) => count !== 9)).toEqual([["device-test", 0]]);
});

function estimate({ opened }: Planner): number {
  const report = new Report();
  const { total } = estimatePages(readPlanObject(opened.plan.plan, report));
  expect(report.diagnostics).toEqual([]);
  return total;
}

/** Returns the target pages of the links of each page, by page number. */
function targets({ document }: Planner): readonly (readonly number[])[] {
  return [
    [],
    ...pagesOf(document).map(({ links }) => links.map(({ target }) => (target.to === "page" ? target.page : 0))),
  ];
}

/** Returns pages that are more than this number of taps from the first page. */
function beyond(taps: number, links: readonly (readonly number[])[]): readonly number[] {
  let reached = new Set([1]);
  for (let i = 0; i < taps; i++) reached = new Set([...reached, ...[...reached].flatMap((page) => links[page] ?? [])]);
  return links.map((_, page) => page).filter((page) => page > 0 && !reached.has(page));
}

/** Returns all texts with letters that the planner contains on pages, in its outline or as names of masters. */
function textsOf({ document, template }: Planner): ReadonlySet<string> {
  const printed = pagesOf(document).flatMap((page) => wordsOf(drawnItems(page)));
  const titles = (items: readonly OutlineItem[]): readonly string[] =>
    items.flatMap(({ title, children }) => [title, ...titles(children)]);
  const masters = template?.masters.map(({ name }) => name) ?? [];
  return new Set([...printed, ...titles(document.outline), ...masters].filter((text) => /\p{L}{2}/u.test(text)));
}

test("there are starters for planning, for journals and notes, for a test of the device, and an empty one", () => {
  const planning = ["daily", "weekly", "monthly", "bullet-journal", "meetings", "habits", "school", "projects"];
  const newer = ["household", "budget", "training", "teacher", "prompts", "five-years"];
  const ids = [...planning, ...newer, "device-test", "blank"];
  expect(starters.map(({ id }) => id)).toEqual(ids);
});

test("every device, upright and sideways, is offered every starter", () => {
  expect(world.profiles.filter((profile) => !suitsStarters(profile)).map(({ id }) => id)).toEqual([]);
});

/** Each starter has a part of the cases in `npm test`, so that each case is tested with some starters. */
describe.each(starters.map((starter, i) => [starter.id, starter, i] as const))("the starter %s", (_id, starter, i) => {
  test("has a name and a sentence", () => {
    const { name, description, optional } = starter;
    expect([name.en, name["pl"], description, ...optional.map((section) => section.name)]).not.toContainEqual(
      expect.not.stringMatching(/./),
    );
  });

  test.each(sampled(editions, 26, i))(
    "in the language %s is complete, well linked and fit for the %s",
    (locale, deviceId) => {
      const made = planner(starter, deviceId, { locale });
      expect(complaints(made)).toEqual([]);
      expect(made.document.pageCount).toBe(estimate(made));
      const links = targets(made);
      const isPage = (page: number) => page >= 1 && page <= made.document.pageCount;
      expect(links.flat().filter((page) => !isPage(page))).toEqual([]);
      expect(beyond(2, links)).toEqual([]);
      const withoutWayHome = links.flatMap((to, page) => (page > 1 && !to.includes(1) ? [page] : []));
      expect(withoutWayHome).toEqual([]);
    },
  );

  test.each(sampled(Object.entries(words), 120, i))("has no English text in the language %s", (locale, dictionary) => {
    const same = Object.entries(dictionary).flatMap(([english, word]) => (english === word ? [word] : []));
    const wordsIn = withoutDates(locale);
    const alike = new Set(["", ...same.map(wordsIn)]);
    for (const deviceId of sampled(oneOfEach, 11, i)) {
      const english = textsOf(planner(starter, deviceId, { ...everySection(starter), ...usual }));
      const translated = textsOf(planner(starter, deviceId, { ...everySection(starter), ...usual, locale }));
      expect([...translated].filter((text) => english.has(text) && !alike.has(wordsIn(text)))).toEqual([]);
    }
  });

  test.each(sampled(oneOfEach, 11, i))("has no problems on the %s with all sections and with none", (deviceId) => {
    for (const locale of languages)
      expect(complaints(planner(starter, deviceId, { ...everySection(starter), ...usual, locale }))).toEqual([]);
    expect(complaints(planner(starter, deviceId, { ...usual, sections: [] }))).toEqual([]);
  });

  test.each(sampled(extremes, 64, i))(
    "is clean on the %s in two months, which is smallest, largest or coarsest",
    (deviceId) => {
      for (const locale of languages)
        expect(complaints(planner(starter, deviceId, { ...everySection(starter), ...short, locale }))).toEqual([]);
    },
  );

  test.each(sampled(inOtherThemes(starter), 211, 7 * i))(
    "has no problems in the theme %s on the %s",
    (theme, deviceId) => {
      for (const locale of languages)
        expect(complaints(planner(starter, deviceId, { ...everySection(starter), ...short, locale, theme }))).toEqual(
          [],
        );
    },
  );

  test.each(sampled(years, 8, i))("covers %s to %s in weeks from %s", (start_date, end_date, week_start) => {
    const made = planner(starter, "kindle-scribe", { start_date, end_date, week_start });
    expect(messagesOf(made.diagnostics)).toEqual([]);
    expect(beyond(2, targets(made))).toEqual([]);
  });
});
