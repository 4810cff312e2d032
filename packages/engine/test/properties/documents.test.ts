/** Properties of all documents with any content. */

import { formatMessage } from "@octavo/foundation";
import { runs } from "@octavo/foundation/testing";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  applyFix,
  compile,
  type DisplayDocument,
  type DisplayPage,
  emitSvg,
  lintTemplate,
  printTemplate,
  render,
} from "../../src/index.ts";
import { automaticVariables } from "../../src/language/page-variables.ts";
import type { PageContext } from "../../src/model/template.ts";
import { drawnItems, texts, world } from "../support/documents.ts";
import { print } from "../support/print.ts";
import { type RandomDocuments, randomDocuments } from "../support/random-documents.ts";

const made = ({ masters, plan }: RandomDocuments) => compile(masters, plan, world);

function pagesOf(document: DisplayDocument | undefined): readonly DisplayPage[] {
  return Array.from({ length: document?.pageCount ?? 0 }, (_, i) => document?.page(i + 1)).filter((page) => !!page);
}

/** Limits shrinking in fast-check, because partly shrunk failures are clear enough. */
const within = { numRuns: runs(150), interruptAfterTimeLimit: 8_000 } as const;

const holds = (law: (documents: RandomDocuments) => void) => fc.assert(fc.property(randomDocuments, law), within);

test("most random documents have several pages with links and text", () => {
  const sample = fc.sample(randomDocuments, { numRuns: 60, seed: 1 }).map(made);
  const printable = sample.flatMap(({ document }) => document ?? []);
  const pages = printable.flatMap(pagesOf);
  expect(printable.length).toBeGreaterThan(45);
  expect(pages.length).toBeGreaterThan(printable.length * 3);
  expect(pages.filter(({ links }) => links.length > 0).length).toBeGreaterThan(pages.length / 20);
  expect(pages.filter((page) => texts(drawnItems(page)).length > 0).length).toBeGreaterThan(pages.length / 3);
});

test("a document compiles or reports errors in sentences", () => {
  holds((documents) => {
    const { document, diagnostics } = made(documents);
    expect(document === undefined).toBe(diagnostics.some(({ severity }) => severity === "error"));
    expect(diagnostics.filter(({ message }) => /undefined|\[object|NaN/.test(formatMessage(message)))).toEqual([]);
  });
});

test("every page has a picture, in coordinates that are numbers", () => {
  holds((documents) => {
    for (const page of pagesOf(made(documents).document)) {
      expect(numbersIn([page.size, page.layers, page.links]).every(Number.isFinite)).toBe(true);
      expect(emitSvg(page, { fontFamily: (face) => face })).not.toMatch(/NaN|undefined|Infinity|\[object/);
    }
  });
});

test("draws no token of a variable that the page has", () => {
  holds((documents) => {
    const { document, template } = made(documents);
    for (const page of pagesOf(document)) {
      const context = template?.page_assignments.find(({ page: number }) => number === page.number)?.context;
      const drawn = texts(drawnItems(page)).map(({ text }) => text);
      expect(drawn.filter((text) => namesKnownVariable(text, context))).toEqual([]);
    }
  });
});

test("links lead to existing pages, and names are unique and lead to existing pages", () => {
  holds((documents) => {
    const { document } = made(documents);
    const isPage = (page: number) => Number.isInteger(page) && page >= 1 && page <= (document?.pageCount ?? 0);
    const targets = pagesOf(document).flatMap(({ links }) => links.map(({ target }) => target));
    expect(targets.filter((target) => target.to === "page" && !isPage(target.page))).toEqual([]);
    expect(targets.filter((target) => target.to === "uri" && !/^(https?|mailto):/.test(target.uri))).toEqual([]);
    const names = (document?.destinations ?? []).map(({ name }) => name.toLowerCase());
    expect(new Set(names).size).toBe(names.length);
    expect(document?.destinations.filter(({ page }) => !isPage(page)) ?? []).toEqual([]);
  });
});

test("a device's eye finds fault without falling over", () => {
  holds((documents) => {
    const { template } = made(documents);
    const [profile] = world.profiles;
    if (!template || !profile) return;
    const problems = lintTemplate(template, profile, world);
    expect(problems.filter(({ message }) => /undefined|NaN|\[object/.test(formatMessage(message)))).toEqual([]);
    for (const { fix } of problems) {
      expect(structuredClone(fix)).toEqual(fix);
      if (fix) expect(applyFix(template, fix)).not.toEqual(template);
    }
  });
});

describe("the file", () => {
  const files = { ...within, numRuns: runs(150) };

  test("is the same, byte for byte, when it is made again, and when it is made from its template", async () => {
    await fc.assert(
      fc.asyncProperty(randomDocuments, async (documents) => {
        const { document, template } = made(documents);
        const pdf = document && (await print(document));
        const again = made(documents).document;
        const fromTemplate = template && render(printTemplate(template), world).document;
        expect(again && Buffer.compare(await print(again), pdf ?? Buffer.of())).toBe(document && 0);
        if (document) expect(fromTemplate && Buffer.compare(await print(fromTemplate), pdf ?? Buffer.of())).toBe(0);
      }),
      files,
    );
  });
});

/** Returns all numbers in a value, except the bytes of pictures. */
function numbersIn(value: unknown): readonly number[] {
  if (typeof value === "number") return [value];
  if (typeof value !== "object" || value === null || value instanceof Uint8Array) return [];
  return Object.values(value).flatMap(numbersIn);
}

const always = ["page", "total_pages", "section", "subpage", "locale"];
const dated = automaticVariables.filter((name) => !/^(index|total$)/.test(name));

function namesKnownVariable(text: string, context: PageContext | undefined): boolean {
  const known = new Set([
    ...always,
    ...(context?.date === undefined ? [] : dated),
    ...(context?.index === undefined ? [] : ["index"]),
  ]);
  return [...text.matchAll(/\{@?(\w+)[^{}]*\}/g)].some(([, name = ""]) => known.has(name));
}
