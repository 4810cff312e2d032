/** Properties of templates with shared parts. */

import { limits, Report } from "@octavo/foundation";
import { runs } from "@octavo/foundation/testing";
import fc from "fast-check";
import { expect, test } from "vitest";
import { composeTemplate } from "../../src/compose/compose-template.ts";
import { detachInstance, printTemplate, render } from "../../src/index.ts";
import type { Block } from "../../src/model/shared-parts.ts";
import type { Template, Widget } from "../../src/model/template.ts";
import { widgetDefinitions } from "../../src/widgets/index.ts";
import { aTemplate, drawnItems, world } from "../support/documents.ts";
import { print } from "../support/print.ts";
import { fittingProperties } from "../support/random-documents.ts";

const whole = (min: number, max: number) => fc.integer({ min, max });
const widget: fc.Arbitrary<Widget> = fc.constantFrom(...widgetDefinitions).chain((definition) =>
  fc.record({
    id: fc.constantFrom("a", "b", "c"),
    type: fc.constant(definition.type),
    position: fc.record({ x: whole(0, 60), y: whole(0, 60), width: whole(5, 90), height: whole(5, 90) }),
    content: fc.constantFrom("Text", "{page}", "{date}"),
    properties: fittingProperties(definition),
  }),
);
const distinct = { selector: ({ id }: Widget) => id, maxLength: 3 };
const contents = fc.uniqueArray(widget, distinct);
const corner = fc.record({ x: whole(0, 200), y: whole(0, 300) });
const size = { width: 100, height: 100 };

const instance = (id: string, block: string, at: { readonly x: number; readonly y: number }): Widget => ({
  id,
  type: "block",
  position: { ...at, ...size },
  properties: { block },
});

const copied = (widgets: readonly Widget[], id: string, by: { readonly x: number; readonly y: number }) =>
  widgets.map(({ position, ...rest }) => ({
    ...rest,
    id: `${id}-${rest.id}`,
    position: { ...position, x: position.x + by.x, y: position.y + by.y },
  }));

function planner(blocks: readonly Block[], masters: Readonly<Record<string, readonly Widget[]>>): Template {
  const page_assignments = ["m", "n", "m"].map((master_id, i) => {
    return { page: i + 1, master_id, context: { section: "days", date: `2026-01-0${i + 1}` } };
  });
  const sections = [{ kind: "days", unit: "day", anchors: [], context: {} }] as const;
  return aTemplate({ ...(blocks.length > 0 && { blocks }), sections, masters, page_assignments });
}

function pagesOf(template: Template) {
  const { document, diagnostics } = render(printTemplate(template), world);
  const pages = Array.from({ length: document?.pageCount ?? 0 }, (_, i) => document?.page(i + 1));
  return {
    problems: diagnostics.map(({ code, at }) => `${code} ${at.master} ${at.page}`).toSorted(),
    destinations: document?.destinations,
    pages: pages.map((page) => page && { drawn: drawnItems(page), links: page.links }),
  };
}

async function bytesOf(template: Template): Promise<string> {
  const { document } = render(printTemplate(template), world);
  return document ? Buffer.from(await print(document)).toString("latin1") : "";
}

/** A row of own widgets and a tab, in two masters. */
const nested = fc.record({ tab: contents, own: contents, inner: corner, first: corner, second: corner });

test("a planner with blocks draws what one with copies of their widgets draws", () => {
  fc.assert(
    fc.property(nested, ({ tab, own, inner, first, second }) => {
      const front = own.map((widget) => ({ ...widget, id: `own-${widget.id}` }));
      const row = [...front, ...copied(tab, "in", inner)];
      const blocks: Block[] = [
        { name: "Tab", size, widgets: tab },
        { name: "Row", size, widgets: [...front, instance("in", "Tab", inner)] },
      ];
      const shared = planner(blocks, {
        m: [instance("row", "Row", first), instance("tab", "Tab", second)],
        n: [instance("row", "Row", first)],
      });
      const byHand = planner([], {
        m: [...copied(row, "row", first), ...copied(tab, "tab", second)],
        n: copied(row, "row", first),
      });
      expect(pagesOf(shared)).toEqual(pagesOf(byHand));
    }),
    { numRuns: runs(60), interruptAfterTimeLimit: 8_000 },
  );
});

const overrides = fc.dictionary(
  fc.constantFrom("a", "b", "in", "in/a", "in/b"),
  fc.record(
    { content: fc.constant("Other"), to_dest: fc.constant("day:2026-01-02"), visible: fc.boolean() },
    { requiredKeys: [] },
  ),
  { maxKeys: 3 },
);

test("a planner with a detached instance prints the same bytes", async () => {
  await fc.assert(
    fc.asyncProperty(nested, overrides, whole(50, 150), async ({ tab, own, inner, first }, changes, width) => {
      const styled = own.map((widget) => ({ ...widget, styling: { style: "Title" } }));
      const blocks: Block[] = [
        { name: "Tab", size, widgets: tab },
        { name: "Row", size, widgets: [...styled, instance("in", "Tab", inner)] },
      ];
      const row = instance("row", "Row", first);
      const used = {
        ...row,
        position: { ...row.position, width },
        properties: { ...row.properties, overrides: changes },
      };
      const before = { ...planner(blocks, { m: [used], n: [used] }), styles: [{ name: "Title", size: 9 }] };
      const [master, ...others] = before.masters;
      const detached = detachInstance(used, before) ?? [];
      const after = { ...before, masters: [...(master ? [{ ...master, widgets: detached }] : []), ...others] };
      expect(await bytesOf(after)).toBe(await bytesOf(before));
    }),
    { numRuns: runs(40), interruptAfterTimeLimit: 8_000 },
  );
});

const anyBlock = fc.constantFrom("A", "B", "C", "D", "E", "none");
const anyInstance = fc
  .record({ id: fc.constantFrom("x", "y", "z"), block: anyBlock, at: corner })
  .map(({ id, block, at }) => instance(id, block, at));

test("blocks that contain one another in any way are composed within the limit, and always alike", () => {
  const anyBlocks = fc.uniqueArray(
    fc.record({
      name: anyBlock,
      size: fc.constant(size),
      widgets: fc.array(fc.oneof(widget, anyInstance, anyInstance), { maxLength: 40 }),
    }),
    { selector: ({ name }) => name, maxLength: 6 },
  );
  fc.assert(
    fc.property(anyBlocks, fc.array(anyInstance, { maxLength: 10 }), (blocks, widgets) => {
      const template = { ...planner(blocks, { m: widgets }), frame: "A" };
      const composed = () => {
        const report = new Report();
        const made = composeTemplate(template, report, "template").template;
        return { made, problems: report.diagnostics };
      };
      const { made, problems } = composed();
      expect(made.masters[0]?.widgets.length).toBeLessThanOrEqual(limits.composedWidgets);
      expect(JSON.stringify(made)).not.toContain('"type":"block"');
      expect(composed()).toEqual({ made, problems });
    }),
    { numRuns: runs(200), interruptAfterTimeLimit: 8_000 },
  );
});
