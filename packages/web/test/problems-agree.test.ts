/** Compares the problems that the editor lists with those of a compile. */

import type { Project } from "@octavo/contract";
import { type EditorDocument, loadYaml, openDesign, saveDesign } from "@octavo/editor";
import {
  CheckMemory,
  compileProject,
  type Problem,
  parseProject,
  type Rect,
  readProject,
  type Widget,
} from "@octavo/engine";
import { formatMessage, Report } from "@octavo/foundation";
import { isLong } from "@octavo/foundation/testing";
import { deviceProfiles, starterWorld } from "@octavo/press";
import { changeChoices, createPlanner, defaultChoices, madeFrom, type StarterSource, starters } from "@octavo/starters";
import { describe, expect, test } from "vitest";
import { checkPlanner, compileDesign } from "../src/engine-worker/compile-design.ts";
import { createTestWorld } from "./test-world.ts";

const drawingWorld = await starterWorld("pl");

/** A screen of 7.8 inches with 300 ppi. */
const nomad = "supernote-nomad";

/** A device with a toolbar, one of 7.8 inches with 300 ppi, and the narrowest one with starters. */
const devices = ["remarkable-2", nomad, "remarkable-paper-pro-move"];

const { printDocument } = await loadYaml();
const world = createTestWorld(deviceProfiles());

/** The whole starter: with all its sections. */
function projectOf(starter: StarterSource, device: string): Project {
  const { masters, plan } = createPlanner(starter, choicesOn(starter, device), drawingWorld);
  const { project } = parseProject({ masters_yaml: masters, plan_yaml: plan }, world.profiles);
  return JSON.parse(JSON.stringify(project)) as Project;
}

function choicesOn(starter: StarterSource, device: string) {
  const sections = starter.optional.map(({ section }) => section);
  return { ...defaultChoices(starter, { device, year: 2026, locale: "en" }), sections };
}

const sentences = (problems: readonly Problem[]) =>
  problems.map(({ code, at, message }) => `${code} ${at.master} ${at.widget_id}: ${formatMessage(message)}`);

/** Returns the list of the editor that opens a master. */
function editorProblems(project: Project, name: string, memory = new CheckMemory()): readonly Problem[] {
  const { widgets } = saveDesign(opened(project, name));
  return checkPlanner({ project, list: "masters", name, widgets }, world, memory);
}

function opened({ masters, default_canvas, metadata }: Project, name: string): EditorDocument {
  const design = masters.find((master) => master.name === name);
  if (!design) throw new Error(`no master ${name}`);
  return openDesign("master", design, default_canvas, { profile: metadata.device_profile });
}

/** Returns the list of a compile, as server and command line show it. */
const compiledProblems = (project: Project) => compileProject(project, world, { lint: true }).diagnostics;

/** Every nth case, which depends on the starter, in `npm test`, and all cases in `npm run test:long`. */
const sampled = <Case>(cases: readonly Case[], starter: StarterSource, nth = 3): readonly Case[] =>
  cases.filter((_, i) => isLong() || i % nth === starters.indexOf(starter) % nth);

/** Every fifth starter in `npm test`, and all in `npm run test:long`. */
const checked = starters.filter((_, i) => isLong() || i % 5 === 0);

describe.each(checked)("the starter $id", (starter) => {
  test.each(sampled(devices, starter))("has no problem in the editor on %s, whichever master is open", (device) => {
    const project = projectOf(starter, device);
    const memory = new CheckMemory();
    for (const { name } of project.masters)
      expect([name, ...sentences(editorProblems(project, name, memory))]).toEqual([name]);
    expect(sentences(compiledProblems(project))).toEqual([]);
  });

  test("has exactly one problem on a screen of 7.8 inches with 300 ppi when a link is 16 points high", () => {
    const project = projectOf(starter, nomad);
    const memory = new CheckMemory();
    for (const { name, widgets } of sampled(project.masters, starter)) {
      const link = widgets.find(({ type }) => type === "internal_link");
      if (!link) continue;
      const low = lowered(link);
      const changed = withWidgets(project, name, (all) => all.map((widget) => (widget === link ? low : widget)));
      const found = editorProblems(changed, name, memory);
      expect(found).toMatchObject([{ code: "touch_target_too_small", at: { master: name, widget_id: link.id } }]);
      expect(sentences(compiledProblems(changed))).toEqual(sentences(found));
    }
  });

  const moves = sampled(devices, starter).filter((device) => device !== nomad && starter.id !== "blank");
  test.each(moves)("has exactly one problem when a link of 16 points comes from %s to such a screen", (device) => {
    const project = projectOf(starter, device);
    const memory = new CheckMemory();
    const expectOne = (name: string, id: string, change: Parameters<typeof withWidgets>[2]) => {
      const found = editorProblems(movedTo(nomad, withWidgets(project, name, change), starter), name, memory);
      expect([name, ...found.map(({ code, at }) => `${code} ${at.master} ${at.widget_id}`)]).toEqual([
        name,
        `touch_target_too_small ${name} ${id}`,
      ]);
    };
    for (const { name, widgets } of sampled(project.masters, starter, 6)) {
      const link = widgets.find(({ type }) => type === "internal_link");
      if (link) expectOne(name, link.id, (all) => all.map((widget) => (widget === link ? lowered(link) : widget)));
      const position = freePlace(project, widgets);
      const properties = { bind: "page(first)" };
      // Without text, which could lie on others.
      const added = { id: "mine", type: "internal_link", content: "", styling: { size: 8 }, properties };
      if (position) expectOne(name, added.id, (all) => [...all, { ...added, position }]);
    }
  });
});

