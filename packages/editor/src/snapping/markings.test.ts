/** Alignment with what neighbors draw: baselines, rules and rows. */
import { type DrawnItem, type Widget, widgetPainter } from "@octavo/engine";
import { describe, expect, test } from "vitest";
import { aTemplate, type Notation } from "../../test/a-template.ts";
import { createTestWorld } from "../../test/a-world.ts";
import { editorDriver } from "../../test/editor-driver.ts";
import { insertWidget } from "../commands/insert-widget.ts";
import { previewOf } from "../state/editor-state.ts";

const title: Notation = [
  "title",
  "text_block",
  [60, 100, 200, 57],
  { content: "Monday", styling: { font: "Arimo", size: 30 } },
];
const label: Notation = [
  "label",
  "text_block",
  [300, 300, 100, 21],
  { content: "Week", styling: { font: "Arimo", size: 9 } },
];
const list: Notation = ["list", "lines", [60, 400, 200, 203], { properties: { line_spacing: 20, line_count: 10 } }];

const week: Notation = [
  "week",
  "grid",
  [50, 203, 500, 450],
  {
    properties: {
      rows: 3,
      cols: 2,
      data_source: "range(6)",
      cell_template: { type: "lines", properties: { line_spacing: 17, line_count: 8, top_padding: 6 } },
    },
  },
];

function painting(widgets: readonly Notation[]) {
  const template = aTemplate({ pages: [widgets] });
  const editor = editorDriver(template);
  const paint = widgetPainter(template, 1, createTestWorld());
  editor.editor.update((state) => ({ ...state, paint }));
  const baselineOf = (id: string) => baselines(paint(editor.widget(id)).items)[0] ?? Number.NaN;
  return { ...editor, paint, baselineOf };
}

const baselines = (items: readonly DrawnItem[]): readonly number[] =>
  items.flatMap((item) => (item.kind === "text" ? [item.y] : item.kind === "group" ? baselines(item.items) : []));

const bottomOf = ({ position: { y, height } }: Widget) => y + height;

describe("a text", () => {
  test("that is moved stands on the baseline of its neighbor, with a guide", () => {
    const { baselineOf, ...editor } = painting([title, label]);
    const by = baselineOf("title") - baselineOf("label");
    editor.pointerDown([350, 310]);
    editor.pointerMove([350, 330]);
    editor.pointerMove([350, 310 + by + 3]);
    const guides = previewOf(editor.state())?.guides;
    expect(guides).toContainEqual(expect.objectContaining({ kind: "line", axis: "y", from: 60, to: 400 }));
    editor.pointerUp([350, 310 + by + 3]);
    expect(baselineOf("label")).toBeCloseTo(baselineOf("title"), 1);
  });

  test("in the middle of its box stands on it when an edge is pulled", () => {
    const { baselineOf, ...editor } = painting([title, ["label", "text_block", [300, 110, 100, 28], label[3] ?? {}]]);
    editor.select("label");
    const by = 2 * (baselineOf("title") - baselineOf("label"));
    editor.drag([
      [350, 138],
      [350, 150],
      [350, 138 + by - 1],
    ]);
    expect(baselineOf("label")).toBeCloseTo(baselineOf("title"), 1);
  });
});

describe("rows", () => {
  test("of two lists beside each other align, wherever the lists begin", () => {
    const other: Notation = [
      "other",
      "lines",
      [300, 300, 200, 103],
      { properties: { line_spacing: 20, line_count: 5 } },
    ];
    const editor = painting([list, other]);
    editor.drag([
      [400, 340],
      [400, 400],
      [400, 503],
    ]);
    expect((editor.widget("other").position.y - 400) % 20).toBeCloseTo(0);
  });

  test("are where an edge ends that is pulled", () => {
    const editor = painting([list, ["box", "box", [300, 400, 200, 50]]]);
    editor.select("box");
    editor.drag([
      [400, 450],
      [400, 470],
      [400, 517],
    ]);
    expect(bottomOf(editor.widget("box"))).toBe(520);
  });

  test("of the cell of a grid hold what is dropped into it, also from the list of widgets", () => {
    const editor = painting([week, ["tick", "checkbox", [100, 700, 60, 17]]]);
    editor.drag([
      [130, 706],
      [130, 500],
      [131, 441],
    ]);
    // The second row of cells begins at 353, and its first rule 6 points below.
    expect((editor.widget("tick").position.y - 359) % 17).toBeCloseTo(0);
    editor.runWith(insertWidget, { type: "checkbox", corner: { x: 320, y: 560 } });
    expect((editor.widget("checkbox-1").position.y - 509) % 17).toBeCloseTo(0);
  });

  test("give way to a step that the author has set", () => {
    const { canvas } = aTemplate({});
    const editor = editorDriver(aTemplate({ pages: [[week]], more: { canvas: { ...canvas, grid_size: 10 } } }));
    editor.runWith(insertWidget, { type: "checkbox", corner: { x: 322, y: 563 } });
    expect(editor.widget("checkbox-1").position).toMatchObject({ x: 320, y: 560 });
  });
});
