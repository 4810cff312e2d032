/** Titles in other fonts, as the studio sets them in the style "Title" of pages that are not drawn again, and in large type. */
import {
  compile,
  type DisplayPage,
  parseProject,
  printProject,
  runWidth,
  shapeRuns,
  type TextItem,
} from "@octavo/engine";
import { nodeWorld, starterWorld } from "@octavo/press";
import { describe, expect, test } from "vitest";
import { defaultChoices } from "../src/choices.ts";
import { createPlanner } from "../src/create-planner.ts";
import { daily } from "../src/planners/daily.ts";

const world = nodeWorld();
const drawingWorld = await starterWorld();
const fonts = world.fonts.families.flatMap(({ faces }) => faces.map(({ name }) => name));

/** Texts of the page of 28 January 2026, a Wednesday, with this font for titles. */
function day(device: string, font?: string, theme = "classic"): readonly TextItem[] {
  const defaults = defaultChoices(daily, { device, year: 2026, locale: "en" });
  const made = createPlanner(daily, { ...defaults, theme, from: "2026-01-01", to: "2026-01-31" }, drawingWorld);
  const { project } = parseProject({ masters_yaml: made.masters, plan_yaml: made.plan }, world.profiles);
  if (!project) throw new Error("The planner cannot be read.");
  const styles = (project.styles ?? []).map((style) => (style.name === "Title" && font ? { ...style, font } : style));
  const { masters_yaml, plan_yaml } = printProject({ ...project, styles });
  const { document } = compile(masters_yaml, plan_yaml, world);
  const pages = Array.from({ length: document?.pageCount ?? 0 }, (_, i) => i + 1);
  const page = pages.find((number) => document?.pageIdentity(number).endsWith("/2026-01-28"));
  if (!document || page === undefined) throw new Error("The planner has no such day.");
  return textsOf(document.page(page));
}

function textsOf({ layers }: DisplayPage): readonly TextItem[] {
  return layers.flatMap(({ items }) =>
    items.flatMap((item) => (item.kind === "group" ? item.items : [item])).filter((item) => item.kind === "text"),
  );
}

function find(texts: readonly TextItem[], words: RegExp): TextItem {
  const found = texts.filter(({ text }) => words.test(text)).toSorted((a, b) => b.size - a.size)[0];
  if (!found) throw new Error(`The page has no ${words}.`);
  return found;
}

function endOf({ text, face, size, x }: TextItem): number {
  return shapeRuns(text, face, world.fonts).runs.reduce((end, run) => end + runWidth(run, size, world.fonts), x);
}

describe.each(["remarkable-2", "boox-palma-2"])("with each bundled font for titles, on the %s", (device) => {
  const pages = fonts.map((font) => ({ font, texts: day(device, font) }));

  test("the number of a day is apart from its weekday", () => {
    const close = pages.filter(({ texts }) => find(texts, /^Wed/).x - endOf(find(texts, /^28$/)) < 3);
    expect(close.map(({ font }) => font)).toEqual([]);
  });

  test("only the number and the weekday change", () => {
    const others = (texts: readonly TextItem[]) => {
      const titles = new Set([find(texts, /^28$/), find(texts, /^Wed/)]);
      return texts.filter((text) => !titles.has(text));
    };
    const usual = others(day(device));
    for (const { texts } of pages) expect(others(texts)).toEqual(usual);
    const title = find(day(device), /^Wed/).face;
    const inFontOfTitles = usual.filter(({ face }) => face.startsWith(title.replace("-regular", "")));
    expect(inFontOfTitles).toEqual([]);
  });
});

/** Height of digits, as a share of their size. */
const digitHeight = 0.67;

test.each(["remarkable-2", "kindle-scribe", "boox-tab-x-c"])(
  "numbers in large type are clear of the tabs on the %s",
  (device) => {
    const texts = day(device, undefined, "large-type");
    const number = find(texts, /^28$/);
    const tabs = Math.min(...texts.filter(({ text }) => text === "Notes").map(({ y }) => y));
    expect(number.y - digitHeight * number.size - tabs).toBeGreaterThan(11);
  },
);
