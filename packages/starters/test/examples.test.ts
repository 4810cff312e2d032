/** The examples: without problems in every language, and what they show as PDFium and poppler read it. */

import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { compile, emitPdf, lintTemplate } from "@octavo/engine";
import { formatMessage } from "@octavo/foundation";
import { sampled } from "@octavo/foundation/testing";
import { deflate, latin1, nodeWorld, readPdfLinks } from "@octavo/press";
import { describe, expect, test } from "vitest";
import { examples, fillExample } from "../src/examples.ts";
import { loadWords, wordLanguages } from "../src/words/words.ts";

const world = nodeWorld();

const fileOf = (id: string) => readFileSync(new URL(`../../../library/examples/${id}.yaml`, import.meta.url), "utf8");

async function compiled(id: string, locale: string) {
  const { masters, plan } = fillExample(fileOf(id), locale, await loadWords(locale));
  return compile(masters, plan, world);
}

const cases = wordLanguages.flatMap((locale) => examples.map(({ id }) => ({ id, locale })));

test.each(sampled(cases, 31, 0))("$id in $locale has no problems and few masters", async ({ id, locale }) => {
  const { template, diagnostics } = await compiled(id, locale);
  const profile = world.profiles.find((one) => one.id === "boox-note-air-4c");
  if (!template || !profile) throw new Error(diagnostics.map(({ message }) => formatMessage(message)).join("\n"));
  const problems = lintTemplate(template, profile, world);
  expect([...diagnostics, ...problems].map(({ message }) => formatMessage(message))).toEqual([]);
  expect(template.masters.length).toBeLessThanOrEqual(2);
});

test.each(examples)("$id prints only words that starters have in all languages", async ({ id }) => {
  const { pl } = await loadWords("pl");
  if (!pl) throw new Error("Polish has words.");
  const words = [...fileOf(id).matchAll(/\[\[([^\]"]+)\]\]/g)].map(([, word = ""]) => word);
  expect(words.filter((word) => !Object.hasOwn(pl, word))).toEqual([]);
  const { masters, plan } = fillExample(fileOf(id), "pl", { pl });
  expect(masters + plan).not.toMatch(/\[\[\p{L}/u);
});

interface Read {
  /** From page 1. */
  readonly texts: readonly string[];
  /** Numbers of the pages that each page leads to. */
  readonly links: readonly (readonly number[])[];
}

async function read(id: string): Promise<Read> {
  const { document } = await compiled(id, "en");
  if (!document) throw new Error(`${id} does not compile.`);
  const chunks: Uint8Array[] = [];
  for await (const chunk of emitPdf(document, { deflate, latin1, fonts: world.fonts })) chunks.push(chunk);
  const pdf = Buffer.concat(chunks);
  const text = execFileSync("pdftotext", ["-layout", "-", "-"], { input: pdf, encoding: "utf8" });
  const { pages } = await readPdfLinks(pdf, document.pageCount);
  return { texts: text.split("\f"), links: pages.map((targets) => targets.map((page) => page + 1)) };
}

const upTo = (count: number, first = 1) => Array.from({ length: count }, (_, i) => first + i);

describe("an example shows", () => {
  test("an index: numbers that lead to notes, and back", async () => {
    const { links } = await read("index");
    expect(links[0]?.toSorted((a, b) => a - b)).toEqual(upTo(24, 2));
    expect(links.slice(1).every((targets) => String(targets) === "1")).toBe(true);
  });

  test("month tabs: every page leads to all months", async () => {
    const { links, texts } = await read("tabs");
    expect(links).toHaveLength(13);
    for (const targets of links) expect(targets).toEqual(expect.arrayContaining(upTo(12, 2)));
    expect(texts[3]).toMatch(/^\s*March 2027/);
  });

  test("a habit tracker: a page for each month with its days", async () => {
    const { texts, links } = await read("habits");
    expect(links).toHaveLength(12);
    expect(texts[1]).toContain("February 2027");
    expect(texts[1]).toMatch(/28\s+Sun/);
    expect(texts[1]).not.toMatch(/29\s/);
  });

  test("events: in the month, and on pages of their days only", async () => {
    const { texts, links } = await read("events");
    expect(links).toHaveLength(3 + 7);
    expect(texts[0]).toMatch(/09:00\s+Meeting/);
    expect(links[0]).toEqual(expect.arrayContaining([4, 5]));
    expect(texts[3]).toContain("Tuesday, January 12, 2027");
  });

  test("a rotating timetable: each school day leads to the timetable of its number", async () => {
    const { texts, links } = await read("rotation");
    const days = links.slice(4);
    expect(days).toHaveLength(20);
    days.forEach((targets, i) => expect(targets).toEqual([(i % 4) + 1]));
    // A Monday after the fifth school day, a Friday.
    expect(texts[4 + 5]).toMatch(/Monday, January 11, 2027.*Timetable 2/s);
  });

  test("pages from a list: a page for each name, in the order of the names, and back", async () => {
    const { texts, links } = await read("rows");
    expect(links[0]).toEqual(upTo(5, 2));
    expect(links.slice(1).map(String)).toEqual(["1", "1", "1", "1", "1"]);
    expect(texts.slice(1, 6).map((text) => text.trim().split(/\s{2,}/)[0])).toEqual([
      "Ada Lovelace",
      "Alan Turing",
      "Emmy Noether",
      "Grace Hopper",
      "Maria Curie",
    ]);
  });

  test("a block: headers with different words on both masters", async () => {
    const { texts, links } = await read("block");
    expect(texts[0]).toMatch(/Monday, January 4, 2027.*Notes/s);
    expect(texts[7]).toMatch(/Notes 1.*Day/s);
    expect(links[0]).toEqual([8]);
    expect(links[7]).toEqual([1]);
  });

  test("styles: other fonts with another theme", async () => {
    const { template } = await compiled("styles", "en");
    const fonts = template?.masters.flatMap(({ widgets }) => widgets.flatMap(({ styling }) => styling?.font ?? []));
    expect(fonts).toContain("EB Garamond Bold");
    expect((await read("styles")).texts[0]).toMatch(/Monday.*To do.*Notes/s);
  });

  test("an anchor: a link on every day leads to the month", async () => {
    const { links } = await read("anchor");
    expect(links[0]).toEqual(upTo(31, 2));
    expect(links.slice(1).every((targets) => String(targets) === "1")).toBe(true);
  });

  test("tokens: a date, a number and neighbors of each page", async () => {
    const { texts, links } = await read("tokens");
    expect(texts[1]).toMatch(/Saturday, 2 January.*2 \/ 31/s);
    expect(links[0]).toEqual([2]);
    expect(links[1]).toEqual([1, 3]);
    expect(links[30]).toEqual([30]);
  });
});
