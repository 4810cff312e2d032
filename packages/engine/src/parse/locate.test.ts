import type { Diagnostic, Place } from "@octavo/foundation";
import { expect, test } from "vitest";
import { locate } from "./locate.ts";

const masters = `masters:
  - name: Day
    widgets:
      - id: title
        type: text_block
        position: { x: 1, y: 2 }
        properties:
          bind: "day(@date)"
      - type: box
        content: |
          two
          lines
  - name: "Week 1"
    widgets: [{id: title, type: box, styling: {size: 4, color: }}]
`;

const plan = `calendar:
  start_date: 2026-01-01
sections:
  - kind: days
    master: Day
  - {kind: notes, master: Note}
`;

function placeOf(at: Place, texts: Parameters<typeof locate>[1] = { masters, plan }): string {
  const diagnostic: Diagnostic = { severity: "warning", code: "off_page", message: { text: "x" }, at };
  const [found] = locate([diagnostic], texts);
  return found?.at.line === undefined ? "nowhere" : `${found.at.line}:${found.at.column}`;
}

test.each<[string, Place, string]>([
  ["a value", { document: "masters", path: ["masters", 0, "widgets", 0, "type"] }, "5:15"],
  ["a quoted value, at its quote", { document: "masters", path: ["masters", 1, "name"] }, "13:11"],
  ["a value in braces", { document: "masters", path: ["masters", 0, "widgets", 0, "position", "y"] }, "6:30"],
  ["a block of text", { document: "masters", path: ["masters", 0, "widgets", 1, "content"] }, "11:11"],
  [
    "the key of a missing value",
    { document: "masters", path: ["masters", 1, "widgets", 0, "styling", "color"] },
    "14:57",
  ],
  ["the nearest thing that exists", { document: "masters", path: ["masters", 0, "widgets", 1, "id"] }, "9:9"],
  ["the document, when nothing on the path exists", { document: "masters", path: ["nothing"] }, "1:1"],
  [
    "a widget by its id",
    { document: "masters", master: "Day", widget_id: "title", path: ["properties", "bind"] },
    "8:17",
  ],
  [
    "the same id in another master",
    { document: "masters", master: "Week 1", widget_id: "title", path: ["styling"] },
    "14:47",
  ],
  ["a widget whose id nobody wrote", { document: "masters", master: "Day", widget_id: "box-1" }, "9:9"],
  ["the master of a widget that is gone", { document: "masters", master: "Day", widget_id: "other" }, "2:5"],
  ["a master", { document: "masters", master: "Week 1" }, "13:5"],
  ["a section by its kind", { document: "plan", section: "notes" }, "6:5"],
  [
    "a bare plan as if it had its key",
    { document: "plan", section: "days", path: ["plan", "sections", 0, "master"] },
    "5:13",
  ],
  ["a widget without the name of its document", { master: "Day", widget_id: "title" }, "4:9"],
])("finds %s", (_, at, expected) => {
  expect(placeOf(at)).toBe(expected);
});

test("finds widgets of a template, on pages and in masters", () => {
  const template =
    "widgets:\n- {id: a, type: box, page: 2}\nmasters:\n- id: m\n  name: Day\n  widgets:\n  - {id: a, type: box}\n";
  expect(placeOf({ document: "template", widget_id: "a", path: ["type"] }, { template })).toBe("2:17");
  expect(placeOf({ document: "template", master: "Day", widget_id: "a", path: ["type"] }, { template })).toBe("7:19");
});

test("finds widgets of a block", () => {
  const text =
    "blocks:\n- {name: Tab, widgets: [{id: a, type: box}]}\nmasters:\n- {name: Tab, widgets: [{id: a, type: box}]}\n";
  const at = { document: "masters", block: "Tab", widget_id: "a", path: ["type"] } as const;
  expect(placeOf(at, { masters: text })).toBe("2:39");
  expect(placeOf({ ...at, widget_id: "b" }, { masters: text })).toBe("2:3");
  expect(placeOf({ ...at, path: ["blocks", 0, "name"] }, { masters: text })).toBe("2:10");
});

test("does not change diagnostics without a place, with a line, or in invalid YAML", () => {
  expect(placeOf({ document: "masters" })).toBe("nowhere");
  expect(placeOf({ page: 3 })).toBe("nowhere");
  expect(placeOf({ document: "masters", path: ["masters"], line: 7, column: 1 })).toBe("7:1");
  expect(placeOf({ document: "plan", path: ["a"] }, { plan: "a: [" })).toBe("nowhere");
  expect(placeOf({ document: "plan", path: ["a"] }, {})).toBe("nowhere");
  expect(placeOf({ document: "plan", path: ["a"] }, { plan: "" })).toBe("nowhere");
});

test("finds fifty thousand places in a large text", () => {
  const text = `list:\n${Array.from({ length: 50_000 }, (_, i) => `- {name: item ${i}}\n`).join("")}`;
  const diagnostics = Array.from({ length: 50_000 }, (_, i): Diagnostic => {
    return {
      severity: "warning",
      code: "off_page",
      message: { text: "x" },
      at: { document: "plan", path: ["list", i, "name"] },
    };
  });
  const lines = locate(diagnostics, { plan: text }).map(({ at }) => at.line);
  expect(lines).toEqual(Array.from({ length: 50_000 }, (_, i) => i + 2));
});
