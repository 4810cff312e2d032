import { compileProject, findProfile, type Project, parseProject, printProject } from "@octavo/engine";
import { formatMessage } from "@octavo/foundation";
import { nodeWorld, starterWorld } from "@octavo/press";
import { describe, expect, test } from "vitest";
import { changeChoices } from "./change-choices.ts";
import { defaultChoices, type PlannerChoices } from "./choices.ts";
import { createPlanner } from "./create-planner.ts";
import { madeFrom } from "./made-from.ts";
import { daily } from "./planners/daily.ts";
import { withStyles } from "./redraw-sections.ts";
import { firstMaster } from "./sections/first-master.ts";
import { makeSections } from "./sections/make-sections.ts";
import type { SectionIntent } from "./sections/section-kind.ts";

const world = await starterWorld("pl");
const drawing = nodeWorld();

const pupils = ["Id,Name,Class", "1,Ann Lee,5a", "2,Bartholomew Featherstone,5b", "3,Cleo,5a"].join("\n");

function choicesOf(chosen: Partial<PlannerChoices> = {}): PlannerChoices {
  const range = { from: "2027-01-01", to: "2027-01-31" };
  return { ...defaultChoices(daily, { device: "remarkable-2", year: 2027, locale: "en" }), ...range, ...chosen };
}

function read(documents: { readonly masters_yaml: string; readonly plan_yaml: string }): Project {
  const { project } = parseProject(documents, world.profiles);
  if (!project) throw new Error("The project cannot be read.");
  return project;
}

function aDaily(chosen: Partial<PlannerChoices> = {}): Project {
  const { masters, plan } = createPlanner(daily, choicesOf(chosen), world);
  const data = `  data: [{ name: Pupils, title: Name, rows: ${JSON.stringify(pupils)} }]\n`;
  return read({ masters_yaml: masters, plan_yaml: plan.replace("plan:\n", `plan:\n${data}`) });
}

/** As the studio adds them. */
function withSections(project: Project, intent: SectionIntent): Project {
  const { template } = compileProject(project, drawing);
  if (!template) throw new Error("The planner does not compile.");
  const { plan, masters } = project;
  const made = makeSections(intent, {
    template,
    profile: findProfile(world.profiles, project.metadata.device_profile),
    fonts: world.fonts,
    words: world.words,
    kinds: plan.sections.map(({ kind }) => kind),
    masterNames: masters.map(({ name }) => name),
    firstMaster: firstMaster(plan),
  });
  const { linked, ...styled } = withStyles(made, project);
  const sections = made.sections.map((section) => ({
    nested: [],
    counters: {},
    ...section,
    ...(section.rows !== undefined && { rows: { table: section.rows, where: {}, order: [], by: "" } }),
    anchors: section.anchors.map(({ dest_id }) => dest_id),
  }));
  const all = {
    ...project,
    masters: [
      ...masters.map((master) =>
        master.name === linked?.master ? { ...master, widgets: [...master.widgets, linked.widget] } : master,
      ),
      ...styled.masters.map((master) => ({ description: "", ...master })),
    ],
    plan: { ...plan, sections: [...plan.sections, ...sections], order: [] },
  };
  return read(printProject(all as unknown as Project));
}

function changed(project: Project, chosen: Partial<PlannerChoices>, from: Partial<PlannerChoices> = {}) {
  const result = changeChoices(
    project,
    madeFrom(daily, choicesOf(from)),
    daily,
    choicesOf({ ...from, ...chosen }),
    world,
  );
  if (!result) throw new Error("The choices cannot be changed.");
  return { ...result, project: read(printProject(result.project)) };
}

const problemsOf = (project: Project) =>
  compileProject(project, drawing, { lint: true }).diagnostics.map(({ message }) => formatMessage(message));

const designs = ({ masters, plan }: Project) => ({
  masters: masters.map(({ name, widgets }) => ({ name, widgets })),
  sections: plan.sections,
});

