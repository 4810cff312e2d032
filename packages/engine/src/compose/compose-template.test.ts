import { formatMessage, Report } from "@octavo/foundation";
import { describe, expect, test } from "vitest";
import { aTemplate, type TemplateNotation, type WidgetNotation, world } from "../../test/support/documents.ts";
import { layoutDocument } from "../layout/layout-document.ts";
import type { Block } from "../model/shared-parts.ts";
import type { Widget } from "../model/template.ts";
import { composeTemplate } from "./compose-template.ts";

const at = (x: number, y: number, width: number, height: number) => ({ x, y, width, height });
const label = (id: string, position = at(0, 0, 40, 20), more: Partial<Widget> = {}): Widget => ({
  id,
  type: "text_block",
  position,
  content: id,
  ...more,
});
const placed = (id: string, block: string, position = at(0, 0, 40, 20), overrides?: object): Widget => ({
  id,
  type: "block",
  position,
  properties: { block, ...(overrides && { overrides }) },
});
const aBlock = (name: string, widgets: readonly Widget[], width = 40, height = 20): Block => ({
  name,
  size: { width, height },
  widgets,
});

function compose(notation: TemplateNotation) {
  const report = new Report();
  const { template, origins } = composeTemplate(aTemplate(notation), report, "masters");
  const widgets = (id: string) => template.masters.find((master) => master.id === id)?.widgets ?? [];
  return { template, origins, widgets, problems: report.diagnostics.map(({ message }) => formatMessage(message)) };
}

/** Widgets of the master "it". */
function composed(blocks: readonly Block[], widgets: readonly WidgetNotation[], more: TemplateNotation = {}) {
  const { widgets: of, ...rest } = compose({ blocks, masters: { it: widgets }, ...more });
  return { widgets: of("it"), ...rest };
}

const positions = (widgets: readonly Widget[]) =>
  widgets.map(({ id, position: p }) => [id, p.x, p.y, p.width, p.height]);

describe("an instance of a block", () => {
  test("becomes the block's widgets at its position, with its id before theirs", () => {
    const { widgets } = composed(
      [aBlock("Tab", [label("a"), label("b", at(0, 10, 40, 10))])],
      [placed("tab", "Tab", at(100, 50, 40, 20))],
    );
    expect(positions(widgets)).toEqual([
      ["tab-a", 100, 50, 40, 20],
      ["tab-b", 100, 60, 40, 10],
    ]);
  });

  test("keeps the drawing order of its design", () => {
    const { widgets } = composed([aBlock("Tab", [label("a")])], [label("under"), placed("tab", "Tab"), label("over")]);
    expect(widgets.map(({ id }) => id)).toEqual(["under", "tab-a", "over"]);
  });

  test("gets an id that no other widget of the design has", () => {
    const { widgets } = composed([aBlock("Tab", [label("a")])], [label("tab-a"), placed("tab", "Tab")]);
    expect(widgets.map(({ id }) => id)).toEqual(["tab-a", "tab-a-2"]);
  });

  test("draws its background under the block", () => {
    const { widgets } = composed(
      [aBlock("Tab", [label("a")])],
      [{ ...placed("tab", "Tab"), background_color: "#dddddd" }],
    );
    expect(widgets.map(({ id, type, background_color }) => [id, type, background_color])).toEqual([
      ["tab", "box", "#dddddd"],
      ["tab-a", "text_block", undefined],
    ]);
  });

  test("contains the widgets of nested blocks", () => {
    const blocks = [
      aBlock("Row", [placed("left", "Tab"), placed("right", "Tab", at(50, 0, 40, 20))], 90, 20),
      aBlock("Tab", [label("a")]),
    ];
    const { widgets } = composed(blocks, [placed("row", "Row", at(10, 10, 90, 20))]);
    expect(positions(widgets)).toEqual([
      ["row-left-a", 10, 10, 40, 20],
      ["row-right-a", 60, 10, 40, 20],
    ]);
  });

  test("is the same object in all masters with an equal instance", () => {
    const blocks = [aBlock("Tab", [label("a")])];
    const { widgets } = compose({ blocks, masters: { one: [placed("tab", "Tab")], two: [placed("tab", "Tab")] } });
    expect(widgets("one")[0]).toBe(widgets("two")[0]);
  });

  test("stands on pages of its own, too", () => {
    const { template } = compose({
      blocks: [aBlock("Tab", [label("a")])],
      widgets: [
        { ...placed("tab", "Tab"), page: 2 },
        { ...placed("tab-b", "Tab"), page: 3 },
      ],
    });
    expect(template.widgets.map(({ id, page }) => [id, page])).toEqual([
      ["tab-a", 2],
      ["tab-b-a", 3],
    ]);
  });
});

