import { limits } from "@octavo/foundation";
import { longTest } from "@octavo/foundation/testing";
import { describe, expect, test } from "vitest";
import { dataUri, inflate, jpegs, png } from "../../test/support/pictures.ts";
import type { DisplayImage } from "../display/display-list.ts";
import type { World } from "../world.ts";
import { pictures } from "./pictures.ts";

/** The `image` of a World that counts calls of `inflate`. */
function counted() {
  let times = 0;
  const image = pictures((zlib, most) => {
    times++;
    return inflate(zlib, most);
  });
  return { image: (source: string) => pixels(image(source)), times: () => times };
}

function pixels(picture: ReturnType<World["image"]>): DisplayImage | undefined {
  if (picture && "items" in picture) throw new Error("is a drawing");
  return picture;
}

const shade = (level: number) => dataUri(png({ width: 1, height: 1, type: 0, depth: 8 }, [level]), "image/png");

describe("a picture", () => {
  test("is decoded once, and the same object from then on", () => {
    const { image, times } = counted();
    const first = image(shade(7));
    expect(first?.data).toMatchObject({ bytes: Uint8Array.of(7) });
    expect(image(shade(7))).toBe(first);
    expect(times()).toBe(1);
  });

  test("that cannot be read is tried once", () => {
    const { image, times } = counted();
    const broken = dataUri(png({ width: 1, height: 1, type: 0, depth: 8, extra: 1 }, [7]), "image/png");
    expect([image(broken), image(broken)]).toEqual([undefined, undefined]);
    expect(times()).toBe(1);
  });

  test("has an id that another picture has not", () => {
    const { image } = counted();
    expect(image(shade(1))?.id).not.toBe(image(shade(2))?.id);
  });

  test("detects the format by content, not by media type", () => {
    const { image } = counted();
    expect(image(dataUri(jpegs.gray, "image/png"))).toMatchObject({ width: 24, data: { encoding: "jpeg" } });
    expect(image(dataUri(Uint8Array.from(Buffer.from("GIF89a")), "image/png"))).toBeUndefined();
  });

  longTest("is decoded again after many large ones, so that a hundred take no more memory than four", () => {
    let times = 0;
    const image = pictures((_, most) => {
      times++;
      return new Uint8Array(most);
    });
    const large = (level: number) => {
      const notation = { width: 1, height: 1, type: 0, depth: 8, claimedWidth: limits.picturePixels } as const;
      return pixels(image(dataUri(png(notation, [level]), "image/png")));
    };
    const [first] = [0, 1, 2, 3].map(large);
    expect(times).toBe(4);
    expect(first?.width).toBe(limits.picturePixels);
    expect(times).toBe(4);
    expect(first?.data.bytes).toHaveLength(limits.picturePixels);
    expect(times).toBe(5);
  });
});

describe("an SVG", () => {
  const { image } = { image: pictures(inflate) };
  const text = `<svg xmlns="http://www.w3.org/2000/svg" width="20" height="10"><title>ż 100%</title><path fill="red" d="M0 0h20v10z"/></svg>`;

  test.each([
    ["base64", dataUri(Buffer.from(text), "image/svg+xml")],
    ["another media type", dataUri(Buffer.from(text), "image/png")],
    [
      "a byte order mark and a declaration",
      dataUri(Buffer.from(`\ufeff<?xml version="1.0"?>\n${text}`), "image/svg+xml"),
    ],
    ["percent-encoding", `data:image/svg+xml,${encodeURIComponent(text)}`],
    ["plain text with a charset", `data:image/svg+xml;charset=utf-8,${text.replaceAll("#", "%23")}`],
  ])("is a drawing, with %s", (_, source) => {
    const drawing = image(source);
    expect(drawing).toMatchObject({ width: 20, height: 10, items: [{ kind: "path", fill: "#ff0000" }], dropped: {} });
    expect(image(source)).toBe(drawing);
  });

  test("is no picture if it is too large, not UTF-8, or not SVG", () => {
    const padded = text.padEnd(limits.drawingBytes);
    expect(image(dataUri(Buffer.from(padded.slice(1)), "image/svg+xml"))).toBeUndefined();
    expect(image(dataUri(Buffer.from(text.padEnd(limits.drawingBytes - 1)), "image/svg+xml"))).toBeDefined();
    expect(image(dataUri(Buffer.from(`${padded}  `), "image/svg+xml"))).toBeUndefined();
    expect(image(dataUri(Buffer.from(text.replace("ż", "\xe9"), "latin1"), "image/svg+xml"))).toBeUndefined();
    expect(image(`data:image/svg+xml,${encodeURIComponent("<html/>")}`)).toBeUndefined();
    expect(image("data:image/svg+xml,%ff%fe")).toBeUndefined();
  });
});
