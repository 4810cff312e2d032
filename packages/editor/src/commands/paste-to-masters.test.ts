import { type Widget } from "@octavo/engine";
import { limits } from "@octavo/foundation";
import { expect, test } from "vitest";
import { aTemplate, box, type Notation } from "../../test/a-template.ts";
import { editorDriver } from "../../test/editor-driver.ts";
import { copyWidgets } from "./copy-and-paste.ts";
import { pasteToMasters, withPasted } from "./paste-to-masters.ts";
import { commandsOn } from "./registry.ts";

const link: Notation = ["next", "internal_link", [300, 20, 100, 30], { properties: { bind: "day(@date_next)" } }];

const driver = (more: readonly Notation[] = []) => {
  const masters = { day: [box("a", 10, 20, 30, 40)], week: [], month: more };
  const editor = editorDriver(aTemplate({ pages: [[box("a", 50, 60, 70, 80), link]], masters, assigned: ["day"] }));
  editor.select("a", "next");
  return editor;
};

const master = (id: string) => ({ kind: "master", id }) as const;
const adapt = (widget: Widget) => widget;
const without = ({ id, type, position }: Widget): Widget => ({ id, type, position });

test("pastes at the same place to several masters in one undo step", () => {
  const editor = driver();
  editor.run(copyWidgets);
  const before = editor.document;
  editor.runWith(pasteToMasters, {
    masters: [
      { id: "day", adapt },
      { id: "week", adapt: without },
    ],
  });
  expect(editor.ids(master("day"))).toEqual(["a", "a-1", "next"]);
  expect(editor.rect("a-1", master("day"))).toEqual([50, 60, 70, 80]);
  expect(editor.widget("next", master("day")).properties).toEqual({ bind: "day(@date_next)" });
  expect(editor.widget("next", master("week")).properties).toBeUndefined();
  expect(editor.ids(master("month"))).toEqual([]);
  expect(editor.announcements.at(-1)).toMatch(/^Pasted 2 widgets, masters: 2\. Previous and next links/);
  editor.undo();
  expect(editor.document).toBe(before);
});

test("pastes to no master if one has no room", () => {
  const many = Array.from({ length: limits.widgetsPerDesign }, (_, i) => box(`b${i}`, 0, 0, 1, 1));
  const editor = driver(many);
  editor.run(copyWidgets);
  const before = editor.document;
  const masters = [
    { id: "week", adapt },
    { id: "month", adapt },
  ];
  expect(editor.runWith(pasteToMasters, { masters })).toBe("A page design can have at most 500 widgets");
  expect(editor.document).toBe(before);
  expect(withPasted(editor.widgets(master("month")), editor.widgets(), before)).toBeUndefined();
});

test("is offered after a copy", () => {
  const editor = driver();
  const isOffered = () => commandsOn("canvas-menu", editor.state()).some(({ id }) => id === "ask-for-masters");
  expect(isOffered()).toBe(false);
  editor.run(copyWidgets);
  expect(isOffered()).toBe(true);
});
