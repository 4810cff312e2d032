import { Editor, loadPlacement, openDesign, saveTemplate } from "@octavo/editor";
import type { SharedParts, Widget } from "@octavo/engine";
import { ownPart, partGroups, partPage } from "@octavo/starters";
import { expect, test } from "vitest";
import { createTestWorld } from "../../../test/test-world.ts";
import { insertPart } from "./insertion.ts";

const label = (id: string, styling: Widget["styling"], y: number): Widget => ({
  id,
  type: "text_block",
  position: { x: 50, y, width: 100, height: 12 },
  content: id,
  ...(styling && { styling }),
});

test("gives the widgets of a saved part the styles of the project, and drops names of unknown ones", () => {
  const shared: SharedParts = { styles: [{ name: "Small", size: 9, color: "#333333" }] };
  const day = { name: "Day", description: "", widgets: [] };
  const editor = new Editor(openDesign("master", day, undefined, {}, shared), { now: () => 0 });
  const template = saveTemplate(editor.getState().document);
  const { fonts, names } = createTestWorld();
  const page = partPage({ template, page: 1, profile: undefined, fonts, names, words: {}, clock: "24" });
  const widgets = [
    label("equal", { size: 9, color: "#333333" }, 50),
    label("known", { style: "Small" }, 70),
    label("unknown", { style: "Label", size: 12 }, 90),
  ];
  const part = ownPart({ id: "part", name: "Labels", page: template.canvas.dimensions, widgets });
  expect(insertPart(editor, page, { part, values: {}, center: undefined })).not.toHaveProperty("refused");
  expect(editor.getState().document.masters[0]?.widgets.map(({ styling }) => styling)).toEqual([
    { style: "Small" },
    { style: "Small" },
    { size: 12 },
  ]);
});

test("drops a part on the rows of the page, unless nothing snaps", async () => {
  await loadPlacement();
  const rows = {
    id: "rows",
    type: "lines",
    position: { x: 60, y: 203, width: 300, height: 200 },
    properties: { line_spacing: 25 },
  };
  const day = { name: "Day", description: "", widgets: [rows] };
  const { fonts, names } = createTestWorld();
  const [part] = partGroups.flatMap(({ parts }) => parts.filter(({ id }) => id === "habits"));
  if (!part) throw new Error("no habits");
  /** Number of rows from the top of the area to the part, whose first row is its label. */
  const rowOfDrop = (snap: boolean) => {
    const editor = new Editor(openDesign("master", day, undefined, {}), { now: () => 0 });
    editor.update((state) => ({ ...state, settings: { ...state.settings, snap } }));
    const template = saveTemplate(editor.getState().document);
    const page = partPage({ template, page: 1, profile: undefined, fonts, names, words: {}, clock: "24" });
    const made = insertPart(editor, page, { part, values: part.defaults?.(page) ?? {}, center: { x: 210, y: 320 } });
    if ("refused" in made) throw new Error("refused");
    const squares = made.after.masters[0]?.widgets.findLast(({ type }) => type === "grid");
    return ((squares?.position.y ?? 0) - page.canvas.pitch - 203) / 25;
  };
  expect(rowOfDrop(true)).toBeCloseTo(4);
  expect(rowOfDrop(false)).toBeCloseTo(3.69);
});
