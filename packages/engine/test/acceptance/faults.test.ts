/** Regression tests of whole documents, as independent PDF readers see them. */
import { sampled } from "@octavo/foundation/testing";
import { afterEach, describe, expect, test, vi } from "vitest";
import { compile, faceNamesOfApi, findProfile, lintTemplate, render } from "../../src/index.ts";
import { messagesOf, world } from "../support/documents.ts";
import { inEnglish } from "../support/in-english.ts";
import { pdfiumNames } from "../support/pdfium.ts";
import { print } from "../support/print.ts";
import {
  mupdfOutline,
  openWithPdfjs,
  pdfjsLinks,
  popplerText,
  popplerTexts,
  qpdfCheck,
  qpdfText,
} from "../support/readers.ts";

type Notation = Readonly<Record<string, unknown>>;

const place = { x: 20, y: 20, width: 360, height: 200 };
const title = (content: string): Notation => ({ type: "text_block", position: { ...place, height: 30 }, content });

/** Masters by name, each with a list of widgets. Widgets without a position have the same one. */
function aLibrary(masters: Readonly<Record<string, readonly Notation[]>>, more: Notation = {}): string {
  const listed = Object.entries(masters).map(([name, widgets]) => ({
    name,
    widgets: widgets.map((widget, i) => ({ id: `w${i}`, position: place, ...widget })),
  }));
  return JSON.stringify({ canvas: { page_size: "A5" }, ...more, masters: listed });
}

function aPlan(
  sections: readonly Notation[],
  dates: readonly [string, string] = ["2026-03-01", "2026-03-31"],
  more = {},
) {
  const calendar = { start_date: dates[0], end_date: dates[1] };
  return JSON.stringify({ name: "Planner", plan: { calendar, sections, ...more } });
}

const once = (master: string, kind = master.toLowerCase()): Notation => ({ kind, master, generate: "once" });
const eachDay = (master: string, more: Notation = {}): Notation => ({
  kind: "days",
  master,
  generate: "each_day",
  ...more,
});

async function printed(masters: string, plan: string) {
  const compilation = compile(masters, plan, world);
  if (!compilation.document) throw new Error(JSON.stringify(compilation.diagnostics));
  const pdf = await print(compilation.document);
  expect(qpdfCheck(pdf)).toContain("No syntax or stream encoding errors found");
  return { ...compilation, document: compilation.document, pdf };
}

/** Returns the targets of the links on a page, as pdf.js resolves them. */
async function linksOf(pdf: Uint8Array, page = 1) {
  const links = await pdfjsLinks(await openWithPdfjs(pdf));
  return links.filter((link) => link.page === page).map(({ target }) => target);
}

describe("the outline", () => {
  const masters = aLibrary({ Cover: [title("{year}")], Month: [title("{month_name}")], Day: [title("{date_long}")] });
  const plan = aPlan([
    once("Cover"),
    { kind: "months", master: "Month", generate: "each_month" },
    eachDay("Day", { start_date: "2026-03-04", end_date: "2026-03-06" }),
  ]);

  test("is available in every reader", async () => {
    const { pdf } = await printed(masters, plan);
    const reader = await openWithPdfjs(pdf);
    const outline = await reader.getOutline();
    const [top] = outline;
    expect(outline.map(({ title: name }) => name)).toEqual(["Cover", "2026"]);
    expect(mupdfOutline(pdf)).toHaveLength(1 + 1 + 1 + 3);
    expect(Array.isArray(top?.dest) && (await reader.getPageIndex(top.dest[0]))).toBe(0);
  });

  test("follows the template", async () => {
    const pages = [1, 2].map((page) => ({ page, master_id: "it" }));
    const navigation = { outlines: [{ title: "Second", dest: "second", level: 1 }] };
    const widgets = [{ id: "a", type: "anchor", page: 2, position: place, properties: { dest_id: "second" } }];
    const template = { masters: [{ id: "it", name: "it", widgets: [] }], page_assignments: pages, navigation, widgets };
    const { document, diagnostics } = render(JSON.stringify(template), world);
    expect(diagnostics).toEqual([]);
    if (!document) throw new Error("There is a document.");
    expect(mupdfOutline(await print(document)).join()).toContain("Second");
  });

  test("has names that readers understand, each with a place on a page", async () => {
    const { pdf, document } = await printed(masters, plan);
    const reader = await openWithPdfjs(pdf);
    for (const { name, page } of document.destinations) {
      const [target, fit, left, top] = (await reader.getDestination(name)) ?? [];
      expect([await reader.getPageIndex(target), fit.name]).toEqual([page - 1, "XYZ"]);
      expect([left, top].map(Number).every(Number.isFinite)).toBe(true);
    }
    expect(await pdfiumNames(pdf, ["day:2026-03-05", "month:2026-03"])).toEqual([4, 2]);
  });
});

