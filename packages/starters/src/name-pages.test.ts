import { compile, compileProject, type DrawnItem, lintTemplate, type Project, printProject } from "@octavo/engine";
import { nodeWorld, starterWorld } from "@octavo/press";
import { expect, test } from "vitest";
import { defaultChoices } from "./choices.ts";
import { drawPlanner, nameProjectPages } from "./create-planner.ts";
import { canNamePages } from "./name-pages.ts";
import { bulletJournal } from "./planners/bullet-journal.ts";
import { daily } from "./planners/daily.ts";
import { fiveYears } from "./planners/five-years.ts";
import { projects } from "./planners/projects.ts";
import { prompts } from "./planners/prompts.ts";
import { teacher } from "./planners/teacher.ts";
import { weekly } from "./planners/weekly.ts";
import type { StarterSource } from "./starter.ts";

const world = nodeWorld();
const drawing = await starterWorld("en", "de", "ar");

function drawn(
  starter: StarterSource,
  layouts: Readonly<Record<string, string>> = {},
  locale = "en",
  device = "remarkable-2",
): Project {
  const choices = defaultChoices(starter, { device, year: 2027, locale });
  return drawPlanner(starter, { ...choices, from: "2027-01-01", to: "2027-01-31", layouts }, drawing).project;
}

/** Texts of each page of a master. */
function textsOn(project: Project, name: string): readonly (readonly string[])[] {
  const { document, template } = compileProject(project, world);
  const open = (item: DrawnItem): readonly DrawnItem[] => (item.kind === "group" ? item.items.flatMap(open) : [item]);
  const master = template?.masters.find((one) => one.name === name)?.id;
  const pages = template?.page_assignments.filter(({ master_id }) => master_id === master) ?? [];
  return pages.map(({ page }) => {
    const items = document?.page(page).layers.flatMap((layer) => layer.items.flatMap(open)) ?? [];
    return items.flatMap((item) => (item.kind === "text" ? [item.text] : []));
  });
}

/** Number of pages of a section, and codes of the problems of the planner. */
function pagesOf(project: Project, kind: string, device = "remarkable-2") {
  const { masters_yaml, plan_yaml } = printProject(project);
  const { template, diagnostics } = compile(masters_yaml, plan_yaml, world);
  if (!template) throw new Error("The planner does not compile.");
  const profile = world.profiles.find(({ id }) => id === device);
  const problems = profile ? lintTemplate(template, profile, world) : [];
  const section = project.plan.sections.flatMap((one) => [one, ...one.nested]).find((one) => one.kind === kind);
  const master = template.masters.find(({ name }) => name === section?.master)?.id;
  const pages = template.page_assignments.filter(({ master_id }) => master_id === master);
  return { count: pages.length, problems: [...diagnostics, ...problems].map(({ code }) => code) };
}

test("a planner has a page for each name, with the name as its title and in the index", () => {
  const project = drawn(weekly, { collections: "projects,people:2", names: "projects~Garden~House~~people2~Ann" });
  expect(project.plan.data).toMatchObject([
    { name: "Projects", key: "Name", rows: [["Garden"], ["House"]] },
    { name: "People 2", rows: [["Ann"]] },
  ]);
  const counts = ["Project page", "Person", "Person 2"].map((kind) => pagesOf(project, kind));
  expect(counts).toEqual([2, 20, 1].map((count) => ({ count, problems: [] })));
  const [page, index] = ["Project page", "Projects"].map((name) => project.masters.find((one) => one.name === name));
  expect(page?.widgets).toContainEqual(expect.objectContaining({ id: "title", content: "{row_title}" }));
  expect(index?.widgets).toContainEqual(
    expect.objectContaining({ properties: expect.objectContaining({ rows_section: "Project page", columns: 1 }) }),
  );
});

test("links to pages behind those with names, and from lists with several links a line, all lead to a page", () => {
  const named = drawn(projects, { names: "projects~Garden~House~Car~Book~Trip" });
  expect(pagesOf(named, "projects")).toEqual({ count: 5, problems: [] });
  expect(pagesOf(drawn(teacher, { names: "classes~5a~6b" }), "classes")).toEqual({ count: 2, problems: [] });
});

test("pages behind those with names show the names beside their titles", () => {
  const named = drawn(projects, { names: "projects~Garden~House" });
  const widgets = (project: Project) => project.masters.find(({ name }) => name === "Project notes")?.widgets ?? [];
  expect(widgets(named)).toContainEqual(expect.objectContaining({ id: "owner", content: "{row_title}" }));
  expect(widgets(drawn(projects)).map(({ id }) => id)).not.toContain("owner");
});

