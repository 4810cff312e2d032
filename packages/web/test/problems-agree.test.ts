/** Compares the problems that the editor lists with those of a compile. */

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Project } from "@octavo/contract";
import { type EditorDocument, lintInput, loadYaml, openDesign } from "@octavo/editor";
import { compile, compileProject, findProfile, lintTemplate, parseProject, type Widget } from "@octavo/engine";
import { formatMessage } from "@octavo/engine/message";
import { deviceProfiles } from "@octavo/press";
import { designFor, openStarter, type Starter, type StarterDocuments, type Words } from "@octavo/starters";
import { CORE_SCHEMA, load } from "js-yaml";
import { describe, expect, inject, test } from "vitest";
import { problemGroups } from "../src/editor/panels/problem-groups.ts";
import { compileDesign, expandPlanner } from "../src/engine-worker/compile-design.ts";
import { pagesOfDesign } from "../src/screens/design-editor/pages-of-design.ts";
import { createTestWorld } from "./test-world.ts";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const text = (path: string) => readFileSync(`${root}${path}`, "utf8");
const yaml = <T>(path: string) => load(text(path), { schema: CORE_SCHEMA }) as T;

const starters = readdirSync(`${root}library`)
  .filter((id) => existsSync(`${root}library/${id}/starter.yaml`))
  .map((id) => yaml<Starter>(`library/${id}/starter.yaml`));
const words = yaml<Words>("library/words.yaml");

/** A device with a toolbar, one of medium size, and the narrowest one with starters. */
const devices = ["remarkable-2", "supernote-nomad", "remarkable-paper-pro-move"];

const { printDocument } = await loadYaml();
const world = createTestWorld(deviceProfiles());

function projectOf(starter: Starter, profile: string): Project {
  const device = findProfile(world.profiles, profile);
  const file = device && designFor(starter, device)?.file;
  const files = {
    masters: yaml<StarterDocuments["masters"]>(`library/${starter.id}/${file}`),
    plan: yaml<StarterDocuments["plan"]>(`library/${starter.id}/plan.yaml`),
  };
  const choice = { locale: "en", week_start: "monday", start_date: "2026-01-01", end_date: "2026-12-31", profile };
  const opened = openStarter(starter, files, words, choice);
  const documents = { masters_yaml: JSON.stringify(opened.masters), plan_yaml: JSON.stringify(opened.plan) };
  const { project } = parseProject(documents, world.profiles);
  const { template } = compile(documents.masters_yaml, documents.plan_yaml, world, { fit: true, proofread: false });
  const masters = template?.masters.map(({ name, widgets }) => ({ name, description: "", widgets }));
  return JSON.parse(JSON.stringify({ ...project, default_canvas: template?.canvas, masters })) as Project;
}

/** Returns the problems in the editor's list: those of the lint and those of the compile. */
function editorProblems(project: Project, name: string, document = opened(project, name)): readonly string[] {
  const template = expandPlanner({ project, list: "masters", name }, world);
  const [page = 0] = template ? pagesOfDesign(template, { list: "masters", name }) : [];
  const linted = lintInput(document, template && { template, page });
  const profile = findProfile(world.profiles, project.metadata.device_profile);
  const problems = linted && profile ? lintTemplate(linted.template, profile, world, { master: linted.master }) : [];
  const written = { list: "masters", name, template_yaml: printDocument(document) } as const;
  const { diagnostics } = compileDesign(project, written, world);
  return problemGroups(problems, diagnostics)
    .flatMap(({ entries }) => entries)
    .map(({ code, widget_id, message }) => `${code} ${widget_id}: ${formatMessage(message)}`)
    .toSorted();
}

function opened({ masters, default_canvas, metadata }: Project, name: string): EditorDocument {
  const design = masters.find((master) => master.name === name);
  if (!design) throw new Error(`no master ${name}`);
  return openDesign("master", design, default_canvas, { profile: metadata.device_profile });
}

function compiledProblems(project: Project): ReadonlyMap<string | undefined, readonly string[]> {
  const { diagnostics } = compileProject(project, world, { lint: true });
  const byMaster = Map.groupBy(diagnostics, ({ at }) => at.master);
  const sentences = (list: typeof diagnostics) =>
    list.map(({ code, at, message }) => `${code} ${at.widget_id}: ${formatMessage(message)}`).toSorted();
  return new Map([...byMaster].map(([master, list]) => [master, sentences(list)]));
}

declare module "vitest" {
  interface ProvidedContext {
    /** Fraction of the full count of runs: 1 in `npm run test:long`, less in `npm test`. */
    readonly shareOfRuns: number;
  }
}

/** One device for each starter in `npm test`, and all devices in `npm run test:long`. */
const devicesOf = (starter: Starter) =>
  devices.filter((_, i) => inject("shareOfRuns") === 1 || i === starters.indexOf(starter) % devices.length);

describe.each(starters)("the starter $id", (starter) => {
  test.each(devicesOf(starter))("has the same problems in the editor and in a compile on %s", (device) => {
    const project = projectOf(starter, device);
    const compiled = compiledProblems(project);
    for (const { name } of project.masters)
      expect([name, ...editorProblems(project, name)]).toEqual([name, ...(compiled.get(name) ?? [])]);
  });
});

describe("a design with an error", () => {
  const [daily] = starters.filter(({ id }) => id === "daily");
  const project = daily && projectOf(daily, "supernote-nomad");
  const widget = (more: Partial<Widget>): Widget => ({
    id: "mine",
    type: "text_block",
    position: { x: 60, y: 60, width: 30, height: 24 },
    styling: { size: 14 },
    ...more,
  });
  const withWidget = (name: string, more: Partial<Widget>): Project => {
    if (!project) throw new Error("no starter");
    const masters = project.masters.map((master) =>
      master.name === name ? { ...master, widgets: [widget(more)] } : master,
    );
    return { ...project, masters };
  };
  const link = { type: "internal_link", content: "{day}", properties: { bind: "day(@date_next)" } };

  test.each([
    ["a number that is shorter than its token", { content: "{day}" }, []],
    ["a weekday that is longer", { content: "{weekday}" }, ["text_does_not_fit"]],
    [
      "a link that only the plan settles",
      { ...link, styling: { size: 10 }, position: { x: 60, y: 60, width: 30, height: 16.6 } },
      ["touch_target_too_small"],
    ],
    ["a token that nobody knows", { content: "{nobody_knows_this}" }, ["unknown_token"]],
  ])("is checked with the values of its pages: %s", (_, more, codes) => {
    const changed = withWidget("Day", more);
    const problems = editorProblems(changed, "Day");
    expect(problems.map((line) => line.split(" ")[0])).toEqual(codes);
    expect(compiledProblems(changed).get("Day") ?? []).toEqual(problems);
  });

  test("is checked with sample values while no section uses it", () => {
    const changed = withWidget("Day", { content: "{day}" });
    const unused = { ...changed, masters: changed.masters.map((master) => ({ ...master, name: `${master.name} 2` })) };
    expect(editorProblems(unused, "Day 2").filter((line) => !line.includes("does not exist"))).toEqual([]);
  });
});