describe("the same documents", () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  test("make the same bytes on another day, with the page's day marked and no other", async () => {
    const calendar = { type: "calendar", properties: { highlight_today: true } };
    const masters = aLibrary({ Day: [calendar] });
    const plan = aPlan([eachDay("Day", { start_date: "2026-03-04", end_date: "2026-03-05" })]);
    const printedOn = async (day: string) => {
      vi.useFakeTimers({ now: new Date(day), toFake: ["Date"] });
      return (await printed(masters, plan)).pdf;
    };
    const pdf = await printedOn("2026-03-04T12:00:00Z");
    expect(Buffer.compare(pdf, await printedOn("2031-08-09T23:59:59Z"))).toBe(0);
    expect(qpdfText(pdf)).not.toContain("CreationDate");
  });

  test("say when they were made only if their author does", async () => {
    const template = { metadata: { created: "2026-01-02" }, widgets: [{ id: "a", type: "box", position: place }] };
    const { document } = render(JSON.stringify(template), world);
    if (!document) throw new Error("There is a document.");
    const { info } = await (await openWithPdfjs(await print(document))).getMetadata();
    expect(info).toMatchObject({ CreationDate: expect.stringMatching(/^D:20260102/) });
  });
});

test("every composite widget compiles, draws, and links to pages that exist", async () => {
  const notes = { kind: "notes", master: "Note", generate: "count", count: 3 };
  const grid = { type: "grid", properties: { rows: 3, data_source: ["one", "two", "three"] } };
  const { diagnostics, pdf, document } = await printed(
    aLibrary({
      Year: [{ type: "calendar_year", position: { ...place, height: 500 } }],
      Month: [{ type: "calendar_month" }],
      Grid: [
        { ...grid, properties: { ...grid.properties, cell_template: { type: "text_block", content: "{cell_value}" } } },
      ],
      List: [{ type: "link_list", properties: { count: 3, bind: "notes(@index)" } }],
      Note: [title("Note {index}")],
      Day: [title("{date_long}")],
    }),
    aPlan([
      once("Year"),
      { kind: "months", master: "Month", generate: "each_month" },
      once("Grid"),
      once("List"),
      notes,
      eachDay("Day"),
    ]),
  );
  expect(diagnostics).toEqual([]);
  expect(popplerText(pdf, 3)).toMatch(/one\s+two\s+three/);
  expect(popplerText(pdf, 4)).toMatch(/Note 001\s+Note 002\s+Note 003/);
  const days = Array.from({ length: 31 }, (_, i) => 8 + i);
  expect(await linksOf(pdf, 1)).toEqual(expect.arrayContaining([2, ...days]));
  expect(await linksOf(pdf, 2)).toEqual(days);
  expect(await linksOf(pdf, 4)).toEqual([5, 6, 7]);
  expect(document.pageCount).toBe(7 + 31);
});

describe("reports a mistake with its place and compiles the rest of the planner", () => {
  test("when links lead nowhere: all of them, each with the destination that may be meant", async () => {
    const link = (to: string) => ({ type: "internal_link", content: "go", properties: { to_dest: to } });
    const masters = aLibrary({ Cover: [link("note:page:001"), link("elsewhere")], Note: [title("Note")] });
    const plan = aPlan([once("Cover"), { kind: "notes", master: "Note", generate: "count", count: 1 }]);
    const { diagnostics, pdf } = await printed(masters, plan);
    expect(inEnglish(diagnostics.map(({ code, at, hint }) => [code, at.master, at.widget_id, hint]))).toEqual([
      ["unknown_destination", "Cover", "w0", 'Did you mean "notes:page:001"?'],
      ["unknown_destination", "Cover", "w1", undefined],
    ]);
    expect(await linksOf(pdf)).toEqual([]);
  });

  test("when a height is nothing", async () => {
    const list = { type: "link_list", properties: { count: 2, item_height: 0, bind: "cover" } };
    const { diagnostics, pdf } = await printed(aLibrary({ Cover: [list] }), aPlan([once("Cover")]));
    expect(diagnostics.every(({ severity, at }) => severity === "warning" && at.widget_id === "w0")).toBe(true);
    expect(popplerText(pdf, 1)).toContain("Note 002");
  });

  test("when a calendar's days have no pages", async () => {
    const calendar = {
      type: "calendar",
      properties: { start_date: "2026-03-01", link_strategy: "named_destinations" },
    };
    const { diagnostics, pdf } = await printed(aLibrary({ Cover: [calendar] }), aPlan([once("Cover")]));
    expect(diagnostics).toMatchObject([{ code: "unknown_destination", severity: "warning", at: { widget_id: "w0" } }]);
    expect(await linksOf(pdf)).toEqual([]);
    expect(popplerText(pdf, 1)).toContain("31");
  });

  test("keeps the first of two equal destinations and reports both places", async () => {
    const anchor = { type: "anchor", properties: { dest_id: "Here" } };
    const link = { type: "internal_link", content: "go", properties: { to_dest: "HERE" } };
    const masters = aLibrary({ Cover: [anchor, link], Other: [{ type: "anchor", properties: { dest_id: "here" } }] });
    const { diagnostics, pdf } = await printed(masters, aPlan([once("Cover"), once("Other")]));
    expect(diagnostics).toMatchObject([{ code: "duplicate_destination", at: { master: "Other", widget_id: "w0" } }]);
    expect(inEnglish(diagnostics[0]?.message)).toContain("page 1");
    expect(await linksOf(pdf)).toEqual([1]);
  });

  test("when a token has no meaning, which prints as written", async () => {
    const { diagnostics, pdf } = await printed(aLibrary({ Cover: [title("{yaer}")] }), aPlan([once("Cover")]));
    expect(inEnglish(diagnostics)).toMatchObject([
      { code: "unknown_token", hint: 'Did you mean "year"?', at: { widget_id: "w0" } },
    ]);
    expect(popplerText(pdf, 1)).toContain("{yaer}");
  });

  test("when the plan names a master that was renamed", () => {
    const { diagnostics, document } = compile(aLibrary({ "Daily page": [] }), aPlan([once("Daily pag")]), world);
    expect(document).toBeUndefined();
    expect(inEnglish(diagnostics)).toMatchObject([{ severity: "error", hint: 'Did you mean "Daily page"?' }]);
    expect(inEnglish(diagnostics[0]?.message)).toContain("Daily pag");
  });
});

