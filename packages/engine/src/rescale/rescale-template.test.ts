import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { aTemplate, type WidgetNotation, world } from "../../test/support/documents.ts";
import { screenPage } from "../model/device-profile.ts";
import { findProfile } from "../model/find-profile.ts";
import type { Template } from "../model/template.ts";
import type { Size } from "../primitives/geometry.ts";
import { widgetDefinitions } from "../widgets/index.ts";
import { fitToDevice } from "./fit-to-device.ts";
import { type RescaleMode, rescaleTemplate } from "./rescale-template.ts";

const modes: readonly RescaleMode[] = ["proportional", "by_width", "by_height", "stretch"];
const minimums = { min_font_pt: 8, min_stroke_pt: 0.64 };

/** A page of 400 × 600 with margins of 20. */
function onPage(...widgets: readonly WidgetNotation[]): Template {
  const { canvas } = aTemplate({});
  return aTemplate({
    canvas: { ...canvas, dimensions: { ...canvas.dimensions, margins: [20, 20, 20, 20] } },
    masters: { it: widgets },
  });
}

const size = (width: number, height: number): Size => ({ width, height });
const at = (x: number, y: number, width: number, height: number) => ({ position: { x, y, width, height } });
const widgetOf = (template: Template) => template.masters[0]?.widgets[0];

describe("a page of another shape", () => {
  const template = onPage({ type: "box", ...at(100, 300, 200, 150), properties: { stroke_width: 2 } });
  const boxAt = (mode: RescaleMode, page: Size) => widgetOf(rescaleTemplate(template, page, { mode }))?.position;

  test("centers all widgets with their aspect ratio when rescaled in proportion", () => {
    expect(boxAt("proportional", size(200, 400))).toEqual({ x: 50, y: 200, width: 100, height: 75 });
  });

  test("is filled from the top when rescaled by width, and from the left by height", () => {
    expect(boxAt("by_width", size(200, 400))).toEqual({ x: 50, y: 150, width: 100, height: 75 });
    expect(boxAt("by_height", size(800, 900))).toEqual({ x: 150, y: 450, width: 300, height: 225 });
  });

  test("keeps all widgets on a page that is too low for its width", () => {
    expect(boxAt("by_width", size(800, 600))).toEqual({ x: 200, y: 300, width: 400, height: 150 });
  });

  test("is filled both ways when stretched", () => {
    expect(boxAt("stretch", size(800, 300))).toEqual({ x: 200, y: 150, width: 400, height: 75 });
  });

  test("has the margins that its device asks for, or the template's, scaled", () => {
    const margins = (page: Size & { margins?: [number, number, number, number] }) =>
      rescaleTemplate(template, page, { mode: "stretch" }).canvas.dimensions;
    expect(margins({ ...size(200, 600), margins: [1, 2, 3, 4] })).toEqual({ ...size(200, 600), margins: [1, 2, 3, 4] });
    expect(margins(size(200, 600)).margins).toEqual([20, 10, 20, 10]);
  });
});

test("guides stay where they are in the drawing", () => {
  const { canvas, ...rest } = onPage();
  const template = { ...rest, canvas: { ...canvas, guides: { x: [100], y: [300] } } };
  const guidesAt = (mode: RescaleMode) => rescaleTemplate(template, size(200, 400), { mode }).canvas.guides;
  expect(guidesAt("proportional")).toEqual({ x: [50], y: [200] });
  expect(guidesAt("stretch")).toEqual({ x: [50], y: [200] });
});

describe("lengths", () => {
  const half = size(200, 300);
  const propertiesOf = (widget: WidgetNotation, page = half) =>
    widgetOf(rescaleTemplate(onPage(widget), page, { mode: "stretch", minimums }))?.properties;

  test("scale with the page, including defaults, and other numbers do not", () => {
    expect(
      propertiesOf({ type: "lines", properties: { line_spacing: 40, margin_left: 10, line_count: 7, columns: 3 } }),
    ).toEqual({ line_spacing: 20, margin_left: 5, line_count: 7, columns: 3, line_thickness: 0.64, grid_spacing: 10 });
  });

  test("across and down go with the side that they lie along", () => {
    expect(propertiesOf({ type: "grid", properties: { gap_x: 10, gap_y: 10 } }, size(200, 600))).toEqual({
      gap_x: 5,
      gap_y: 10,
    });
  });

  test("of strokes scale down to the minimum of the device, also in calendars, checkboxes and frames", () => {
    for (const type of ["calendar", "calendar_month", "day_list"])
      expect(propertiesOf({ type }, size(1600, 2400))).toMatchObject({ stroke_width: 2 });
    expect(propertiesOf({ type: "calendar" })).toMatchObject({ stroke_width: 0.64 });
    for (const type of ["internal_link", "link_list"])
      expect(propertiesOf({ type })).toMatchObject({ stroke_width: 1 });
    expect(propertiesOf({ type: "checkbox" }, size(800, 1200))).toMatchObject({ stroke_width: 2 });
    expect(propertiesOf({ type: "tap_zone", properties: { outline: true } })).toMatchObject({ stroke_width: 0.64 });
  });

  test("that are none stay none, and texts with tokens stay as written", () => {
    expect(propertiesOf({ type: "box", properties: { stroke_width: 0, corner_radius: "{radius}" } })).toEqual({
      stroke_width: 0,
      corner_radius: "{radius}",
    });
  });

  test("at their maximum leave room, and lines are counted again", () => {
    const lines = { type: "lines", ...at(0, 0, 200, 420), properties: { line_spacing: 40, line_count: 10 } };
    expect(propertiesOf(lines, size(800, 1200))).toMatchObject({ line_spacing: 50, line_count: 16 });
    expect(propertiesOf({ ...lines, properties: { line_spacing: 12, line_count: 30 } })).toMatchObject({
      line_spacing: 10,
      line_count: 30,
    });
  });

  test("scale in the cells of a grid", () => {
    const cell_template = { type: "checkbox", content: "@cell_value", styling: { size: 20 } };
    expect(propertiesOf({ type: "grid", properties: { cell_template } })).toEqual({
      cell_template: { ...cell_template, styling: { size: 10 }, properties: { checkbox_size: 6, stroke_width: 0.64 } },
    });
  });

  test("in cells that have the styling of their grid go along with that", () => {
    const grid = { type: "grid", styling: { size: 20, text_align: "center" } };
    const cells = { cell_template: { type: "checkbox" } };
    expect(propertiesOf({ ...grid, properties: cells })).toMatchObject({
      cell_template: { styling: { size: 10, text_align: "center" } },
    });
  });
});

