import { readFileSync } from "node:fs";
import { formatMessage, Report } from "@octavo/foundation";
import { runs, sampled } from "@octavo/foundation/testing";
import { fontFile } from "@octavo/press";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { aTemplate, days, type TemplateNotation, type WidgetNotation, world } from "../../test/support/documents.ts";
import { inEnglish } from "../../test/support/in-english.ts";
import { layoutDocument } from "../layout/layout-document.ts";
import { type DeviceProfile, screenPage } from "../model/device-profile.ts";
import { findProfile } from "../model/find-profile.ts";
import type { Template } from "../model/template.ts";
import { rescaleTemplate } from "../rescale/rescale-template.ts";
import { writeCharacterMap } from "../typography/character-map.ts";
import type { DocumentFont } from "../typography/font.ts";
import { readTables, writeTables } from "../typography/font-tables.ts";
import { widgetDefinitions } from "../widgets/index.ts";
import { applyFix } from "./apply-fix.ts";
import type { LintProblem } from "./lint-problem.ts";
import { lintTemplate } from "./lint-template.ts";

/** Grayscale without toolbar. Minimums: 7 pt type, 0.48 pt strokes. */
const scribe = device("kindle-scribe");
/** Toolbar of 38 pt on the left. Minimums: 8 pt type, 0.64 pt strokes. */
const remarkable = device("remarkable-2");
/** A color device. */
const ultra = device("boox-tab-ultra-c");

function device(id: string): DeviceProfile {
  const profile = findProfile(world.profiles, id);
  if (!profile) throw new Error(`no device ${id}`);
  return profile;
}

/** A canvas of this size with equal margins. */
function canvas(size: { width: number; height: number }, margin = 0): Template["canvas"] {
  const margins = [margin, margin, margin, margin] as const;
  return { ...aTemplate({}).canvas, dimensions: { width: size.width, height: size.height, margins } };
}

interface Case extends TemplateNotation {
  readonly on?: DeviceProfile;
}

function lint(widgets: readonly WidgetNotation[], { on = scribe, ...rest }: Case = {}) {
  const template = aTemplate({
    canvas: canvas(screenPage(on)),
    masters: { it: widgets },
    sections: [days],
    page_assignments: [
      { page: 1, master_id: "it", context: { section: "days", date: "2026-03-05" } },
      { page: 2, master_id: "it", context: { section: "days", date: "2026-03-06" } },
    ],
    ...rest,
  });
  return { template, problems: lintTemplate(template, on, world), on };
}

/** A font whose first two letters of Cherokee look like A and B. */
const cherokee = fontOf("Galvji", new Map([0x13a0, 0x13a1].map((codePoint, i) => [codePoint, 36 + i])));

function fontOf(family: string, glyphs: ReadonlyMap<number, number>): DocumentFont {
  const table = readTables(readFileSync(fontFile("lora-regular")));
  const tags = ["OS/2", "glyf", "head", "hhea", "hmtx", "loca", "maxp", "name", "post"];
  const kept = tags.map((tag): [string, Uint8Array] => [tag, table(tag).copy(0, table(tag).length)]);
  const file = writeTables({ ...Object.fromEntries(kept), cmap: writeCharacterMap(glyphs) });
  const data = `data:font/ttf;base64,${Buffer.from(file).toString("base64")}`;
  return { family, weight: 400, italic: false, data };
}

const codes = (problems: readonly LintProblem[]) => problems.map(({ code }) => code);

/** Applies the fix of the problem with this code. Returns the fix's label, the changed widget and the remaining codes. */
function mended({ template, problems, on }: ReturnType<typeof lint>, code: string) {
  const fix = problems.find((problem) => problem.code === code)?.fix;
  if (!fix) throw new Error(`no fix for ${code} among ${codes(problems).join(", ")}`);
  const better = applyFix(template, fix);
  return {
    label: formatMessage(fix.label),
    widget: better.masters[0]?.widgets[0],
    left: codes(lintTemplate(better, on, world)),
  };
}