describe("a link leads", () => {
  const day = title("{date_long}");
  const march = [eachDay("Day")];
  const marchDays = Array.from({ length: 31 }, (_, i) => 2 + i);

  test.each([
    ["a rule", { link_strategy: "template", link_template: "day(@date)" }],
    ["the names of days", { link_strategy: "named_destinations" }],
    ["pages in sequence", { link_strategy: "sequential_pages", first_page_number: 2 }],
  ])("from every day of a calendar to that day, by %s", async (_, links) => {
    for (const type of ["calendar", "day_list"]) {
      const widget = { type, properties: { start_date: "2026-03-01", ...links } };
      const { pdf, diagnostics } = await printed(
        aLibrary({ Cover: [{ ...widget, position: { ...place, height: 500 } }], Day: [day] }),
        aPlan([once("Cover"), ...march]),
      );
      expect(messagesOf(diagnostics)).toEqual([]);
      expect(await linksOf(pdf)).toEqual(marchDays);
    }
  });

  test("from a day to its week and from a week to its days", async () => {
    const toWeek = { type: "internal_link", content: "Week", properties: { bind: "week(@iso_week)" } };
    const toDay = { type: "internal_link", content: "Monday", properties: { bind: "day(@week_start)" } };
    const weeks = { kind: "weeks", master: "Week", generate: "each_week" };
    const { pdf, diagnostics } = await printed(
      aLibrary({ Week: [toDay], Day: [toWeek] }),
      aPlan([weeks, eachDay("Day")], ["2026-03-02", "2026-03-15"]),
    );
    expect(diagnostics).toEqual([]);
    const links = await pdfjsLinks(await openWithPdfjs(pdf));
    expect(links.map(({ target }) => target)).toEqual([3, 10, ...Array(7).fill(1), ...Array(7).fill(2)]);
  });

  test("to the first page of an item, and with # to later pages", async () => {
    const link = (to: string) => ({ type: "internal_link", content: "go", properties: { to_dest: to } });
    const day5 = "day:2026-03-05";
    const { pdf } = await printed(
      aLibrary({ Cover: [link(day5), link(`${day5}#2`), link(`${day5}#3`)], Day: [day] }),
      aPlan([once("Cover"), eachDay("Day", { start_date: "2026-03-05", end_date: "2026-03-06", pages_per_item: 3 })]),
    );
    expect(await linksOf(pdf)).toEqual([2, 3, 4]);
  });

  test("from the cells of a table, with the page's tokens", async () => {
    const cells = [
      ["What", "When"],
      ["{weekday}", "{date}"],
    ];
    const table = { type: "table", properties: { rows: 2, columns: 2, data: cells, link_template: "day(@date)" } };
    const plan = aPlan([eachDay("Day", { start_date: "2026-03-04", end_date: "2026-03-05" })]);
    const { pdf, diagnostics } = await printed(aLibrary({ Day: [table] }), plan);
    expect(diagnostics).toEqual([]);
    expect(popplerText(pdf, 2)).toMatch(/Thursday\s+2026-03-05/);
    expect(await linksOf(pdf, 2)).toEqual([2, 2]);
  });
});