describe("type", () => {
  const sizeOf = (styling: Record<string, unknown> | undefined, page: Size) =>
    widgetOf(
      rescaleTemplate(onPage({ type: "text_block", ...(styling && { styling }) }), page, { mode: "stretch", minimums }),
    )?.styling;

  test("grows with the lesser side, so that it still fits, and keeps its other properties", () => {
    expect(sizeOf({ size: 10, font: "Times" }, size(800, 900))).toEqual({ size: 15, font: "Times" });
    expect(sizeOf(undefined, size(800, 1200))).toEqual({ size: 24 });
  });

  test("never gets smaller than the device can show", () => {
    expect(sizeOf({ size: 10 }, size(200, 300))).toEqual({ size: 8 });
  });
});

test("a template without navigation, sections and assignments to move keeps the others as they are", () => {
  const template = onPage({ type: "lines" });
  const { canvas: _canvas, masters: _masters, widgets: _widgets, ...others } = template;
  expect(rescaleTemplate(template, size(200, 300), { mode: "stretch" })).toMatchObject(others);
});

describe("fitting to a device", () => {
  const scribe = findProfile(world.profiles, "kindle-scribe");
  const named = (profile: string) => {
    const template = onPage({ type: "box", ...at(0, 0, 400, 600) });
    return { ...template, metadata: { ...template.metadata, profile } };
  };

  test("takes the device's own page and its margins", () => {
    const { dimensions } = fitToDevice(named("kindle-scribe"), world.profiles).canvas;
    expect(scribe && { ...screenPage(scribe), margins: scribe.pdf_settings.safe_margins }).toEqual(dimensions);
  });

  test("changes nothing that is there already, and nothing without a device", () => {
    const fitted = fitToDevice(named("kindle-scribe"), world.profiles);
    expect(fitToDevice(fitted, world.profiles)).toBe(fitted);
    const unknown = named("nobody's device");
    expect(fitToDevice(unknown, world.profiles)).toBe(unknown);
  });
});

describe("for any widgets and pages", () => {
  const pages = fc.record({ width: fc.integer({ min: 100, max: 1200 }), height: fc.integer({ min: 100, max: 1200 }) });
  const part = fc.double({ min: 0, max: 1, noNaN: true });
  /** A random widget on the page of 400 × 600. */
  const widgets = fc
    .tuple(fc.constantFrom(...widgetDefinitions.map(({ type }) => type)), part, part, part, part)
    .map(([type, x, y, width, height]) => ({
      type,
      ...at(x * 399, y * 599, Math.max(1, width * (400 - x * 399)), Math.max(1, height * (600 - y * 599))),
    }));
  const templates = fc
    .array(widgets, { maxLength: 4 })
    .map((all) => onPage(...all.map((widget, i) => ({ ...widget, id: `w${i}` }))));
  const anyMode = fc.constantFrom(...modes);

  test("keeps widgets on the page", () => {
    fc.assert(
      fc.property(templates, pages, anyMode, (template, page, mode) => {
        for (const { position } of rescaleTemplate(template, page, { mode, minimums }).masters[0]?.widgets ?? []) {
          expect(Math.min(position.x, position.y)).toBeGreaterThanOrEqual(0);
          expect(position.x + position.width).toBeLessThanOrEqual(page.width + 1e-6);
          expect(position.y + position.height).toBeLessThanOrEqual(page.height + 1e-6);
        }
      }),
    );
  });

  test("a page of equal size changes nothing", () => {
    fc.assert(
      fc.property(templates, anyMode, (template, mode) => {
        expect(rescaleTemplate(template, template.canvas.dimensions, { mode })).toEqual(template);
      }),
    );
  });

  test("doing it twice is doing it once", () => {
    fc.assert(
      fc.property(templates, pages, anyMode, (template, page, mode) => {
        const once = rescaleTemplate(template, page, { mode, minimums });
        expect(rescaleTemplate(once, page, { mode, minimums })).toEqual(once);
      }),
    );
  });

  test("there and back is where it began, but for rounding and limits", () => {
    fc.assert(
      fc.property(templates, fc.double({ min: 1, max: 1.4, noNaN: true }), anyMode, (template, factor, mode) => {
        const there = rescaleTemplate(template, size(400 * factor, 600 * factor), { mode });
        const back = rescaleTemplate(there, size(400, 600), { mode });
        const places = (from: Template) => from.masters[0]?.widgets.map(({ position }) => position);
        places(back)?.forEach((position, i) => {
          for (const side of ["x", "y", "width", "height"] as const)
            expect(position[side]).toBeCloseTo(places(template)?.[i]?.[side] ?? Number.NaN, 1);
        });
      }),
    );
  });
});
