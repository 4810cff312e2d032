/** Planners of the starters on other devices without scaling, measured as poppler prints them. */
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  type Compilation,
  compile,
  type DisplayDocument,
  emitPdf,
  findProfile,
  type Rect,
  type Template,
  type Widget,
} from "@octavo/engine";
import { deflate, nodeWorld, starterWorld } from "@octavo/press";
import { expect } from "vitest";
import { defaultChoices } from "../src/choices.ts";
import { createPlanner, type PlannerDocuments } from "../src/create-planner.ts";
import { starters } from "../src/planners/index.ts";

const world = nodeWorld();
const drawingWorld = await starterWorld();

export const drawnFor = "remarkable-2";

export function documentsOf(id: string): PlannerDocuments {
  const starter = starters.find((known) => known.id === id);
  if (!starter) throw new Error(`no starter ${id}`);
  const choices = defaultChoices(starter, { device: drawnFor, year: 2027, locale: "en" });
  const range = starter.id === "school" ? {} : { from: "2027-01-01", to: "2027-02-28" };
  return createPlanner(starter, { ...choices, ...range }, drawingWorld);
}

export type Fit = "keep_sizes" | boolean;

/** Compiled for a device, with the result of the checks if `lint`. */
export function fitted({ masters, plan }: PlannerDocuments, profile: string, fit: Fit, lint = false): Compilation {
  return compile(masters, plan, world, { profile, fit, ...(lint ? { lint } : { proofread: false }) });
}

export function templateOf({ template }: Compilation): Template {
  if (!template) throw new Error("The planner does not compile.");
  return template;
}

export function documentOf({ document }: Compilation): DisplayDocument {
  if (!document) throw new Error("The planner does not compile.");
  return document;
}

export const deviceOf = (id: string) => {
  const profile = findProfile(world.profiles, id);
  if (!profile) throw new Error(`no device ${id}`);
  return profile;
};

/** Pairs of widgets with their masters, before and after. */
export function pairs(before: Template, after: Template) {
  expect(after.masters.map(({ id }) => id)).toEqual(before.masters.map(({ id }) => id));
  return before.masters.flatMap((master, m) =>
    master.widgets.map((widget, w): readonly [Widget, Widget] => {
      const other = after.masters[m]?.widgets[w];
      if (!other) throw new Error(`${master.name} lacks ${widget.id}`);
      return [widget, other];
    }),
  );
}

/** True if the rectangles share more than hundredths of a point. */
export function overlaps(a: Rect, b: Rect): boolean {
  const across = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const down = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return Math.min(across, down) > 0.03;
}

/** Height of the rows of a table without texts. Undefined for all others, and for rules below a list. */
export function writingRows(widget: Widget, widgets: readonly Widget[]): number | undefined {
  const { rows, data, row_height } = widget.properties ?? {};
  if (widget.type !== "table" || Number(rows) < 2 || data !== undefined) return undefined;
  const isBelowList = ({ type, position }: Widget) =>
    ["link_list", "day_list", "grid", "calendar"].includes(type) &&
    type !== "grid" &&
    Math.abs(position.y - widget.position.y) < 3 &&
    overlaps(position, widget.position);
  if (widgets.some(isBelowList)) return undefined;
  return Number(row_height) > 0 ? Number(row_height) : widget.position.height / Number(rows);
}

const folder = mkdtempSync(join(tmpdir(), "octavo-keep-sizes-"));

export async function pdfOf(document: DisplayDocument, name: string): Promise<string> {
  const path = join(folder, `${name}.pdf`);
  const chunks: Uint8Array[] = [];
  for await (const chunk of emitPdf(document, { deflate, fonts: world.fonts })) chunks.push(chunk);
  writeFileSync(path, Buffer.concat(chunks));
  return path;
}

/** Pixels of a printed page to the millimetre. */
const perMillimetre = 20;

/** Distances of long horizontal lines in a column of a printed page, in millimetres. `from` and `to` are shares of the page. */
export function printedDistances(pdf: string, page: number, [from, to]: readonly [number, number]): readonly number[] {
  const args = ["-f", `${page}`, "-singlefile", "-gray", "-r", `${perMillimetre * 25.4}`, pdf, pdf];
  execFileSync("pdftoppm", args);
  const file = readFileSync(`${pdf}.pgm`);
  const [, width = 0, height = 0] = (/^P5\s+(\d+)\s+(\d+)\s+255\s/.exec(file.toString("latin1", 0, 40)) ?? []).map(
    Number,
  );
  const pixels = file.subarray(file.length - width * height);
  const [left, right] = [Math.round(width * from), Math.round(width * to)];
  const isLine = (y: number) => {
    const row = pixels.subarray(y * width + left, y * width + right);
    return row.every((gray) => gray < 220);
  };
  const lines = Array.from({ length: height }, (_, y) => y).filter((y) => isLine(y) && !isLine(y - 1));
  return lines.slice(1).map((y, i) => (y - (lines[i] ?? y)) / perMillimetre);
}

/** Sizes of the type of a page in points, as poppler reads them. */
export function printedTypeSizes(pdf: string, page: number): readonly number[] {
  const boxes = execFileSync("pdftotext", ["-f", `${page}`, "-l", `${page}`, "-bbox", pdf, "-"], { encoding: "utf8" });
  const heights = [...boxes.matchAll(/yMin="([\d.]+)" xMax="[\d.]+" yMax="([\d.]+)"/g)];
  return [...new Set(heights.map(([, top, bottom]) => Math.round((Number(bottom) - Number(top)) * 10) / 10))].toSorted(
    (a, b) => a - b,
  );
}
