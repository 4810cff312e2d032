import { type Block, detachInstance, type Widget } from "@octavo/engine";
import { formatMessage } from "@octavo/foundation";
import { expect, test } from "vitest";
import { aTemplate, aWidget, box } from "../../test/a-template.ts";
import { adoptShared } from "../document/adopt-shared.ts";
import { loadYaml } from "../document/load-yaml.ts";
import { openDesign, openTemplate } from "../document/open-document.ts";
import { widgetsIn } from "../document/widget-lists.ts";
import { Editor } from "../editor.ts";
import { findInDocument } from "../find/find-texts.ts";
import { editBlock, editFrame, leaveBlock } from "./blocks.ts";
import {
  deleteBlock,
  makeBlock,
  openBlock,
  overrideLink,
  renameBlock,
  replaceInstances,
  setOverride,
} from "./change-blocks.ts";
import { moveToFrame, switchFrame } from "./change-frame.ts";
import { copyWidgets, type PasteArgs } from "./copy-and-paste.ts";
import { insertWidget } from "./insert-widget.ts";
import { showMaster } from "./masters.ts";
import { replaceTexts } from "./replace-texts.ts";
import { selectAll, selectWidgets } from "./select.ts";
import { setContent } from "./set-property.ts";
import { newStyle, setStyle } from "./styles.ts";
import { undoStep } from "./undo-and-redo.ts";

function anEditor() {
  const widgets = [box("a", 20, 40, 30, 10), box("b", 60, 40, 30, 20)].map(aWidget);
  const editor = new Editor(openDesign("master", { name: "Day", description: "", widgets }), { now: () => 0 });
  const state = () => editor.getState();
  return {
    editor,
    state,
    widgets: () => widgetsIn(state().document, state().place),
    block: (name: string) => state().document.shared?.blocks?.find((block) => block.name === name),
    refusal: (problem: Parameters<typeof formatMessage>[0] | undefined) => problem && formatMessage(problem),
    undoAll: () => {
      while (state().history.done.length > 0) editor.run(undoStep);
    },
  };
}

function aBlock() {
  const parts = anEditor();
  parts.editor.run(selectAll);
  parts.editor.runWith(makeBlock, { name: "Tabs" });
  return parts;
}

test("a selection becomes an instance of a new block", () => {
  const { widgets, block, state, undoAll } = aBlock();
  expect(block("Tabs")).toMatchObject({
    size: { width: 70, height: 20 },
    widgets: [{ position: { x: 0, y: 0 } }, { position: { x: 40, y: 0 } }],
  });
  expect(widgets()).toMatchObject([
    { type: "block", position: { x: 20, y: 40, width: 70, height: 20 }, properties: { block: "Tabs" } },
  ]);
  expect(state().selection.ids).toEqual(widgets().map(({ id }) => id));
  undoAll();
  expect(widgets().map(({ id }) => id)).toEqual(["a", "b"]);
  expect(state().document).not.toHaveProperty("shared");
});

test.each([
  ["", "Block name is required"],
  ["none", 'A block cannot be called "none"'],
  ["Tabs", 'There is already a block called "Tabs"'],
])("a block cannot be called %o", (name, problem) => {
  const { editor, refusal } = aBlock();
  expect(refusal(editor.runWith(makeBlock, { name }))).toBe(problem);
});

test("the contents of a block are edited in place, and its page stays where it is", () => {
  const { editor, state, widgets, block } = aBlock();
  const { camera } = state();
  editor.run(editBlock);
  expect(state().place).toMatchObject({ kind: "block", id: "Tabs", at: { x: 20, y: 40 } });
  expect(state().camera).toMatchObject({ x: camera.x + 20 * camera.zoom, y: camera.y + 40 * camera.zoom });
  editor.runWith(insertWidget, { type: "box" });
  expect(block("Tabs")?.widgets).toHaveLength(3);
  editor.run(leaveBlock);
  expect(state().camera).toEqual(camera);
  expect(state().selection.ids).toEqual(widgets().map(({ id }) => id));
  editor.run(undoStep);
  expect(state().place.kind).toBe("block");
  expect(block("Tabs")?.widgets).toHaveLength(2);
});

