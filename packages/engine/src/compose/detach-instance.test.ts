import { expect, test } from "vitest";
import type { SharedParts } from "../model/shared-parts.ts";
import type { Widget } from "../model/template.ts";
import { detachShared } from "./instances.ts";

const text = (id: string): Widget => ({
  id,
  type: "text_block",
  position: { x: 5, y: 5, width: 40, height: 10 },
  content: id,
  styling: { style: "Label" },
});

const placed = (id: string, block: string, at: number): Widget => ({
  id,
  type: "block",
  position: { x: at, y: at, width: 50, height: 20 },
  properties: { block },
});

const size = { width: 50, height: 20 };

const shared: SharedParts = {
  styles: [{ name: "Label", size: 8 }],
  blocks: [
    { name: "Cell", size, widgets: [text("day")] },
    { name: "Row", size, widgets: [text("week"), { ...placed("cell", "Cell", 0), group: "inside" }] },
    { name: "Endless", size, widgets: [placed("again", "Endless", 0)] },
  ],
};

test("resolves styles, and blocks with the blocks that they place", () => {
  const widgets = detachShared([text("own"), { ...placed("row", "Row", 100), group: "both" }], shared);
  expect(widgets.map(({ id }) => id)).toEqual(["own", "row-week", "row-cell-day"]);
  expect(widgets.map(({ styling }) => styling)).toEqual([{ size: 8 }, { size: 8 }, { size: 8 }]);
  expect(widgets.map(({ group }) => group)).toEqual([undefined, "both", "both"]);
  expect(widgets[2]?.position).toMatchObject({ x: 105, y: 105 });
});

test("keeps an instance of an unknown block, and of a block that contains itself", () => {
  const widgets = detachShared([placed("gone", "Gone", 0), placed("endless", "Endless", 0)], shared);
  expect(widgets.map(({ id, type }) => [id, type])).toEqual([
    ["gone", "block"],
    ["endless-again", "block"],
  ]);
});
