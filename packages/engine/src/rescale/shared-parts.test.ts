/** Pins, blocks and styles on another page. */

import { Report } from "@octavo/foundation";
import { describe, expect, test } from "vitest";
import { aTemplate, type TemplateNotation } from "../../test/support/documents.ts";
import { composeTemplate } from "../compose/compose-template.ts";
import type { Template, Widget } from "../model/template.ts";
import { mirrorTemplate } from "./mirror-template.ts";
import { rescaleTemplate } from "./rescale-template.ts";

const box = (id: string, x: number, y: number, width: number, height: number, more: Partial<Widget> = {}): Widget => ({
  id,
  type: "box",
  position: { x, y, width, height },
  ...more,
});
/** A page of 400 × 600. */
const page = (widgets: readonly Widget[], more: TemplateNotation = {}) =>
  aTemplate({ masters: { it: widgets }, ...more });
const positions = ({ masters }: Pick<Template, "masters">) =>
  masters[0]?.widgets.map(({ position: { x, y, width, height } }) => [x, y, width, height]);
const composed = (template: Template) => composeTemplate(template, new Report(), "template").template;

describe("a pinned widget on another page", () => {
  const pinned = page([
    box("tabs", 380, 100, 20, 300, { pin: { x: "right", y: "top" } }),
    box("foot", 180, 580, 40, 20, { pin: { x: "center", y: "bottom" } }),
    box("head", 20, 20, 360, 20, { pin: { x: "stretch", y: "top" } }),
    box("free", 100, 300, 200, 100),
  ]);

  test("stays at its edge at the scale of the page, where others are centered", () => {
    expect(positions(rescaleTemplate(pinned, { width: 300, height: 300 }, { mode: "proportional" }))).toEqual([
      [290, 50, 10, 150],
      [140, 290, 20, 10],
      [10, 10, 280, 10],
      [100, 150, 100, 50],
    ]);
  });

  test("changes sides with its pin when the page is mirrored", () => {
    const [tabs, foot] = mirrorTemplate(pinned).masters[0]?.widgets ?? [];
    expect([tabs?.position.x, tabs?.pin]).toEqual([0, { x: "left", y: "top" }]);
    expect([foot?.position.x, foot?.pin]).toEqual([180, { x: "center", y: "bottom" }]);
    expect(mirrorTemplate(mirrorTemplate(pinned))).toEqual(pinned);
  });
});

describe("a block on another page", () => {
  const text = (id: string, x: number, width: number, more: Partial<Widget> = {}): Widget => ({
    ...box(id, x, 0, width, 20, more),
    type: "text_block",
    content: id,
    styling: { size: 10 },
  });
  const blocks = [
    { name: "Page", size: { width: 400, height: 600 }, widgets: [text("side", 380, 20, { pin: { x: "right" } })] },
    { name: "Card", size: { width: 100, height: 20 }, widgets: [text("label", 0, 100)] },
  ];
  const card: Widget = { ...box("card", 100, 100, 200, 40), type: "block", properties: { block: "Card" } };
  const template = page([card], { blocks, frame: "Page" });

  test("looks as if its widgets had been rescaled", () => {
    const options = { mode: "proportional", minimums: { min_font_pt: 8, min_stroke_pt: 0 } } as const;
    const target = { width: 300, height: 300 };
    const before = composed(rescaleTemplate(template, target, options));
    expect(positions(before)).toEqual([
      [290, 0, 10, 10],
      [100, 50, 100, 20],
    ]);
    const sizes = before.masters[0]?.widgets.map(({ styling }) => styling?.["size"]);
    expect(sizes).toEqual([8, 16]);
  });

  test("is mirrored inside only if it is the frame of a page", () => {
    const mirrored = mirrorTemplate(template);
    expect(mirrored.blocks?.map(({ widgets }) => widgets[0]?.position.x)).toEqual([0, 0]);
    expect(positions(composed(mirrored))).toEqual([
      [0, 0, 20, 20],
      [100, 100, 200, 40],
    ]);
  });
});

test("rescales styles once, and adds no values to widgets that have them", () => {
  const title = {
    ...box("title", 0, 0, 200, 40, { styling: { style: "Title" } }),
    type: "text_block",
    content: "Title",
  };
  const rule = { ...box("rule", 0, 50, 200, 2, { styling: { style: "Rule" } }), type: "divider" };
  const styles = [
    { name: "Title", size: 20 },
    { name: "Rule", stroke_width: 2 },
  ];
  const rescaled = rescaleTemplate(page([title, rule], { styles }), { width: 200, height: 300 }, { mode: "stretch" });
  expect(rescaled.styles).toEqual([
    { name: "Title", size: 10 },
    { name: "Rule", stroke_width: 1 },
  ]);
  expect(rescaled.masters[0]?.widgets.map(({ styling }) => styling)).toEqual([{ style: "Title" }, { style: "Rule" }]);
  expect(composed(rescaled).masters[0]?.widgets.map(({ styling, properties }) => styling ?? properties)).toEqual([
    { size: 10 },
    { line_thickness: 1 },
  ]);
});
