import { expect, test } from "vitest";
import { usesOfBlock } from "../index.ts";
import type { Widget } from "../model/template.ts";

const position = { x: 0, y: 0, width: 10, height: 10 };
const instance = (id: string, block: string): Widget => ({ id, type: "block", position, properties: { block } });

test("the uses of a block are its instances in designs and blocks, and the frames", () => {
  const library = {
    frame: "Tabs",
    masters: [
      { name: "Day", widgets: [instance("a", "Tabs"), instance("b", "Row"), instance("c", "Tabs")] },
      { name: "Week", widgets: [], frame: "Row" },
    ],
    pages: [{ name: "Review", widgets: [instance("a", "Row")] }],
    blocks: [{ name: "Tabs", size: position, widgets: [instance("row", "Row")] }],
  };
  expect(usesOfBlock(library, "Tabs")).toEqual([
    { of: "library", name: "", instances: [], isFrame: true },
    { of: "master", name: "Day", instances: ["a", "c"], isFrame: false },
  ]);
  expect(usesOfBlock(library, "Row")).toEqual([
    { of: "master", name: "Day", instances: ["b"], isFrame: false },
    { of: "master", name: "Week", instances: [], isFrame: true },
    { of: "page", name: "Review", instances: ["a"], isFrame: false },
    { of: "block", name: "Tabs", instances: ["row"], isFrame: false },
  ]);
  expect(usesOfBlock(library, "None")).toEqual([]);
});
