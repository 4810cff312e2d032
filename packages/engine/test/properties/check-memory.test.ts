/** Checks that a compile with the results of the last one finds the same problems as a compile without. */
import { runs, sampled } from "@octavo/foundation/testing";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { CheckMemory, compile, compileProject, type Project, parseProject, renameMaster } from "../../src/index.ts";
import type { Master } from "../../src/model/master.ts";
import type { Widget } from "../../src/model/template.ts";
import { widgetDefinitions } from "../../src/widgets/index.ts";
import { world } from "../support/documents.ts";
import { randomDocuments } from "../support/random-documents.ts";
import { everySection, planner, starters } from "../support/starters.ts";

type Edit = (project: Project) => Project;

const widgets = (master: string, change: (list: readonly Widget[]) => readonly Widget[]): Edit => {
  return (project) => ({
    ...project,
    masters: project.masters.map((one) => (one.name === master ? { ...one, widgets: change(one.widgets) } : one)),
  });
};

const changed = (master: string, index: number, change: (widget: Widget) => Partial<Widget>): Edit =>
  widgets(master, (list) =>
    list.map((widget, i) => (i === index % list.length ? { ...widget, ...change(widget) } : widget)),
  );

const contents = fc.constantFrom("{weekday} {date_long}", "{index}", "{nobody}", "{plan_year}", "漢字 \u{e000}", "");
const bindings = fc.constantFrom("day(@date)", "day(@date_next)", "month(@plan_month)", "nowhere", "here", "@x(", "");
const steps = fc.constantFrom(-40, -3, 0.1, 7, 300);

function widgetEdits(master: string): fc.Arbitrary<Edit> {
  const index = fc.nat(40);
  return fc.oneof(
    fc.tuple(index, steps, steps).map(([i, x, y]) =>
      changed(master, i, ({ position }) => ({
        position: { ...position, x: Math.max(0, position.x + x), y: Math.max(0, position.y + y) },
      })),
    ),
    fc.tuple(index, steps).map(([i, by]) =>
      changed(master, i, ({ position }) => ({
        position: { ...position, height: Math.max(1, position.height + by) },
      })),
    ),
    fc.tuple(index, contents).map(([i, content]) => changed(master, i, () => ({ content }))),
    fc
      .tuple(index, bindings)
      .map(([i, bind]) => changed(master, i, ({ properties }) => ({ properties: { ...properties, bind } }))),
    fc
      .tuple(index, fc.constantFrom(4, 30), fc.constantFrom("#eeeeee", "#00aa00"))
      .map(([i, size, color]) => changed(master, i, ({ styling }) => ({ styling: { ...styling, size, color } }))),
    index.map((i) => widgets(master, (list) => list.filter((_, at) => at !== i % list.length))),
    fc.tuple(index, fc.constantFrom(...widgetDefinitions), bindings).map(([i, { type }, bind]) =>
      widgets(master, (list) => [
        ...list.slice(0, i),
        {
          id: `new-${i}`,
          type,
          position: { x: 10 * i, y: 20, width: 60, height: 16 },
          content: "{date}",
          properties: { bind, dest_id: "here" },
        },
        ...list.slice(i),
      ]),
    ),
    index.map((i) => widgets(master, (list) => [...list.slice(i % 7), ...list.slice(0, i % 7)])),
  );
}

function masterEdits({ name }: Master): fc.Arbitrary<Edit> {
  const named = (project: Project): Project => ({
    ...project,
    masters: project.masters.map((master) => (master.name === name ? { ...master, name: `${name} 2` } : master)),
  });
  const renamed = (project: Project): Project => {
    const { plan, rules } = renameMaster(project.plan, project.compilation_rules, name, `${name} 2`);
    return { ...named(project), plan, compilation_rules: rules };
  };
  return fc.constantFrom<Edit>(renamed, named, (project) => ({ ...project, masters: project.masters.toReversed() }));
}

const planned = (change: (plan: Project["plan"]) => Partial<Project["plan"]>): Edit => {
  return (project) => ({ ...project, plan: { ...project.plan, ...change(project.plan) } });
};

const planEdits = fc.constantFrom<Edit>(
  planned(() => ({ locale: "uk" })),
  planned(() => ({ week_start: "sunday" })),
  planned(({ calendar }) => ({ calendar: { ...calendar, end_date: "2026-02-10" } })),
  planned(({ sections }) => ({ sections: sections.toReversed() })),
  planned(({ sections }) => ({ sections: sections.slice(1) })),
  planned(({ sections }) => ({ sections: sections.map((section) => ({ ...section, anchors: ["here", "{x}"] })) })),
  (project) => ({ ...project, metadata: { ...project.metadata, device_profile: "supernote-nomad" } }),
  (project) => ({ ...project, metadata: { ...project.metadata, device_profile: "" } }),
);

function edits({ masters }: Project): fc.Arbitrary<readonly Edit[]> {
  const ofMasters = masters.flatMap((master) => [
    { arbitrary: widgetEdits(master.name), weight: 6 },
    { arbitrary: masterEdits(master), weight: 1 },
  ]);
  return fc.array(fc.oneof(...ofMasters, { arbitrary: planEdits, weight: 5 }), { minLength: 3, maxLength: 8 });
}

function projectOf(starter: (typeof starters)[number]): Project {
  const choice = { start_date: "2026-01-01", end_date: "2026-02-15", ...everySection(starter) };
  const { opened } = planner(starter, "remarkable-2", choice);
  const documents = { masters_yaml: JSON.stringify(opened.masters), plan_yaml: JSON.stringify(opened.plan) };
  const { project } = parseProject(documents, world.profiles);
  if (!project) throw new Error(`the starter ${starter.id} can always be read`);
  return project;
}

const problemsOf = (project: Project, memory?: CheckMemory) =>
  compileProject(project, world, { lint: true, fixes: true, memory }).diagnostics;

describe.each(sampled(starters, 12, 4))("the starter $id", (starter) => {
  test("has the same problems after each of several edits, with memory and without", () => {
    const project = projectOf(starter);
    const law = (sequence: readonly Edit[]) => {
      const memory = new CheckMemory();
      const versions = [project];
      problemsOf(project, memory);
      for (const edit of sequence) versions.push(edit(versions.at(-1) ?? project));
      for (const version of [...versions, project, ...versions.slice(1, 2)])
        expect(problemsOf(structuredClone(version), memory)).toEqual(problemsOf(version));
    };
    fc.assert(fc.property(edits(project), law), { numRuns: runs(40), interruptAfterTimeLimit: 20_000 });
  });
});

test("a compile with the rules for the device reports what a compile without them reports, and more", () => {
  fc.assert(
    fc.property(randomDocuments, ({ masters, plan }) => {
      const plain = compile(masters, plan, world).diagnostics;
      const linted = compile(masters, plan, world, { lint: true }).diagnostics;
      const withoutLabels = linted.map(({ at: { page_label: _label, ...at }, ...problem }) => ({ ...problem, at }));
      expect(withoutLabels.slice(0, plain.length)).toEqual(plain);
    }),
    { numRuns: runs(300), interruptAfterTimeLimit: 8_000 },
  );
});
