import { compile, lintTemplate, parseProject, printProject } from "@octavo/engine";
import { formatMessage } from "@octavo/foundation";
import { sampled } from "@octavo/foundation/testing";
import { nodeWorld, starterWorld } from "@octavo/press";
import { describe, expect, test } from "vitest";
import { defaultChoices, profileOf } from "../src/choices.ts";
import { createPlanner } from "../src/create-planner.ts";
import { daily } from "../src/planners/daily.ts";
import { sectionKinds } from "../src/sections/index.ts";
import { makeSections } from "../src/sections/make-sections.ts";
import type { SectionIntent } from "../src/sections/section-kind.ts";

const world = nodeWorld();
const drawingWorld = await starterWorld("pl", "de");

const ofDates = ["meetings", "birthdays", "agenda", "working_days"];
const calendars = [
  { holidays: "PL" },
  { name: "Work", rows: "2026-01-05 09:00-10:30 Review of the design\n2026-01-07 09:00 Standup\n2026-01-08 Trip\n" },
  { name: "Family", rows: "2026-01-06 18:00-19:00 Choir\n2026-01-09 Ann | birthday | age 40\n" },
];

const fewPupils = ["1,Ann Lee,5a", "2,Bartholomew Featherstone,5b", "3,Cleo,5a"];

/** The daily planner on a device, with sections by intent. */
function extended(intent: SectionIntent, device: string, locale: string, pupils: readonly string[] = fewPupils) {
  const choices = { ...defaultChoices(daily, { device, year: 2026, locale }), from: "2026-01-01", to: "2026-01-14" };
  const profile = profileOf(choices, world.profiles);
  if (!profile) throw new Error(`There is no daily planner for ${device}.`);
  const data =
    intent.wanted === "rows"
      ? `  data: [{ name: Pupils, title: Name, rows: ${JSON.stringify(["Id,Name,Class", ...pupils].join("\n"))} }]\n`
      : "";
  const dates = ofDates.includes(intent.wanted) ? calendars : [];
  const drawn = createPlanner(daily, choices, drawingWorld, dates);
  const documents = { ...drawn, plan: drawn.plan.replace("plan:\n", `plan:\n${data}`) };
  const { template } = compile(documents.masters, documents.plan, world);
  const { project } = parseProject({ masters_yaml: documents.masters, plan_yaml: documents.plan }, world.profiles);
  if (!template || !project) throw new Error("The planner does not compile.");
  const { plan, masters } = project;
  const made = makeSections(intent, {
    template,
    profile,
    fonts: world.fonts,
    words: drawingWorld.words,
    kinds: plan.sections.map(({ kind }) => kind),
    masterNames: masters.map(({ name }) => name),
  });
  const added = made.sections.map((section) => ({
    nested: [],
    counters: {},
    ...section,
    ...(section.rows !== undefined && { rows: { table: section.rows, where: {}, order: [], by: "" } }),
    anchors: section.anchors.map(({ dest_id }) => dest_id),
  }));
  const sections = made.inside
    ? plan.sections.map((section) => (section.kind === made.inside ? { ...section, nested: added } : section))
    : [...plan.sections, ...added];
  const all = { ...project, masters: [...masters, ...made.masters.map((master) => ({ description: "", ...master }))] };
  const text = printProject({ ...all, plan: { ...plan, sections, order: [] } } as unknown as typeof project);
  const compiled = compile(text.masters_yaml, text.plan_yaml, world);
  const problems = compiled.template ? lintTemplate(compiled.template, profile, world) : [];
  const isMade = (master: string | undefined) => made.masters.some(({ name }) => name === master);
  return {
    ...compiled,
    made,
    problems: [
      ...compiled.diagnostics.map(({ message }) => formatMessage(message)),
      // Other tests check how the starters show events.
      ...problems
        .filter(({ master }) => dates.length === 0 || isMade(master))
        .map(({ code, master, widget_id }) => `${code}: ${master}/${widget_id}`),
    ],
  };
}

const asked: readonly SectionIntent[] = [
  { wanted: "list", values: { name: "Reading", count: 20 } },
  { wanted: "list", values: { name: "Projects and ideas", count: 47 } },
  { wanted: "second_page", values: { days: "days" } },
  { wanted: "meetings", values: { calendars: ["Work"] } },
];
const withoutValues = sectionKinds.filter(({ id }) => !asked.some(({ wanted }) => wanted === id));
const intents = [...asked, ...withoutValues.map(({ id }) => ({ wanted: id, values: {} }))];

const devices = ["boox-note-air-4c", "boox-go-color-7", "kindle-basic", "boox-palma-2"];
const cases = intents.flatMap((intent) => ["en", "pl"].map((locale) => ({ intent, locale })));

describe.each(devices.map((device, i) => [device, i] as const))("on %s", (device, i) => {
  test.each(sampled(cases, 13, 3 * i))(
    "adds $intent.wanted $intent.values.count in $locale without a problem",
    ({ intent, locale }) => {
      expect(extended(intent, device, locale).problems).toEqual([]);
    },
  );
});