test("a widget of a block is selected in it, from the innermost place that shows the block", () => {
  const { editor, state } = aBlock();
  editor.run(selectAll);
  editor.runWith(makeBlock, { name: "Row" });
  editor.runWith(openBlock, { name: "Tabs", widget: "b" });
  expect(state().place).toMatchObject({ id: "Tabs", outer: { kind: "master" } });
  editor.runWith(openBlock, { name: "Row" });
  expect(state().place).toMatchObject({ id: "Row", outer: { kind: "master" } });
  editor.runWith(openBlock, { name: "Tabs", widget: "a" });
  expect(state().place).toMatchObject({ id: "Tabs", at: { x: 20, y: 40 }, outer: { id: "Row" } });
  expect(state().selection).toMatchObject({ ids: ["a"], place: { id: "Tabs" } });
});

test("texts in a block are found and replaced there, but not its name in placements", () => {
  const { editor, state, block } = aBlock();
  editor.runWith(openBlock, { name: "Tabs", widget: "a" });
  editor.runWith(insertWidget, { type: "text_block" });
  editor.runWith(setContent, { content: "Tabs of {month}" });
  const hits = findInDocument(state().document, { text: "tabs", matchesCase: false, wholeWords: false });
  expect(hits.map(({ place, text }) => [place, text])).toEqual([[{ kind: "block", id: "Tabs" }, "Tabs of {month}"]]);
  editor.runWith(replaceTexts, { hits, replacement: "Links" });
  expect(block("Tabs")?.widgets.at(-1)?.content).toBe("Links of {month}");
});

test("an instance leads elsewhere until it leads where the block does", () => {
  const { editor, widgets, refusal } = aBlock();
  const at = { instance: widgets()[0]?.id ?? "", path: "a" };
  editor.runWith(overrideLink, { ...at, target: { kind: "destination", name: "notes" } });
  expect(widgets()[0]?.properties).toEqual({ block: "Tabs", overrides: { a: { to_dest: "notes" } } });
  editor.runWith(overrideLink, { ...at, target: { kind: "rule", bind: "day(@date)" } });
  expect(widgets()[0]?.properties).toEqual({ block: "Tabs", overrides: { a: { bind: "day(@date)" } } });
  expect(refusal(editor.runWith(overrideLink, { ...at, target: { kind: "rule", bind: "day(" } }))).toBeDefined();
  editor.runWith(overrideLink, { ...at, target: { kind: "nowhere" } });
  expect(widgets()[0]?.properties).toEqual({ block: "Tabs" });
});

test("a block is refused in itself, with the path", () => {
  const { editor, refusal } = aBlock();
  editor.run(selectAll);
  editor.runWith(makeBlock, { name: "Row" });
  editor.runWith(openBlock, { name: "Tabs" });
  const refused = editor.runWith(insertWidget, { type: "block", preset: "Row" });
  expect(refusal(refused)).toBe("A block cannot contain itself: Tabs → Row → Tabs");
});

test("an instance changes texts on its own, until they are reset", () => {
  const { editor, widgets } = aBlock();
  const id = widgets()[0]?.id ?? "";
  editor.runWith(setOverride, { instance: id, path: "a", values: { content: "Jan" } });
  editor.runWith(setOverride, { instance: id, path: "a", values: { visible: false } });
  expect(widgets()[0]?.properties).toEqual({ block: "Tabs", overrides: { a: { content: "Jan", visible: false } } });
  editor.runWith(setOverride, { instance: id, path: "a", values: { content: undefined, visible: undefined } });
  expect(widgets()[0]?.properties).toEqual({ block: "Tabs" });
});