const at = (x: number, y: number, width: number, height: number) => ({ position: { x, y, width, height } });

test("a page that is fine on its device has no problems", () => {
  expect(
    lint([
      { type: "text_block", content: "{date}" },
      { type: "lines", ...at(50, 250, 300, 200) },
    ]).problems,
  ).toEqual([]);
});

describe("type", () => {
  const small = { type: "text_block", content: "small", styling: { size: 6 } };

  test("is reported below the minimum of the device, and the fix enlarges it", () => {
    const linted = lint([small]);
    expect(inEnglish(linted.problems)).toMatchObject([
      {
        code: "text_too_small",
        severity: "warning",
        message: "Type of 6 pt (2.1 mm) on the device is hard to read: 7 pt is the least",
        widget_id: "it",
        master: "it",
        page: 1,
        count: 1,
      },
    ]);
    expect(mended(linted, "text_too_small")).toMatchObject({
      label: "Set in 7 pt",
      widget: { styling: { size: 7 } },
      left: [],
    });
  });

  test("is measured as the device shows it: an A4 page at 75 % of its size", () => {
    const linted = lint([{ ...small, styling: { size: 9 } }], { canvas: canvas({ width: 595.2, height: 841.8 }) });
    expect(inEnglish(linted.problems[0]?.message)).toContain("6.4 pt (2.2 mm)");
    expect(mended(linted, "text_too_small")).toMatchObject({ label: "Set in 9.9 pt", left: [] });
  });

  test.each([
    [9.83, 0],
    [9.7, 1],
  ])("of %s pt is compared with the minimum after rounding", (size, count) => {
    const canvasOf = canvas({ width: 595.2, height: 841.8 });
    const { problems } = lint([{ type: "text_block", content: "small", styling: { size } }], { canvas: canvasOf });
    const reported = problems
      .filter(({ code }) => code === "text_too_small")
      .map(({ message }) => formatMessage(message));
    expect(reported).toHaveLength(count);
    for (const message of reported) expect(message).not.toMatch(/of ([\d.]+) pt .* \1 pt is the least/);
  });

  test("is counted on the page with most of it, and the message has the smallest size", () => {
    const content = "many";
    const month = { type: "calendar_month", ...at(50, 50, 300, 250), styling: { size: 7 }, content };
    const [problem] = lint([month]).problems.filter(({ code }) => code === "text_too_small");
    expect(problem?.count).toBeGreaterThan(5);
    expect(inEnglish(problem?.message)).toMatch(/^Type of 6 pt/);
  });

  const parts = [
    ["week numbers of a calendar, at 0.8 of the size", "calendar", { week_numbers: true }, 8, 8.8],
    ["times of a week, at 0.75", "calendar", { calendar_type: "weekly" }, 9, 9.4],
    ["week numbers of a day list, at 0.8", "day_list", {}, 8.5, 8.8],
    ["weekdays of a month grid, at 0.85", "calendar_month", {}, 8, 8.3],
  ] as const;

  test.each(parts)("that a widget derives is measured, and the fix sets it all larger: %s", (...part) => {
    const [, type, properties, size, enough] = part;
    const linted = lint([{ type, ...at(20, 20, 400, 500), styling: { size }, properties }]);
    expect(codes(linted.problems)).toContain("text_too_small");
    const { widget, left } = mended(linted, "text_too_small");
    expect(widget?.styling?.size).toBe(enough);
    expect(left).not.toContain("text_too_small");
  });

  test("that has a least size of its own has to grow until it is above that", () => {
    const week = { type: "calendar", ...at(20, 20, 400, 500), properties: { calendar_type: "weekly" } };
    const linted = lint([{ ...week, styling: { size: 7 } }]);
    expect(inEnglish(linted.problems.find(({ code }) => code === "text_too_small")?.message)).toMatch(/^Type of 6 pt/);
    expect(mended(linted, "text_too_small")).toMatchObject({ label: "Set in 9.8 pt" });
  });

  test("has no fix if larger type would not fit its box", () => {
    expect(lint([{ ...small, content: "small type in a small box", ...at(50, 50, 68, 8) }]).problems).toMatchObject([
      { code: "text_too_small" },
    ]);
    expect(
      lint([{ ...small, content: "small type in a small box", ...at(50, 50, 68, 8) }]).problems[0],
    ).not.toHaveProperty("fix");
  });

  test("that does not fit is set smaller if it can still be read, else gets more room", () => {
    const words = "words that need more room than they have";
    const wide = lint([{ type: "text_block", content: words, ...at(50, 50, 110, 20), styling: { size: 10 } }]);
    expect(codes(wide.problems)).toEqual(["text_does_not_fit"]);
    expect(mended(wide, "text_does_not_fit")).toMatchObject({ left: [] });
    const tight = lint([{ type: "text_block", content: words, ...at(50, 50, 60, 20), styling: { size: 8 } }]);
    expect(mended(tight, "text_does_not_fit")).toMatchObject({ label: expect.stringMatching(/^Enlarge/), left: [] });
  });

  test.each([
    [19, 18],
    [17, 16],
    [15, 14],
    [13, 12],
  ])("in %s pt of height is set in %s pt, the most tenths of 20 pt that fit", (height, points) => {
    const text = { type: "text_block", content: "Monday", styling: { size: 20 } };
    const linted = lint([{ ...text, ...at(50, 50, 200, height) }]);
    expect(mended(linted, "text_does_not_fit")).toMatchObject({ label: `Set in ${points} pt`, left: [] });
  });

  test("that does not fit on several pages is set in a size that fits on all of them", () => {
    const text = { type: "text_block", content: "{date_long}", ...at(50, 50, 230, 32), styling: { size: 20 } };
    const page_assignments = Array.from({ length: 31 }, (_, i) => ({
      page: i + 1,
      master_id: "it",
      context: { section: "days", date: `2026-09-${String((i % 30) + 1).padStart(2, "0")}` },
    }));
    const linted = lint([text], { page_assignments });
    expect(linted.problems).toMatchObject([{ code: "text_does_not_fit" }]);
    expect(mended(linted, "text_does_not_fit")).toMatchObject({ label: expect.stringMatching(/^Set in/), left: [] });
  });

  test("that no font has is reported with the message of layout", () => {
    expect(inEnglish(lint([{ type: "text_block", content: "ꀀ" }]).problems)).toMatchObject([
      { code: "missing_glyph", message: expect.stringContaining("U+A000") },
    ]);
  });

  test("that only another bundled font has is set in that font by the fix", () => {
    const linted = lint([{ type: "text_block", content: "⒕ Plan" }]);
    const { label, widget, left } = mended(linted, "missing_glyph");
    expect(label).toMatch(/^Set in /);
    expect(left).toEqual([]);
    expect(widget?.styling?.font).toBe(label.slice("Set in ".length));
  });

  test("that only an own font has is set in it by the fix", () => {
    const fonts = [cherokee];
    const linted = lint([{ type: "text_block", content: "ᎠᎡ" }], { fonts });
    expect(mended(linted, "missing_glyph")).toMatchObject({ label: "Set in Galvji", left: [] });
  });

  test.each([
    ["ᎠᎡ", [], "Add an own font for the script Cherokee, and set the text in it"],
    ["ᱚ", [], "Add an own font for the script Ol Chiki, and set the text in it"],
    ["\u{1f9ff}", [], "Add an own font that has the character, or use another character"],
    ["ᎠᎡ", ["own"], "Set the text in Galvji"],
  ])("such as %s (%j) has a hint that tells what to do", (content, own, hint) => {
    const { template } = lint([{ type: "text_block", content }], own.length > 0 ? { fonts: [cherokee] } : {});
    const report = new Report();
    layoutDocument(template, world, report, "template").page(1);
    expect(inEnglish(report.diagnostics)).toMatchObject([{ code: "missing_glyph", hint }]);
  });
});

