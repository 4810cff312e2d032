import { readFileSync } from "node:fs";
import { type DocumentFont, documentFaces, readDocumentFont, type Widget, withDocumentFonts } from "@octavo/engine";
import { fontFile } from "@octavo/press";
import { expect, test } from "vitest";
import { createTestWorld } from "../../test/a-world.ts";
import { usesOfFont } from "./font-uses.ts";

const data = `data:font/ttf;base64,${readFileSync(fontFile("caveat-regular")).toString("base64")}`;
const font = (family: string, weight = 400): DocumentFont => ({ family, weight, italic: false, data });
const fonts = [font("Hand"), font("Hand", 700), font("Note")];
const library = withDocumentFonts(createTestWorld().fonts, documentFaces(fonts, readDocumentFont));

const text = (name: string) => ({ type: "text_block", styling: { font: name } }) as unknown as Widget;
const grid = { type: "grid", properties: { cell_template: text("hand") } } as unknown as Widget;

test("a font is used by designs, cells, blocks, styles and themes that name it, also with the file of another font", () => {
  const designs = [
    { name: "Day", widgets: [text("Hand"), text("Hand Bold"), text("Note"), grid] },
    { name: "Week", widgets: [text("Helvetica")] },
  ];
  const shared = {
    blocks: [{ name: "Tabs", size: { width: 1, height: 1 }, widgets: [text("HAND")] }],
    styles: [{ name: "Title", font: "Hand Bold" }],
    themes: [{ name: "Modern", styles: [{ name: "Title", font: "Note" }] }],
  };
  const uses = (one: DocumentFont) =>
    usesOfFont(one, designs, shared, library).map(({ of, name, count }) => `${of} ${name} ${count}`);
  expect(uses(font("Hand"))).toEqual(["design Day 2", "block Tabs 1"]);
  expect(uses(font("Hand", 700))).toEqual(["design Day 1", "style Title 1"]);
  expect(uses(font("Note"))).toEqual(["design Day 1", "style Title 1"]);
  expect(uses(font("Gone"))).toEqual([]);
});
