import { compileProject, type Project, parseProject, printProject, type Widget } from "@octavo/engine";
import { formatMessage } from "@octavo/foundation";
import { sampled } from "@octavo/foundation/testing";
import { nodeWorld, starterWorld } from "@octavo/press";
import { describe, expect, test } from "vitest";
import { changeChoices } from "./change-choices.ts";
import { defaultChoices, type PlannerChoices } from "./choices.ts";
import { createPlanner } from "./create-planner.ts";
import { madeFrom } from "./made-from.ts";
import { daily } from "./planners/daily.ts";
import { starters } from "./planners/index.ts";
import { school } from "./planners/school.ts";
import { weekly } from "./planners/weekly.ts";
import type { StarterSource } from "./starter.ts";

const world = await starterWorld("pl");

type Chosen = Partial<PlannerChoices>;

function choicesOf(starter: StarterSource, chosen: Chosen = {}): PlannerChoices {
  const range = { from: "2027-01-01", to: "2027-02-28" };
  return { ...defaultChoices(starter, { device: "remarkable-2", year: 2027, locale: "en" }), ...range, ...chosen };
}

/** As a new project is stored. */
function projectOf(starter: StarterSource, chosen: Chosen = {}): Project {
  const { masters, plan } = createPlanner(starter, choicesOf(starter, chosen), world);
  const { project } = parseProject({ masters_yaml: masters, plan_yaml: plan }, world.profiles);
  if (!project) throw new Error(`${starter.id} cannot be read`);
  return project;
}

/** Stored again, as the server does. */
function stored(project: Project): Project {
  const { project: read } = parseProject(printProject(project), world.profiles);
  if (!read) throw new Error("the changed project cannot be read");
  return read;
}

function change(starter: StarterSource, project: Project, chosen: Chosen, from: Chosen = {}) {
  const made = madeFrom(starter, choicesOf(starter, from));
  const changed = changeChoices(project, made, starter, choicesOf(starter, { ...from, ...chosen }), world);
  if (!changed) throw new Error(`${starter.id} cannot be changed`);
  return { ...changed, project: stored(changed.project) };
}

const every = (starter: StarterSource) => starter.optional.map(({ section }) => section);

const withMaster = (
  project: Project,
  name: string,
  edit: (widgets: readonly Widget[]) => readonly Widget[],
): Project => ({
  ...project,
  masters: project.masters.map((master) =>
    master.name === name ? { ...master, widgets: edit(master.widgets) } : master,
  ),
});

const widgetsOf = ({ masters }: Project, name: string) => masters.find((master) => master.name === name)?.widgets ?? [];
const named = ({ masters }: ReturnType<typeof change>) =>
  Object.fromEntries(masters.map((one) => [one.name, one.change]));
const kindsOf = ({ plan }: Project) =>
  plan.sections.flatMap(({ kind, nested }) => [kind, ...nested.map((one) => one.kind)]);

function problemsOf(project: Project): readonly string[] {
  return compileProject(project, nodeWorld(), { lint: true }).diagnostics.map(({ message }) => formatMessage(message));
}

const note: Widget = {
  id: "mine",
  type: "text_block",
  content: "Mine",
  position: { x: 240, y: 540, width: 60, height: 16 },
  styling: { size: 9 },
};