describe("rules", () => {
  test("that are too thin get the device's minimum through their property", () => {
    const thin = { type: "divider", properties: { line_thickness: 0.25 } };
    const linted = lint([thin]);
    expect(inEnglish(linted.problems[0]?.message)).toBe(
      "Rules of 0.25 pt (0.09 mm) on the device come out grey or not at all: 0.48 pt (0.17 mm) is the least",
    );
    expect(mended(linted, "stroke_too_thin")).toMatchObject({
      widget: { properties: { line_thickness: 0.48 } },
      left: [],
    });
  });

  test.each([
    ["calendar", {}],
    ["calendar", { calendar_type: "weekly" }],
    ["calendar_month", {}],
    ["day_list", {}],
    ["checkbox", { stroke_width: 0.5 }],
    ["table", {}],
    ["tap_zone", { outline: true, stroke_width: 0.5 }],
    ["internal_link", { to_dest: "day:2026-03-06", highlight: true, stroke_width: 0.5 }],
    ["link_list", { bind: "day(2026-03-06)", highlight_index: 1, stroke_width: 0.5 }],
  ])("of a %s get thicker by its stroke width: %j", (type, properties) => {
    const linted = lint([{ type, ...at(60, 20, 300, 500), content: "x", properties }], { on: remarkable });
    const { widget, left } = mended(linted, "stroke_too_thin");
    const name = type === "table" ? "border_width" : "stroke_width";
    expect(widget?.properties?.[name]).toBe(0.64);
    expect(left).not.toContain("stroke_too_thin");
  });

  test("are measured in the device's own pixels", () => {
    const rule = { type: "divider", properties: { line_thickness: 0.5 } };
    expect(codes(lint([rule]).problems)).toEqual([]);
    expect(codes(lint([rule], { on: remarkable }).problems)).toEqual(["stroke_too_thin"]);
  });
});

