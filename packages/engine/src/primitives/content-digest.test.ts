import { expect, test } from "vitest";
import { ContentDigest } from "./content-digest.ts";

const digest = (...contents: readonly Uint8Array[]) => {
  const made = new ContentDigest();
  for (const bytes of contents) made.update(bytes);
  return made.hexadecimal;
};
const counted = (length: number, first = 0) => Uint8Array.from({ length }, (_, i) => (first + i) & 255);

test("contents keep their digest from release to release, so that the same document is the same file", () => {
  expect(digest()).toBe("6ac09738cbcfc3a830691ee6aa727f54");
  expect(digest(counted(3))).toBe("fee49b61e40ff1214a6ce31f4b039b3b");
  expect(digest(counted(100))).toBe("e26217b3dad55b68e59f794f105bac7c");
  expect(digest(counted(32), counted(17, 7))).toBe("4ffdee4cac0192ae742782a310b0e6d6");
});

test("bytes have the same digest wherever they lie in memory", () => {
  const shifted = new Uint8Array(101);
  shifted.set(counted(100), 1);
  expect(digest(shifted.subarray(1))).toBe(digest(counted(100)));
});
