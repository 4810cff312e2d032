/** Layouts on all devices in several languages, and what other programs see of them. */

import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { formatMessage } from "@octavo/foundation";
import { sampled } from "@octavo/foundation/testing";
import { describe, expect, test } from "vitest";
import { daily } from "../src/planners/daily.ts";
import { weekly } from "../src/planners/weekly.ts";
import { wordLanguages } from "../src/words/words.ts";
import { pdfOf, printedDistances } from "./keep-sizes.ts";
import { choicesOf, combinationsOf, compiled, factorsOf, layoutDevices, withLayouts } from "./layout-cases.ts";
import { pairwise } from "./pairs.ts";
import { testLayouts } from "./test-layouts.ts";

const [device] = layoutDevices.filter(({ id }) => id === "remarkable-2");
if (!device) throw new Error("There is no reMarkable 2.");

describe("combinations by pairs", () => {
  test("contain each two values of different choices together", () => {
    const factors = Object.entries(factorsOf(daily));
    const rows = combinationsOf(daily);
    for (const [first, values] of factors)
      for (const [second, others] of factors)
        for (const value of values)
          for (const other of others)
            if (first !== second) expect(rows.some((row) => row[first] === value && row[second] === other)).toBe(true);
  });

  test("are far fewer than all combinations", () => {
    expect(pairwise({ a: ["1", "2"], b: ["1", "2"], c: ["1", "2"] })).toHaveLength(4);
    expect(combinationsOf(daily).length).toBeLessThan(50);
  });
});

// Of some 7,000 cases of a starter in a language. A prime, so that all values of all choices occur.
testLayouts(withLayouts, 3203);

async function printed(name: string, starter: typeof daily, layouts: Record<string, string>, dates = {}) {
  const combination = { hours: "24", hand: "right", sections: "usual", ...layouts };
  const { document, template, diagnostics } = compiled(starter, {
    ...choicesOf(starter, combination, device!, "en"),
    ...dates,
  });
  if (!document || !template) throw new Error(diagnostics.map(({ message }) => formatMessage(message)).join("\n"));
  const pageOf = (master: string) => template.page_assignments.find(({ master_id }) => master_id === master)?.page ?? 0;
  return { pdf: await pdfOf(document, name), pageOf, pages: document.pageCount };
}

test.each(sampled(["lines", "grid"], 2, 0))(
  "the spacing of paper with %s, measured on the printed page, is the chosen one",
  async (paper) => {
    for (const spacing of ["5", "7", "9.5"]) {
      const { pdf, pageOf } = await printed(`${paper}-${spacing}`, weekly, { paper, "paper-spacing": spacing });
      const distances = printedDistances(pdf, pageOf("Note"), [0.45, 0.55]);
      const rows = distances.filter((distance) => Math.abs(distance - Number(spacing)) < 0.2);
      expect(rows.length).toBeGreaterThan(10);
      const mean = rows.reduce((sum, distance) => sum + distance, 0) / rows.length;
      // A pixel of the device has 0.11 mm.
      expect(Math.abs(mean - Number(spacing))).toBeLessThan(0.06);
    }
  },
);

/** Pages that each page leads to, as MuPDF reads the file. */
function linksOf(pdf: string): readonly (readonly number[])[] {
  const script = `${pdf}.js`;
  writeFileSync(
    script,
    `var doc = Document.openDocument ? Document.openDocument(scriptArgs[0]) : new Document(scriptArgs[0]);
     var all = [];
     for (var i = 0; i < doc.countPages(); i++)
       all.push(doc.loadPage(i).getLinks().map(function (link) {
         var found = doc.resolveLink(link.uri || link.getURI());
         return (typeof found === "number" ? found : found.page) + 1;
       }));
     print(JSON.stringify(all));`,
  );
  return JSON.parse(execFileSync("mutool", ["run", script, pdf], { encoding: "utf8", maxBuffer: 2 ** 26 }));
}

/** Numbers of pages that are reached from the first page by this number of taps. */
function reached(links: readonly (readonly number[])[], taps: number): ReadonlySet<number> {
  let pages = new Set([1]);
  for (let i = 0; i < taps; i++) pages = new Set([...pages, ...[...pages].flatMap((page) => links[page - 1] ?? [])]);
  return pages;
}

const reachable = [
  ["spread", "list", "side"],
  ["boxes", "grid", "top"],
  ["columns", "large", "side"],
  ["rows", "list", "top"],
] as const;

test.each(sampled(reachable, 4, 0))(
  "links lead to each day, week and collection of a planner with the week %s, the month %s and tabs at the %s",
  async (week, month, tabs) => {
    const collections = "projects,people:2,budget";
    const layouts = { week, month, tabs, "week-row": "habits", collections };
    const { pdf, pages } = await printed(`links-${week}`, daily, layouts);
    const links = linksOf(pdf);
    const texts = execFileSync("pdftotext", ["-layout", pdf, "-"], { encoding: "utf8" }).split("\f");
    expect(links).toHaveLength(pages);
    const found = reached(links, 3);
    expect(links.map((_, i) => i + 1).filter((page) => !found.has(page))).toEqual([]);
    const near = reached(links, 2);
    const days = texts.flatMap((text, i) =>
      /^\s*\d\d \w+day\b/.test(text.trim().split("\n").slice(0, 3).join(" ")) ? [i + 1] : [],
    );
    expect(days.filter((page) => !near.has(page))).toEqual([]);
    for (const title of ["Projects", "People", "People 2", "Budgets"])
      expect(texts.some((text, i) => (links[0] ?? []).includes(i + 1) && text.includes(title))).toBe(true);
  },
);

test("kinds and names of a collection differ in every language", async () => {
  const { loadWords, textIn } = await import("../src/words/words.ts");
  const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]+/gu, "_");
  for (const locale of wordLanguages) {
    const text = textIn(await loadWords(locale), locale);
    const names = ["Projects", "Project page", "People", "Person", "Books", "Book", "Trips", "Trip", "Meals", "Meal"];
    const kinds = [...names, "Budgets", "Budget"].map((name) => plain(text(name)));
    expect([locale, new Set(kinds).size]).toEqual([locale, kinds.length]);
    expect(text("People 2")).toBe(`${text("People")} 2`);
  }
});
