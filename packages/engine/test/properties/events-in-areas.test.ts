/**
 * Events change nothing around them. The print of a page is that of the page without events (docs/decisions/0078), which is only
 * right if everything else is drawn in the same place with them.
 */
import { runs } from "@octavo/foundation/testing";
import fc from "fast-check";
import { expect, test } from "vitest";
import type { DisplayPage, DrawnItem, Layer, PathItem, TextItem } from "../../src/display/display-list.ts";
import { calendarPatterns, calendarTexts, type DateRow } from "../../src/model/date-row.ts";
import type { Rect } from "../../src/primitives/geometry.ts";
import { widgetDefinitions } from "../../src/widgets/index.ts";
import { dayPages, days, layOut } from "../support/documents.ts";
import { fittingProperties } from "../support/random-documents.ts";

const position = { x: 20, y: 30, width: 360, height: 500 };
const types = ["calendar", "calendar_month", "calendar_year", "day_list", "day_schedule", "event_list"];
const definitions = widgetDefinitions.filter(({ type }) => types.includes(type));

const widget = fc.constantFrom(...definitions).chain((definition) =>
  fc.record({
    type: fc.constant(definition.type),
    position: fc.record({
      x: fc.integer({ min: 0, max: 100 }),
      y: fc.integer({ min: 0, max: 100 }),
      width: fc.integer({ min: 150, max: 300 }),
      height: fc.integer({ min: 150, max: 500 }),
    }),
    properties: fittingProperties(definition).map(sensible),
  }),
);

/** Without properties that can leave no room in the box, and without the text that stands in place of events. */
function sensible(properties: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const { row_height: _, empty_text: __, gap: ___, columns: ____, all_day_lines: _____, ...rest } = properties;
  return rest;
}

const twoDigits = (value: number) => String(value).padStart(2, "0");
const row = fc
  .record({
    day: fc.integer({ min: 1, max: 31 }),
    hour: fc.option(fc.integer({ min: 0, max: 22 }), { nil: undefined }),
    title: fc.constantFrom("Dentist", "A long title of an event that does not fit", "Ż"),
    kind: fc.option(fc.constantFrom("holiday" as const, "birthday" as const, "observance" as const), {
      nil: undefined,
    }),
  })
  .map(
    ({ day, hour, title, kind }): DateRow => ({
      date: `2026-03-${twoDigits(day)}`,
      title,
      ...(hour !== undefined && { start: `${twoDigits(hour)}:00`, end: `${twoDigits(hour + 1)}:30` }),
      ...(kind && { kind }),
    }),
  );

const calendar = fc.record({
  name: fc.constantFrom("Work", "Home"),
  style: fc.record({ pattern: fc.constantFrom(...calendarPatterns), text: fc.constantFrom(...calendarTexts) }),
  rows: fc
    .array(row, { minLength: 1, maxLength: 40 })
    .map((rows) => rows.toSorted((a, b) => (a.date + (a.start ?? "") < b.date + (b.start ?? "") ? -1 : 1))),
});

const itemsOf = (layers: readonly Layer[]) => layers.flatMap(({ items }) => items.flatMap(parts));
const parts = (item: DrawnItem): readonly DrawnItem[] =>
  item.kind === "group" && !item.clip && item.opacity === undefined ? item.items.flatMap(parts) : [item];

/** Items of `all` without those of `some`, each once. */
function without(all: readonly DrawnItem[], some: readonly DrawnItem[]): readonly DrawnItem[] {
  const counts = new Map<string, number>();
  for (const item of some) counts.set(JSON.stringify(item), (counts.get(JSON.stringify(item)) ?? 0) + 1);
  return all.filter((item) => {
    const key = JSON.stringify(item);
    const count = counts.get(key) ?? 0;
    counts.set(key, count - 1);
    return count <= 0;
  });
}

/** The number of a day off can be bold, or have another color. */
function isSameNumber(one: TextItem, other: DrawnItem): boolean {
  return (
    other.kind === "text" && other.text === one.text && Math.hypot(other.x - one.x, other.y - one.y) < 0.4 * one.size
  );
}

/** A sign is as high as the type, also where lines are closer. In points. */
const margin = 8;

function isInside({ x, y, width, height }: Rect, item: DrawnItem): boolean {
  const isIn = (px: number, py: number) =>
    px > x - margin && px < x + width + margin && py > y - margin && py < y + height + margin;
  if (item.kind === "text") return isIn(item.x, item.y);
  return item.kind === "path" && pointsOf(item).every(([px, py]) => isIn(px, py));
}

function pointsOf({ segments }: PathItem): readonly (readonly [number, number])[] {
  return segments
    .flatMap((segment) => (segment.length < 3 ? [] : [[segment.at(-2) as number, segment.at(-1) as number] as const]))
    .filter((_, i) => segments[i]?.[0] !== "R");
}

/** The second of two days of a month, which draws parts of the first one again. */
function pageOf(
  notation: object,
  calendars: readonly (typeof calendar extends fc.Arbitrary<infer C> ? C : never)[],
): { readonly page: DisplayPage; readonly isTooSmall: boolean } {
  const { pages, diagnostics } = layOut({
    masters: { it: [{ ...position, ...notation } as never] },
    calendars,
    sections: [days],
    page_assignments: dayPages("it", ["2026-03-04", "2026-03-05"]),
  });
  // Draws the parts without events, too.
  pages[0]?.events?.layersWithout();
  return { page: pages[1] as DisplayPage, isTooSmall: diagnostics.some(({ code }) => code === "too_small") };
}

test("everything but events is drawn as without them, and events only in their areas", () => {
  let shown = 0;
  fc.assert(
    fc.property(widget, fc.array(calendar, { minLength: 1, maxLength: 2 }), (made, calendars) => {
      const { page, isTooSmall } = pageOf(made, calendars);
      const { page: bare } = pageOf(made, []);
      expect(page.events?.areas).toEqual(bare.events?.areas);
      if (!page.events) return;
      const plain = itemsOf(page.events.layersWithout());
      expect(plain).toEqual(itemsOf(bare.layers));
      const items = itemsOf(page.layers);
      const extra = without(items, plain);
      const missing = without(plain, items).filter(
        (item) => item.kind !== "text" || !extra.some((other) => isSameNumber(item, other)),
      );
      expect(missing).toEqual([]);
      const [area] = page.events.areas;
      if (area && !isTooSmall) expect(extra.filter((item) => !isInside(area, item))).toEqual([]);
      if (extra.length > 0) shown++;
    }),
    { numRuns: runs(2000) },
  );
  expect(shown).toBeGreaterThan(runs(2000) / 10);
});
