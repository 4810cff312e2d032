import type { Project } from "@octavo/engine";
import { sampled } from "@octavo/foundation/testing";
import { describe, expect, test } from "vitest";
import { aPlanner, problemsOf, withChoices, withSections } from "../test/added-sections.ts";
import { daily } from "./planners/daily.ts";
import type { SectionIntent } from "./sections/section-kind.ts";

const designs = ({ masters, plan }: Project) => ({
  masters: masters.map(({ name, widgets }) => ({ name, widgets })),
  sections: plan.sections,
});

const intents: readonly (readonly [string, SectionIntent])[] = [
  ["a list of 20", { wanted: "list", values: { name: "Reading", count: 20 } }],
  ["a list with several pages of an index", { wanted: "list", values: { name: "Ideas", count: 47 } }],
  ["pages for rows", { wanted: "rows", values: { list: "Pupils" } }],
  ["pages and notes for rows", { wanted: "rows", values: { list: "Pupils", notes: true } }],
  ["quarters", { wanted: "quarters", values: {} }],
  ["working days", { wanted: "working_days", values: {} }],
];

const devices = ["boox-palma-2", "kindle-scribe", "boox-tab-x-c"];

describe.each(intents.map((one, i) => [...one, i] as const))("%s of an unchanged project", (_, intent, i) => {
  test.each(sampled(devices, devices.length, i))("become those of %s", (device) => {
    const result = withChoices(daily, withSections(aPlanner(daily), intent), { device });
    expect(designs(result.project)).toEqual(designs(withSections(aPlanner(daily, { device }), intent)));
    expect(problemsOf(result.project)).toEqual([]);
  });
});

test("sections of an unchanged project are translated, and keep the kinds that links refer to", () => {
  const project = withSections(aPlanner(daily), { wanted: "list", values: { name: "Reading", count: 20 } });
  const { masters, plan } = withChoices(daily, project, { locale: "pl" }).project;
  expect(masters.at(-2)?.name).toBe("Reading (spis)");
  expect(plan.sections.slice(-2).map(({ kind, master }) => [kind, master])).toEqual([
    ["reading_index", "Reading (spis)"],
    ["reading", "Reading"],
  ]);
  expect(problemsOf(withChoices(daily, project, { locale: "pl" }).project)).toEqual([]);
});

test("a changed master of added sections keeps the changes, and the rest is drawn for the device", () => {
  const project = withSections(aPlanner(daily), { wanted: "rows", values: { list: "Pupils" } });
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
  const result = withChoices(daily, edited, { device: "supernote-nomad" });
  const drawn = withSections(aPlanner(daily, { device: "supernote-nomad" }), {
    wanted: "rows",
    values: { list: "Pupils" },
  });
  const own = result.project.masters.find(({ name }) => name === "Pupils")?.widgets ?? [];
  const made = drawn.masters.find(({ name }) => name === "Pupils")?.widgets ?? [];
  expect(own.find(({ id }) => id === "detail_1_label")?.content).toBe("Form: {row:Class}");
  expect(own.find(({ id }) => id === "mine")?.content).toBe("Mine");
  expect(own.find(({ id }) => id === "title")).toEqual(made.find(({ id }) => id === "title"));
  expect(result.masters.find(({ name }) => name === "Pupils")).toMatchObject({ change: "merged", changes: 2 });
  expect(problemsOf(result.project)).toEqual([]);
});

const linksOf = ({ masters }: Project) =>
  masters.flatMap(({ name, widgets }) =>
    widgets.flatMap(({ id, content }) => (id.startsWith("to_added") ? [`${name}: ${content}`] : [])),
  );

test("two lists have links beside the titles of the first page and of months, on each device where they have room", () => {
  const both = (project: Project) =>
    withSections(withSections(project, { wanted: "list", values: { name: "Reading", count: 20 } }), {
      wanted: "rows",
      values: { list: "Pupils" },
    });
  const project = both(aPlanner(daily));
  expect(linksOf(project)).toEqual(["Year: Reading", "Year: Pupils", "Month: Reading", "Month: Pupils"]);
  expect(problemsOf(project)).toEqual([]);
  // A narrow page has room for one.
  expect(linksOf(both(aPlanner(daily, { device: "boox-palma-2" })))).toEqual(["Year: Reading"]);
  for (const device of ["boox-palma-2", "supernote-nomad"]) {
    const result = withChoices(daily, project, { device });
    expect(designs(result.project)).toEqual(designs(both(aPlanner(daily, { device }))));
    expect(problemsOf(result.project)).toEqual([]);
    expect(result.masters.filter(({ changes }) => changes > 0)).toEqual([]);
  }
});

test("a list is linked beside a list of the starter on the first page, months and the index of notes, which have room, unlike days", () => {
  const layouts = { collections: "people,books" };
  const project = withSections(aPlanner(daily, { layouts }), { wanted: "list", values: { name: "Films", count: 20 } });
  expect(linksOf(project)).toEqual(["Year: Films", "Month: Films", "Index: Films"]);
  expect(problemsOf(project)).toEqual([]);
  const onYear = project.masters.find(({ name }) => name === "Year")?.widgets ?? [];
  const links = onYear.filter(({ id }) => /^to_(?:added|collection_)/.test(id)).map(({ position }) => position);
  const overlap = links.filter((one, i) =>
    links.some((other, j) => i !== j && one.x < other.x + other.width && other.x < one.x + one.width),
  );
  expect(overlap).toEqual([]);
});

test("a link that the user has deleted stays deleted, and those of other pages are drawn again", () => {
  const list: SectionIntent = { wanted: "list", values: { name: "Reading", count: 20 } };
  const project = withSections(aPlanner(daily), list);
  const masters = project.masters.map((master) =>
    master.name === "Month" ? { ...master, widgets: master.widgets.filter(({ id }) => id !== "to_added") } : master,
  );
  const changed = withChoices(daily, { ...project, masters }, { device: "kindle-scribe", locale: "pl" }).project;
  expect(linksOf(changed)).toEqual(["Rok: Reading"]);
});

test("lists of a planner with a page of collections are linked there, and stay linked on another device", () => {
  const layouts = { collections: "projects,people,books" };
  const list: SectionIntent = { wanted: "list", values: { name: "Reading", count: 20 } };
  const project = withSections(aPlanner(daily, { layouts }), list);
  expect(linksOf(project)).toEqual(["Lists: Reading"]);
  expect(problemsOf(project)).toEqual([]);
  const { project: changed } = withChoices(daily, project, { device: "supernote-nomad" }, { layouts });
  expect(designs(changed)).toEqual(
    designs(withSections(aPlanner(daily, { layouts, device: "supernote-nomad" }), list)),
  );
  expect(problemsOf(changed)).toEqual([]);
});