describe("links", () => {
  const link = { type: "internal_link", content: "go", properties: { to_dest: "day:2026-03-06" } };

  test("need the room of a fingertip, which the fix makes around the middle of the widget", () => {
    const linted = lint([{ ...link, ...at(100, 100, 60, 12), styling: { size: 8 } }]);
    expect(inEnglish(linted.problems[0])).toMatchObject({
      code: "touch_target_too_small",
      message: "The link is only 21.2 × 4.2 mm (60 × 12 pt) on the device: a fingertip needs 7 mm (19.8 pt) each way",
    });
    expect(mended(linted, "touch_target_too_small")).toMatchObject({
      widget: { position: { x: 100, y: 96.1, width: 60, height: 19.8 } },
      left: [],
    });
  });

  test("are reported per widget: the days of a small calendar are one problem", () => {
    const linked = { link_strategy: "template", link_template: "day(2026-03-06)" };
    const month = { type: "calendar", ...at(50, 50, 120, 120), styling: { size: 8 }, properties: linked };
    const linted = lint([month]);
    const [problem] = linted.problems.filter(({ code }) => code === "touch_target_too_small");
    expect(inEnglish(problem)).toMatchObject({
      count: 31,
      message: expect.stringMatching(/^31 links are as small as/),
    });
  });

  test("are not enlarged over other links", () => {
    const rows = [100, 112, 124].map((y, i) => ({
      ...link,
      id: `row${i}`,
      properties: { to_dest: `day:2026-03-0${5 + (i % 2)}` },
      ...at(100, y, 60, 12),
    }));
    const { problems } = lint(rows);
    expect(codes(problems)).toEqual(["touch_target_too_small", "touch_target_too_small", "touch_target_too_small"]);
    expect(problems.filter(({ fix }) => fix)).toEqual([]);
  });

  test("are lost under the device's toolbar, and the fix moves them out", () => {
    const linted = lint([{ ...link, ...at(5, 100, 40, 24) }], { on: remarkable });
    expect(inEnglish(linted.problems)).toMatchObject([
      {
        code: "link_under_toolbar",
        message: "The link lies under the device's toolbar, which covers 13.4 mm (38 pt) at the left",
      },
    ]);
    expect(mended(linted, "link_under_toolbar")).toMatchObject({ widget: { position: { x: 38 } }, left: [] });
  });

  test("that reach far enough out of the toolbar are not lost", () => {
    expect(codes(lint([{ ...link, ...at(5, 100, 200, 24) }], { on: remarkable }).problems)).toEqual([]);
  });

  test("below a toolbar use the empty strip beside the page first", () => {
    const page = screenPage(remarkable);
    const narrow = canvas({ width: page.width - 80, height: page.height });
    expect(codes(lint([{ ...link, ...at(0, 100, 40, 24) }], { on: remarkable, canvas: narrow }).problems)).toEqual([]);
  });

  test("that overlap are reported only if their target pages differ", () => {
    const below = { ...link, id: "below", ...at(100, 100, 100, 40) };
    const above = (to_dest: string) => ({ ...link, ...at(150, 120, 100, 40), properties: { to_dest } });
    const { problems } = lint([below, above("day:2026-03-05")]);
    expect(inEnglish(problems)).toMatchObject([
      {
        code: "overlapping_links",
        widget_id: "it",
        message: "A link overlaps a link that leads elsewhere: Link “go”",
      },
    ]);
    expect(lint([below, above("day:2026-03-06")]).problems).toEqual([]);
  });
});

