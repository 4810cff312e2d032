import { describe, expect, test } from "vitest";
import { dataUri, inflate, jpegs, png } from "../../test/support/pictures.ts";
import { limits } from "../foundation/limits.ts";
import { pictures } from "./pictures.ts";

/** The `image` of a World that counts calls of `inflate`. */
function counted() {
  let times = 0;
  const image = pictures((zlib, most) => {
    times++;
    return inflate(zlib, most);
  });
  return { image, times: () => times };
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

  test("is decoded again after many large ones, so that a hundred take no more memory than four", () => {
    let times = 0;
    const image = pictures((_, most) => {
      times++;
      return new Uint8Array(most);
    });
    const large = (level: number) => {
      const notation = { width: 1, height: 1, type: 0, depth: 8, claimedWidth: limits.picturePixels } as const;
      return image(dataUri(png(notation, [level]), "image/png"));
    };
    const [first] = [0, 1, 2, 3].map(large);
    expect(times).toBe(4);
    expect(first?.width).toBe(limits.picturePixels);
    expect(times).toBe(4);
    expect(first?.data.bytes).toHaveLength(limits.picturePixels);
    expect(times).toBe(5);
  });
});
