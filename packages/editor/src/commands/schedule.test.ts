/** Tests that an event on a schedule stands between the times written beside it, after every kind of edit. */

import { type DrawnItem, printTemplate, render, type Template } from "@octavo/engine";
import { runs } from "@octavo/foundation/testing";
import { nodeWorld } from "@octavo/press";
import fc from "fast-check";
import { expect, test } from "vitest";
import { aTemplate, type Notation } from "../../test/a-template.ts";
import { editorDriver } from "../../test/editor-driver.ts";
import { saveTemplate } from "../document/save-document.ts";
import { plainCommands } from "./registry.ts";
import { setGeometry } from "./set-geometry.ts";
import { setProperty, setStyling } from "./set-property.ts";
import { rescaleDocument } from "./transform-document.ts";

const world = nodeWorld();

const schedule: Notation = [
  "hours",
  "day_schedule",
  [60, 100, 200, 400],
  {
    properties: {
      shown_date: "2026-01-05",
      time_start_hour: 6,
      time_end_hour: 22,
      times_as: "hours",
      times_at: "row",
      all_day_lines: 0,
    },
  },
];

const dates = [
  {
    name: "Health",
    style: { pattern: "filled", text: "regular" },
    rows: [{ date: "2026-01-05", start: "10:00", end: "12:00", title: "Dentist" }],
  },
] as const;

const numbers = fc.integer({ min: 0, max: 24 });
const hours = fc.record(
  {
    time_start_hour: numbers,
    time_end_hour: numbers,
    row_minutes: fc.constantFrom(30, 60, 120),
    times_as: fc.constantFrom("hours", "hours and minutes"),
    half_hours: fc.boolean(),
    all_day_lines: fc.nat(3),
    times_width: fc.nat(50),
  },
  { requiredKeys: [] },
);
const rects = fc.record({
  x: fc.nat(300),
  y: fc.nat(200),
  width: fc.integer({ min: 150, max: 300 }),
  height: fc.integer({ min: 300, max: 500 }),
});
const pages = fc.record({ width: fc.integer({ min: 400, max: 900 }), height: fc.integer({ min: 700, max: 1000 }) });
const modes = fc.constantFrom("proportional" as const, "by_width" as const, "stretch" as const);

type Editing = ReturnType<typeof editorDriver>;
type Edit = (editor: Editing) => unknown;

const edits: fc.Arbitrary<Edit> = fc.oneof(
  hours.map((values) => (editor: Editing) => editor.runWith(setProperty, { values })),
  fc.constantFrom(...plainCommands).map((command) => (editor: Editing) => editor.run(command)),
  rects.map((to) => (editor: Editing) => editor.runWith(setGeometry, { to })),
  fc
    .integer({ min: 7, max: 12 })
    .map((value) => (editor: Editing) => editor.runWith(setStyling, { name: "size", value })),
  fc.tuple(pages, modes).map(
    ([page, mode]) =>
      (editor: Editing) =>
        editor.runWith(rescaleDocument, { page, options: { mode } }),
  ),
  fc.constant((editor: Editing) => editor.undo()),
);

/** Times beside the rows, with their baselines, and tops and bottoms of events. */
function drawn(template: Template) {
  const { document } = render(printTemplate(template), world, { proofread: false });
  const open = (item: DrawnItem): readonly DrawnItem[] => (item.kind === "group" ? item.items.flatMap(open) : [item]);
  const items = document?.page(1).layers.flatMap((layer) => layer.items.flatMap(open)) ?? [];
  const times = items.flatMap((item) => {
    const [, hour, minutes = "0"] = (item.kind === "text" && /^(\d{1,2})(?::(\d\d))?$/.exec(item.text)) || [];
    return item.kind === "text" && hour !== undefined ? [{ time: Number(hour) + Number(minutes) / 60, y: item.y }] : [];
  });
  const blocks = items.flatMap((item) =>
    item.kind === "path" && item.fill === "#333333"
      ? item.segments.flatMap(([kind, , y, , height]) =>
          kind === "R" ? [{ top: Number(y), bottom: Number(y) + Number(height) }] : [],
        )
      : [],
  );
  const lines = items.flatMap((item) =>
    item.kind === "path" && item.stroke && item.fill === undefined
      ? item.segments.map((segment) => Number(segment[2]))
      : [],
  );
  return { times, blocks, top: Math.min(...lines) };
}

/** Each schedule of the page alone. */
function schedulesOf(template: Template): readonly Template[] {
  return template.widgets
    .filter(({ type, page, properties }) => type === schedule[1] && page === 1 && properties?.["show_lines"] !== false)
    .map((widget) => ({ ...template, dates, widgets: [widget] }));
}

test("an event stands beside its hours after any edits", () => {
  let checked = 0;
  const law = (list: readonly Edit[]) => {
    const editor = editorDriver(aTemplate({ pages: [[schedule]] }));
    editor.select("hours");
    for (const edit of list) edit(editor);
    const { document } = editor;
    if (document.kind !== "template") return;
    for (const template of schedulesOf(saveTemplate(document))) {
      const { times, blocks, top } = drawn(template);
      const [first, next] = times;
      if (!first || !next || !blocks[0] || next.time <= first.time) continue;
      const hour = (next.y - first.y) / (next.time - first.time);
      const at = (time: number) => top + (time - first.time) * hour;
      const isCut = first.time > 10;
      checked++;
      expect(Math.abs(blocks[0].top - at(isCut ? first.time : 10))).toBeLessThan(1.5 + hour * 0.03);
      const last = Number(template.widgets[0]?.properties?.["time_end_hour"] ?? 20);
      if (hour > 12) expect(Math.abs(blocks[0].bottom - at(Math.min(12, last)))).toBeLessThan(1.5 + hour * 0.03);
    }
  };
  fc.assert(fc.property(fc.array(edits, { maxLength: 8 }), law), { numRuns: runs(300) });
  expect(checked).toBeGreaterThan(runs(300) / 4);
});