const intents: readonly (readonly [string, SectionIntent])[] = [
  ["a list of 20", { wanted: "list", values: { name: "Reading", count: 20 } }],
  ["a list with several pages of an index", { wanted: "list", values: { name: "Ideas", count: 47 } }],
  ["pages for rows", { wanted: "rows", values: { list: "Pupils" } }],
  ["quarters", { wanted: "quarters", values: {} }],
  ["working days", { wanted: "working_days", values: {} }],
];

describe.each(intents)("%s of an unchanged project", (_, intent) => {
  test.each(["boox-palma-2", "kindle-scribe", "boox-tab-x-c"])("become those of %s", (device) => {
    const result = changed(withSections(aDaily(), intent), { device });
    expect(designs(result.project)).toEqual(designs(withSections(aDaily({ device }), intent)));
    expect(problemsOf(result.project)).toEqual([]);
  });
});

test("sections of an unchanged project are translated, and keep the kinds that links refer to", () => {
  const project = withSections(aDaily(), { wanted: "list", values: { name: "Reading", count: 20 } });
  const { masters, plan } = changed(project, { locale: "pl" }).project;
  expect(masters.at(-2)?.name).toBe("Reading (spis)");
  expect(plan.sections.slice(-2).map(({ kind, master }) => [kind, master])).toEqual([
    ["reading_index", "Reading (spis)"],
    ["reading", "Reading"],
  ]);
  expect(problemsOf(changed(project, { locale: "pl" }).project)).toEqual([]);
});

test("a changed master of added sections keeps the changes, and the rest is drawn for the device", () => {
  const project = withSections(aDaily(), { wanted: "rows", values: { list: "Pupils" } });
  const edited: Project = {
    ...project,
    masters: project.masters.map((master) =>
      master.name === "Pupils"
        ? {
            ...master,
            widgets: [
              ...master.widgets.map((widget) =>
                widget.id === "detail_1_label" ? { ...widget, content: "Form: {row:Class}" } : widget,
              ),
              {
                id: "mine",
                type: "text_block",
                content: "Mine",
                position: { x: 240, y: 540, width: 60, height: 16 },
                styling: { size: 9 },
              },
            ],
          }
        : master,
    ),
  };
  const result = changed(edited, { device: "supernote-nomad" });
  const drawn = withSections(aDaily({ device: "supernote-nomad" }), { wanted: "rows", values: { list: "Pupils" } });
  const own = result.project.masters.find(({ name }) => name === "Pupils")?.widgets ?? [];
  const made = drawn.masters.find(({ name }) => name === "Pupils")?.widgets ?? [];
  expect(own.find(({ id }) => id === "detail_1_label")?.content).toBe("Form: {row:Class}");
  expect(own.find(({ id }) => id === "mine")?.content).toBe("Mine");
  expect(own.find(({ id }) => id === "title")).toEqual(made.find(({ id }) => id === "title"));
  expect(result.masters.find(({ name }) => name === "Pupils")).toMatchObject({ change: "merged", changes: 2 });
  expect(problemsOf(result.project)).toEqual([]);
});

test("two lists have links beside the title of the first page, on each device where they have room", () => {
  const both = (project: Project) =>
    withSections(withSections(project, { wanted: "list", values: { name: "Reading", count: 20 } }), {
      wanted: "rows",
      values: { list: "Pupils" },
    });
  const linksOf = ({ masters }: Project) =>
    masters
      .find(({ name }) => name === "Year")
      ?.widgets.flatMap(({ id, content, properties }) =>
        id.startsWith("to_added") ? [[content, properties?.["bind"]]] : [],
      );
  const project = both(aDaily());
  expect(linksOf(project)).toEqual([
    ["Reading", "reading_index(index)"],
    ["Pupils", "pupils_index(index)"],
  ]);
  expect(problemsOf(project)).toEqual([]);
  for (const device of ["boox-palma-2", "supernote-nomad"]) {
    const result = changed(project, { device });
    expect(designs(result.project)).toEqual(designs(both(aDaily({ device }))));
    expect(problemsOf(result.project)).toEqual([]);
    expect(result.masters.filter(({ changes }) => changes > 0)).toEqual([]);
  }
});