test("a detached instance becomes the widgets that it shows", () => {
  const { editor, state, widgets } = aBlock();
  const detached = (instance: Widget) => detachInstance(instance, state().document.shared ?? {}) ?? [];
  editor.runWith(replaceInstances, { detached });
  expect(widgets().map(({ type, position }) => [type, position.x, position.y])).toEqual([
    ["box", 20, 40],
    ["box", 60, 40],
  ]);
  expect(state().selection.ids).toHaveLength(2);
});

test("instances follow a new name, and a deletion", () => {
  const { editor, state, widgets, block } = aBlock();
  editor.runWith(renameBlock, { name: "Tabs", to: "Months" });
  expect(block("Months")).toBeDefined();
  expect(widgets()[0]?.properties).toEqual({ block: "Months" });
  editor.runWith(deleteBlock, { name: "Months", instances: "delete", detached: () => [] });
  expect(widgets()).toEqual([]);
  expect(state().document.sharedChanges).toEqual([
    { block: "Tabs", to: "Months" },
    { block: "Months", instances: "delete" },
  ]);
  editor.run(undoStep);
  editor.run(undoStep);
  expect(state().document).not.toHaveProperty("sharedChanges");
  expect(widgets()[0]?.properties).toEqual({ block: "Tabs" });
});

test("widgets on every page are in a frame as large as the page, which a master can do without", () => {
  const { editor, state, widgets, block, undoAll } = anEditor();
  editor.run(selectAll);
  editor.runWith(moveToFrame, undefined);
  const frame = state().document.shared?.frame ?? "";
  const { width, height } = state().document.canvas.dimensions;
  expect(block(frame)).toMatchObject({ size: { width, height }, widgets: [{ id: "a" }, { id: "b" }] });
  expect(widgets()).toEqual([]);
  editor.run(switchFrame);
  expect(state().document.masters[0]?.frame).toBe("none");
  expect(editFrame.isEnabled(state())).toBe(false);
  editor.run(switchFrame);
  editor.run(editFrame);
  expect(widgets().map(({ id }) => id)).toEqual(["a", "b"]);
  undoAll();
  expect(widgets().map(({ id }) => id)).toEqual(["a", "b"]);
  expect(state().place.kind).toBe("master");
});

test("masters make room for links at their side that they would cover, with what stands in the same rows", () => {
  const masters = {
    Day: [box("notes", 50, 100, 520, 600), ["tabs", "link_list", [560, 300, 20, 240]]],
    Month: [box("title", 50, 20, 530, 40), box("left", 50, 100, 260, 600), box("right", 320, 280, 260, 30)],
    Cover: [box("background", 0, 0, 600, 800), box("seal", 500, 400, 80, 80)],
    Bare: [box("left", 50, 100, 500, 600)],
  } as const;
  const editor = new Editor(openTemplate(aTemplate({ masters, assigned: ["Day"] })), { now: () => 0 });
  const rects = (name: string) =>
    editor
      .getState()
      .document.masters.find((master) => master.id === name)
      ?.widgets.map(({ position: { x, y, width, height } }) => [x, y, width, height]);
  editor.runWith(showMaster, { id: "Day" });
  editor.runWith(selectWidgets, { ids: ["tabs"], place: { kind: "master", id: "Day" } });
  editor.runWith(moveToFrame, undefined);
  expect(rects("Day")).toEqual([[50, 100, 506, 600]]);
  expect(rects("Month")).toEqual([
    [50, 20, 530, 40],
    [50, 100, 248.23, 600],
    [307.77, 280, 248.23, 30],
  ]);
  expect(rects("Cover")).toEqual([
    [0, 0, 600, 800],
    [500, 400, 56, 80],
  ]);
  expect(rects("Bare")).toEqual([[50, 100, 500, 600]]);
  editor.run(undoStep);
  expect(rects("Month")).toEqual(masters.Month.map(([, , rect]) => rect));
});

