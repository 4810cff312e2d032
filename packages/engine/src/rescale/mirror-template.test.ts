import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { aTemplate, type WidgetNotation, world } from "../../test/support/documents.ts";
import { lintTemplate } from "../lint/lint-template.ts";
import { findProfile } from "../model/find-profile.ts";
import type { Template } from "../model/template.ts";
import { fitToDevice } from "./fit-to-device.ts";
import { mirrorTemplate } from "./mirror-template.ts";

/** 400 × 600 with margins of 20, and 40 at the left. */
function onPages(...masters: readonly (readonly WidgetNotation[])[]): Template {
  const { canvas } = aTemplate({});
  return aTemplate({
    canvas: { ...canvas, dimensions: { ...canvas.dimensions, margins: [20, 20, 20, 40] } },
    masters: Object.fromEntries(masters.map((widgets, i) => [`m${i}`, widgets])),
  });
}

const at = (type: string, x: number, y: number, width: number, height: number, more: Partial<WidgetNotation> = {}) => ({
  id: `${type}-${x}-${y}`,
  type,
  position: { x, y, width, height },
  ...more,
});
/** Left edges, by the left edges before. */
const movesOf = (template: Template) =>
  mirrorTemplate(template).masters.map(({ widgets }, m) =>
    widgets.map(({ position }, i) => [template.masters[m]?.widgets[i]?.position.x, position.x]),
  );

const nav = at("link_list", 40, 20, 340, 20);
const title = at("text_block", 40, 45, 200, 30);
const previous = at("internal_link", 320, 45, 30, 30);
const next = at("internal_link", 350, 45, 30, 30);
const column = (x: number, width: number, type = "table") => [
  at("text_block", x, 95, 60, 10),
  at(type, x, 108, width, 300),
];

describe("a mirrored page", () => {
  test("changes the sides of its columns with their labels, which stay at the left of their area", () => {
    const [moves] = movesOf(onPages([nav, ...column(40, 200), ...column(250, 130, "calendar")]));
    expect(moves).toEqual([
      [40, 20],
      [40, 160],
      [40, 160],
      [250, 20],
      [250, 20],
    ]);
  });

  test("keeps the order of a line of text and links, above the content", () => {
    const [moves] = movesOf(onPages([title, previous, next, ...column(40, 340)]));
    expect(moves?.slice(0, 3)).toEqual([
      [40, 20],
      [320, 300],
      [350, 330],
    ]);
  });

  test("moves lines of text with the margins inside a frame near the edges of the page", () => {
    const frame = at("box", 5, 5, 390, 590);
    const [moves] = movesOf(onPages([frame, nav, title, ...column(40, 340)]));
    expect(moves?.slice(0, 3)).toEqual([
      [5, 5],
      [40, 20],
      [40, 20],
    ]);
  });

  test("keeps a title and the links beside it in order over paper that is narrower than both", () => {
    const heading = [at("text_block", 40, 74, 15, 31), at("text_block", 55, 76, 265, 28)];
    const links = [at("internal_link", 322, 80, 27, 23), at("internal_link", 349, 80, 31, 23)];
    const [moves] = movesOf(onPages([nav, ...heading, ...links, at("dot_grid", 44, 105, 328, 300)]));
    expect(moves).toEqual([
      [40, 20],
      [40, 20],
      [55, 35],
      [322, 302],
      [349, 329],
      [44, 28],
    ]);
  });

  test("keeps a title with the links beside it, although it is as close to its column as a label", () => {
    const low = { x: 40, y: 73, width: 150, height: 30 };
    const links = at("internal_link", 195, 73, 60, 30);
    const areas = [at("table", 40, 108, 200, 300), at("calendar", 250, 108, 130, 300)];
    const moves = movesOf(onPages([nav, { ...title, position: low }, links, ...areas]));
    expect(moves[0]?.slice(1, 3)).toEqual([
      [40, 20],
      [195, 175],
    ]);
  });

  test("moves the heads of columns with their table", () => {
    const [moves] = movesOf(
      onPages([nav, at("link_list", 100, 88, 100, 20), at("table", 40, 108, 160, 200), ...column(250, 130)]),
    );
    expect(moves?.slice(1, 3)).toEqual([
      [100, 260],
      [40, 200],
    ]);
  });

  test("takes no calendar for a tab, although it is high and linked and most designs have it", () => {
    const links = [at("internal_link", 40, 60, 20, 20), at("internal_link", 60, 60, 20, 20)];
    const page = [nav, ...links, at("calendar", 40, 85, 180, 450)];
    expect(movesOf(onPages(page, page))[0]?.slice(1, 3)).toEqual([
      [40, 20],
      [60, 40],
    ]);
  });

  test("keeps an arrow pair beside an area in order", () => {
    const [moves] = movesOf(
      onPages([
        nav,
        at("calendar", 40, 60, 150, 100),
        { ...previous, position: { ...previous.position, y: 70 } },
        { ...next, position: { ...next.position, y: 70 } },
      ]),
    );
    expect(moves).toEqual([
      [40, 20],
      [40, 210],
      [320, 20],
      [350, 50],
    ]);
  });

  test("keeps a series of equal blocks in order", () => {
    const days = [40, 155, 270].flatMap((x) => column(x, 110, "lines"));
    const [moves] = movesOf(onPages([nav, ...days]));
    expect(moves?.slice(1).map(([from = 0, to = 0]) => from - to)).toEqual([20, 20, 20, 20, 20, 20]);
  });

  test("keeps checkboxes before the lines that they belong to", () => {
    const boxes = at("grid", 40, 108, 12, 200);
    const lines = at("table", 55, 108, 120, 200);
    const [moves] = movesOf(onPages([nav, boxes, lines, at("calendar", 190, 108, 190, 200)]));
    expect(moves?.slice(1)).toEqual([
      [40, 225],
      [55, 240],
      [190, 20],
    ]);
  });

  test("moves the tabs that designs share to the other side, turned", () => {
    const tabs = at("link_list", 0, 100, 30, 400, {
      styling: { text_align: "left" },
      properties: { orientation: "vertical_ccw", count: 12 },
    });
    const mirrored = mirrorTemplate(
      onPages([tabs, ...column(40, 340)], [tabs, ...column(40, 160), ...column(220, 160, "calendar")]),
    );
    for (const { widgets } of mirrored.masters)
      expect(widgets[0]).toMatchObject({
        position: { x: 370, y: 100, width: 30, height: 400 },
        styling: { text_align: "right" },
        properties: { orientation: "vertical_cw", count: 12 },
      });
  });

  test("does not turn lists of links that are wide, or on few designs", () => {
    const list = (width: number) =>
      at("link_list", 0, 100, width, 400, { properties: { orientation: "vertical_ccw", count: 12 } });
    const orientations = (template: Template) =>
      mirrorTemplate(template).masters.map(({ widgets }) => widgets[0]?.properties?.["orientation"]);
    const content = column(220, 160);
    expect(orientations(onPages([list(160), ...content], [list(160), ...content]))).toEqual(
      Array(2).fill("vertical_ccw"),
    );
    expect(orientations(onPages([list(30)], ...Array(4).fill(column(40, 340))))[0]).toBe("vertical_ccw");
  });

  test("keeps widgets as wide as the page, if there are no others", () => {
    const [moves] = movesOf(onPages([at("text_block", 0, 30, 400, 30), at("lines", 0, 80, 400, 300)]));
    expect(moves).toEqual([
      [0, 0],
      [0, 0],
    ]);
  });

  test("swaps the margins and mirrors the guides", () => {
    const template = onPages([nav]);
    const canvas = { ...template.canvas, guides: { x: [100], y: [50] } };
    const mirrored = mirrorTemplate({ ...template, canvas });
    expect(mirrored.canvas.dimensions.margins).toEqual([20, 40, 20, 20]);
    expect(mirrored.canvas.guides).toEqual({ x: [300], y: [50] });
  });

  test("mirrors the widgets of single pages, and an empty template", () => {
    const template = {
      ...onPages([]),
      widgets: [
        { ...at("calendar", 50, 50, 100, 100), page: 2 },
        { ...at("table", 200, 50, 100, 100), page: 2 },
      ],
    };
    expect(mirrorTemplate(template).widgets.map(({ position }) => position.x)).toEqual([250, 100]);
    expect(mirrorTemplate(onPages()).masters).toEqual([]);
  });
});

