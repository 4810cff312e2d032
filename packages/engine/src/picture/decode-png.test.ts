import { limits } from "@octavo/foundation";
import { runs } from "@octavo/foundation/testing";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { channels, inflate, type PngNotation, png } from "../../test/support/pictures.ts";
import { decodePng } from "./decode-png.ts";

const depthsOfTypes = [
  [0, [1, 2, 4, 8, 16]],
  [2, [8, 16]],
  [3, [1, 2, 4, 8]],
  [4, [8, 16]],
  [6, [8, 16]],
] as const;
const kinds = depthsOfTypes.flatMap(([type, depths]) =>
  depths.flatMap((depth) => [false, true].map((interlaced) => ({ type, depth, interlaced }))),
);

/** A picture of a PNG type with its samples before packing. */
const pictureOf = (kind: Pick<PngNotation, "type" | "depth" | "interlaced">) =>
  fc.record({ width: fc.integer({ min: 1, max: 11 }), height: fc.integer({ min: 1, max: 11 }) }).chain((size) =>
    fc.record({
      notation: fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 7, maxLength: 7 }).map((filters) => ({
        ...kind,
        ...size,
        filter: (row: number) => filters[row % 7] ?? 0,
        ...(kind.type === 3 && { palette: Array.from({ length: 3 * 2 ** kind.depth }, (_, i) => (i * 37) & 255) }),
      })),
      samples: fc.array(fc.integer({ min: 0, max: 2 ** kind.depth - 1 }), {
        minLength: size.width * size.height * channels[kind.type],
        maxLength: size.width * size.height * channels[kind.type],
      }),
    }),
  );

/** Red, green, blue (or gray) and alpha of each pixel, as the standard defines them. */
function meant({ type, depth, palette = [] }: PngNotation, samples: readonly number[]) {
  const bytes = samples.map((sample) => (type === 3 ? sample : Math.round((sample / (2 ** depth - 1)) * 255)));
  if (type === 3) return { bytes: bytes.flatMap((index) => palette.slice(index * 3, index * 3 + 3)), alpha: undefined };
  if (type < 4) return { bytes, alpha: undefined };
  const count = channels[type];
  const alpha = bytes.filter((_, i) => i % count === count - 1);
  return {
    bytes: bytes.filter((_, i) => i % count !== count - 1),
    alpha: alpha.every((value) => value === 255) ? undefined : alpha,
  };
}

function decoded(notation: PngNotation, samples: readonly number[]) {
  const { data, ...size } = decodePng(png(notation, samples), inflate) ?? {};
  if (data?.encoding !== "samples") throw new Error("was not read");
  return { ...size, components: data.components, bytes: [...data.bytes], alpha: data.alpha && [...data.alpha] };
}

const gray = { type: 0, depth: 8 } as const;
const smallGray = png({ ...gray, width: 2, height: 2 }, [1, 2, 3, 4]);

describe("a PNG", () => {
  test.each(kinds)("has the samples that went in: type $type, $depth bits, interlaced $interlaced", (kind) => {
    fc.assert(
      fc.property(pictureOf(kind), ({ notation, samples }) => {
        expect(decoded(notation, samples)).toEqual({
          width: notation.width,
          height: notation.height,
          components: kind.type === 0 || kind.type === 4 ? 1 : 3,
          ...meant(notation, samples),
        });
      }),
      { numRuns: 25 },
    );
  });

  test("is transparent where all bits match the transparent color", () => {
    const size = { width: 3, height: 1 };
    expect(decoded({ ...size, ...gray, transparency: [0, 7] }, [7, 8, 7]).alpha).toEqual([0, 255, 0]);
    expect(decoded({ ...size, type: 0, depth: 2, transparency: [0, 3] }, [3, 1, 0]).alpha).toEqual([0, 255, 255]);
    const colors = [0x1234, 5, 6, 0x1235, 5, 6, 0x1234, 5, 7];
    const transparency = [0x12, 0x34, 0, 5, 0, 6];
    expect(decoded({ ...size, type: 2, depth: 16, transparency }, colors).alpha).toEqual([0, 255, 255]);
  });

  test("has the transparency of its palette, and is opaque otherwise", () => {
    const palette = [10, 11, 12, 20, 21, 22];
    const { bytes, alpha } = decoded({ width: 2, height: 1, type: 3, depth: 1, palette, transparency: [128] }, [0, 1]);
    expect(bytes).toEqual(palette);
    expect(alpha).toEqual([128, 255]);
  });
});