describe.each(sampled(starters, 8, 7))("an unchanged project of the starter $id", (starter) => {
  const cases: readonly [string, Chosen, Chosen][] = [
    ["another device", {}, { device: "supernote-nomad" }],
    ["another language", {}, { locale: "pl" }],
    ["English instead of Polish", { locale: "pl", leftHanded: true }, { locale: "en" }],
    ["all sections", { sections: [] }, { sections: every(starter) }],
    ["no optional sections", { sections: every(starter) }, { sections: [] }],
    ["hours from 1 to 12", {}, { hours: "12" }],
    ["another theme", {}, { theme: "editorial" }],
    ["the default theme again", { theme: "large-type" }, { theme: "classic" }],
    ["the other hand", {}, { leftHanded: true }],
    ["other layouts", {}, { layouts: { week: "columns", month: "list", paper: "dots", "paper-spacing": "6" } }],
    [
      "tabs at the side and further collections",
      { layouts: { week: "spread", collections: "people" } },
      { layouts: { tabs: "side", collections: "people:2,trips,budget" } },
    ],
    [
      "its usual layouts",
      { layouts: { week: "spread", day: "halves", tabs: "side", collections: "books" } },
      { layouts: {} },
    ],
    ["the toolbar on the other side", {}, { toolbar: "right" }],
    ["other dates and the first day of the week", {}, { from: "2027-03-01", to: "2028-02-29", weekStart: "sunday" }],
    ["a landscape device and another language", {}, { device: "kindle-scribe", landscape: true, locale: "pl" }],
  ];

  test.each(cases)("becomes the planner that the starter makes with %s", (_, from, chosen) => {
    const changed = change(starter, projectOf(starter, from), chosen, from);
    const made = projectOf(starter, { ...from, ...chosen });
    expect(changed.project).toEqual({ ...made, metadata: { ...made.metadata, name: changed.project.metadata.name } });
    expect(changed.masters.filter(({ changes }) => changes > 0)).toEqual([]);
  });
});