describe("any page of lines and columns, with a line as wide as the content", () => {
  const hundredths = (min: number, max: number) => fc.integer({ min: min * 100, max: max * 100 }).map((n) => n / 100);
  const header = fc.subarray([title, previous, next]).map((more) => [nav, ...more]);
  const types = fc.constantFrom("table", "calendar", "lines", "dot_grid", "box");
  const columns = fc
    .array(fc.tuple(types, hundredths(40, 70), fc.boolean()), { minLength: 1, maxLength: 4 })
    .map((list) =>
      list.flatMap(([type, width, isLabelled], i) => {
        const x = 40 + i * 85;
        return [...(isLabelled ? [at("text_block", x, 95, 35, 10)] : []), at(type, x, 108, width, 200 + i)];
      }),
    );
  const pages = fc.array(fc.tuple(header, columns, fc.boolean()), { minLength: 1, maxLength: 3 });
  const templates = pages.map((list) =>
    onPages(
      ...list.map(([top, body, hasNotes]) => [...top, ...body, ...(hasNotes ? [at("lines", 40, 450, 340, 120)] : [])]),
    ),
  );

  test("is the same after it is mirrored twice", () => {
    fc.assert(
      fc.property(templates, (template) => {
        expect(mirrorTemplate(mirrorTemplate(template))).toEqual(template);
      }),
    );
  });

  test("has everything on the page, and nothing else than positions changed", () => {
    fc.assert(
      fc.property(templates, (template) => {
        const mirrored = mirrorTemplate(template);
        mirrored.masters.forEach(({ widgets }, m) => {
          widgets.forEach((widget, i) => {
            const before = template.masters[m]?.widgets[i];
            expect({ ...widget, position: { ...widget.position, x: before?.position.x } }).toEqual(before);
            expect(widget.position.x).toBeGreaterThanOrEqual(0);
            expect(widget.position.x + widget.position.width).toBeLessThanOrEqual(400);
          });
        });
      }),
    );
  });
});

describe("the toolbar of a device", () => {
  const remarkable = findProfile(world.profiles, "remarkable-2");
  const linkAt = (x: number) =>
    at("internal_link", x, 100, 30, 30, { content: "›", properties: { to_dest: "https://octavo.example" } });
  const codesOf = (template: Template) =>
    remarkable ? lintTemplate(template, remarkable, world).map(({ code }) => code) : [];

  function onRemarkable(x: number) {
    const template = aTemplate({
      masters: { it: [linkAt(x)] },
      page_assignments: [{ page: 1, master_id: "it" }],
    });
    const { metadata } = template;
    return fitToDevice({ ...template, metadata: { ...metadata, profile: "remarkable-2" } }, world.profiles);
  }

  test("is at the right of a mirrored page", () => {
    const template = onRemarkable(40);
    expect(codesOf(template)).not.toContain("link_under_toolbar");
    expect(codesOf(mirrorTemplate(template))).not.toContain("link_under_toolbar");
    expect(codesOf({ ...mirrorTemplate(template), masters: onRemarkable(390).masters })).toContain(
      "link_under_toolbar",
    );
  });
});
