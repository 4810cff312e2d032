/** Pictures in PDFs, checked with independent readers. */
import { rasterizePage } from "@octavo/press";
import { beforeAll, describe, expect, test } from "vitest";
import { compile, type DisplayDocument, type Template } from "../../src/index.ts";
import { world } from "../support/documents.ts";
import { dataUri, exif, jpegs, photograph, png, withSegment } from "../support/pictures.ts";
import { decodePng } from "../support/png.ts";
import { print } from "../support/print.ts";
import { mupdfPicture, popplerPicture, qpdfCheck, qpdfText } from "../support/readers.ts";

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

describe("samples in fewer bits", () => {
  /** A size whose rows end within a byte. */
  const [width, height] = [74, 50];
  const fill = (level: (x: number, y: number) => number) =>
    Array.from({ length: width * height }, (_, i) => level(i % width, Math.floor(i / width)));
  const dots = (x: number, y: number) => Number((x * x + y * y * 3) % 7 < 3);
  const waves = (x: number, y: number) => Math.round(127 + 100 * Math.sin(x / 9 + y / 13) + ((x * 7 + y * 5) % 23));
  const threefold = (levels: readonly number[]) => levels.flatMap((level) => [level, level, level]);

  /** Of the levels from 0 to 255 of pixels, the depth and the predictor in the PDF. */
  const cases: readonly (readonly [
    name: string,
    type: 0 | 2,
    levels: readonly number[],
    depth: number,
    hasPredictor: boolean,
  ])[] = [
    ["black and white", 0, fill((x, y) => dots(x, y) * 255), 1, false],
    ["four grays", 0, fill((x, y) => ((x + y * y) % 4) * 85), 2, false],
    ["16 grays", 0, fill((x, y) => Math.round(waves(x, y) / 17) * 17), 4, true],
    ["gray as colors", 2, fill((x, y) => dots(x, y) * 255), 1, false],
    ["a photograph", 0, fill(waves), 8, true],
    ["a drawing of few colors", 0, fill((x) => (x < 30 ? 10 : 200)), 8, false],
  ];

  const picture = (levels: readonly number[], type: 0 | 2) =>
    dataUri(png({ width, height, type, depth: 8 }, type === 2 ? threefold(levels) : [...levels]), "image/png");

  /** The picture alone on a page, with two points per pixel. */
  async function printed(image_src: string): Promise<Uint8Array> {
    const [right, bottom] = [2 * width, 2 * height];
    const position = `{ x: 0, y: 0, width: ${right}, height: ${bottom} }`;
    const widget = `{ type: image, position: ${position}, properties: { image_src: "${image_src}", image_fit: stretch } }`;
    const canvas = `{ dimensions: { width: ${right}, height: ${bottom}, margins: [0, 0, 0, 0] } }`;
    const design = `canvas: ${canvas}\nmasters: [{ name: Page, widgets: [${widget}] }]`;
    return print(compiled(design, "once").document);
  }

  /** Levels in the middle of the picture's pixels, on a page of four pixels for each. */
  const levelsIn = (rgb: Uint8Array) => fill((x, y) => rgb[((4 * y + 2) * 4 * width + 4 * x + 2) * 3] ?? -1).join();

  test.each(cases)("of %s are the same pixels in three readers", async (_, type, levels, depth, hasPredictor) => {
    const pdf = await printed(picture(levels, type));
    qpdfCheck(pdf);
    const [dictionary = ""] =
      /<<(?:(?!>>)[^])*\/Subtype ?\/Image[^]*?>>\s*stream/.exec(Buffer.from(pdf).toString("latin1")) ?? [];
    expect(dictionary).toContain("/ColorSpace/DeviceGray");
    expect(dictionary).toContain(`/BitsPerComponent ${depth}`);
    expect(dictionary.includes("/Predictor 15")).toBe(hasPredictor);
    const drawn = {
      poppler: popplerPicture(pdf, 1).subarray(-16 * 3 * width * height),
      mupdf: decodePng(mupdfPicture(pdf, 2)).rgb,
      pdfium: decodePng(Buffer.from(await rasterizePage(pdf, 0, 2))).rgb,
    };
    for (const [reader, pixels] of Object.entries(drawn)) expect(levelsIn(pixels) === levels.join(), reader).toBe(true);
  });

  test("are white where they are transparent, with one bit of alpha", async () => {
    const levels = fill((x, y) => (dots(x, y) === 1 ? 0 : 102));
    const rgba = levels.flatMap((level, i) => [level, level, level, i % 2 === 0 ? 255 : 0]);
    const pdf = await printed(dataUri(png({ width, height, type: 6, depth: 8 }, rgba), "image/png"));
    expect(Buffer.from(pdf).toString("latin1")).toContain("/BitsPerComponent 1");
    const expected = levels.map((level, i) => (i % 2 === 0 ? level : 255));
    expect(levelsIn(decodePng(mupdfPicture(pdf, 2)).rgb) === expected.join()).toBe(true);
  });
});
