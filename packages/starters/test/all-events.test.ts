/** Every event of a calendar is on a page, as poppler reads it, and has its complete title if its day is crowded. */

import { execFileSync } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Compilation, compile, type DisplayDocument, emitPdf, type LinkItem } from "@octavo/engine";
import { formatMessage } from "@octavo/foundation";
import { runs, sampled } from "@octavo/foundation/testing";
import { deflate, latin1, nodeWorld, starterWorld } from "@octavo/press";
import fc from "fast-check";
import { expect, test } from "vitest";
import { defaultChoices } from "../src/choices.ts";
import { createPlanner } from "../src/create-planner.ts";
import { starters } from "../src/planners/index.ts";

const world = nodeWorld();
const drawingWorld = await starterWorld("pl");
const folder = mkdtempSync(join(tmpdir(), "octavo-events-"));
const devices = ["remarkable-2", "boox-go-color-7", "kindle-basic", "boox-palma-2", "remarkable-paper-pro-move"];
const planners = starters.filter(({ id }) => ["daily", "weekly", "monthly", "school", "projects"].includes(id));

interface Planned {
  readonly compilation: Compilation;
  readonly document: DisplayDocument;
}

function planner(
  id: string,
  device: string,
  landscape: boolean,
  rows: readonly string[],
  from: string,
  locale = "en",
): Planned {
  const starter = planners.find((one) => one.id === id);
  if (!starter) throw new Error(`There is no starter ${id}.`);
  const range = { from: `${from}-01`, to: `${from}-28`, landscape };
  const choices = { ...defaultChoices(starter, { device, year: 2026, locale }), ...range };
  const dates = rows.length > 0 ? [{ name: "Family", rows: `${rows.join("\n")}\n` }] : [];
  const made = createPlanner(starter, choices, drawingWorld, dates);
  const compilation = compile(made.masters, made.plan, world, { lint: true });
  const { document, diagnostics } = compilation;
  if (!document) throw new Error(diagnostics.map(({ message }) => formatMessage(message)).join(", "));
  return { compilation, document };
}

const path = join(folder, "planner.pdf");

async function print(document: DisplayDocument): Promise<void> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of emitPdf(document, { deflate, latin1, fonts: world.fonts })) chunks.push(chunk);
  writeFileSync(path, Buffer.concat(chunks));
}

async function printed(document: DisplayDocument): Promise<string> {
  await print(document);
  const text = execFileSync("pdftotext", [path, "-"], { encoding: "utf8", maxBuffer: 64 * 1024 * 1024 });
  return text.replaceAll(/\s+/g, "");
}

const words = fc.array(
  fc.constantFrom("Dentist", "Standup", "Parents", "Workshop", "of", "WWWWWWWW", "a", "Żółw", "2026"),
  {
    minLength: 1,
    maxLength: 14,
  },
);
const hours = fc.integer({ min: 0, max: 22 });
const events = fc.array(
  fc.record({
    day: fc.integer({ min: 1, max: 28 }),
    hour: fc.option(hours),
    length: fc.integer({ min: 0, max: 4 }),
    words,
  }),
  { maxLength: 60 },
);

const padded = (number: number) => String(number).padStart(2, "0");

/** Titles are different, so that each is found. */
function titlesAndRows(
  list: readonly { day: number; hour: number | null; length: number; words: readonly string[] }[],
) {
  return list.map(({ day, hour, length, words: parts }, i) => {
    const title = `N${i}: ${parts.join(" ")}`;
    const time = hour === null ? "" : `${padded(hour)}:00-${padded(Math.min(23, hour + length))}:30 `;
    return { title, row: `2026-09-${padded(day)} ${time}${title}` };
  });
}

test("every title of a random calendar is in the PDF, without problems", async () => {
  const cases = fc.record({
    starter: fc.constantFrom(...planners.map(({ id }) => id)),
    device: fc.constantFrom(...devices),
    landscape: fc.boolean(),
    events,
  });
  await fc.assert(
    fc.asyncProperty(cases, async ({ starter, device, landscape, events: list }) => {
      const made = titlesAndRows(list);
      const { compilation, document } = planner(
        starter,
        device,
        landscape,
        made.map(({ row }) => row),
        "2026-09",
      );
      const text = await printed(document);
      const isListed = text.includes("Events");
      const shown = (title: string) => (isListed ? title : title.slice(0, title.indexOf(":")));
      expect(
        made.map(({ title }) => title).filter((title) => !text.includes(shown(title).replaceAll(" ", ""))),
      ).toEqual([]);
      expect(compilation.diagnostics.map(({ message }) => formatMessage(message))).toEqual([]);
    }),
    { numRuns: runs(80) },
  );
});