describe("texts of two widgets", () => {
  const text = { type: "text_block", content: "Camille", styling: { size: 14 } };
  const below = { ...text, id: "title", content: "Friday 1 January", ...at(100, 100, 200, 20) };
  const found = (widgets: readonly WidgetNotation[], options?: Case) => codes(lint(widgets, options).problems);

  test("that lie on each other are hard to read", () => {
    const { problems } = lint([below, { ...text, ...at(120, 96, 200, 20) }]);
    expect(inEnglish(problems)).toMatchObject([
      {
        code: "overlapping_texts",
        severity: "warning",
        widget_id: "it",
        message: "A text lies on a text of Text “Friday 1 January”",
      },
    ]);
  });

  test("may have overlapping boxes with letters beside each other", () => {
    expect(found([below, { ...text, styling: { size: 14, text_align: "right" }, ...at(100, 100, 300, 20) }])).toEqual(
      [],
    );
    expect(found([below, { ...text, ...at(100, 112, 200, 20) }])).toEqual([]);
  });

  test("are legible if a ground hides the lower one, or if the lower one is pale", () => {
    const onWhite = { ...text, background_color: "#ffffff" as const, ...at(100, 100, 200, 20) };
    expect(found([below, onWhite])).toEqual([]);
    const pale = { ...below, styling: { size: 40, color: "#cccccc" } };
    expect(found([pale, { ...text, ...at(120, 110, 200, 20) }])).not.toContain("overlapping_texts");
  });

  test("keep a text in the margin, if moving it out would put it on another", () => {
    const onPage = { canvas: canvas(screenPage(scribe), 30) };
    const inMargin = { ...text, ...at(100, 5, 200, 20) };
    const fixOf = (widgets: readonly WidgetNotation[]) =>
      lint(widgets, onPage).problems.find(({ code }) => code === "in_margin")?.fix;
    expect(fixOf([inMargin])).toBeDefined();
    expect(fixOf([{ ...below, ...at(100, 30, 200, 20) }, inMargin])).toBeUndefined();
  });
});