describe("an instance of another size", () => {
  test("scales the block's widgets, each in its share", () => {
    const block = aBlock("Card", [label("a", at(10, 5, 20, 10), { styling: { size: 10 } })]);
    const { widgets } = composed([block], [placed("card", "Card", at(0, 0, 80, 60))]);
    expect(positions(widgets)).toEqual([["card-a", 20, 15, 40, 30]]);
    expect(widgets[0]?.styling).toEqual({ size: 20 });
  });

  test.each([
    [{ x: "left", y: "top" }, [10, 5, 20, 10]],
    [{ x: "right", y: "bottom" }, [50, 45, 20, 10]],
    [{ x: "center", y: "center" }, [30, 25, 20, 10]],
    [{ x: "stretch", y: "stretch" }, [10, 5, 60, 50]],
    [{ x: "left" }, [10, 15, 20, 30]],
  ] as const)("lays out a widget with the pin %o", (pin, expected) => {
    const block = aBlock("Card", [label("a", at(10, 5, 20, 10), { pin, styling: { size: 10 } })]);
    const { widgets } = composed([block], [placed("card", "Card", at(0, 0, 80, 60))]);
    const [widget] = widgets;
    expect(positions(widgets)).toEqual([["card-a", ...expected]]);
    expect(widget?.styling).toEqual({ size: 10 });
    expect(widget).not.toHaveProperty("pin");
  });

  test("fills a stretched ruled area with more lines of the same spacing", () => {
    const lines: Widget = {
      id: "lines",
      type: "lines",
      position: at(0, 0, 40, 100),
      pin: { y: "stretch" },
      properties: { line_spacing: 20, line_count: 6 },
    };
    const { widgets } = composed([aBlock("Notes", [lines], 40, 100)], [placed("notes", "Notes", at(0, 0, 40, 200))]);
    expect(widgets[0]?.properties).toMatchObject({ line_spacing: 20, line_count: 9 });
  });

  test("lays out nested blocks for the sizes of their instances", () => {
    const blocks = [
      aBlock("Row", [{ ...placed("tab", "Tab", at(60, 0, 40, 20)), pin: { x: "right", y: "top" } }], 100, 20),
      aBlock("Tab", [label("a")]),
    ];
    const { widgets } = composed(blocks, [placed("row", "Row", at(0, 0, 300, 20))]);
    expect(positions(widgets)).toEqual([["row-tab-a", 260, 0, 40, 20]]);
  });
});

describe("the overrides of an instance", () => {
  const link = (id: string): Widget => ({ ...label(id), type: "internal_link", properties: { bind: "day(@date)" } });

  test("change texts, targets and visibility of single widgets", () => {
    const overrides = { a: { content: "Jan", to_dest: "notes:index" }, b: { visible: false } };
    const { widgets, problems } = composed(
      [aBlock("Tabs", [link("a"), link("b"), link("c")])],
      [placed("tabs", "Tabs", undefined, overrides)],
    );
    expect(widgets.map(({ id, content, properties }) => [id, content, properties])).toEqual([
      ["tabs-a", "Jan", { to_dest: "notes:index" }],
      ["tabs-c", "c", { bind: "day(@date)" }],
    ]);
    expect(problems).toEqual([]);
  });

  test("reach into nested blocks, before the overrides there", () => {
    const blocks = [
      aBlock("Row", [placed("tab", "Tab", undefined, { a: { content: "inner", bind: "week(@week)" } })]),
      aBlock("Tab", [link("a")]),
    ];
    const { widgets } = composed(blocks, [
      placed("plain", "Row"),
      placed("row", "Row", undefined, { "tab/a": { content: "outer", to_dest: "there" } }),
    ]);
    expect(widgets.map(({ content, properties }) => [content, properties])).toEqual([
      ["inner", { bind: "week(@week)" }],
      ["outer", { to_dest: "there" }],
    ]);
  });
});