test("a title gets smaller where it leaves no room for the name beside it", () => {
  const named = drawn(teacher, { names: "classes~Garden~Ann Lee" }, "de", "viwoods-aipaper-reader");
  const { diagnostics } = compileProject(named, world, { lint: true });
  expect(diagnostics.filter(({ at }) => at.widget_id === "owner")).toEqual([]);
  const attendance = named.masters.find(({ name }) => name === "Anwesenheit");
  const [title, owner] = ["title", "owner"].map((id) => attendance?.widgets.find((widget) => widget.id === id));
  expect(Number(title?.styling?.["size"])).toBeGreaterThan(Number(owner?.styling?.["size"]));
});

test("the pages of a collection stand below its index in the outline, under their names if they have some", async () => {
  const outline = (names?: string) => {
    const project = drawn(weekly, { collections: "people", ...(names !== undefined && { names }) }, "de");
    const { document } = compileProject(project, world);
    return document?.outline.find(({ title }) => title === "Personen")?.children.map(({ title }) => title);
  };
  expect(outline("people~Ann Lee~Bo")).toEqual(["Ann Lee", "Bo"]);
  expect(outline()).toHaveLength(20);
});

test("pupils of a class with a name have theirs on its pages, and in its row of the list", () => {
  const project = drawn(teacher, { names: "classes~5a~6b~~pupils~Ann Lee~Bo~~pupils2~Cem" });
  expect(project.plan.data).toMatchObject([
    {
      name: "Classes",
      rows: [
        ["5a", "Ann Lee", "Bo"],
        ["6b", "Cem", ""],
      ],
    },
  ]);
  expect(pagesOf(project, "classes")).toEqual({ count: 2, problems: [] });
  expect(textsOn(project, "Grades")).toEqual([
    expect.arrayContaining(["1  Ann Lee", "2  Bo"]),
    expect.arrayContaining(["1  Cem"]),
  ]);
});

test("pupils without the name of a class are in one class, with its usual name in the language of the planner", () => {
  const names = "pupils~Ann Lee~Bo";
  const project = drawn(teacher, { names }, "de");
  expect(project.plan.data).toMatchObject([{ rows: [["Klasse 1", "Ann Lee", "Bo"]] }]);
  expect(pagesOf(drawn(teacher, { names }), "classes")).toEqual({ count: 1, problems: [] });
  expect(textsOn(project, "Noten")).toEqual([expect.arrayContaining(["1  Ann Lee", "2  Bo"])]);
});

test.each(["remarkable-2", "boox-palma-2"])("every pupil of a large class has a row of grades on %s", (device) => {
  const pupils = Array.from({ length: 60 }, (_, i) => `Ann ${i + 1}`);
  const project = drawn(teacher, { names: ["classes~5a", ["pupils", ...pupils].join("~")].join("~~") }, "en", device);
  const pages = project.masters
    .filter(({ name }) => name.startsWith("Grades"))
    .flatMap(({ name }) => textsOn(project, name));
  expect(pages.length).toBeGreaterThan(1);
  expect(pages.flat().filter((text) => text.includes("Ann"))).toEqual(pupils.map((name, i) => `${i + 1}  ${name}`));
});

test("weeks list the names of projects, each a link to its page", () => {
  const project = drawn(weekly, { collections: "projects", names: "projects~Garden~House" });
  const [week] = textsOn(project, "Week");
  expect(week).toEqual(expect.arrayContaining(["Garden", "House"]));
  expect(pagesOf(project, "weeks").problems).toEqual([]);
});

test("the names of projects in a week stand below a label, evenly in rows", () => {
  const names = "projects~Garden~House move~Book club~Spanish~Photo archive";
  const project = drawn(weekly, { collections: "projects", names }, "de");
  expect(textsOn(project, "Woche")[0]).toContain("Projekte");
  expect(project.masters.find(({ name }) => name === "Woche")?.widgets).toContainEqual(
    expect.objectContaining({
      id: "to_projects_of_week",
      properties: expect.objectContaining({ columns: 3, count: 6 }),
    }),
  );
});

test("months lead to collections, as the year does", () => {
  const project = drawn(weekly, { collections: "projects,people" }, "de");
  expect(textsOn(project, "Monat")[0]).toEqual(expect.arrayContaining(["Januar 2027", "Projekte", "Personen"]));
  expect(pagesOf(project, "months").problems).toEqual([]);
});

