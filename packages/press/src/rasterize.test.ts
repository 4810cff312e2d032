import { inflateSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { encodeGrayPng } from "./png.ts";
import { rasterizePage } from "./rasterize.ts";

/** Two pages of 20 × 10 points, each with a rectangle at the bottom left. The second page has a link over it. */
function twoPages(color: string): Uint8Array {
  const content = (fill: string) => {
    const stream = `${fill} rg 0 0 5 4 re f`;
    return `<< /Length ${stream.length} >> stream\n${stream}\nendstream`;
  };
  const page = (contents: number, more = "") =>
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 20 10] /Contents ${contents} 0 R ${more} >>`;
  const link = "<< /Type /Annot /Subtype /Link /Rect [10 0 20 10] /Border [0 0 4] /C [1 0 0] /Dest [3 0 R /Fit] >>";
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R 5 0 R] /Count 2 >>",
    page(4),
    content(color),
    page(6, `/Annots [${link}]`),
    content("0 0 0"),
  ];
  // PDFium rebuilds the cross-reference table that is not here.
  const body = objects.map((object, i) => `${i + 1} 0 obj\n${object}\nendobj\n`).join("");
  return new TextEncoder().encode(`%PDF-1.4\n${body}trailer << /Root 1 0 R /Size 7 >>\n%%EOF\n`);
}

interface Picture {
  width: number;
  height: number;
  channels: number;
  at: (x: number, y: number) => number[];
}

function decodePng(png: Uint8Array): Picture {
  const view = new DataView(png.buffer, png.byteOffset);
  const [width, height, channels] = [view.getUint32(16), view.getUint32(20), view.getUint8(25) === 0 ? 1 : 3];
  // One IDAT chunk, straight after the header's.
  const lines = inflateSync(png.subarray(41, 41 + view.getUint32(33)));
  const at = (x: number, y: number) => {
    const start = y * (1 + width * channels) + 1 + x * channels;
    return [...lines.subarray(start, start + channels)];
  };
  return { width, height, channels, at };
}

describe("a page as a picture", () => {
  test("has one pixel per point on a white background", async () => {
    const picture = decodePng(await rasterizePage(twoPages("0 0 0"), 0, 1));
    expect(picture).toMatchObject({ width: 20, height: 10, channels: 1 });
    expect(picture.at(0, 9)).toEqual([0]);
    expect(picture.at(4, 6)).toEqual([0]);
    expect(picture.at(5, 9)).toEqual([255]);
    expect(picture.at(0, 5)).toEqual([255]);
  });

  test("is scaled by the requested factor", async () => {
    const picture = decodePng(await rasterizePage(twoPages("0 0 0"), 0, 2.5));
    expect(picture).toMatchObject({ width: 50, height: 25 });
  });

  test("has color if the page has color", async () => {
    const picture = decodePng(await rasterizePage(twoPages("1 0.4 0"), 0, 1));
    expect(picture.channels).toBe(3);
    expect(picture.at(2, 8)).toEqual([255, 102, 0]);
    expect(picture.at(9, 2)).toEqual([255, 255, 255]);
  });

  test("shows no annotation", async () => {
    const picture = decodePng(await rasterizePage(twoPages("1 0 0"), 1, 1));
    expect(picture.channels).toBe(1);
    expect(picture.at(10, 5)).toEqual([255]);
  });

  test("has 16 grays, two in a byte, if it is encoded for e-ink", async () => {
    // An odd width, whose last byte has one pixel.
    const png = await rasterizePage(twoPages("0.2 0.2 0.2"), 0, 0.95, encodeGrayPng);
    const view = new DataView(png.buffer, png.byteOffset);
    expect([view.getUint32(16), view.getUint32(20), png[24], png[25]]).toEqual([19, 10, 4, 0]);
    const lines = inflateSync(png.subarray(41, 41 + view.getUint32(33)));
    expect(lines.length).toBe(10 * (1 + 10));
    expect([...lines.subarray(9 * 11, 9 * 11 + 3)]).toEqual([0, 0x33, 0x33]);
    expect([...lines.subarray(9 * 11 + 9, 10 * 11)]).toEqual([0xff, 0xf0]);
  });

  test("is the same every time", async () => {
    const pdf = twoPages("0 0 1");
    const [one, other] = [await rasterizePage(pdf, 0, 2), await rasterizePage(pdf, 0, 2)];
    expect(Buffer.compare(one, other)).toBe(0);
  });
});

test("rejects data that isn't a PDF", async () => {
  await expect(rasterizePage(new Uint8Array([1, 2, 3]), 0, 1)).rejects.toThrow("cannot read the document");
});

test("rejects a page number outside the document", async () => {
  await expect(rasterizePage(twoPages("0 0 0"), 2, 1)).rejects.toThrow("cannot read page 3");
});
