import type { Project } from "@octavo/contract";
import { type BlockChange, makeRoomBeside } from "@octavo/editor";
import { templateDefaults, type Widget } from "@octavo/engine";
import { expect, test } from "vitest";
import { asStored, followBlocks } from "./follow-blocks.ts";

const position = { x: 10, y: 20, width: 40, height: 30 };
const box = (id: string, at = position): Widget => ({ id, type: "box", position: at });
const instance = (id: string, block: string): Widget => ({ id, type: "block", position, properties: { block } });
const tabs = { name: "Tabs", size: { width: 40, height: 30 }, widgets: [box("a", { ...position, x: 0, y: 0 })] };
const open = { list: "masters", name: "Day" } as const;

function aProject(masters: Readonly<Record<string, readonly Widget[]>>, frames: Readonly<Record<string, string>> = {}) {
  const designs = Object.entries(masters).map(([name, widgets]) => ({
    name,
    widgets,
    ...(frames[name] !== undefined && { frame: frames[name] }),
  }));
  return { masters: designs, pages: [], blocks: [tabs], default_canvas: templateDefaults.canvas } as unknown as Project;
}

function follow(project: Project, made: readonly BlockChange[]) {
  return followBlocks(project, { undone: [], made, followed: [], makeRoom: makeRoomBeside }, open);
}

/** The project after the designs were stored. */
function stored(project: Project, designs: ReturnType<typeof follow>["designs"]): Project {
  const masters = project.masters.map((master) => {
    const written = designs.find(({ name }) => name === master.name);
    if (!written) return master;
    const { frame: _, ...others } = master;
    const frame = written.frame === null ? {} : { frame: written.frame };
    return { ...others, ...frame, ...JSON.parse(written.template_yaml) };
  });
  return { ...project, masters };
}

const undo = (project: Project, changes: readonly BlockChange[], followed: ReturnType<typeof follow>["followed"]) =>
  followBlocks(
    project,
    { undone: changes, made: [], followed: asStored(followed, project), makeRoom: makeRoomBeside },
    open,
  );

test("other masters follow a new name and a deletion, also of the renamed block", () => {
  const project = aProject({
    Day: [instance("i", "Tabs")],
    Week: [instance("i", "Tabs"), box("b")],
    Plain: [box("b")],
  });
  const renamed = follow(project, [{ block: "Tabs", to: "Months" }]);
  expect(stored(project, renamed.designs).masters).toMatchObject([
    { name: "Day", widgets: [{ properties: { block: "Tabs" } }] },
    { name: "Week", widgets: [{ properties: { block: "Months" } }, { id: "b" }] },
    { name: "Plain", widgets: [{ id: "b" }] },
  ]);
  expect(renamed.designs.map(({ name }) => name)).toEqual(["Week"]);
  const changes: BlockChange[] = [
    { block: "Tabs", to: "Months" },
    { block: "Months", instances: "detach" },
  ];
  expect(JSON.parse(follow(project, changes).designs[0]?.template_yaml ?? "")).toMatchObject({
    widgets: [{ id: "i-a", type: "box", position }, { id: "b" }],
  });
});

test("an undone deletion returns the placements and the frame of other masters", () => {
  const frames = { Note: "Tabs" };
  const project = aProject({ Day: [], Week: [box("b"), instance("i", "Tabs")], Note: [box("c")] }, frames);
  const changes: BlockChange[] = [{ block: "Tabs", instances: "delete" }];
  const { designs, followed } = follow(project, changes);
  const after = stored(project, designs);
  expect(after.masters.map(({ widgets, frame }) => [widgets.length, frame])).toEqual([
    [0, undefined],
    [1, undefined],
    [1, undefined],
  ]);
  const undone = undo(after, changes, followed);
  expect(undone.notice).toBeUndefined();
  expect(undone.followed).toEqual([]);
  expect(stored(after, undone.designs).masters).toEqual(project.masters);
});

test("an undone deletion leaves masters as others changed them", () => {
  const project = aProject({ Day: [], Week: [instance("i", "Tabs")], Month: [instance("i", "Tabs")] });
  const changes: BlockChange[] = [{ block: "Tabs", instances: "delete" }];
  const { designs, followed } = follow(project, changes);
  const known = asStored(followed, stored(project, designs));
  const theirs = stored(project, designs);
  const edited = {
    ...theirs,
    masters: theirs.masters.map((master) => (master.name === "Week" ? { ...master, widgets: [box("new")] } : master)),
  } as Project;
  const undone = followBlocks(edited, { undone: changes, made: [], followed: known, makeRoom: makeRoomBeside }, open);
  expect(undone.designs.map(({ name }) => name)).toEqual(["Month"]);
  expect(undone.notice).toBeDefined();
});

test("a new name is undone after the editor was opened again", () => {
  const project = aProject({ Day: [], Week: [instance("i", "Months")] });
  const undone = followBlocks(
    project,
    { undone: [{ block: "Tabs", to: "Months" }], made: [], followed: [], makeRoom: makeRoomBeside },
    open,
  );
  expect(stored(project, undone.designs).masters[1]?.widgets).toEqual([instance("i", "Tabs")]);
});

test("masters with the frame make room for it, and get it back", () => {
  const { width } = templateDefaults.canvas.dimensions;
  const wide = box("wide", { x: 20, y: 50, width: width - 40, height: 500 });
  const project = aProject({ Day: [wide], Week: [wide], Cover: [wide] }, { Cover: "none" });
  const room = [{ x: width - 40, y: 200, width: 20, height: 200 }];
  const changes: BlockChange[] = [{ block: "Every page", room }];
  const { designs, followed } = follow(project, changes);
  const after = stored(project, designs);
  expect(
    after.masters.map(({ widgets: [widget] }) => (widget?.position.x ?? 0) + (widget?.position.width ?? 0)),
  ).toEqual([width - 20, width - 44, width - 20]);
  expect(stored(after, undo(after, changes, followed).designs).masters).toEqual(project.masters);
});