describe("the place of a widget", () => {
  const page = screenPage(scribe);

  test("is off the page wholly, which is an error, or in part", () => {
    const { problems } = lint([
      { type: "box", id: "gone", ...at(page.width + 10, 0, 50, 50) },
      { type: "box", id: "half", ...at(page.width - 30, 0, 50, 50) },
    ]);
    expect(inEnglish(problems)).toMatchObject([
      { code: "off_page", severity: "error", widget_id: "gone" },
      { code: "off_page", severity: "warning", widget_id: "half", message: expect.stringContaining("7.1 mm (20 pt)") },
    ]);
  });

  test("is fixed by moving the widget onto the page, or by cropping it if it is too large", () => {
    const moved = mended(lint([{ type: "box", ...at(page.width - 30, -20, 50, 50) }]), "off_page");
    expect(moved).toMatchObject({ widget: { position: { x: page.width - 50, y: 0, width: 50 } }, left: [] });
    const cut = mended(lint([{ type: "box", ...at(-10, 10, page.width + 40, 50) }]), "off_page");
    expect(cut).toMatchObject({ widget: { position: { x: 0, width: page.width } }, left: [] });
  });

  test("is in the margin when words or links stand there; paper may", () => {
    const marginal = { canvas: canvas(page, 24) };
    const linted = lint([{ type: "text_block", content: "words", ...at(10, 50, 100, 20) }], marginal);
    expect(linted.problems).toMatchObject([{ code: "in_margin", severity: "hint" }]);
    expect(mended(linted, "in_margin").left).toEqual([]);
    expect(lint([{ type: "box", ...at(0, 0, page.width, page.height) }], marginal).problems).toEqual([]);
  });
});

describe("greys", () => {
  const text = (color: string) => ({ type: "text_block", content: "pale", styling: { color } });

  test("too light for the screen are reported, and the fix darkens them", () => {
    const linted = lint([text("#fafafa")]);
    expect(inEnglish(linted.problems)).toMatchObject([
      {
        code: "grey_vanishes",
        severity: "error",
        message: "#fafafa is white on a screen of 16 gray levels, so it is invisible",
      },
    ]);
    expect(mended(linted, "grey_vanishes")).toMatchObject({ widget: { styling: { color: "#cccccc" } }, left: [] });
  });

  test("a few steps from white hardly show as type, and do as areas", () => {
    expect(inEnglish(lint([text("#eeeeee")]).problems)).toMatchObject([
      { severity: "warning", message: expect.stringContaining("only one of its") },
    ]);
    expect(lint([{ type: "box", properties: { fill_color: "#eeeeee", stroke_width: 0 } }]).problems).toEqual([]);
  });

  test("on a dark ground are as they should be, and so is white", () => {
    const ground = { type: "box", id: "ground", properties: { fill_color: "#000000" } };
    expect(codes(lint([ground, text("#eeeeee")]).problems)).toEqual([]);
    expect(codes(lint([text("#eeeeee"), ground]).problems)).toEqual(["grey_vanishes"]);
    expect(codes(lint([text("#ffffff")]).problems)).toEqual([]);
  });

  test("are measured behind opacity", () => {
    const box = { type: "box", properties: { fill_color: "#888888", stroke_width: 0, opacity: 0.05 } };
    expect(codes(lint([box]).problems)).toEqual(["grey_vanishes"]);
  });
});

describe("colours", () => {
  const blue = { type: "text_block", content: "blue", styling: { color: "#0000FF" } };

  test("are a hint on a gray device", () => {
    const linted = lint([blue]);
    expect(inEnglish(linted.problems)).toMatchObject([
      {
        code: "color_on_grey",
        severity: "hint",
        message: "The device has no colors: #0000ff is shown as #1d1d1d",
      },
    ]);
    expect(mended(linted, "color_on_grey")).toMatchObject({ widget: { styling: { color: "#1d1d1d" } }, left: [] });
  });

  test("are not reported on a color device", () => {
    expect(lint([blue], { on: ultra }).problems).toEqual([]);
  });
});