describe("a frame", () => {
  const frame = aBlock("Page", [label("top", at(0, 0, 200, 20), { pin: { x: "stretch", y: "top" } })], 200, 300);
  const own = [label("own")];

  test("is under the widgets of all masters, as large as the page", () => {
    const { widgets } = compose({ blocks: [frame], frame: "Page", masters: { one: own, two: own } });
    expect(positions(widgets("one"))).toEqual([
      ["frame-top", 0, 0, 400, 20],
      ["own", 0, 0, 40, 20],
    ]);
    expect(widgets("two")[0]).toBe(widgets("one")[0]);
  });

  test("is left out or replaced by a master", () => {
    const other = aBlock("Other", [label("side")]);
    const template = aTemplate({ blocks: [frame, other], frame: "Page", masters: { one: own, two: own } });
    const [one, two] = template.masters;
    const masters = [
      { ...one, frame: "none" },
      { ...two, frame: "Other" },
    ] as typeof template.masters;
    const { template: made } = composeTemplate({ ...template, masters }, new Report(), "masters");
    expect(made.masters.map(({ widgets }) => widgets.map(({ id }) => id))).toEqual([["own"], ["frame-side", "own"]]);
    expect(made.masters[0]).not.toHaveProperty("frame");
  });
});

describe("hostile blocks", () => {
  test("cannot contain themselves", () => {
    const blocks = [
      aBlock("Tabs", [placed("row", "Row")]),
      aBlock("Row", [label("a"), placed("tabs", "Tabs")]),
      aBlock("Around", [placed("tabs", "Tabs")]),
      aBlock("Self", [placed("self", "Self")]),
    ];
    const { widgets, problems } = composed(blocks, [placed("around", "Around"), label("own")]);
    expect(widgets.map(({ id }) => id)).toEqual(["own"]);
    expect(problems).toEqual([
      "A block cannot contain itself: Tabs → Row → Tabs",
      "A block cannot contain itself: Self → Self",
    ]);
  });

  test("are nested eight deep at most", () => {
    const chain = (length: number) =>
      Array.from({ length }, (_, i) => aBlock(`B${i}`, i + 1 < length ? [placed("in", `B${i + 1}`)] : [label("a")]));
    expect(composed(chain(8), [placed("all", "B0")]).widgets).toHaveLength(1);
    const { widgets, problems } = composed(chain(9), [placed("all", "B0")]);
    expect(widgets).toEqual([]);
    expect(problems).toEqual(["Blocks can be nested at most 8 deep: B0 → B1 → B2 → B3 → B4 → B5 → B6 → B7 → B8"]);
    expect(composed(chain(20_000), [placed("all", "B0")]).problems).toHaveLength(1);
  });

  test("cannot multiply beyond the widgets of a design", () => {
    const many = (inner: string) => Array.from({ length: 100 }, (_, i) => placed(`p${i}`, inner));
    const blocks = [aBlock("A", many("B")), aBlock("B", many("C")), aBlock("C", many("D")), aBlock("D", [label("a")])];
    const { widgets, problems } = composed(blocks, [label("own"), placed("all", "A"), label("lost")]);
    expect(widgets.map(({ id }) => id)).toEqual(["own"]);
    expect(problems).toEqual(["A page design can have at most 2000 widgets with those of its blocks"]);
  });
});

test("leaves a template without shared parts as it is", () => {
  const template = aTemplate({ masters: { it: [label("a")] } });
  expect(composeTemplate(template, new Report(), "masters").template).toBe(template);
});

test("gives lists of events without room the calendars of their design", () => {
  const calendar = (id: string, properties = {}): Widget => ({ ...label(id), type: "calendar_month", properties });
  const list: Widget = { ...label("list"), type: "event_list", properties: { unnamed: true } };
  const month = calendar("month", { show_events: true });
  const masters = { one: [list, calendar("small"), month], two: [{ ...list, id: "alone" }] };
  const template = aTemplate({ masters });
  const [one, two] = composeTemplate(template, new Report(), "masters").template.masters;
  expect(one?.widgets[0]?.calendars?.map(({ id }) => id)).toEqual(["month"]);
  expect(two?.widgets[0]?.calendars).toEqual([]);
});

test("makes one layer of equal instances on the pages of all masters", () => {
  const masters = { one: [label("a"), placed("tab", "Tab")], two: [placed("tab", "Tab"), label("b")] };
  const page_assignments = ["one", "two"].map((master_id, i) => ({ page: i + 1, master_id }));
  const many = Array.from({ length: 8 }, (_, i) => label(`in${i}`));
  const { template } = compose({ blocks: [aBlock("Tab", many)], masters, page_assignments });
  const document = layoutDocument(template, world, new Report(), "template");
  const [first, second] = [document.page(1), document.page(2)];
  const [[layer], [other]] = [first.layers, second.layers];
  expect(layer?.parts?.map(({ items, shared }) => [items.length, shared])).toEqual([
    [1, false],
    [8, true],
  ]);
  expect(other?.parts?.[0]).toBe(layer?.parts?.[1]);
  expect(layer?.parts?.flatMap(({ items }) => items)).toEqual(layer?.items);
});