/** An editor of another project, with one block. */
function anotherEditor(block: Block) {
  const document = openDesign("master", { name: "Week", description: "", widgets: [] }, undefined, undefined, {
    blocks: [block],
  });
  return new Editor(document, { now: () => 0 });
}

test("a pasted instance brings its blocks and their styles, under new names where others have them", async () => {
  await loadYaml();
  const { editor, state } = aBlock();
  editor.runWith(newStyle, { name: "Title" });
  editor.runWith(openBlock, { name: "Tabs", widget: "a" });
  editor.runWith(setStyle, { name: "Title" });
  editor.run(leaveBlock);
  editor.run(selectAll);
  editor.runWith(makeBlock, { name: "Row" });
  editor.run(copyWidgets);
  const text = state().clipboard?.text ?? "";
  const size = { width: 10, height: 10 };
  const other = anotherEditor({ name: "Tabs", size, widgets: [] });
  const renamed: unknown[] = [];
  const adopt: PasteArgs["adopt"] = (...args) => {
    const adopted = adoptShared(...args);
    renamed.push(...adopted.renamed);
    return adopted;
  };
  other.paste(text, { adopt });
  other.paste(text, { adopt });
  const { document } = other.getState();
  expect(document.shared?.blocks).toMatchObject([
    { name: "Tabs", widgets: [] },
    { name: "Tabs 2", widgets: [{ styling: { style: "Title" } }, {}] },
    { name: "Row", widgets: [{ properties: { block: "Tabs 2" } }] },
  ]);
  expect(document.shared?.styles?.map(({ name }) => name)).toEqual(["Title"]);
  expect(document.masters[0]?.widgets.map(({ properties }) => properties)).toEqual([
    { block: "Row" },
    { block: "Row" },
  ]);
  expect(renamed).toEqual([
    { name: "Tabs", to: "Tabs 2" },
    { name: "Tabs", to: "Tabs 2" },
  ]);
  other.run(undoStep);
  other.run(undoStep);
  expect(other.getState().document.shared?.blocks?.map(({ name }) => name)).toEqual(["Tabs"]);
});

test("tabs with the same links make way for links at the side, and narrow links keep a width for a finger", () => {
  const months = { properties: { count: 12, columns: 12, bind: "month(@plan_month)" } };
  const others = { properties: { count: 12, columns: 12, bind: "notes(@index)" } };
  const masters = {
    Day: [["side", "link_list", [560, 20, 20, 760], { properties: { ...months.properties, columns: 1 } }]],
    Month: [
      ["top", "link_list", [20, 20, 560, 20], months],
      ["notes", "link_list", [20, 50, 560, 20], others],
      ["arrow", "internal_link", [560, 80, 20, 20], { properties: { bind: "month(@month_next)" } }],
      box("left", 20, 110, 270, 600),
      box("right", 310, 110, 270, 600),
    ],
  } as const;
  const editor = new Editor(openTemplate(aTemplate({ masters, assigned: ["Day"] })), { now: () => 0 });
  editor.runWith(showMaster, { id: "Day" });
  editor.runWith(selectWidgets, { ids: ["side"], place: { kind: "master", id: "Day" } });
  editor.runWith(moveToFrame, undefined);
  const month = editor.getState().document.masters.find((master) => master.id === "Month")?.widgets ?? [];
  expect(month.map(({ id }) => id)).toEqual(["notes", "arrow", "left", "right"]);
  const [notes, arrow, ...columns] = month.map(({ position: { x, width } }) => [x, x + width]);
  expect([notes, arrow]).toEqual([
    [20, 556],
    [536, 556],
  ]);
  expect(columns[0]?.[0]).toBe(20);
  expect(columns[1]?.[1]).toBeCloseTo(556);
  editor.run(undoStep);
  expect(editor.getState().document.masters.find((master) => master.id === "Month")?.widgets.length).toBe(5);
});
