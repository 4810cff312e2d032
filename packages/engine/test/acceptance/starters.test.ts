/** The planners that a new project can begin with: opened in every language, on devices of every class. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { CORE_SCHEMA, load } from "js-yaml";
import { describe, expect, test } from "vitest";
import {
  type Choice,
  designFor,
  type Opened,
  openStarter,
  type Starter,
  type Words,
} from "../../../../library/open-starter.ts";
import { capitalized } from "../../src/foundation/calendar-names.ts";
import {
  type Compilation,
  compile,
  type DeviceProfile,
  type DisplayDocument,
  type DisplayPage,
  estimatePages,
  findProfile,
  lintTemplate,
  type OutlineItem,
  Report,
  readPlanObject,
} from "../../src/index.ts";
import { drawnItems, said, words as wordsOf, world } from "../support/documents.ts";

const library = join(import.meta.dirname, "../../../../library");
const yaml = <T>(...path: readonly string[]) =>
  load(readFileSync(join(library, ...path), "utf8"), { schema: CORE_SCHEMA }) as T;

const words = yaml<Words>("words.yaml");
const languages = ["en", ...Object.keys(words)];
const starters = readdirSync(library)
  .filter((folder) => existsSync(join(library, folder, "starter.yaml")))
  .map((folder) => yaml<Starter>(folder, "starter.yaml"))
  .toSorted((a, b) => a.order - b.order);

/** One or two of each class: ten inches and more, with coarse and fine screens and toolbars; seven to eight; narrow. */
const devices = [
  "remarkable-2",
  "remarkable-paper-pro",
  "supernote-manta",
  "boox-note-air-4c",
  "kindle-scribe",
  "kobo-elipsa-2e",
  "supernote-nomad",
  "boox-go-color-7",
  "kobo-libra-2",
  "remarkable-paper-pro-move",
];

function shortMonths(locale: string): readonly string[] {
  return Array.from({ length: 12 }, (_, i) => capitalized(world.names(locale).monthShort(i + 1), locale));
}

function device(id: string): DeviceProfile {
  const profile = findProfile(world.profiles, id);
  if (!profile) throw new Error(`no device ${id}`);
  return profile;
}

const files = ({ id }: Starter, file: string) => ({
  masters: yaml<Opened["masters"]>(id, file),
  plan: yaml<Opened["plan"]>(id, "plan.yaml"),
});

const in2026 = { locale: "en", week_start: "monday", start_date: "2026-01-01", end_date: "2026-12-31" };

/** A device for each design. */
const oneOfEach = ["remarkable-2", "supernote-nomad", "remarkable-paper-pro-move"];

/** Devices of one design differ in scale alone, so one of them tells whether the words of a language fit. */
const editions = [
  ...devices.map((id) => ["en", id] as const),
  ...Object.keys(words).flatMap((language) => oneOfEach.map((id) => [language, id] as const)),
];

/** A leap year, one that begins in the last week of the year before, and a year of school. */
const years = [
  ["2024-01-01", "2024-12-31", "sunday"],
  ["2027-01-01", "2027-12-31", "monday"],
  ["2026-09-01", "2027-08-31", "monday"],
];

const everySection = ({ optional }: Starter) => ({ sections: optional.map(({ section }) => section) });

interface Planner extends Compilation {
  readonly profile: DeviceProfile;
  readonly opened: Opened;
  readonly document: DisplayDocument;
}

function planner(starter: Starter, deviceId: string, choice: Partial<Choice> = {}): Planner {
  const profile = device(deviceId);
  const opened = openStarter(starter, files(starter, designOn(starter, profile)), words, {
    ...in2026,
    ...choice,
    profile: profile.id,
  });
  const compilation = compile(JSON.stringify(opened.masters), JSON.stringify(opened.plan), world, { fit: true });
  const { document, diagnostics } = compilation;
  if (!document) throw new Error(said(diagnostics).join("\n"));
  return { ...compilation, profile, opened, document };
}

function designOn(starter: Starter, { pdf_settings }: DeviceProfile): string {
  return designFor(starter, pdf_settings.page)?.file ?? "";
}

/** What an author would be told by the compiler, and by the lint on that device. */
function complaints({ template, diagnostics, profile }: Planner): readonly string[] {
  const problems = template ? lintTemplate(template, profile, world) : [];
  return [
    ...said(diagnostics),
    ...problems.map(({ code, master, widget_id, message }) => `${code}: ${master}/${widget_id}: ${message}`),
  ];
}

function estimate({ opened }: Planner): number {
  const report = new Report();
  const { total } = estimatePages(readPlanObject(opened.plan.plan, report));
  expect(report.diagnostics).toEqual([]);
  return total;
}

/** Where the links of each page lead, by page number. */
function targets({ document }: Planner): readonly (readonly number[])[] {
  return [
    [],
    ...pagesOf(document).map(({ links }) => links.map(({ target }) => (target.to === "page" ? target.page : 0))),
  ];
}

