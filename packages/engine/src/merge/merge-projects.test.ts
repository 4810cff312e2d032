import { expect, test } from "vitest";
import { aStoredProject, type StoredProject } from "../../test/support/random-edits.ts";
import { mergeProjects } from "./merge-projects.ts";

const base = aStoredProject();

/** Copies the base and edits both copies. */
function merged(
  editOwn: (project: StoredProject) => void,
  editOriginal: (project: StoredProject) => void,
  chosen: readonly (readonly string[])[] = [],
) {
  const [own, original] = [structuredClone(base), structuredClone(base)];
  editOwn(own);
  editOriginal(original);
  const ids = new Set(chosen.map((path) => JSON.stringify(path)));
  const result = mergeProjects({ base, own, original } as never, ids);
  return { ...result, project: result.project as unknown as StoredProject };
}

const master = ({ masters }: StoredProject, name: string) => {
  const found = masters.find((one) => one.name === name);
  if (!found) throw new Error(`There is no master ${name}.`);
  return found;
};
const added = (content: string) => (project: StoredProject) => {
  const position = { x: 40, y: 400, width: 100, height: 30 };
  master(project, "Day").widgets.push({ id: "text-5", type: "text_block", position, content });
};
const without = (name: string) => (project: StoredProject) => {
  project.masters = project.masters.filter((one) => one.name !== name);
  project.plan.sections = project.plan.sections.filter((one) => one.master !== name);
};

test("keeps widgets that both sides added, although the editor gave them the same id", () => {
  const { project, conflicts } = merged(added("mine"), added("theirs"));
  const [mine, theirs] = master(project, "Day").widgets.slice(-2);
  expect([mine?.content, theirs?.content]).toEqual(["mine", "theirs"]);
  expect(mine?.id).toBe("text-5");
  expect(theirs?.id).not.toBe("text-5");
  expect(conflicts).toEqual([]);
});

test("adds once what both sides added", () => {
  const { project } = merged(added("same"), added("same"));
  expect(master(project, "Day").widgets).toHaveLength(5);
});

test("follows a renamed master in the sections that the other side added", () => {
  const rename = (project: StoredProject) => {
    master(project, "Notes").name = "Ideas";
    for (const section of project.plan.sections) if (section.master === "Notes") section.master = "Ideas";
  };
  const use = ({ plan }: StoredProject) => {
    plan.sections.push({ kind: "more", master: "Notes", generate: "once", anchors: [], context: {} });
  };
  for (const { project } of [merged(use, rename), merged(rename, use)]) {
    expect(project.masters.map(({ name }) => name)).toEqual(["Cover", "Month", "Day", "Ideas", "Pupil"]);
    expect(project.plan.sections.slice(-1)).toMatchObject([{ kind: "more", master: "Ideas" }]);
  }
});

test("keeps a master that one side deleted and the other uses", () => {
  const use = ({ plan }: StoredProject) => {
    plan.sections.push({ kind: "more", master: "Notes", generate: "once", anchors: [], context: {} });
  };
  const { project, kept } = merged(use, without("Notes"));
  expect(kept).toEqual([{ of: "master", name: "Notes" }]);
  expect(master(project, "Notes")).toEqual(master(base, "Notes"));
});

test("asks about a master that one side deleted and the other changed", () => {
  const change = (project: StoredProject) => {
    master(project, "Cover").description = "changed";
  };
  const { conflicts, project } = merged(without("Cover"), change);
  expect(conflicts).toMatchObject([
    { path: ["masters", "Cover"], own: undefined, original: { description: "changed" } },
  ]);
  expect(project.masters.map(({ name }) => name)).not.toContain("Cover");
  const chosen = merged(without("Cover"), change, [["masters", "Cover"]]);
  expect(master(chosen.project, "Cover").description).toBe("changed");
});

test("never mixes the places of a widget that both sides moved", () => {
  const move = (x: number, y: number) => (project: StoredProject) => {
    const [widget] = master(project, "Day").widgets;
    if (widget) Object.assign(widget.position, { x, y });
  };
  const { conflicts, project } = merged(move(90, 40), move(40, 99));
  expect(conflicts).toMatchObject([{ path: ["masters", "Day", "widgets", "text-1", "position"] }]);
  expect(master(project, "Day").widgets[0]?.position).toMatchObject({ x: 90, y: 40 });
});

test("asks about an order that both sides changed", () => {
  const reversed = ({ masters }: StoredProject) => void masters.reverse();
  const rotated = ({ masters }: StoredProject) => void masters.push(...masters.splice(0, 1));
  const { conflicts } = merged(reversed, rotated);
  expect(conflicts.map(({ path }) => path)).toEqual([["masters", "*order*"]]);
});

test("merges a list cell by cell, and brings back a deleted column only where its cell is chosen", () => {
  const rows = (text: string) => (project: StoredProject) => {
    for (const table of project.plan.data) table.rows = text;
  };
  const mine = rows("id,name\n1,base-Ada\n2,Benedict\n3,base-Cem\n4,Dora\n");
  const theirs = rows("id,name,room\n1,base-Ada,Attic\n2,base-Ben,base-B\n3,base-Cem,base-C\n5,Eve,base-A\n");
  const { conflicts, project } = merged(mine, theirs);
  expect(conflicts).toMatchObject([{ path: ["plan", "data", "pupils", "rows", "1", "room"], original: "Attic" }]);
  expect(project.plan.data[0]?.rows).toBe("id,name\n1,base-Ada\n2,Benedict\n3,base-Cem\n4,Dora\n5,Eve\n");
  const chosen = merged(mine, theirs, [["plan", "data", "pupils", "rows", "1", "room"]]);
  expect(chosen.project.plan.data[0]?.rows).toContain("1,base-Ada,Attic\n");
});

test("keeps the events that both sides added, and drops those that one side deleted", () => {
  const events = (text: string) => (project: StoredProject) => {
    for (const source of project.plan.dates) source.rows = text;
  };
  const { project } = merged(
    events("2026-01-05 base-event-one\n2026-01-06 base-event-two\n2026-01-08 Mine"),
    events("2026-01-06 base-event-two\n2026-01-07 base-event-three\n2026-01-09 Theirs"),
  );
  expect(project.plan.dates[0]?.rows.split("\n")).toEqual([
    "2026-01-06 base-event-two",
    "2026-01-08 Mine",
    "2026-01-09 Theirs",
  ]);
});