describe("a list of 20 with an index", () => {
  const { document, made, template } = extended(
    { wanted: "list", values: { name: "Reading", count: 20 } },
    "boox-go-color-7",
    "en",
  );

  test("has links from the index to each page, and back", () => {
    const assignments = template?.page_assignments ?? [];
    const pagesOf = (kind: string) =>
      assignments.filter(({ context }) => context?.section === kind).map(({ page }) => page);
    const [index = 0] = pagesOf("reading_index");
    const items = pagesOf("reading");
    const targetsOf = (page: number) =>
      (document?.page(page).links ?? []).flatMap(({ target }) => (target.to === "page" ? [target.page] : []));
    expect(items).toHaveLength(20);
    expect(targetsOf(index)).toEqual(expect.arrayContaining(items));
    for (const item of items) expect(targetsOf(item)).toContain(index);
  });

  test("has the tabs of the project", () => {
    const ids = made.masters.map(({ widgets }) => widgets.slice(0, 4).map(({ id }) => id));
    expect(ids).toEqual([
      ["to_year", "to_months", "to_notes", "nav_rule"],
      ["to_year", "to_months", "to_notes", "nav_rule"],
    ]);
  });
});

describe("a page for each row of a list", () => {
  const { document, template, problems } = extended(
    { wanted: "rows", values: { notes: true } },
    "boox-go-color-7",
    "en",
  );
  const pagesOf = (kind: string) =>
    (template?.page_assignments ?? []).flatMap(({ page, context }) => (context?.section === kind ? [page] : []));
  const targetsOf = (page = 0) =>
    (document?.page(page).links ?? []).flatMap(({ target }) => (target.to === "page" ? [target.page] : []));

  test("has an index with links to each page, and pages that lead to the index, to their notes and back", () => {
    const [index = 0] = pagesOf("pupils_index");
    const [pages, notes] = [pagesOf("pupils"), pagesOf("pupils_notes")];
    expect(problems).toEqual([]);
    expect([pages.length, notes.length]).toEqual([3, 3]);
    expect(targetsOf(index)).toEqual(expect.arrayContaining(pages));
    pages.forEach((page, i) => {
      expect(targetsOf(page)).toEqual(expect.arrayContaining([index, notes[i]]));
      expect(targetsOf(notes[i])).toEqual(expect.arrayContaining([page, index]));
    });
    expect(targetsOf(pages[0])).toContain(pages[1]);
  });
});

test("rows have no page of notes unless it is wanted", () => {
  const { template, problems } = extended({ wanted: "rows", values: {} }, "boox-go-color-7", "en");
  expect(problems).toEqual([]);
  expect(template?.sections.map(({ kind }) => kind).slice(-2)).toEqual(["pupils_index", "pupils"]);
  expect(template?.masters.map(({ name }) => name).slice(-2)).toEqual(["Pupils (index)", "Pupils"]);
  expect(JSON.stringify(template?.masters)).not.toContain("pupils_notes");
});

test("sections of a list have names in the language of the planner, where German nouns keep their capital", () => {
  const namesIn = (locale: string) => {
    const { template, problems } = extended({ wanted: "rows", values: { notes: true } }, "boox-go-color-7", locale);
    expect(problems).toEqual([]);
    return [template?.sections.at(-1)?.kind, template?.masters.at(-1)?.name];
  };
  expect(namesIn("de")).toEqual(["pupils_Notizen", "Pupils (Notizen)"]);
  expect(namesIn("pl")).toEqual(["pupils_notatki", "Pupils (notatki)"]);
});

test("an index of 2,000 rows has room for all, and links between its pages", () => {
  const pupils = Array.from({ length: 2000 }, (_, i) => `${i + 1},Pupil ${i + 1},5a`);
  const { document, template, problems } = extended({ wanted: "rows", values: {} }, "boox-palma-2", "en", pupils);
  expect(problems).toEqual([]);
  const pagesOf = (kind: string) =>
    (template?.page_assignments ?? []).flatMap(({ page, context }) => (context?.section === kind ? [page] : []));
  const targetsOf = (page: number) =>
    (document?.page(page).links ?? []).flatMap(({ target }) => (target.to === "page" ? [target.page] : []));
  const [index, rows] = [pagesOf("pupils_index"), new Set(pagesOf("pupils"))];
  expect(new Set(index.flatMap(targetsOf).filter((page) => rows.has(page)))).toEqual(rows);
  for (const [i, page] of index.slice(0, -1).entries()) expect(targetsOf(page)).toContain(index[i + 1]);
});

test.each([
  ["meetings", "meetings", ["2026-01-05", "2026-01-07"]],
  ["birthdays", "birthdays", ["2026-01-09"]],
  ["working_days", "working_days", ["02", "05", "07", "08", "09", "12", "13", "14"].map((day) => `2026-01-${day}`)],
] as const)("%s have pages that lead to their days and to one another", (wanted, kind, dates) => {
  const intent = { wanted, values: { calendars: ["Work"] } };
  const { document, template } = extended(intent, "boox-go-color-7", "en");
  const own = template?.page_assignments.filter(({ context }) => context?.section === kind) ?? [];
  const dayOf = (date: string) =>
    template?.page_assignments.find(({ context }) => context?.section === "days" && context.date === date)?.page;
  const targetsOf = (page: number) =>
    (document?.page(page).links ?? []).flatMap(({ target }) => (target.to === "page" ? [target.page] : []));
  expect(own.map(({ context }) => context?.date)).toEqual(dates);
  own.forEach(({ page, context }, i) => {
    const neighbours = [own[i - 1], own[i + 1]].flatMap((other) => other?.page ?? []);
    if (wanted !== "working_days") expect(targetsOf(dayOf(String(context?.date)) ?? 0)).toContain(page);
    expect(targetsOf(page)).toEqual(expect.arrayContaining([dayOf(String(context?.date)), ...neighbours]));
  });
});
