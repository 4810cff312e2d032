import { Editor, openDesign, saveTemplate } from "@octavo/editor";
import type { SharedParts, Widget } from "@octavo/engine";
import { ownPart, partPage } from "@octavo/starters";
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
  const { fonts } = createTestWorld();
  const page = partPage({ template, page: 1, profile: undefined, fonts, words: {}, clock: "24" });
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
