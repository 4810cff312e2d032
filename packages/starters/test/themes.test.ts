/** Themes on all devices, and what they promise, measured in PDFs by Poppler and MuPDF. */

import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sampled } from "@octavo/foundation/testing";
import { afterAll, describe, expect, test } from "vitest";
import { daily } from "../src/planners/daily.ts";
import { habits } from "../src/planners/habits.ts";
import { starters } from "../src/planners/index.ts";
import { weekly } from "../src/planners/weekly.ts";
import { classic } from "../src/themes/classic.ts";
import { themes } from "../src/themes/index.ts";
import { choicesFor, faultsAfterSwitch, faultsOf, printPlanner, themeCases, typeSizes, written } from "./themes.ts";

const folder = mkdtempSync(join(tmpdir(), "themes-"));
afterAll(() => rmSync(folder, { recursive: true }));

const cases = themeCases();
const drawn = themes.filter((theme) => theme !== classic);

test.each(drawn)("all starters have no problems on any device in the theme $id", { timeout: 15 * 60_000 }, ({ id }) => {
  const own = cases.filter(({ choices }) => choices.theme === id);
  expect(own.length).toBeGreaterThan(300);
  const faults = sampled(own, 421, id.length).flatMap((one) =>
    faultsOf(one).map((fault) => `${written(one)}: ${fault}`),
  );
  expect(faults).toEqual([]);
});

const switched = starters.flatMap((starter) =>
  ["remarkable-2", "boox-palma-2", "kindle-scribe"].flatMap((device) =>
    drawn.map(({ id }) => ({ starter, choices: choicesFor(starter, device, classic.id), id })),
  ),
);

test("planners in the default theme can be switched to any other without problems", { timeout: 10 * 60_000 }, () => {
  const faults = sampled(switched, 83, 3).flatMap(({ id, ...one }) =>
    faultsAfterSwitch(one, id).map((fault) => `${written(one)}, switched to ${id}: ${fault}`),
  );
  expect(faults).toEqual([]);
});

/** Grey values of a page, as Poppler renders it without smooth edges. */
function renderedGreys(pdf: Buffer, page: number, ppi: number): ReadonlyMap<number, number> {
  const options = ["-r", String(ppi), "-gray", "-aa", "no", "-aaVector", "no", "-f", String(page), "-l", String(page)];
  const image = execFileSync("pdftoppm", [...options, "-"], { input: pdf, maxBuffer: 1e8 });
  const head = /^P5\s+\d+\s+\d+\s+255\s/.exec(image.toString("latin1", 0, 40))?.[0] ?? "";
  const counts = new Map<number, number>();
  for (const value of image.subarray(head.length)) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

/** Share of black of the whole page. A pixel of a grey counts in part. */
function inkOn(greys: ReadonlyMap<number, number>): number {
  const all = [...greys].reduce((sum, [, count]) => sum + count, 0);
  return [...greys].reduce((sum, [value, count]) => sum + (1 - value / 255) * count, 0) / all;
}

describe("in a PDF", () => {
  const large = [
    ["daily", "remarkable-2"],
    ["school", "kindle-scribe"],
    ["habits", "remarkable-2"],
    ["weekly", "paper-a4"],
  ] as const;
  test.each(sampled(large, 2, 0))("all type of %s on %s is 14 pt or larger in large type", async (id, device) => {
    const starter = starters.find((one) => one.id === id) ?? daily;
    const { pdf, pages } = await printPlanner(starter, choicesFor(starter, device, "large-type"));
    const sizes = typeSizes(pdf, pages);
    expect(sizes.length).toBeGreaterThan(20);
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(13.99);
  });

  test("the default theme has smaller type", async () => {
    const { pdf, pages } = await printPlanner(daily, choicesFor(daily, "remarkable-2", classic.id));
    expect(Math.min(...typeSizes(pdf, pages))).toBeLessThan(9);
  });

  test.each(sampled([habits, weekly, daily], 3, 0))("$id needs less ink in the ink-saving theme", async (starter) => {
    const [usual, saving] = await Promise.all(
      [classic.id, "ink-saving"].map(async (theme) => {
        const { pdf, pages } = await printPlanner(starter, choicesFor(starter, "paper-a4", theme));
        return pages.reduce((sum, page) => sum + inkOn(renderedGreys(pdf, page, 150)), 0);
      }),
    );
    expect(saving).toBeLessThan((usual ?? 0) * 0.9);
  });

  const printed = starters.filter(({ isMeasured, id }) => !isMeasured && id !== "blank");
  test.each(sampled(printed, 14, 0))("$id is black and white in the high-contrast theme", async (starter) => {
    const { pdf, pages } = await printPlanner(starter, choicesFor(starter, "remarkable-2", "high-contrast"));
    const greys = pages.flatMap((page) => [...renderedGreys(pdf, page, 226).keys()]);
    expect([...new Set(greys)].toSorted((a, b) => a - b)).toEqual([0, 255]);
  });

  const screens = [
    ["remarkable-2", 226],
    ["kindle-scribe", 300],
  ] as const;
  test.each(sampled(screens, 2, 0))("all themes have greys that %s shows exactly", async (device, ppi) => {
    for (const { id } of sampled(themes, 8, 0)) {
      const { pdf, pages } = await printPlanner(daily, choicesFor(daily, device, id));
      const greys = pages.slice(0, 3).flatMap((page) => [...renderedGreys(pdf, page, ppi).keys()]);
      expect([id, greys.filter((value) => value % 17 !== 0)]).toEqual([id, []]);
    }
  });

  test("a row of habits is 5 mm or higher on the smallest screens", async () => {
    const { pdf, pages } = await printPlanner(habits, choicesFor(habits, "boox-palma-2", classic.id));
    const path = join(folder, "habits.pdf");
    writeFileSync(path, pdf);
    const [, , first = 0, second = 0] = pages;
    const tops = [first, second].map((page) => {
      const words = execFileSync("pdftotext", ["-bbox", "-f", String(page), "-l", String(page), path, "-"], {
        encoding: "utf8",
      });
      const days = [...words.matchAll(/yMin="([\d.]+)"[^>]*>(?:Sun|Mon|Tue|Wed|Thu|Fri|Sat)</g)];
      return days.map(([, top]) => Number(top)).toSorted((a, b) => a - b);
    });
    expect(tops.map(({ length }) => length)).toEqual([16, 15]);
    const heights = tops.flatMap((rows) => rows.slice(1).map((top, i) => top - (rows[i] ?? 0)));
    expect((Math.min(...heights) * 25.4) / 72).toBeGreaterThanOrEqual(4.9);
  });
});