function pagesOf(document: DisplayDocument): readonly DisplayPage[] {
  return Array.from({ length: document.pageCount }, (_, i) => document.page(i + 1));
}

/** Pages that take more than so many taps from the first. */
function beyond(taps: number, links: readonly (readonly number[])[]): readonly number[] {
  let reached = new Set([1]);
  for (let i = 0; i < taps; i++) reached = new Set([...reached, ...[...reached].flatMap((page) => links[page] ?? [])]);
  return links.map((_, page) => page).filter((page) => page > 0 && !reached.has(page));
}

/** Every text with a word in it that the planner prints, shows in its contents panel, or names its masters by. */
function textsOf({ document, template }: Planner): ReadonlySet<string> {
  const printed = pagesOf(document).flatMap((page) => wordsOf(drawnItems(page)));
  const titles = (items: readonly OutlineItem[]): readonly string[] =>
    items.flatMap(({ title, children }) => [title, ...titles(children)]);
  const masters = template?.masters.map(({ name }) => name) ?? [];
  return new Set([...printed, ...titles(document.outline), ...masters].filter((text) => /\p{L}{2}/u.test(text)));
}

test("there are starters for days, weeks, months, journals, meetings, habits, and for those who need none", () => {
  const ids = ["daily", "weekly", "monthly", "bullet-journal", "meetings", "habits", "blank"];
  expect(starters.map(({ id }) => id)).toEqual(ids);
  expect(new Set(starters.map(({ order }) => order)).size).toBe(ids.length);
});

test("a device gets the design for screens like its own", () => {
  const [daily] = starters;
  const taken = (id: string) => daily && designOn(daily, device(id));
  expect(devices.map(taken)).toEqual([
    ...Array.from({ length: 6 }, () => "masters.yaml"),
    ...Array.from({ length: 3 }, () => "masters.compact.yaml"),
    "masters.tall.yaml",
  ]);
  expect(taken("boox-tab-x")).toBe("masters.yaml");
  expect(taken("kobo-clara-bw")).toBe("masters.compact.yaml");
  expect(taken("boox-palma-2")).toBe("masters.tall.yaml");
});

describe.each(starters.map((starter) => [starter.id, starter] as const))("the starter %s", (id, starter) => {
  test("has a name and a sentence in every language, and the folder that it is called after", () => {
    expect(existsSync(join(library, id, "plan.yaml"))).toBe(true);
    for (const { name, description } of [starter, ...starter.optional.map(({ name }) => ({ name, description: name }))])
      for (const language of languages)
        expect([name[language], description[language]]).toEqual([
          expect.stringMatching(/./),
          expect.stringMatching(/./),
        ]);
  });

  test("says what its designs are drawn for as they do", () => {
    for (const { file, width, height } of starter.designs)
      expect(files(starter, file).masters.canvas).toMatchObject({ dimensions: { width, height } });
  });

  test.each(editions)("in the language %s is complete, well linked and fit for the %s", (locale, deviceId) => {
    const made = planner(starter, deviceId, { locale });
    expect(complaints(made)).toEqual([]);
    expect(made.document.pageCount).toBe(estimate(made));
    const links = targets(made);
    const isPage = (page: number) => page >= 1 && page <= made.document.pageCount;
    expect(links.flat().filter((page) => !isPage(page))).toEqual([]);
    expect(beyond(2, links)).toEqual([]);
    const withoutWayHome = links.flatMap((to, page) => (page > 1 && !to.includes(1) ? [page] : []));
    expect(withoutWayHome).toEqual([]);
  });

  test.each(Object.entries(words))("says nothing in the language %s that it says in English", (locale, dictionary) => {
    const same = Object.entries(dictionary).flatMap(([english, word]) => (english === word ? [word] : []));
    // "Mar" is March and marzec.
    const alike = new Set([...same, ...shortMonths(locale)]);
    for (const deviceId of oneOfEach) {
      const english = textsOf(planner(starter, deviceId, everySection(starter)));
      const translated = textsOf(planner(starter, deviceId, { ...everySection(starter), locale }));
      expect([...translated].filter((text) => english.has(text) && !alike.has(text))).toEqual([]);
    }
  });

  test.each(oneOfEach)("is as clean on the %s with all that it may have, and without", (deviceId) => {
    for (const locale of languages)
      expect(complaints(planner(starter, deviceId, { ...everySection(starter), locale }))).toEqual([]);
    expect(complaints(planner(starter, deviceId, { sections: [] }))).toEqual([]);
  });

  test.each(years)("covers %s to %s in weeks from %s", (start_date, end_date, week_start) => {
    const made = planner(starter, "kindle-scribe", { start_date, end_date, week_start });
    expect(said(made.diagnostics)).toEqual([]);
    expect(beyond(2, targets(made))).toEqual([]);
  });
});
