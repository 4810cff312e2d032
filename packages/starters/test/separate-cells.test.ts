import {
  type Compilation,
  cellsToSeparate,
  compileProject,
  type DisplayDocument,
  type DrawnItem,
  type Project,
  resolveStyles,
  separateCells,
  type Widget,
} from "@octavo/engine";
import { formatMessage } from "@octavo/foundation";
import { sampled } from "@octavo/foundation/testing";
import { nodeWorld, starterWorld } from "@octavo/press";
import { expect, test } from "vitest";
import { defaultChoices } from "../src/choices.ts";
import { drawPlanner } from "../src/create-planner.ts";
import { starters } from "../src/planners/index.ts";

const world = nodeWorld();
const drawingWorld = await starterWorld("ar");

function planner(starter: (typeof starters)[number], locale: string): Project {
  const defaults = defaultChoices(starter, { device: "remarkable-2", year: 2026, locale });
  const sections = starter.optional.map(({ section }) => section);
  const choices = { ...defaults, sections, from: "2026-12-01", to: "2027-01-31" };
  return drawPlanner(starter, choices, drawingWorld).project;
}

/** Separates all cells that can be, and counts the widgets. */
function separated(project: Project, isMirrored: boolean) {
  let count = 0;
  const styles = resolveStyles(project);
  const inPlace = (widget: Widget): readonly Widget[] => {
    if (!cellsToSeparate(widget)) return [widget];
    count++;
    return separateCells(widget, { styles, isMirrored }).map((cell, i) => ({ ...cell, id: `${widget.id}-${i}` }));
  };
  const masters = project.masters.map((master) => ({ ...master, widgets: master.widgets.flatMap(inPlace) }));
  return { project: { ...project, masters }, count };
}

const flat = (items: readonly DrawnItem[]): readonly DrawnItem[] =>
  items.flatMap((item) => (item.kind === "group" && item.opacity === undefined ? flat(item.items) : [item]));

/** The first page of each master. */
function firstPages(compilation: Compilation | undefined) {
  const { template, document } = compilation ?? {};
  const pages = Map.groupBy(template?.page_assignments ?? [], ({ master_id }) => master_id);
  return [...pages.values()].map(([first]) => shown(document, first?.page ?? 0));
}

function shown(document: DisplayDocument | undefined, number: number) {
  const page = document?.page(number);
  return { items: flat(page?.layers.flatMap(({ items }) => items) ?? []), links: page?.links, writing: page?.writing };
}

const problems = (compilation?: Compilation) => compilation?.diagnostics.map(({ message }) => formatMessage(message));

/** Largest difference of two numbers at the same place. Infinite if anything else differs. */
function difference(a: unknown, b: unknown): number {
  if (typeof a === "number" && typeof b === "number") return Math.abs(a - b);
  if (typeof a !== "object" || typeof b !== "object" || !a || !b) return a === b ? 0 : Number.POSITIVE_INFINITY;
  const [left, right] = [Object.entries(a), Object.entries(b)];
  if (left.length !== right.length) return Number.POSITIVE_INFINITY;
  return Math.max(0, ...left.map(([name, value]) => difference(value, (b as Record<string, unknown>)[name])));
}

/** From right to left, each widget is mirrored by itself on whole pixels. */
const allowed = { en: 0, ar: 72 / 226 };

test.each(["en", "ar"] as const)("grids of starters look the same as separate widgets in %s", (locale) => {
  const counts = sampled(starters, 4, locale === "ar" ? 1 : 0).map((starter) => {
    const whole = planner(starter, locale);
    const { project, count } = separated(whole, locale === "ar");
    if (count === 0) return 0;
    const [before, after] = [whole, project].map((one) => compileProject(one, world, { lint: true }));
    expect(difference(firstPages(after), firstPages(before)), starter.id).toBeLessThanOrEqual(allowed[locale]);
    expect(problems(after), starter.id).toEqual(problems(before));
    return count;
  });
  expect(counts.filter((count) => count > 0).length).toBeGreaterThan(0);
});
