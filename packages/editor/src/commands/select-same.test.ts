import { formatMessage } from "@octavo/foundation";
import { expect, test } from "vitest";
import { aTemplate, box, type Notation } from "../../test/a-template.ts";
import { editorDriver } from "../../test/editor-driver.ts";
import { commandsOn, plainCommand } from "./registry.ts";
import { selectWidgets } from "./select.ts";

const text = (id: string, y: number, styling: Readonly<Record<string, unknown>>): Notation => [
  id,
  "text_block",
  [0, y, 100, 20],
  { content: id, styling },
];

const lines = (id: string, y: number, properties: Readonly<Record<string, unknown>>): Notation => [
  id,
  "lines",
  [200, y, 100, 50],
  { properties },
];

const page: readonly Notation[] = [
  text("heading", 0, { font: "Courier", size: 24, color: "#aa0000" }),
  text("second", 40, { font: "Courier", size: 24 }),
  text("body", 80, { color: "#AA0000" }),
  lines("dotted", 0, { line_style: "dotted" }),
  lines("dots", 60, { line_style: "dotted", stroke_color: "#aa0000" }),
  lines("plain", 120, {}),
  ["rule", "divider", [0, 300, 100, 2], { properties: { line_thickness: 0.75 } }],
  ["locked", "lines", [0, 400, 100, 50], { properties: { line_style: "dotted" }, locked: true }],
  ["hidden", "lines", [0, 500, 100, 50], { properties: { line_style: "dotted" }, hidden_in_editor: true }],
  ["tinted", "box", [0, 600, 50, 50], { background_color: "#eeeeee" }],
  ["filled", "box", [60, 600, 50, 50], { properties: { fill_color: "#EEEEEE" } }],
];

const driver = () => editorDriver(aTemplate({ pages: [page, [box("elsewhere", 0, 0)]] }));

function selectedBy(id: string, ...from: readonly string[]): readonly string[] {
  const editor = driver();
  editor.select(...from);
  const command = plainCommand(`select-same-${id}`);
  if (!command) throw new Error(`no command for ${id}`);
  editor.run(command);
  return editor.selectedIds;
}

test.each([
  ["type", "second", ["second", "heading", "body"]],
  ["font", "heading", ["heading", "second"]],
  ["text-size", "second", ["second", "heading"]],
  ["text-color", "body", ["body", "heading"]],
  ["line-color", "dotted", ["dotted", "plain", "rule", "tinted", "filled"]],
  ["line-style", "dotted", ["dotted", "dots"]],
  ["line-style", "plain", ["plain", "rule"]],
  ["background", "tinted", ["tinted", "filled"]],
])("selects the same %s as %s, without locked and hidden widgets", (id, from, ids) => {
  expect(selectedBy(id, from)).toEqual(ids);
});

test("selects the traits of all selected widgets", () => {
  expect(selectedBy("line-style", "plain", "dotted")).toEqual(["plain", "dotted", "dots", "rule"]);
});

test("compares with a locked widget that is selected", () => {
  expect(selectedBy("line-style", "locked")).toEqual(["locked", "dotted", "dots"]);
});

test("selects on the master of the page if the selection is there", () => {
  const masters = { m: [box("a", 0, 0), box("b", 200, 200)] };
  const editor = editorDriver(aTemplate({ pages: [[box("c", 300, 300)]], masters, assigned: ["m"] }));
  editor.runWith(selectWidgets, { ids: ["a"], place: { kind: "master", id: "m" } });
  const command = plainCommand("select-same-type");
  if (command) editor.run(command);
  expect(editor.state().selection).toEqual({ place: { kind: "master", id: "m" }, ids: ["a", "b"] });
  expect(editor.announcements.at(-1)).toBe("Selected 2 widgets");
});

test("offers only the commands that select more", () => {
  const editor = driver();
  const offered = () => commandsOn("same-menu", editor.state()).map(({ label }) => formatMessage(label));
  expect(offered()).toEqual([]);
  editor.select("rule");
  expect(offered()).toEqual(["Select Same Line Color", "Select Same Line Style"]);
  editor.select("heading", "second", "body");
  expect(offered()).toEqual([]);
});
