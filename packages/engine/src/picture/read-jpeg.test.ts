import { runs } from "@octavo/foundation/testing";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { exif, jpegs, withSegment } from "../../test/support/pictures.ts";
import { isJpeg, readJpeg } from "./read-jpeg.ts";

const bytesOf = (file: Uint8Array) => readJpeg(file)?.data.bytes;
/** Returns the offset of a two-byte marker. */
const find = (file: Uint8Array, marker: number) => file.findIndex((byte, i) => byte === 0xff && file[i + 1] === marker);

describe("a JPEG", () => {
  test.each([
    ["color", 3],
    ["progressive", 3],
    ["gray", 1],
  ] as const)("has the size of its header and is embedded unchanged: %s", (kind, components) => {
    const data = { encoding: "jpeg", components, bytes: jpegs[kind] };
    expect(readJpeg(jpegs[kind])).toEqual({ width: 24, height: 16, data });
  });

  test.each([
    [1, undefined],
    [3, 2],
    [6, 1],
    [8, 3],
    [0, undefined],
    [77, undefined],
  ])("has the orientation of its Exif data: %i", (orientation, turns) => {
    for (const order of ["II", "MM"] as const)
      expect(readJpeg(withSegment(jpegs.color, 0xe1, exif(orientation, order)))?.turns).toBe(turns);
  });

  test("leaves behind where it was taken, colour profiles and comments, but not how its colours are coded", () => {
    for (const marker of [0xe1, 0xe2, 0xed, 0xef, 0xfe])
      expect(bytesOf(withSegment(jpegs.color, marker, [1, 2, 3]))).toEqual(jpegs.color);
    const adobe = withSegment(jpegs.color, 0xee, [...Buffer.from("Adobe"), 0, 100, 0, 0, 0, 0, 0]);
    expect(bytesOf(adobe)).toEqual(adobe);
  });

  test("ends at its end marker, without appended data", () => {
    const film = Uint8Array.from([...jpegs.progressive, ...jpegs.color, 1, 2, 3]);
    expect(bytesOf(film)).toEqual(jpegs.progressive);
  });

  test("does not end at restart markers, nor inside a table that happens to hold the bytes of an end", () => {
    const [scans, end] = [jpegs.progressive.subarray(0, -2), jpegs.progressive.subarray(-2)];
    const longer = Uint8Array.from([...scans, 0xff, 0xd0, 1, 0xff, 0xc4, 0, 6, 0xff, 0xd9, 0, 0, ...end]);
    expect(bytesOf(longer)).toEqual(longer);
  });

  test("may have more than one FF before a marker", () => {
    expect(bytesOf(Uint8Array.from([0xff, 0xd8, 0xff, ...jpegs.gray.subarray(2)]))).toEqual(jpegs.gray);
  });
});

describe("a picture is not decoded from", () => {
  test("a file that ends anywhere before its end", () => {
    for (let length = 0; length < jpegs.progressive.length; length++)
      expect(readJpeg(jpegs.progressive.subarray(0, length)), `${length} bytes`).toBeUndefined();
  });

  test.each([
    ["CMYK", 0xc0, 9, 4],
    ["twelve bits", 0xc0, 4, 12],
    ["arithmetic coding", 0xc0, 1, 0xc9],
    ["a height that comes later", 0xc0, 6, 0],
  ])("%s", (_, marker, offset, value) => {
    expect(readJpeg(jpegs.color.with(find(jpegs.color, marker) + offset, value))).toBeUndefined();
  });

  test("more pixels than pictures may have", () => {
    const frame = find(jpegs.color, 0xc0);
    const large = jpegs.color.with(frame + 5, 0xff).with(frame + 7, 0xff);
    expect(readJpeg(large)).toBeUndefined();
  });

  test("a mirrored photo", () => {
    expect(readJpeg(withSegment(jpegs.color, 0xe1, exif(2)))).toBeUndefined();
  });

  test("damage to the headers, or it is some picture; never an exception", () => {
    const file = withSegment(jpegs.color, 0xe1, exif(6));
    const changes = fc.array(fc.tuple(fc.nat(file.length - 1), fc.nat(255)), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(changes, (damage) => {
        const damaged = Uint8Array.from(file);
        for (const [at, value] of damage) damaged[at] = value;
        const picture = readJpeg(damaged);
        if (picture) expect(isJpeg(picture.data.bytes)).toBe(true);
      }),
      { numRuns: runs(1000) },
    );
  });
});
