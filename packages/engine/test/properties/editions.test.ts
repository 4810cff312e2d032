/** Editions of random planners: handwriting stays on its page, whatever changes in plan and masters. */
import { runs } from "@octavo/foundation/testing";
import { deflate, latin1, rasterizePage } from "@octavo/press";
import fc from "fast-check";
import { expect, test } from "vitest";
import { type Compilation, compile } from "../../src/compile.ts";
import type { DisplayDocument, DisplayPage } from "../../src/display/display-list.ts";
import { type Comparison, compareEditions } from "../../src/edition/compare-editions.ts";
import { emitPdf } from "../../src/emit/pdf/emit-pdf.ts";
import { manifestOf } from "../../src/manifest/manifest.ts";
import { drawnItems, world } from "../support/documents.ts";

interface Design {
  readonly title: string;
  readonly top: number;
  readonly spacing: number;
  readonly dots: number;
  readonly rows: number;
  readonly hasMonth: boolean;
}

interface Section {
  readonly kind: string;
  readonly generate: string;
  readonly count: number;
  readonly reserve: number;
  readonly pages: number;
}

interface Planner {
  readonly design: Design;
  readonly sections: readonly Section[];
  readonly start: number;
  readonly days: number;
}

const design = fc.record<Design>({
  title: fc.constantFrom("{date_long}", "{section}", "Notes {index}"),
  top: fc.integer({ min: 40, max: 60 }),
  spacing: fc.integer({ min: 15, max: 25 }),
  dots: fc.integer({ min: 10, max: 20 }),
  rows: fc.integer({ min: 2, max: 5 }),
  hasMonth: fc.boolean(),
});

const section = (kind: string) =>
  fc.record<Section>({
    kind: fc.constant(kind),
    generate: fc.constantFrom("each_day", "each_week", "each_month", "count", "count", "once"),
    count: fc.integer({ min: 1, max: 12 }),
    reserve: fc.integer({ min: 0, max: 3 }),
    pages: fc.integer({ min: 1, max: 2 }),
  });

const kinds = ["days", "notes", "review", "ideas"];
const planner = fc.record<Planner>({
  design,
  sections: fc
    .subarray(kinds, { minLength: 1 })
    .chain((chosen) => fc.tuple(...chosen.map(section)))
    .chain((sections) => fc.shuffledSubarray(sections, { minLength: sections.length })),
  start: fc.integer({ min: 0, max: 40 }),
  days: fc.integer({ min: 1, max: 45 }),
});

const dayOf = (offset: number) => new Date(Date.UTC(2026, 0, 1 + offset)).toISOString().slice(0, 10);

function documentsOf({ design: made, sections, start, days }: Planner): readonly [masters: string, plan: string] {
  const widget = (id: string, type: string, y: number, height: number, rest: object = {}) => ({
    id,
    type,
    position: { x: 40, y, width: 350, height },
    ...rest,
  });
  const widgets = [
    widget("lines", "lines", made.top, 120, { properties: { line_spacing: made.spacing, line_count: 20 } }),
    widget("dots", "dot_grid", 200, 100, { properties: { cell_size: made.dots } }),
    widget("table", "table", 310, 80, { properties: { rows: made.rows, columns: 2, header_row: false } }),
    ...(made.hasMonth ? [widget("month", "calendar_month", 400, 190)] : []),
    widget("title", "text_block", 10, 24, { content: made.title }),
    widget("last", "internal_link", 600, 14, { content: "last", properties: { to_dest: "page:{total_pages}" } }),
    widget("next", "internal_link", 620, 14, { content: "next", properties: { to_dest: "page:{page_next}" } }),
  ];
  const listed = sections.map(({ kind, generate, count, reserve, pages }) => ({
    kind,
    master: "Page",
    generate,
    ...(generate === "count" && { count }),
    reserve,
    pages_per_item: pages,
  }));
  const calendar = { start_date: dayOf(start), end_date: dayOf(start + days - 1) };
  return [
    JSON.stringify({ canvas: { dimensions: { width: 430, height: 640 } }, masters: [{ name: "Page", widgets }] }),
    JSON.stringify({ name: "It", plan: { calendar, sections: listed } }),
  ];
}

