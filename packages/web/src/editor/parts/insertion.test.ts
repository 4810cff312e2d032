import { Editor, loadPlacement, openDesign, saveTemplate, selectWidgets } from "@octavo/editor";
import { applyStyle, resolveStyles, type SharedParts, type Widget } from "@octavo/engine";
import { findPart, ownPart, partGroups, partPage } from "@octavo/starters";
import { describe, expect, test } from "vitest";
import { createTestWorld } from "../../../test/test-world.ts";
import { changeOptions, insertPart } from "./insertion.ts";

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

describe("other hours of a schedule whose lines have a style", () => {
  const shared: SharedParts = { styles: [{ name: "Lines", stroke_color: "#777777", stroke_width: 0.63 }] };
  const position = { x: 40, y: 114, width: 216, height: 340 };
  const piece = (id: string, type: string, more: Partial<Widget>): Widget => ({
    id,
    type,
    position,
    group: "Schedule",
    ...more,
  });
  const hours = piece("hours", "day_schedule", {
    styling: { style: "Lines" },
    properties: { time_start_hour: 6, time_end_hour: 23, times_as: "hours", all_day_lines: 0 },
  });
  const frame = piece("hours_frame", "table", { properties: { rows: 1, columns: 1, header_row: false } });

  function editing(...selected: readonly string[]) {
    const day = { name: "Day", description: "", widgets: [hours, frame] };
    const editor = new Editor(openDesign("master", day, undefined, {}, shared), { now: () => 0 });
    const template = saveTemplate(editor.getState().document);
    const { fonts, names } = createTestWorld();
    const page = partPage({ template, page: 1, profile: undefined, fonts, names, words: {}, clock: "24" });
    const select = (...ids: readonly string[]) => editor.runWith(selectWidgets, { ids });
    select(...selected);
    const widgets = () => editor.getState().document.masters[0]?.widgets ?? [];
    const show = (from: number, to: number) => {
      const { ids } = editor.getState().selection;
      const found = findPart(
        widgets(),
        widgets().filter(({ id }) => ids.includes(id)),
      );
      if (!found) throw new Error("There is no schedule.");
      expect(changeOptions(editor, page, { found, values: { ...found.values, from, to } })).toBeUndefined();
    };
    return { show, widgets, select, selected: () => editor.getState().selection.ids };
  }

  test("leave rows that look like those of the schedule", () => {
    const { show, widgets } = editing("hours");
    show(6, 20);
    const lines = widgets().find(({ id }) => id === "hours_lines");
    if (!lines) throw new Error("There are no lines.");
    expect(lines).toMatchObject({ position: { y: 414, height: 40 }, styling: { style: "Lines" }, group: "Schedule" });
    const { properties } = applyStyle(lines, resolveStyles(shared));
    expect(properties).toMatchObject({ rows: 2, border_color: "#777777", border_width: 0.63 });
  });

  test("keep the selection, which is the schedule, its group, or its lines until they are gone", () => {
    const one = editing("hours");
    one.show(6, 20);
    expect(one.selected()).toEqual(["hours"]);
    const group = editing("hours", "hours_frame");
    group.show(6, 20);
    expect(group.selected()).toEqual(["hours", "hours_frame", "hours_lines"]);
    one.show(7, 20);
    expect(one.selected()).toEqual(["hours"]);
    group.show(6, 22);
    expect(group.selected()).toEqual(["hours", "hours_frame"]);
    const lines = editing("hours");
    lines.show(6, 20);
    lines.select("hours_lines");
    lines.show(6, 22);
    expect(lines.selected()).toEqual(["hours"]);
  });
});
