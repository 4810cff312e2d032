/** Pictures in PDFs, checked with independent readers. */
import { beforeAll, describe, expect, test } from "vitest";
import { compile, type DisplayDocument, type Template } from "../../src/index.ts";
import { world } from "../support/documents.ts";
import { dataUri, exif, jpegs, photograph, png, withSegment } from "../support/pictures.ts";
import { print } from "../support/print.ts";
import { popplerPicture, qpdfCheck, qpdfText } from "../support/readers.ts";

const plan = (generate: string) => `
name: Pictures
plan:
  calendar: { start_date: 2026-01-01, end_date: 2026-12-31 }
  sections: [{ kind: pages, master: Page, generate: ${generate} }]
`;

/** Draws widgets of 100 × 100 points in a row with gaps of 10 points, and a title below them. */
const masters = (...widgets: readonly Readonly<Record<string, string>>[]) => `
canvas: { dimensions: { width: ${110 * widgets.length + 10}, height: 140, margins: [0, 0, 0, 0] } }
masters:
  - name: Page
    widgets:
${widgets
  .map(
    (properties, i) => `      - type: image
        position: { x: ${10 + 110 * i}, y: 10, width: 100, height: 100 }
        properties: ${JSON.stringify(properties)}`,
  )
  .join("\n")}
      - { type: text_block, position: { x: 10, y: 115, width: 100, height: 20 }, content: "{date}" }
`;

interface Compiled {
  readonly template: Template;
  readonly document: DisplayDocument;
}

function compiled(design: string, generate: string): Compiled {
  const { template, document, diagnostics } = compile(design, plan(generate), world);
  if (!template || !document) throw new Error(JSON.stringify(diagnostics));
  return { template, document };
}

/** Red, green and blue at a point of page 1, rounded to steps of 60. */
function pixels(pdf: Uint8Array) {
  const ppm = popplerPicture(pdf, 1);
  const [head = "", width = "0"] =
    /^P6\s+(\d+)\s+\d+\s+255\s/.exec(Buffer.from(ppm.subarray(0, 40)).toString("latin1")) ?? [];
  return (x: number, y: number) => {
    const at = head.length + (Math.round(y * 2) * Number(width) + Math.round(x * 2)) * 3;
    return [...ppm.subarray(at, at + 3)].map((level) => Math.round(level / 60)).join("");
  };
}

const [red, green, blue, white, black, gray] = ["400", "030", "004", "444", "000", "222"];

describe("the picture of six fields", () => {
  const image_src = dataUri(jpegs.color);
  const turned = (orientation: number) => dataUri(withSegment(jpegs.color, 0xe1, exif(orientation)));
  let at: (x: number, y: number) => string;
  beforeAll(async () => {
    const widgets = [
      { image_src },
      { image_src, image_fit: "stretch" },
      { image_src, image_fit: "actual" },
      { image_src: turned(6), image_fit: "stretch" },
      { image_src: turned(3), image_fit: "stretch" },
      { image_src: turned(8), image_fit: "stretch" },
      { image_src: dataUri(jpegs.progressive), image_fit: "stretch" },
      { image_src: dataUri(png({ width: 1, height: 2, type: 2, depth: 8 }, [255, 0, 0, 0, 0, 255]), "image/png") },
      {
        image_src: dataUri(
          png({ width: 2, height: 1, type: 6, depth: 8 }, [255, 0, 0, 0, 255, 0, 0, 255]),
          "image/png",
        ),
      },
    ];
    const pdf = await print(compiled(masters(...widgets), "once").document);
    qpdfCheck(pdf);
    at = pixels(pdf);
  });

  /** Colors of the widget at this index: top left, top middle, top right, then the row below. */
  const fields = (place: number, columns: readonly number[], rows: readonly number[]) =>
    rows.flatMap((y) => columns.map((x) => at(10 + 110 * place + x, 10 + y)));
  const upright = [red, green, blue, white, black, gray];

  test("is whole in the middle, with white above and below", () => {
    expect(fields(0, [16, 50, 83], [30, 67])).toEqual(upright);
    expect(fields(0, [50], [14, 86])).toEqual([white, white]);
  });

  test("fills its box", () => {
    expect(fields(1, [16, 50, 83], [25, 75])).toEqual(upright);
    expect(fields(1, [2, 97], [3, 97])).toEqual([red, blue, white, gray]);
  });

  test("is drawn at the top left with one point per pixel", () => {
    expect(fields(2, [4, 12, 20], [4, 12])).toEqual(upright);
    expect(fields(2, [26, 50], [4, 20])).toEqual([white, white, white, white]);
  });

  test("is upright, however the camera was held", () => {
    const [a, b, c, d, e, f] = upright;
    expect(fields(3, [25, 75], [16, 50, 83])).toEqual([d, a, e, b, f, c]);
    expect(fields(4, [16, 50, 83], [25, 75])).toEqual([f, e, d, c, b, a]);
    expect(fields(5, [25, 75], [16, 50, 83])).toEqual([c, f, b, e, a, d]);
  });

  test("looks the same as a progressive file", () => {
    expect(fields(6, [16, 50, 83], [25, 75])).toEqual(upright);
  });

  test("of a PNG has its colours, and nothing where it is transparent", () => {
    expect(fields(7, [50], [20, 80])).toEqual([red, blue]);
    expect(fields(8, [10, 90], [50])).toEqual([white, red]);
  });
});

test("a photograph in a daily master is stored once and costs the other pages nothing", async () => {
  const size = 930_000;
  const design = masters({ image_src: dataUri(photograph(size)) });
  const { template, document } = compiled(design, "each_day");
  const without = compiled(masters({ image_src: "" }), "each_day");
  const pdf = await print(document);
  const plain = await print(without.document);
  expect(template.page_assignments).toHaveLength(365);
  expect(pdf.length - plain.length).toBeLessThan(size + 1000);
  expect(qpdfText(pdf).match(/\/Subtype \/Image/g)).toHaveLength(1);
});
