import { render, type Template } from "@octavo/engine";
import { describe, expect, test } from "vitest";
import { aTemplate, aWidget, box } from "../../test/a-template.ts";
import { createTestWorld } from "../../test/a-world.ts";
import { printDocument, readDesign, readTemplate } from "./document-yaml.ts";
import type { EditorDocument } from "./editor-document.ts";
import { openDesign, openTemplate } from "./open-document.ts";
import { draftText, saveDesign, saveTemplate } from "./save-document.ts";
import { shareStructure } from "./share-structure.ts";
import { changeWidgets } from "./widget-lists.ts";

const world = createTestWorld();

function read(text: string): Template {
  const { template } = render(text, world, { proofread: false });
  if (!template) throw new Error("the text is no template");
  return template;
}

const planner = aTemplate({
  pages: [[box("a", 10, 10, 100, 50)], [], [box("b", 0, 0, 9, 9), box("c", 5, 5, 9, 9)]],
  masters: { day: [["title", "text_block", [0, 0, 200, 30], { content: "{date_long}" }]] },
  assigned: [undefined, "day"],
});

describe("a template", () => {
  test("opens pages in order with their masters and widgets", () => {
    const { pages, kind } = openTemplate(planner);
    expect(kind).toBe("template");
    expect(pages.map(({ master_id }) => master_id)).toEqual([undefined, "day", undefined]);
    expect(pages.map(({ widgets }) => widgets.map(({ id }) => id))).toEqual([["a"], [], ["b", "c"]]);
    expect(pages[0]?.widgets[0]).not.toHaveProperty("page");
  });

  test("keeps the context of pages and the values of sections", () => {
    const compiled: Template = {
      ...planner,
      sections: [{ kind: "days", unit: "day", anchors: [], context: {} }],
      dates: [
        { name: "Family", style: { pattern: "bar", text: "bold" }, rows: [{ date: "2026-03-05", title: "Ann" }] },
      ],
      page_assignments: [{ page: 2, master_id: "day", context: { section: "days", date: "2026-03-05" } }],
    };
    expect(saveTemplate(openTemplate(compiled))).toMatchObject({
      sections: compiled.sections,
      dates: compiled.dates,
      page_assignments: compiled.page_assignments,
    });
  });

  test("keeps blocks, styles and themes", () => {
    const shared = {
      blocks: [{ name: "Tab", size: { width: 9, height: 9 }, widgets: [] }],
      styles: [{ name: "Title", size: 9 }],
      frame: "Tab",
    };
    const document = openTemplate({ ...planner, ...shared });
    expect(document.shared).toEqual(shared);
    expect(saveTemplate(document)).toMatchObject(shared);
    expect(openTemplate(planner)).not.toHaveProperty("shared");
  });

  test("equals the saved document after reopening, including blank pages at the end", () => {
    const document = openTemplate({ ...planner, page_count: 5 });
    expect(document.pages).toHaveLength(5);
    expect(openTemplate(read(printDocument(document)))).toEqual(document);
    expect(readTemplate(draftText(document), world)).toEqual(document);
  });

  test("opens the JSON of the server like its YAML text", () => {
    const text = printDocument(openTemplate({ ...planner, page_count: 5 }));
    const { parsed_template }: { readonly parsed_template: Template } = JSON.parse(
      JSON.stringify({ parsed_template: read(text) }),
    );
    expect(openTemplate(parsed_template)).toEqual(readTemplate(text, world));
  });

  test("stores the page count only if the widgets don't imply it", () => {
    expect(saveTemplate(openTemplate(planner))).not.toHaveProperty("page_count");
    expect(saveTemplate(openTemplate({ ...planner, page_count: 4 }))).toHaveProperty("page_count", 4);
  });

  test("has one page if it is empty", () => {
    expect(openTemplate(aTemplate({})).pages).toHaveLength(1);
  });

  test("saves an unchanged document as the same object and reuses unchanged widgets", () => {
    const document = openTemplate(planner);
    const saved = saveTemplate(document);
    expect(saveTemplate(document)).toBe(saved);
    const place = { kind: "page", id: "page-3" } as const;
    const edited = changeWidgets(document, place, ["b"], (widget) => ({ ...widget, content: "new" }));
    const again = saveTemplate(edited);
    expect(again.widgets.find(({ id }) => id === "c")).toBe(saved.widgets.find(({ id }) => id === "c"));
    expect(again.widgets.find(({ id }) => id === "b")).not.toBe(saved.widgets.find(({ id }) => id === "b"));
    expect(again.masters).toBe(saved.masters);
  });
});

describe("a design", () => {
  const design = { name: "Day", description: "A day", widgets: [aWidget(box("a", 10, 10, 50, 50))] };

  test("has no pages and is saved unchanged", () => {
    const document = openDesign("master", design);
    expect(document.pages).toEqual([]);
    expect(saveDesign(document)).toEqual(design);
  });

  test("becomes a template with one page for drawing and lint", () => {
    const template = saveTemplate(openDesign("page", design, planner.canvas, { profile: "remarkable-2" }));
    expect(template.widgets).toEqual([{ ...design.widgets[0], page: 1 }]);
    expect(template.metadata).toMatchObject({ name: "Day", profile: "remarkable-2" });
  });

  test("prints a text that reads back equal", () => {
    const document = openDesign("master", design, planner.canvas);
    const template = read(printDocument(document));
    const widgets = openTemplate(template).pages[0]?.widgets ?? [];
    expect(openDesign("master", { ...design, widgets }, template.canvas, template.metadata)).toEqual(document);
  });

  test("is stored as text that the YAML view can read", () => {
    const document = openDesign("master", design, planner.canvas);
    expect(readDesign(draftText(document), document, world)).toEqual(document);
  });
});

describe("a document read again", () => {
  const reread = (document: EditorDocument) => openTemplate(read(printDocument(document)));

  test("is the same object if nothing changed", () => {
    const document = openTemplate(planner);
    expect(shareStructure(document, reread(document))).toBe(document);
  });

  test("shares all equal parts", () => {
    const document = openTemplate(planner);
    const place = { kind: "page", id: "page-3" } as const;
    const changed = changeWidgets(document, place, ["b"], (widget) => ({ ...widget, content: "new" }));
    const carried = shareStructure(document, reread(changed));
    expect(carried).toEqual(changed);
    expect(carried.masters).toBe(document.masters);
    expect(carried.pages[0]).toBe(document.pages[0]);
    expect(carried.pages[2]?.widgets[1]).toBe(document.pages[2]?.widgets[1]);
  });

  test("keeps page ids by position and gives new pages new ids", () => {
    const document = openTemplate(planner);
    const [first, , third] = document.pages;
    const shorter = { ...document, pages: [first, third].filter((page) => page !== undefined) };
    const longer = openTemplate({ ...planner, page_count: 4 });
    expect(shareStructure(shorter, longer).pages.map(({ id }) => id)).toEqual(["page-1", "page-3", "page-2", "page-4"]);
  });
});