describe("letters", () => {
  const line = "Zażółć gęślą jaźń, Příliš žluťoučký, Ünïcödé, Ελληνικά, Українська";

  test("outside ASCII are drawn and can be copied with any font", async () => {
    expect(faceNamesOfApi.length).toBeGreaterThanOrEqual(10);
    const fonts = sampled(faceNamesOfApi, 3, 0);
    const widgets = fonts.map((font) => ({ type: "text_block", content: line, styling: { font, size: 8 } }));
    const masters = Object.fromEntries(widgets.map((widget, i) => [`M${i}`, [widget]]));
    const { pdf, diagnostics } = await printed(aLibrary(masters), aPlan(fonts.map((_, i) => once(`M${i}`))));
    expect(diagnostics.filter(({ code }) => code === "missing_glyph")).toEqual([]);
    const texts = popplerTexts(pdf);
    for (const [i, font] of fonts.entries()) expect(texts[i], font).toContain(line);
  });

  test("without a glyph are reported, and so is an unknown font", async () => {
    const widget = { ...title("ꀀꀁ and Latin"), styling: { font: "Comic Sans" } };
    const { pdf, diagnostics } = await printed(aLibrary({ Cover: [widget] }), aPlan([once("Cover")]));
    expect(diagnostics.map(({ code }) => code).sort()).toEqual(["missing_glyph", "unknown_font"]);
    expect(popplerText(pdf, 1)).toContain("and Latin");
  });

  test("appear in the title of PDF readers", async () => {
    const plan = JSON.stringify({ ...JSON.parse(aPlan([once("Cover")])), name: 'Żółw “2026” / "plan"' });
    const { pdf } = await printed(aLibrary({ Cover: [] }), plan);
    const { info } = await (await openWithPdfjs(pdf)).getMetadata();
    expect(info).toMatchObject({ Title: 'Żółw “2026” / "plan"' });
  });
});

describe("has the number of pages that the plan requires", () => {
  const pages = (sections: readonly Notation[], dates?: readonly [string, string]) => {
    const { document, diagnostics } = compile(
      aLibrary({ Day: [], Month: [], Note: [] }),
      aPlan(sections, dates),
      world,
    );
    return document?.pageCount ?? diagnostics;
  };

  test("a day has a page, from the first day to the last", () => {
    expect(pages([eachDay("Day")], ["2026-01-01", "2026-12-31"])).toBe(365);
    expect(pages([eachDay("Day")], ["2028-01-01", "2028-12-31"])).toBe(366);
    expect(pages([eachDay("Day")], ["2026-01-01", "2028-12-31"])).toBe(365 * 2 + 366);
  });

  test("counts several pages per day", () => {
    expect(pages([eachDay("Day", { pages_per_item: 2 })])).toBe(62);
    const plan = {
      plan: {
        calendar: { start_date: "2026-03-01", end_date: "2026-03-31", pages_per_day: 2 },
        sections: [eachDay("Day")],
      },
    };
    expect(compile(aLibrary({ Day: [] }), JSON.stringify(plan), world).document?.pageCount).toBe(62);
  });

  test("a plan without dated sections needs no dates", () => {
    const plan = JSON.stringify({
      plan: { sections: [{ kind: "notes", master: "Note", generate: "count", count: 7 }] },
    });
    expect(compile(aLibrary({ Note: [] }), plan, world)).toMatchObject({ diagnostics: [], document: { pageCount: 7 } });
  });

  test("nested sections count within each parent", () => {
    const nested = [eachDay("Day")];
    const months = { kind: "months", master: "Month", generate: "each_month", nested };
    expect(pages([months], ["2026-01-01", "2026-12-31"])).toBe(12 + 365);
  });
});

test("names of masters may have periods and parentheses", async () => {
  const name = "Day (v1.2)";
  const { pdf, diagnostics } = await printed(aLibrary({ [name]: [title("here")] }), aPlan([once(name, "cover")]));
  expect(diagnostics).toEqual([]);
  expect(popplerText(pdf, 1)).toContain("here");
});

test("accepts a cleared background without a warning", () => {
  const cleared = ["", null].map((background_color) => ({ ...title("here"), background_color }));
  expect(compile(aLibrary({ Cover: cleared }), aPlan([once("Cover")]), world).diagnostics).toEqual([]);
});

test("reports a link that is too small for a finger", () => {
  const link = {
    type: "internal_link",
    content: "x",
    properties: { to_dest: "https://example.org" },
    position: { ...place, width: 6, height: 6 },
  };
  const { template } = compile(aLibrary({ Cover: [link] }), aPlan([once("Cover")]), world);
  const profile = findProfile(world.profiles, "boox-note-air-4c");
  if (!template || !profile) throw new Error("There are both.");
  expect(lintTemplate(template, profile, world).map(({ code }) => code)).toContain("touch_target_too_small");
});