test("a page's own widgets have problems and fixes like those of a master", () => {
  const widget = { type: "text_block", id: "own", page: 2, content: "small", styling: { size: 5 } };
  const { template, problems } = lint([], { widgets: [{ ...widget, ...at(50, 50, 100, 20) }] });
  expect(problems).toMatchObject([{ widget_id: "own", page: 2 }]);
  expect(problems[0]).not.toHaveProperty("master");
  const fix = problems[0]?.fix;
  const better = fix ? applyFix(template, fix) : template;
  expect(better.widgets).toMatchObject([{ page: 2, styling: { size: 7 } }]);
  expect(lintTemplate(better, scribe, world)).toEqual([]);
});

test("a fix is plain data and does nothing if its widget no longer exists", () => {
  const { template, problems } = lint([{ type: "text_block", content: "small", styling: { size: 5 } }]);
  const fix = problems[0]?.fix;
  expect(inEnglish(fix)).toEqual({
    label: "Set in 7 pt",
    widget_id: "it",
    master_id: "it",
    changes: [{ part: "styling", name: "size", value: 7 }],
  });
  expect(structuredClone(problems)).toEqual(problems);
  const empty = { ...template, masters: [] };
  expect(fix && applyFix(empty, fix)).toEqual(empty);
});

test("errors come first, then warnings, then hints", () => {
  const { problems } = lint([
    { type: "text_block", id: "a", content: "blue", styling: { color: "#0000ff" } },
    { type: "text_block", id: "b", content: "small", styling: { size: 5 }, ...at(0, 60, 200, 20) },
    { type: "text_block", id: "c", content: "gone", ...at(-300, 0, 200, 20) },
  ]);
  expect(problems.map(({ severity }) => severity)).toEqual(["error", "warning", "hint"]);
});

test("every fix for a new widget on four devices solves its problem and causes no other", () => {
  const small = device("boox-palma-2");
  for (const [i, on] of [scribe, remarkable, ultra, small].entries())
    for (const { type, size } of sampled(widgetDefinitions, 4, i)) {
      const widget = {
        type,
        content: "Words",
        styling: { size: 7, color: "#f0f0ff" },
        ...at(-5, 3, size.width, size.height),
      };
      const { template, problems } = lint([widget], { on });
      const before = codes(problems);
      for (const { code, fix } of problems) {
        if (!fix) continue;
        const after = codes(lintTemplate(applyFix(template, fix), on, world));
        expect(after, `${type}: ${formatMessage(fix.label)}`).not.toContain(code);
        expect(before, `${type}: ${formatMessage(fix.label)}`).toEqual(expect.arrayContaining(after));
      }
    }
});

test("no property, styling or place makes the lint or the rescaling throw", () => {
  const value = fc.oneof(fc.string(), fc.double(), fc.boolean(), fc.constant(null), fc.object({ maxDepth: 2 }));
  const any = (names: readonly string[]) => fc.dictionary(fc.constantFrom("none", ...names), value);
  const number = fc.double({ min: -1e4, max: 1e4, noNaN: true });
  const position = fc.record({ x: number, y: number, width: number, height: number });
  const widget = fc.constantFrom(...widgetDefinitions).chain(({ type, properties }) =>
    fc.record({
      type: fc.constant(type),
      content: fc.string(),
      position,
      properties: any(Object.keys(properties)),
      styling: any(["size", "font", "color"]),
    }),
  );
  fc.assert(
    fc.property(widget, (notation) => {
      const { template } = lint([notation], { on: remarkable });
      const page = { width: 200, height: 300 };
      lintTemplate(
        rescaleTemplate(template, page, { mode: "stretch", minimums: remarkable.constraints }),
        remarkable,
        world,
      );
    }),
    { numRuns: runs(100) },
  );
});
