import type { Project } from "@octavo/contract";
import type { SharedChange } from "@octavo/editor";
import type { Widget } from "@octavo/engine";
import { expect, test } from "vitest";
import { createTestWorld } from "../../../test/test-world.ts";
import { changesSince, type FollowMemory, followingDesigns } from "./follow-changes.ts";

const { fonts } = createTestWorld();

const text = (id: string, styling: Widget["styling"]) => ({ id, type: "text_block", styling }) as Widget;

const position = { x: 10, y: 20, width: 40, height: 30 };
const box = (id: string, at = position): Widget => ({ id, type: "box", position: at });
const instance = (id: string, block: string): Widget => ({ id, type: "block", position, properties: { block } });
const tabs = { name: "Tabs", size: { width: 40, height: 30 }, widgets: [box("a", { ...position, x: 0, y: 0 })] };

/** A project with the open master Day, and others that follow it. */
function aProject(designs: Readonly<Record<string, readonly Widget[]>>, frames: Readonly<Record<string, string>> = {}) {
  const all: typeof designs = { Day: [], ...designs };
  let masters = Object.entries(all).map(([name, widgets]) => {
    const frame = frames[name];
    return { name, ...(frame !== undefined && { frame }), widgets };
  });
  let saved: readonly SharedChange[] = [];
  const memory: FollowMemory = new Map();
  const notices: boolean[] = [];
  /** Saves Day with these changes. Returns the names of the designs that were stored with it. */
  const save = (now: readonly SharedChange[]) => {
    const project = { masters, pages: [], blocks: [tabs] } as unknown as Project;
    const open = { list: "masters", name: "Day" } as const;
    const { designs: others, notice } = followingDesigns(project, changesSince(saved, now), { open, fonts, memory });
    notices.push(notice !== undefined);
    saved = JSON.parse(JSON.stringify(now));
    masters = masters.map((master) => {
      const other = others.find(({ name }) => name === master.name);
      if (!other) return master;
      const frame = other.frame === null ? {} : { frame: other.frame };
      return { name: master.name, ...frame, ...JSON.parse(other.template_yaml) };
    });
    return others.map(({ name }) => name);
  };
  /** Stores other widgets, as another tab does. */
  const change = (name: string, widgets: readonly Widget[]) => {
    masters = masters.map((master) => (master.name === name ? { name, widgets } : master));
  };
  const stylings = (name: string) =>
    masters.find((master) => master.name === name)?.widgets.map(({ styling }) => styling);
  return { save, change, stylings, notices, masters: () => masters };
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

test("other designs follow a deletion of a renamed block, and get their placements and frame back after undo", () => {
  const { save, masters, notices } = aProject(
    { Week: [instance("i", "Tabs"), box("b")], Note: [box("c")], Plain: [box("d")] },
    { Note: "Tabs" },
  );
  const before = masters();
  const changes: SharedChange[] = [
    { block: "Tabs", to: "Months" },
    { block: "Months", instances: "detach" },
  ];
  expect(save(changes)).toEqual(["Week", "Note"]);
  expect(masters()[1]?.widgets).toMatchObject([{ id: "i-a", type: "box", position }, { id: "b" }]);
  expect(masters()[2]).not.toHaveProperty("frame");
  expect(save([])).toEqual(["Week", "Note"]);
  expect(masters()).toEqual(before);
  expect(notices).toEqual([false, false]);
});

test("an undone deletion leaves designs as others changed them, with a notice", () => {
  const { save, change, masters, notices } = aProject({
    Week: [instance("i", "Tabs")],
    Month: [instance("i", "Tabs")],
  });
  save([{ block: "Tabs", instances: "delete" }]);
  change("Week", [box("new")]);
  expect(save([])).toEqual(["Month"]);
  expect(masters().map(({ widgets }) => widgets.map(({ id }) => id))).toEqual([[], ["new"], ["i"]]);
  expect(notices).toEqual([false, true]);
});

test("designs with the frame make room for its links, and get it back", () => {
  const wide = box("wide", { x: 20, y: 50, width: 560, height: 500 });
  const { save, masters } = aProject({ Week: [wide], Cover: [wide] }, { Cover: "none" });
  const before = masters();
  const room = { links: [{ x: 560, y: 200, width: 20, height: 200 }], width: 600 };
  save([{ block: "Every page", room }]);
  expect(masters().map(({ widgets: [widget] }) => widget?.position.width)).toEqual([undefined, 536, 560]);
  save([]);
  expect(masters()).toEqual(before);
});
