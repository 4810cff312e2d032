import { describe, expect, test } from "vitest";
import { world } from "../../test/support/documents.ts";
import { inEnglish } from "../../test/support/in-english.ts";
import type { Widget } from "../model/template.ts";
import { parseDesign } from "./parse-design.ts";
import { printDesign } from "./print-template.ts";
import { templateDefaults } from "./template-defaults.ts";

const parse = (text: string) => parseDesign(text, world.profiles);
const ids = ({ widgets }: { readonly widgets: readonly Widget[] }) => widgets.map(({ id }) => id);

const title: Widget = {
  id: "title",
  type: "text_block",
  position: { x: 36, y: 36.5, width: 300, height: 40 },
  content: "{date_long}",
  properties: { bind: "day(@date)" },
};

describe("a page design", () => {
  test("is the widgets of a plain list, with no page and no version named", () => {
    const position = { x: 36, y: 36.5, width: 300, height: 40 };
    const text = JSON.stringify({ widgets: [{ ...title, position }] });
    expect(parse(text)).toEqual({ widgets: [title], canvas: undefined, diagnostics: [] });
  });

  test("has the widgets of the template's first page: its master's below its own", () => {
    const position = { x: 0, y: 0, width: 10, height: 10 };
    const box = (id: string, page?: number) => ({ id, type: "box", position, page });
    const text = JSON.stringify({
      masters: [
        { id: "other", widgets: [box("not-this")] },
        { id: "frame", widgets: [box("a"), box("b")] },
      ],
      page_assignments: [{ page: 1, master_id: "frame" }],
      widgets: [box("c"), box("a", 1)],
    });
    expect(ids(parse(text))).toEqual(["a", "b", "c", "a-2"]);
  });

  test("has only the first page, and reports widgets of other pages", () => {
    const text = "widgets:\n- {id: a, type: box}\n- {id: b, type: box, page: 2}\n- {id: c, type: box, page: 3}\n";
    const { diagnostics, ...design } = parse(text);
    expect(ids(design)).toEqual(["a"]);
    expect(inEnglish(diagnostics)).toContainEqual({
      severity: "warning",
      code: "widgets_of_other_pages",
      message: "A page design is one page: 2 widgets of other pages are left out",
      at: { document: "template", path: ["widgets"], line: 2, column: 1 },
    });
  });

  test("has a canvas if the text has one", () => {
    const { canvas, diagnostics } = parse("canvas: {page_size: Device, profile: remarkable-2}\nwidgets: []\n");
    expect(canvas?.dimensions).toMatchObject({ width: 447.29, height: 596.39 });
    expect(diagnostics).toEqual([]);
  });

  test("with a syntax error has no widgets and reports the position", () => {
    const { widgets, diagnostics } = parse('widgets:\n- {id: "a');
    expect(widgets).toEqual([]);
    expect(diagnostics).toMatchObject([{ severity: "error", at: { document: "template", line: 2 } }]);
  });

  test("with an unknown type or property reports it", () => {
    const text = "widgets:\n- {type: boxx, position: {x: 0, y: 0, width: 9, height: 9}, properties: {}}\n";
    expect(inEnglish(parse(text).diagnostics)).toMatchObject([
      { severity: "error", message: 'There is no widget type "boxx"', at: { line: 2 } },
    ]);
  });

  test("has at most the allowed number of widgets, including those of its master", () => {
    const list = (prefix: string) =>
      Array.from({ length: 300 }, (_, i) => ({ id: `${prefix}${i}`, type: "box", position: title.position }));
    const text = JSON.stringify({
      masters: [{ id: "m", widgets: list("a") }],
      page_assignments: [{ page: 1, master_id: "m" }],
      widgets: list("b"),
    });
    const { widgets, diagnostics } = parse(text);
    expect(widgets).toHaveLength(500);
    expect(diagnostics).toMatchObject([{ severity: "error", code: "too_many_widgets" }]);
  });
});

test("a design is printed as a template of one page that reads back as the same", () => {
  const canvas = { ...templateDefaults.canvas, background: "#fafafa", grid_size: 5 } as const;
  const design = { name: "Day", description: "A day", widgets: [title, { ...title, id: "again" }] };
  const text = printDesign(design, canvas, { profile: "remarkable-2", locale: "pl" });
  expect(text).toContain("  name: Day\n  description: A day\n  profile: remarkable-2\n  locale: pl\n");
  expect(parse(text)).toEqual({ widgets: design.widgets, canvas, diagnostics: [] });
});
