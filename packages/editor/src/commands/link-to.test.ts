import { describe, expect, test } from "vitest";
import { aTemplate, type Notation, type TemplateNotation } from "../../test/a-template.ts";
import { editorDriver } from "../../test/editor-driver.ts";
import { askForLink, linkTo, sectionRule } from "./link-to.ts";

const at = [0, 0, 100, 50];

function linking(type: string, properties: Readonly<Record<string, unknown>> = {}, notation: TemplateNotation = {}) {
  const source: Notation = ["s", type, at, { properties }];
  const editor = editorDriver(aTemplate({ ...notation, pages: [[source], ...(notation.pages ?? [[]])] }));
  editor.select("s");
  return Object.assign(editor, { properties: () => editor.widget("s").properties });
}

test("offers a link if the selection has a linkable widget", () => {
  expect(askForLink.isEnabled(linking("internal_link").state())).toBe(true);
  expect(askForLink.isEnabled(linking("lines").state())).toBe(false);
  expect(askForLink.isShown?.(linking("lines").state())).toBe(false);
});

test.each([{ kind: "destination", name: "over there" } as const, { kind: "rule", bind: "day(2026/01)" } as const])(
  "refuses an invalid $kind and keeps the old link",
  (target) => {
    const editor = linking("internal_link", { bind: "day(@date)" });
    expect(editor.runWith(linkTo, target)).toBe("Invalid destination pattern format");
    expect(editor.properties()).toEqual({ bind: "day(@date)" });
  },
);

test("accepts a web address", () => {
  const editor = linking("internal_link");
  expect(editor.runWith(linkTo, { kind: "destination", name: "https://example.org/?a=b" })).toBeUndefined();
});

describe("a link to a page", () => {
  test("adds an anchor in the same step", () => {
    const editor = linking("internal_link", { bind: "day(@date)" });
    editor.runWith(linkTo, { kind: "page", page: "page-2" });
    const place = { kind: "page", id: "page-2" } as const;
    expect(editor.properties()).toEqual({ to_dest: "place:1" });
    expect(editor.widgets(place)).toMatchObject([{ type: "anchor", properties: { dest_id: "place:1" } }]);
    editor.undo();
    expect(editor.widgets(place)).toEqual([]);
    expect(editor.properties()).toEqual({ bind: "day(@date)" });
  });

  test("uses an existing anchor", () => {
    const anchor: Notation = ["x", "anchor", [0, 0, 1, 1], { properties: { dest_id: "home" } }];
    const editor = linking("text_block", {}, { pages: [[anchor]] });
    editor.runWith(linkTo, { kind: "page", page: "page-2" });
    expect(editor.properties()).toEqual({ to_dest: "home" });
    expect(editor.ids({ kind: "page", id: "page-2" })).toEqual(["x"]);
  });

  test("uses the page number for a tap zone", () => {
    const editor = linking("tap_zone", { tap_action: "next_page" });
    editor.runWith(linkTo, { kind: "page", page: "page-2" });
    expect(editor.properties()).toEqual({ tap_action: "page_link", target_page: 2 });
  });
});

describe("a link to a section", () => {
  test.each([
    ["day", "days(@date)"],
    ["week", "days(@iso_week)"],
    ["month", "days(@year-@month_padded)"],
    ["count", "days(1)"],
    ["once", "days(index)"],
  ] as const)("of unit %s uses the rule %s", (unit, rule) => {
    expect(sectionRule({ kind: "days", unit })).toBe(rule);
  });

  test.each([
    ["box", { bind: "days(@date)" }],
    ["tap_zone", { tap_action: "destination_link", bind: "days(@date)" }],
    ["calendar", { link_strategy: "template", link_template: "days(@date)" }],
    ["link_list", { bind: "days(@date)" }],
    ["table", { link_template: "days(@date)" }],
  ])("sets the properties of a %s", (type, expected) => {
    const editor = linking(type);
    editor.runWith(linkTo, { kind: "section", section: { kind: "days", unit: "day" } });
    expect(editor.properties()).toEqual(expected);
  });
});

test("removes the link", () => {
  const editor = linking("box", { to_dest: "home", bind: "day(@date)", corner_radius: 3 });
  editor.runWith(linkTo, { kind: "nowhere" });
  expect(editor.properties()).toEqual({ corner_radius: 3 });
  const calendar = linking("calendar", { link_strategy: "named_destinations" });
  calendar.runWith(linkTo, { kind: "nowhere" });
  expect(calendar.properties()).toEqual({ link_strategy: "no_links" });
});

test("reports a widget that cannot be a link", () => {
  expect(linking("divider").runWith(linkTo, { kind: "destination", name: "home" })).toBe(
    "This widget cannot be a link",
  );
});
