import { describe, expect, test } from "vitest";
import { aTemplate, box } from "../test/a-template.ts";
import { editorDriver } from "../test/editor-driver.ts";
import { setProperty } from "./commands/set-property.ts";
import { findWidget, widgetIndex, widgetsIn } from "./document/widget-lists.ts";

const page = Array.from({ length: 20 }, (_, i) => box(`w${i}`, (i % 5) * 100, Math.floor(i / 5) * 100, 50, 50));

describe("a subscriber", () => {
  test("is notified of every change and of nothing else", () => {
    const editor = editorDriver(aTemplate({ pages: [page] }));
    let told = 0;
    const stop = editor.editor.subscribe(() => told++);
    editor.pointerMove([900, 900]);
    editor.editor.markSaved(editor.document);
    const before = told;
    editor.click([10, 10]);
    expect(told).toBeGreaterThan(before);
    stop();
    const after = told;
    editor.click([110, 10]);
    expect(told).toBe(after);
  });

  test("sees the same objects for unchanged parts", () => {
    const editor = editorDriver(aTemplate({ pages: [page, page.map(([id, ...rest]) => [`${id}x`, ...rest])] }));
    const seen = () => {
      const { document, place, selection, history } = editor.state();
      const widgets = widgetsIn(document, place);
      return { document, place, selection, history, widgets, index: widgetIndex(widgets), other: document.pages[1] };
    };
    const before = seen();
    editor.pointerMove([10, 10]);
    expect(seen()).toEqual(before);
    const parts = Object.values(seen());
    Object.values(before).forEach((part, i) => expect(parts[i]).toBe(part));
    editor.select("w3");
    const widgets = editor.widgets();
    editor.runWith(setProperty, { values: { corner_radius: 3 } });
    expect(seen().other).toBe(before.other);
    editor.widgets().forEach((widget, i) => {
      if (widget.id === "w3") expect(widget).not.toBe(widgets[i]);
      else expect(widget).toBe(widgets[i]);
    });
  });

  test("sees the same document and selection during a gesture", () => {
    const editor = editorDriver(aTemplate({ pages: [page] }));
    editor.select("w0");
    const { document, selection, history } = editor.state();
    editor.pointerDown([10, 10]);
    for (let x = 20; x < 60; x += 4) {
      editor.pointerMove([x, 10]);
      expect(editor.state().document).toBe(document);
      expect(editor.state().selection).toBe(selection);
      expect(editor.state().history).toBe(history);
    }
    editor.pointerUp([60, 10]);
    expect(editor.state().document).not.toBe(document);
  });

  test("can read the state before a gesture until it ends", () => {
    const driver = editorDriver(aTemplate({ pages: [page] }));
    const { editor } = driver;
    driver.pointerDown([10, 10]);
    driver.pointerMove([40, 10]);
    expect(editor.getState().selection.ids).toEqual(["w0"]);
    expect(editor.getIdleState().selection.ids).toEqual([]);
    driver.pointerUp([40, 10]);
    expect(editor.getIdleState()).toBe(editor.getState());
    driver.key("ArrowRight");
    expect(editor.getIdleState()).toBe(editor.getState());
  });
});

test("finds a widget by an index that is built once for each list", () => {
  const editor = editorDriver(aTemplate({ pages: [page] }));
  const { document, place } = editor.state();
  expect(findWidget(document, place, "w7")).toBe(widgetIndex(widgetsIn(document, place)).get("w7"));
  expect(widgetIndex(widgetsIn(document, place))).toBe(widgetIndex(widgetsIn(document, place)));
});

test("keeps a visible selection in view when the canvas shrinks", () => {
  const editor = editorDriver(aTemplate({ pages: [[box("low", 100, 500, 80, 60)]] }), { width: 400, height: 700 });
  editor.editor.resize({ width: 400, height: 300 });
  expect(editor.state().camera).toEqual({ x: 0, y: 0, zoom: 1 });
  editor.editor.resize({ width: 400, height: 700 });
  editor.select("low");
  editor.editor.resize({ width: 400, height: 300 });
  const { x, y } = editor.state().camera;
  expect(x).toBe(0);
  expect(500 + 60 + y).toBeLessThanOrEqual(300);
});