const lowered = (link: Widget): Widget => ({
  ...link,
  position: { ...link.position, height: 16 },
  styling: { ...link.styling, size: 8 },
});

/** Changes the device as its dialog does. */
function movedTo(device: string, project: Project, starter: StarterSource): Project {
  const choices = choicesOn(starter, project.metadata.device_profile);
  const read = readProject(project, new Report(), { profiles: world.profiles });
  const made = madeFrom(starter, choices);
  const changed = changeChoices(read, made, starter, choicesOn(starter, device), drawingWorld);
  if (!changed) throw new Error(`not drawn: ${starter.id}`);
  return JSON.parse(JSON.stringify(changed.project)) as Project;
}

/** The first place for a link without a link, calendar or table below it. */
function freePlace({ default_canvas: canvas }: Project, widgets: readonly Widget[]): Rect | undefined {
  const [top, right, bottom, left] = canvas.dimensions.margins;
  const taken = widgets.filter(({ type, properties = {} }) => /link|calendar/.test(type) || "bind" in properties);
  for (let y = top + 6; y + 16 < canvas.dimensions.height - bottom; y += 12)
    for (let x = left + 10; x + 100 < canvas.dimensions.width - right; x += 30) {
      const place = { x, y, width: 100, height: 16 };
      if (!taken.some(({ position }) => areOverlapping(position, place))) return place;
    }
  return undefined;
}

const areOverlapping = (a: Rect, b: Rect) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

function withWidgets(
  project: Project,
  name: string,
  change: (widgets: Project["masters"][number]["widgets"]) => Project["masters"][number]["widgets"],
): Project {
  const masters = project.masters.map((master) =>
    master.name === name ? { ...master, widgets: change(master.widgets) } : master,
  );
  return { ...project, masters };
}

describe("a design with an error", () => {
  const [daily] = starters.filter(({ id }) => id === "daily");
  const project = daily && projectOf(daily, "supernote-nomad");
  const withWidget = (name: string, more: object): Project => {
    if (!project) throw new Error("no starter");
    const widget = {
      id: "mine",
      type: "text_block",
      position: { x: 60, y: 60, width: 30, height: 24 },
      styling: { size: 14 },
      ...more,
    };
    return withWidgets(project, name, () => [widget]);
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
    expect(problems.map(({ code }) => code)).toEqual(codes);
    expect(sentences(compiledProblems(changed))).toEqual(sentences(problems));
  });

  test("has the same problems as YAML", () => {
    const changed = withWidget("Day", { content: "{weekday}" });
    const template_yaml = printDocument(opened(changed, "Day"));
    const { diagnostics } = compileDesign(changed, { list: "masters", name: "Day", template_yaml }, world, {
      lint: true,
    });
    expect(sentences(diagnostics)).toEqual(sentences(editorProblems(changed, "Day")));
  });

  test("names the pages of a problem", () => {
    const tooNarrowForWednesday = { content: "{weekday}", position: { x: 60, y: 60, width: 68, height: 24 } };
    const [problem] = editorProblems(withWidget("Day", tooNarrowForWednesday), "Day");
    expect(problem).toMatchObject({ code: "text_does_not_fit", count: 52, at: { page_label: "2026-01-07" } });
  });

  test("breaks the links of other masters, which the editor lists too", () => {
    const linked = withWidget("Note", { type: "anchor", properties: { dest_id: "here" } });
    const target = { id: "to_here", ...link, properties: { to_dest: "here" } };
    const whole = withWidgets(linked, "Week", () => [
      { ...target, position: { x: 60, y: 60, width: 60, height: 24 }, content: "Go" },
    ]);
    const memory = new CheckMemory();
    expect(sentences(editorProblems(whole, "Note", memory)).filter((text) => text.includes("Week"))).toEqual([]);
    const broken = withWidgets(whole, "Note", () => []);
    const found = editorProblems(broken, "Note", memory).filter(({ at }) => at.master === "Week");
    expect(found).toMatchObject([{ code: "unknown_destination", count: 53 }]);
  });

  test("is checked with sample values while no section uses it", () => {
    const changed = withWidget("Day", { content: "{day}" });
    const unused = { ...changed, masters: changed.masters.map((master) => ({ ...master, name: `${master.name} 2` })) };
    expect(sentences(editorProblems(unused, "Day 2")).filter((line) => !line.includes("does not exist"))).toEqual([]);
  });
});
