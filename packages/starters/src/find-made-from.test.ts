import { type Project, parseProject, printProject, type Widget } from "@octavo/engine";
import { longTest, sampled } from "@octavo/foundation/testing";
import { starterWorld } from "@octavo/press";
import { describe, expect, test } from "vitest";
import { changeChoices } from "./change-choices.ts";
import { defaultChoices, deviceOf, type PlannerChoices } from "./choices.ts";
import { drawVersion, findMadeFrom } from "./find-made-from.ts";
import { drawingVersion, madeFrom } from "./made-from.ts";
import { daily } from "./planners/daily.ts";
import { starters } from "./planners/index.ts";
import type { StarterSource } from "./starter.ts";

const world = await starterWorld("pl", "de");
const drawn = starters.filter(({ id }) => id !== "blank");

function choicesOn(starter: StarterSource, device: string, changed: Partial<PlannerChoices> = {}): PlannerChoices {
  const standard = defaultChoices(starter, { device: "", year: 2027, locale: "en" });
  return { ...standard, ...deviceOf(device), ...changed };
}

function projectOf(version: number, starter: StarterSource, choices: PlannerChoices): Project {
  const made = drawVersion(version, starter, choices, world);
  if (!made) throw new Error(`version ${version} has no ${starter.id} for ${choices.device}`);
  const { project } = parseProject(printProject(made.project), world.profiles);
  if (!project) throw new Error(`${starter.id} cannot be read`);
  return project;
}

const cases: readonly [string, Partial<PlannerChoices>][] = [
  ["remarkable-2", {}],
  ["remarkable-2", { locale: "pl", weekStart: "sunday" }],
  ["supernote-nomad", { sections: [] }],
  ["remarkable-2-landscape", { locale: "pl", leftHanded: true }],
  ["kindle-basic", { from: "2026-09-01", to: "2027-08-31" }],
];

describe.each(sampled(drawn, 12, 0))("a project of the starter $id", (starter) => {
  test.each(
    sampled(
      [1, drawingVersion].flatMap((version) => cases.map((one) => [version, ...one] as const)),
      5,
      2,
    ),
  )("by version %i on %s is recognized with its choices, %j", (version, device, changed) => {
    const choices = choicesOn(starter, device, changed);
    const found = findMadeFrom(projectOf(version, starter, choices), drawn, world);
    expect(found).toEqual(madeFrom(starter, choices, version));
  });

  test("by version 1 becomes the starter's planner on another device", () => {
    const choices = choicesOn(starter, "supernote-nomad");
    const project = projectOf(1, starter, choices);
    const wanted = { ...choices, device: "remarkable-2", locale: "pl" };
    const changed = changeChoices(project, madeFrom(starter, choices, 1), starter, wanted, world);
    expect(changed?.masters.filter(({ change }) => change !== "drawn")).toEqual([]);
    expect(changed?.project.masters).toEqual(projectOf(drawingVersion, starter, wanted).masters);
  });
});

test("a planner whose language version 2 did not know is recognized as English, and a change of choices gives it its words", () => {
  const choices = choicesOn(daily, "remarkable-2", { locale: "de" });
  const project = projectOf(2, daily, choices);
  expect(project.masters.map(({ name }) => name)).toContain("Month");
  expect(findMadeFrom(project, drawn, world)).toEqual(madeFrom(daily, { ...choices, locale: "en" }));
  const wanted = { ...choices, weekStart: "sunday" } as const;
  const changed = changeChoices(project, madeFrom(daily, choices, 2), daily, wanted, world);
  expect(changed?.project.masters).toEqual(projectOf(drawingVersion, daily, wanted).masters);
});

describe("a changed project", () => {
  const choices = choicesOn(daily, "remarkable-2");
  const project = projectOf(drawingVersion, daily, choices);
  const found = (masters: Project["masters"]) => findMadeFrom({ ...project, masters }, drawn, world);
  const withWidgets = (change: (widgets: readonly Widget[], master: string) => readonly Widget[]) =>
    project.masters.map((master) => ({ ...master, widgets: change(master.widgets, master.name) }));
  const moved = (widget: Widget): Widget => ({ ...widget, position: { ...widget.position, x: widget.position.x + 1 } });

  test.each<[string, Project["masters"]]>([
    ["after all widgets moved by a point", withWidgets((widgets) => widgets.map(moved))],
    ["with a widget less", withWidgets((widgets) => widgets.slice(1))],
    ["with its widgets in another order", withWidgets((widgets) => widgets.toReversed())],
    ["with other names of masters", project.masters.map((master) => ({ ...master, name: `My ${master.name}` }))],
    [
      "with a copy of a master",
      [
        ...project.masters,
        { ...(project.masters[3] ?? project.masters[0]), name: "Copy" } as Project["masters"][number],
      ],
    ],
    ["without half of its masters", project.masters.slice(3)],
  ])("is recognized %s", (_, masters) => {
    expect(found(masters)).toEqual(madeFrom(daily, choices));
  });

  longTest("is not a starter's if most masters are the user's own", () => {
    const own = project.masters.map((master, i) => ({
      ...master,
      widgets: i === 0 ? master.widgets : master.widgets.map((widget) => ({ ...widget, id: `mine_${widget.id}` })),
    }));
    expect(found(own)).toBeUndefined();
    expect(found([])).toBeUndefined();
  });
});
