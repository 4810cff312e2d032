import type { Project } from "@octavo/contract";
import type { SharedChange } from "@octavo/editor";
import type { Widget } from "@octavo/engine";
import { expect, test } from "vitest";
import { createTestWorld } from "../../../test/test-world.ts";
import { changesSince, type FollowMemory, followingDesigns } from "./follow-changes.ts";

const { fonts } = createTestWorld();

const text = (id: string, styling: Widget["styling"]) => ({ id, type: "text_block", styling }) as Widget;

/** A project with the open master Day, and others that follow it. */
function aProject(designs: Readonly<Record<string, readonly Widget[]>>) {
  const all: typeof designs = { Day: [], ...designs };
  let masters = Object.entries(all).map(([name, widgets]) => ({ name, widgets }));
  let saved: readonly SharedChange[] = [];
  const memory: FollowMemory = new Map();
  /** Saves Day with these changes. Returns the names of the designs that were stored with it. */
  const save = (now: readonly SharedChange[]) => {
    const project = { masters, pages: [] } as unknown as Project;
    const open = { list: "masters", name: "Day" } as const;
    const others = followingDesigns(project, changesSince(saved, now), { open, fonts, memory });
    saved = JSON.parse(JSON.stringify(now));
    masters = masters.map((master) => {
      const other = others.find(({ name }) => name === master.name);
      return other ? { ...master, ...JSON.parse(other.template_yaml) } : master;
    });
    return others.map(({ name }) => name);
  };
  /** Stores other widgets, as another tab does. */
  const change = (name: string, widgets: readonly Widget[]) => {
    masters = masters.map((master) => (master.name === name ? { name, widgets } : master));
  };
  const stylings = (name: string) =>
    masters.find((master) => master.name === name)?.widgets.map(({ styling }) => styling);
  return { save, change, stylings };
}

const renamed: SharedChange = { style: "Title", to: "Head" };
const deleted: SharedChange = { style: "Head", values: { font: "Tinos Bold", size: 20 } };
const inter: SharedChange = { font: "Inter", styles: [] };

test("other designs follow styles and fonts in the order of the changes, and undo restores them after a save", () => {
  const { save, stylings } = aProject({
    Month: [text("a", { style: "Title", text_align: "right" }), text("b", { font: "Courier" })],
    Notes: [],
  });
  const before = stylings("Month");
  expect(save([renamed])).toEqual(["Month"]);
  expect(stylings("Month")?.[0]).toMatchObject({ style: "Head" });
  expect(save([renamed, deleted, inter])).toEqual(["Month"]);
  expect(stylings("Month")).toEqual([{ font: "Inter Bold", size: 20, text_align: "right" }, { font: "Inter" }]);
  expect(save([renamed, deleted, inter])).toEqual([]);
  expect(save([renamed])).toEqual(["Month"]);
  expect(save([])).toEqual(["Month"]);
  expect(stylings("Month")).toEqual(before);
});

test("undo after a save keeps designs that changed since, except for names", () => {
  const { save, stylings, change } = aProject({ Month: [text("a", { style: "Title", font: "Lora" })] });
  save([renamed, inter]);
  expect(stylings("Month")).toEqual([{ style: "Head", font: "Inter" }]);
  change("Month", [text("a", { style: "Head", font: "Caveat" })]);
  save([]);
  expect(stylings("Month")).toEqual([{ style: "Title", font: "Caveat" }]);
});