describe("a changed project", () => {
  const project = projectOf(daily);
  const edited = withMaster(project, "Day", (widgets) => [
    ...widgets.map((widget) => (widget.id === "title" ? { ...widget, content: "{weekday}!" } : widget)),
    note,
  ]);

  test("keeps widgets and texts of the user in another language, and translates the others", () => {
    const changed = change(daily, edited, { locale: "pl" });
    const day = widgetsOf(changed.project, "Dzień");
    expect(day.find(({ id }) => id === "mine")).toEqual(note);
    expect(day.find(({ id }) => id === "title")?.content).toBe("{weekday}!");
    expect(day.find(({ id }) => id === "to_notes")?.content).toBe("Notatki");
    expect(changed.masters.find(({ name }) => name === "Dzień")).toMatchObject({ change: "merged", changes: 2 });
    expect(problemsOf(changed.project)).toEqual([]);
  });

  test("keeps them with other hours, where only the schedule changes", () => {
    const changed = change(daily, edited, { hours: "12" });
    const [before, after] = [edited, changed.project].map((each) => widgetsOf(each, "Day"));
    expect(after?.filter(({ id }) => id !== "hours")).toEqual(before?.filter(({ id }) => id !== "hours"));
    expect(after?.find(({ id }) => id === "hours")?.properties).toMatchObject({ times_as: "am and pm" });
    expect(named(changed)).toMatchObject({ Day: "merged", Month: "same", Week: "same" });
  });

  test("keeps them in another theme, which it gets if it had none", () => {
    const older = { ...edited, themes: edited.themes?.slice(0, 2) ?? [] };
    const { project: changed } = change(daily, older, { theme: "rounded" });
    expect(widgetsOf(changed, "Day").find(({ id }) => id === "mine")).toEqual(note);
    expect([changed.theme, changed.themes?.map(({ name }) => name)]).toEqual([
      "Rounded",
      ["Classic", "Sober", "Rounded"],
    ]);
    expect(problemsOf(changed)).toEqual([]);
  });

  test("keeps the theme that it was switched to, unless another one is chosen", () => {
    const own = { ...edited, theme: "Sober" };
    expect(change(daily, own, { hours: "12" }).project.theme).toBe("Sober");
    expect(change(daily, own, { theme: "rounded" }).project.theme).toBe("Rounded");
  });

  test("has months and numbers of weeks of another calendar, and those of before again", () => {
    const iranian = { calendar: "persian", from: "2026-03-21", to: "2027-03-20" } as const;
    const persian = change(daily, edited, iranian).project;
    expect(persian.plan.calendar).toMatchObject({ system: "persian", start_date: "2026-03-21" });
    expect(persian.plan.week_numbering).toBe("us");
    expect(widgetsOf(persian, "Day").find(({ id }) => id === "mine")).toEqual(note);
    expect(problemsOf(persian)).toEqual([]);
    const again = change(daily, persian, { calendar: "gregorian" }, iranian).project;
    expect(again.plan.calendar).not.toHaveProperty("system");
    expect(again.plan.week_numbering).toBe("iso");
  });

  test("has a new section behind the one that it follows in the starter, and a link to it", () => {
    const changed = change(daily, edited, { sections: ["weeks", "day_notes"] });
    expect(kindsOf(changed.project)).toEqual(kindsOf(projectOf(daily, { sections: ["weeks", "day_notes"] })));
    expect(named(changed)).toMatchObject({ "Day notes": "added", Day: "merged" });
    expect(changed.added).toEqual(["day_notes"]);
    expect(widgetsOf(changed.project, "Day").map(({ id }) => id)).toEqual(
      expect.arrayContaining(["mine", "to_day_notes"]),
    );
    expect(problemsOf(changed.project)).toEqual([]);
  });

  test("loses the unchanged master of an omitted section, and keeps a changed one without pages", () => {
    const changed = change(daily, project, { sections: [] });
    expect(named(changed)).toMatchObject({ Week: "removed" });
    expect(changed.removed).toEqual(["weeks"]);
    expect(changed.project.masters.map(({ name }) => name)).not.toContain("Week");
    const own = withMaster(project, "Week", (widgets) => [...widgets, note]);
    const kept = change(daily, own, { sections: [] });
    expect(named(kept)).toMatchObject({ Week: "left" });
    expect(widgetsOf(kept.project, "Week")).toContainEqual(note);
    expect(kindsOf(kept.project)).not.toContain("weeks");
  });

  test("keeps a master of an omitted section that another section uses", () => {
    const [section] = project.plan.sections.filter(({ kind }) => kind === "weeks");
    if (!section) throw new Error("no weeks");
    const sections = [...project.plan.sections, { ...section, kind: "mine" }];
    const changed = change(daily, { ...project, plan: { ...project.plan, sections } }, { sections: [] });
    expect(changed.project.masters.map(({ name }) => name)).toContain("Week");
    expect(kindsOf(changed.project)).toContain("mine");
  });

  test("keeps deleted widgets, masters and sections deleted", () => {
    const bare = withMaster(project, "Day", (widgets) => widgets.filter(({ id }) => id !== "tasks_label"));
    const sections = bare.plan.sections.filter(({ kind }) => kind !== "notes");
    const plan = { ...bare.plan, sections, order: bare.plan.order.filter((kind) => kind !== "notes") };
    const less = { ...bare, plan, masters: bare.masters.filter(({ name }) => name !== "Note") };
    const changed = change(daily, less, { device: "supernote-nomad", locale: "pl" });
    expect(widgetsOf(changed.project, "Dzień").map(({ id }) => id)).not.toContain("tasks_label");
    expect(changed.project.masters.map(({ name }) => name)).not.toContain("Notatka");
    expect(kindsOf(changed.project)).not.toContain("notatki");
  });

  test("keeps changed fields of sections, and sections, masters and dates of the user", () => {
    const [first] = project.masters;
    if (!first) throw new Error("no masters");
    const sections = project.plan.sections.map((section) =>
      section.kind === "notes" ? { ...section, count: 7 } : section,
    );
    const mine = { ...sections[0], kind: "mine", master: "Mine", generate: "once" } as (typeof sections)[number];
    const plan = { ...project.plan, sections: [...sections, mine], order: [...project.plan.order, "mine"] };
    const own = { ...project, plan, masters: [...project.masters, { ...first, name: "Mine", widgets: [note] }] };
    const changed = change(daily, own, { locale: "pl", sections: [] });
    const after = changed.project.plan;
    expect(after.sections.find(({ kind }) => kind === "notatki")?.count).toBe(7);
    expect(after.sections.at(-1)).toMatchObject({ kind: "mine", master: "Mine" });
    expect(after.order.at(-1)).toBe("mine");
    expect(widgetsOf(changed.project, "Mine")).toEqual([note]);
    expect(named(changed)).toMatchObject({ Mine: "own" });
  });

  test("keeps the name of a renamed master, also in the plan", () => {
    const masters = project.masters.map((master) => (master.name === "Day" ? { ...master, name: "My day" } : master));
    const sections = project.plan.sections.map((one) => (one.master === "Day" ? { ...one, master: "My day" } : one));
    const changed = change(daily, { ...project, masters, plan: { ...project.plan, sections } }, { locale: "pl" });
    expect(changed.project.masters.map(({ name }) => name)).toContain("My day");
    expect(changed.project.plan.sections.find(({ kind }) => kind === "dni")?.master).toBe("My day");
    expect(problemsOf(changed.project)).toEqual([]);
  });

  test("gives a new section another kind and another master's name if the user has taken them", () => {
    const [first] = project.masters;
    const [days] = project.plan.sections;
    if (!first || !days) throw new Error("no masters");
    const own: Project = {
      ...project,
      masters: [...project.masters, { ...first, name: "Day notes", widgets: [note] }],
      plan: {
        ...project.plan,
        sections: [...project.plan.sections, { ...days, kind: "day_notes", master: "Day notes" }],
      },
    };
    const changed = change(daily, own, { sections: ["weeks", "day_notes"] });
    expect(changed.added).toEqual(["day_notes_2"]);
    expect(widgetsOf(changed.project, "Day notes")).toEqual([note]);
    expect(changed.project.masters.map(({ name }) => name)).toContain("Day notes 2");
  });

  test("keeps changed styles and those of the user, under names in the new language", () => {
    const styles = (project.styles ?? []).map((style) =>
      style.name === "Title" ? { ...style, font: "Inter" } : style,
    );
    const own = withMaster({ ...project, styles: [...styles, { name: "Mine", font: "Tinos" }] }, "Day", (widgets) => [
      ...widgets,
      { ...note, styling: { style: "Title", size: 9 } },
    ]);
    const { styles: after = [], theme, masters } = change(daily, own, { locale: "pl" }).project;
    expect(after.find(({ name }) => name === "Tytuł")?.font).toBe("Inter");
    expect(after.find(({ name }) => name === "Mine")?.font).toBe("Tinos");
    expect(theme).toBe("Klasyczny");
    const mine = masters.flatMap(({ widgets }) => widgets).find(({ id }) => id === "mine");
    expect(mine?.styling).toEqual({ style: "Tytuł", size: 9 });
  });

  test("is scaled as a whole where the starter has other widgets in place of a deleted one", () => {
    const own = withMaster(project, "Year", (widgets) => widgets.filter(({ id }) => id !== "months"));
    const low = { device: "kindle-basic", landscape: true, to: "2027-12-31" };
    const changed = change(daily, own, low);
    expect(named(changed)).toMatchObject({ Year: "scaled", Day: "drawn" });
  });

  test("is mirrored with the widgets of the user for the other hand", () => {
    const changed = change(daily, edited, { leftHanded: true });
    const mine = widgetsOf(changed.project, "Day").find(({ id }) => id === "mine");
    expect(mine?.position.x).not.toBe(note.position.x);
    expect(problemsOf(changed.project)).toEqual([]);
  });
});

test("a change that is taken back gives the project again", () => {
  const project = withMaster(projectOf(weekly), "Week", (widgets) => [...widgets, note]);
  const there = change(weekly, project, { locale: "pl", hours: "12", sections: ["week_notes"] });
  const back = changeChoices(there.project, there.madeFrom, weekly, choicesOf(weekly), world);
  expect(back && stored(back.project)).toEqual(project);
});

test("a device that no longer exists leaves nothing to compare with", () => {
  const made = { ...madeFrom(school, choicesOf(school)), choices: "device=gone&year=2027&locale=en" };
  expect(changeChoices(projectOf(school), made, school, choicesOf(school), world)).toBeUndefined();
});