test.each([
  [prompts, "Projekte"],
  [fiveYears, "Projekte"],
])("days of journals lead to lists, too", (starter, link) => {
  const project = drawn(starter, { collections: "projects" }, "de");
  expect(textsOn(project, "Tag")[0]).toContain(link);
  expect(pagesOf(project, "days").problems).toEqual([]);
});

test.each([
  ["remarkable-2", "projects,people", ["Freitag", "Projekte", "Personen"]],
  ["boox-palma-2", "projects,people", ["Fr", "Projekte", "Personen"]],
  ["kindle-basic", "projects,people,books", ["Fr", "Listen"]],
])("days on %s lead to the lists %s", (device, collections, texts) => {
  const project = drawn(daily, { collections }, "de", device);
  expect(textsOn(project, "Tag")[0]).toEqual(expect.arrayContaining(texts));
  expect(pagesOf(project, "days", device).problems).toEqual([]);
});

test("lists of names are in the language of the planner", () => {
  const project = drawn(projects, { names: "projects~Garten" }, "de");
  expect(project.plan.data).toMatchObject([{ name: "Projekte", key: "Name" }]);
  expect(pagesOf(project, "Projekte").problems).toEqual([]);
});

test("the index has as many pages as its names need", () => {
  const names = Array.from({ length: 45 }, (_, i) => `Person ${i + 1}`);
  const project = drawn(weekly, { collections: "people", names: ["people", ...names].join("~") });
  expect(pagesOf(project, "Person")).toEqual({ count: 45, problems: [] });
  expect(pagesOf(project, "People").count).toBe(3);
});

test("long names have two lines in a narrow index, and end with an ellipsis there", () => {
  const names = ["books", "Ulysses", "The Brothers Karamazov", "The Unbearable Lightness of Being in Another Life"];
  const many = Array.from({ length: 12 }, (_, i) => `Book ${i + 1}`);
  const project = drawn(weekly, { collections: "books", names: [...names, ...many].join("~") }, "en", "boox-palma-2");
  const texts = textsOn(project, "Books")[0] ?? [];
  expect(texts.join(" ")).toContain("Ulysses The Brothers Karamazov The Unbearable Lightness of… Book 1");
});

test.each(["boox-palma-2", "kindle-basic", "remarkable-2"])(
  "long names are titles of at most two lines on %s",
  (device) => {
    const long = ["Neubau Gartenhaus mit Terrasse und Pergola", "Donaudampfschifffahrtsgesellschaftskapitän"];
    const project = drawn(weekly, { collections: "projects", names: ["projects", ...long].join("~") }, "de", device);
    expect(pagesOf(project, "Projektseite", device)).toEqual({ count: 2, problems: [] });
    const shown = textsOn(project, "Projektseite").map((texts) => {
      const start = texts.findIndex((text) => /^(Neubau|Donau)/.test(text));
      return texts.slice(start, texts.indexOf("Ziel")).filter((text) => !/^[‹›]|Projekte/.test(text));
    });
    expect(shown.map((lines) => lines.length <= 2)).toEqual([true, true]);
    const usual = shown.map((lines, i) => long[i]?.startsWith(lines.join("").slice(0, 10)));
    expect(usual).toEqual([true, true]);
  },
);

test("a book has a line for its author", () => {
  const { masters } = drawn(weekly, { collections: "books" }, "de");
  const author = masters.find(({ name }) => name === "Buch")?.widgets.find(({ group }) => group === "Autor");
  expect(author).toMatchObject({ id: "facts_lines", type: "table", properties: { data: [["Autor", ""]] } });
});

test.each(["en", "ar"])("the counted pages of a project in %s get names, equal ones with a number", (locale) => {
  const project = drawn(projects, {}, locale);
  const section = project.plan.sections.find((one) => canNamePages(one, project.masters));
  const kind = section?.kind ?? "";
  const named = nameProjectPages(project, { kind, list: "Own", heading: "Name", names: ["Ann", "Ann"] }, world);
  expect(named.plan.data[0]?.rows).toEqual([["Ann"], ["Ann 2"]]);
  expect(pagesOf(named, kind)).toEqual({ count: 2, problems: [] });
});

test("an index of several pages has those that its names need, and nothing leads to the others", () => {
  const project = drawn(bulletJournal);
  const names = { kind: "pages", list: "Pages", heading: "Name", names: ["Ann", "Bo"] };
  const named = nameProjectPages(project, names, world);
  expect(pagesOf(project, "index").count).toBe(6);
  expect(pagesOf(named, "index")).toEqual({ count: 1, problems: [] });
});