describe("a picture is not decoded from", () => {
  test("a file that ends anywhere before its end", () => {
    for (let length = 0; length < smallGray.length; length++)
      expect(decodePng(smallGray.subarray(0, length), inflate), `${length} bytes`).toBeUndefined();
    expect(decodePng(smallGray, inflate)).toBeDefined();
  });

  test("a stream shorter or longer than its header requires", () => {
    expect(decodePng(png({ ...gray, width: 2, height: 2, extra: 1 }, [1, 2, 3, 4]), inflate)).toBeUndefined();
    expect(decodePng(png({ ...gray, width: 2, height: 2, claimedWidth: 3 }, [1, 2, 3, 4]), inflate)).toBeUndefined();
  });

  test("more pixels, or more bytes, than pictures may have; nothing is inflated to find out", () => {
    const asked: number[] = [];
    const listening = (_: Uint8Array, most: number) => {
      asked.push(most);
      return new Uint8Array(0);
    };
    const wide = (claimedWidth: number, type: 0 | 6, depth: 1 | 16) =>
      decodePng(
        png(
          { width: 8, height: 1, type, depth, claimedWidth },
          Array.from({ length: 32 }, () => 0),
        ),
        listening,
      );
    expect(wide(limits.picturePixels + 1, 0, 1)).toBeUndefined();
    expect(wide(limits.pictureSamples / 8 + 1, 6, 16)).toBeUndefined();
    expect(wide(2 ** 32 - 1, 6, 16)).toBeUndefined();
    expect(asked).toEqual([]);
    wide(limits.picturePixels, 0, 1);
    expect(asked).toEqual([1 + limits.picturePixels / 8]);
  });

  test.each([
    ["a depth that its type does not have", png({ ...gray, depth: 8, type: 2, width: 1, height: 1 }, [1, 2, 3]), 24, 4],
    ["a type that does not exist", smallGray, 25, 5],
    ["an unknown compression", smallGray, 26, 1],
    ["an unknown interlacing", smallGray, 28, 2],
    ["no width", smallGray, 19, 0],
  ])("%s", (_, file, at, value) => {
    expect(decodePng(file.with(at, value), inflate)).toBeUndefined();
  });

  test("an unknown filter, or indices without a palette", () => {
    expect(decodePng(png({ ...gray, width: 1, height: 1, filter: () => 5 }, [1]), inflate)).toBeUndefined();
    expect(decodePng(png({ type: 3, depth: 8, width: 1, height: 1 }, [1]), inflate)).toBeUndefined();
  });

  test("returns undefined or a picture of the declared size for damaged bytes, and never throws", () => {
    const files = kinds.map((kind) => {
      const count = 9 * channels[kind.type];
      return png(
        { ...kind, width: 3, height: 3, palette: [1, 2, 3] },
        Array.from({ length: count }, () => 1),
      );
    });
    const damage = fc.array(fc.tuple(fc.nat(200), fc.nat(255)), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(fc.constantFrom(...files), damage, (file, changes) => {
        const damaged = Uint8Array.from(file);
        for (const [at, value] of changes) damaged[8 + at] = value;
        const { width = 0, height = 0, data } = decodePng(damaged, inflate) ?? {};
        expect(data?.bytes.length ?? 0).toBe(width * height * (data?.components ?? 0));
      }),
      { numRuns: runs(500) },
    );
  });
});