function compiled(made: Planner, options: Parameters<typeof compile>[3] = {}) {
  const [masters, plan] = documentsOf(made);
  return compile(masters, plan, world, options);
}

function documentOf(made: Planner): DisplayDocument {
  const { document, diagnostics } = compiled(made);
  if (!document) throw new Error(JSON.stringify(diagnostics));
  return document;
}

/** Everything that is drawn on the page. */
function printedOn(page: DisplayPage): string {
  const rounded = (_: string, value: unknown) => (typeof value === "number" ? Math.round(value * 100) / 100 : value);
  return JSON.stringify(drawnItems(page), rounded);
}

/** Identities of the pages to which the links of a page lead. Empty for a page that does not exist. */
function targetsOf(document: DisplayDocument, number: number): readonly string[] {
  return document
    .page(number)
    .links.map(({ target }) => (target.to === "page" ? document.pageIdentity(target.page) : target.uri));
}

const identitiesOf = (document: DisplayDocument) =>
  new Set(numbers(document).map((page) => document.pageIdentity(page)));

const numbers = (document: DisplayDocument) => Array.from({ length: document.pageCount }, (_, i) => i + 1);

/** An edit of one value of the design, of the plan, or of both. Section kinds keep their meaning. */
const edition = fc
  .record({
    before: planner,
    changed: fc.option(fc.constantFrom<(keyof Design)[]>("title", "top", "spacing", "dots", "rows", "hasMonth")),
    other: planner,
    changesSections: fc.boolean(),
    days: fc.integer({ min: 0, max: 20 }),
  })
  .map(({ before, changed, other, changesSections, days }) => ({
    before,
    after: {
      design: changed ? { ...before.design, [changed]: other.design[changed] } : before.design,
      sections: changesSections ? other.sections : before.sections,
      start: changesSections ? other.start : before.start,
      days: before.days + days,
    },
  }));

/** Pages that are drawn by both editions, and differ. */
function redrawnPages({ changed }: Comparison): readonly string[] {
  return changed.flatMap(({ identity, change }) => (change === "blank" ? [] : identity));
}

test("every page of an earlier edition keeps its place and size, all links lead to a page, and all that is drawn otherwise is reported", () => {
  fc.assert(
    fc.property(edition, fc.constantFrom("keep", "blank"), ({ before, after }, removed) => {
      const earlier = documentOf(before);
      const manifest = manifestOf(earlier);
      const project = compiled(before).project?.();
      const { document: later, update } = compiled(after, { update: { manifest, project, removed } });
      const planned = identitiesOf(documentOf(after));
      if (update?.refusal) {
        const written = manifest.pages.filter(({ placeholder }) => !placeholder);
        expect(written.some(({ identity }) => planned.has(identity))).toBe(false);
        return;
      }
      if (!later) throw new Error("There is no document.");

      const result = manifestOf(later);
      for (const [i, page] of manifest.pages.entries()) {
        const now = result.pages[i];
        if (page.placeholder === undefined) expect(now?.identity).toBe(page.identity);
        expect([now?.width, now?.height]).toEqual([page.width, page.height]);
      }
      const present = new Set(result.pages.map(({ identity }) => identity));
      for (const identity of planned) if (!identity.includes("/+")) expect(present.has(identity)).toBe(true);

      for (const number of numbers(later)) {
        const targets = targetsOf(later, number);
        expect(targets).not.toContain("");
        const isKept = result.pages[number - 1]?.placeholder === "kept";
        if (isKept) expect(later.page(number).links).toEqual(earlier.page(number).links);
      }

      const comparison = compareEditions(manifest, result);
      const isSafe = comparison.changed.length === 0;
      expect(comparison).toMatchObject({ is_safe: isSafe, keeps_pages: true, moved: [], removed: [] });
      const redrawn = manifest.pages.flatMap(({ identity, placeholder }, i) => {
        const stays = placeholder === undefined && result.pages[i]?.placeholder === undefined;
        return stays && printedOn(earlier.page(i + 1)) !== printedOn(later.page(i + 1)) ? [identity] : [];
      });
      expect(redrawnPages(comparison)).toEqual(redrawn);
    }),
    { numRuns: runs(600) },
  );
});