/** Days of different weeks, so that no name is beside another one. */
const named = [
  "2026-09-02 Christi Himmelfahrt",
  "2026-09-02 Omas siebzigster Geburtstag",
  "2026-09-09 Ann",
  "2026-09-15 Urlaub in den Bergen | 1/2",
  "2026-09-16 Urlaub in den Bergen | 2/2",
  "2026-09-24 Heimspiel",
];

test.each(
  sampled(
    planners.flatMap(({ id }) => devices.flatMap((device) => [false, true].map((wide) => [id, device, wide] as const))),
    3,
    2,
  ),
)("a month of %s on %s (landscape: %s) names each event whole, as MuPDF reads it", async (id, device, wide) => {
  const { document } = planner(id, device, wide, named, "2026-09");
  await print(document);
  const pages = Array.from({ length: document.pageCount }, (_, i) => i + 1);
  const month = pages.find((page) => /^months?\/2026-09$/.test(document.pageIdentity(page)));
  if (month === undefined) throw new Error(`${id} has no month.`);
  const text = execFileSync("mutool", ["draw", "-q", "-F", "txt", path, String(month)], { encoding: "utf8" });
  const letters = (line: string) => line.replaceAll(/[\s-]/g, "");
  const titles = named.map((row) => row.slice("2026-09-00 ".length).split(" | ")[0] ?? "");
  const missing = new Set(titles.filter((title) => !letters(text).includes(letters(title))));
  // The number of those without a line stands at the end of the list.
  const counts = [...text.matchAll(/\+(\d+)/g)].map(([, count]) => Number(count));
  expect(missing.size).toBeLessThanOrEqual(Math.max(0, ...counts));
});

const busy = Array.from({ length: 12 }, (_, i) => `2026-09-15 ${padded(6 + i)}:00-${padded(7 + i)}:30 Busy ${i}`);

function inside({ rect }: LinkItem, { x, y }: { readonly x: number; readonly y: number }): boolean {
  return x >= rect.x - 1 && x <= rect.x + rect.width && y >= rect.y && y <= rect.y + rect.height + 1;
}

test.each(
  sampled(
    planners.flatMap(({ id }) => devices.map((device) => [id, device] as const)),
    4,
    1,
  ),
)("%s on %s links each count of events to a page with the events of its day", (id, device) => {
  const { document } = planner(id, device, false, busy, "2026-09");
  const textsOf = (page: number) =>
    document.page(page).layers.flatMap(({ items }) => items.flatMap((item) => (item.kind === "text" ? [item] : [])));
  const counts = Array.from({ length: document.pageCount }, (_, i) => i + 1).flatMap((page) =>
    textsOf(page)
      .filter(({ text }) => /^\+\d+$/.test(text))
      .map((text) => ({ page, text, link: document.page(page).links.findLast((link) => inside(link, text)) })),
  );
  // Narrow cells have signs instead of a count if all of them have room.
  const agenda = document.destinations.find(({ name }) => name.toLowerCase() === "agenda:2026-09-15")?.page;
  const targets = Array.from({ length: document.pageCount }, (_, i) => document.page(i + 1).links).flat();
  expect(agenda).toBeDefined();
  expect(targets.some(({ target }) => target.to === "page" && target.page === agenda)).toBe(true);
  for (const { page, text, link } of counts) {
    if (link?.target.to !== "page") throw new Error(`${text.text} on page ${page} leads nowhere.`);
    const listed = textsOf(link.target.page)
      .map((item) => item.text)
      .join(" ");
    expect(busy.map((_, i) => `Busy ${i}`).filter((title) => !listed.includes(title))).toEqual([]);
  }
});

test("events move no other page, and only a crowded day makes pages of events", () => {
  const identities = (rows: readonly string[]) => {
    const { document } = planner("weekly", "remarkable-2", false, rows, "2026-09");
    return Array.from({ length: document.pageCount }, (_, i) => document.pageIdentity(i + 1));
  };
  const without = identities([]);
  expect(without.filter((identity) => identity.startsWith("agenda"))).toEqual([]);
  const few = ["2026-09-14 Autumn break | 1/2", "2026-09-15 Autumn break | 2/2", "2026-09-15 10:00 Dentist"];
  expect(identities(few)).toEqual(without);
  const more = identities([...busy, ...busy.map((row) => row.replace("-15 ", "-16 "))]);
  expect(more.slice(0, without.length)).toEqual(without);
  expect(more.slice(without.length)).toEqual(["agenda/2026-09", "agenda/2026-09#2"]);
});

test.each([
  ["en", "Events"],
  ["pl", "Wydarzenia"],
])("pages of events have the same name in the outline in %s as in their heading", (locale, name) => {
  const { document } = planner("weekly", "remarkable-2", false, busy, "2026-09", locale);
  const { layers } = document.page(document.pageCount);
  expect(layers.flatMap(({ items }) => items.map((item) => item.kind === "text" && item.text))).toContain(name);
  expect(document.outline.at(-1)?.title).toBe(name);
});