/** A later part of a planner, with fewer notes. */
const shift = fc.record({
  fewerDays: fc.integer({ min: 1, max: 10 }),
  moreDays: fc.integer({ min: 0, max: 5 }),
  fewerNotes: fc.integer({ min: 1, max: 4 }),
  design,
});

type Shift = typeof shift extends fc.Arbitrary<infer Value> ? Value : never;

const shifted = (before: Planner, { fewerDays, moreDays, fewerNotes, design: redesigned }: Shift): Planner => ({
  design: redesigned,
  sections: before.sections.map((one) => ({ ...one, count: Math.max(1, one.count - fewerNotes) })),
  start: before.start + fewerDays,
  days: Math.max(1, before.days - fewerDays) + moreDays,
});

test("an edition of an edition keeps the pages of both as they were", () => {
  fc.assert(
    fc.property(planner, shift, shift, (before, change, nextChange) => {
      const after = shifted(before, change);
      const first = documentOf(before);
      const next = (made: Planner, { document, project }: Pick<Compilation, "document" | "project">) =>
        document &&
        compiled(made, { update: { manifest: manifestOf(document), project: project?.(), removed: "keep" } });
      const second = next(after, compiled(before));
      const third = second && next(shifted(after, nextChange), second);
      if (!second?.document || !third?.document) return;
      expect(compareEditions(manifestOf(first), manifestOf(third.document)).keeps_pages).toBe(true);
      expectKept(first, second.document);
      expectKept(second.document, third.document);
    }),
    { numRuns: runs(300) },
  );
});

/** Expects that kept pages look and link as before. */
function expectKept(earlier: DisplayDocument, later: DisplayDocument): void {
  for (const number of numbers(earlier)) {
    const page = later.page(number);
    if (page.placeholder !== "kept") continue;
    expect(printedOn(page)).toBe(printedOn(earlier.page(number)));
    expect(page.links).toEqual(earlier.page(number).links);
  }
}

test("changed pages are those that PDFium draws differently", async () => {
  const bare = (made: Planner): Planner => ({ ...made, days: Math.min(made.days, 4) });
  await fc.assert(
    fc.asyncProperty(edition, async ({ before, after }) => {
      const earlier = documentOf(bare(before));
      const manifest = manifestOf(earlier);
      const { document: later } = compiled(bare(after), { update: { manifest, removed: "blank" } });
      if (!later) return;
      const result = manifestOf(later);
      const [old, now] = [await pictures(earlier), await pictures(later)];
      const redrawn = manifest.pages.flatMap(({ identity, placeholder }, i) =>
        placeholder === undefined && result.pages[i]?.placeholder === undefined && old[i] !== now[i] ? [identity] : [],
      );
      expect(redrawnPages(compareEditions(manifest, result))).toEqual(redrawn);
    }),
    { numRuns: runs(100) },
  );
});

/** Pages as PNG. */
async function pictures(document: DisplayDocument): Promise<readonly string[]> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of emitPdf(document, { deflate, latin1, fonts: world.fonts })) chunks.push(chunk);
  const pdf = Buffer.concat(chunks);
  const drawn: string[] = [];
  for (const number of numbers(document))
    drawn.push(Buffer.from(await rasterizePage(pdf, number - 1, 1)).toString("latin1"));
  return drawn;
}
