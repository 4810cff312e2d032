import { expect, test } from "vitest";
import { toUnicodeMap } from "./to-unicode-map.ts";

const ranges = (characters: readonly (readonly [number, number])[]) =>
  toUnicodeMap(textsOf(characters)).match(/^<.*><.*><.*>$/gm);

function textsOf(characters: readonly (readonly [number, number])[]): ReadonlyMap<number, string> {
  return new Map(characters.map(([identifier, codePoint]) => [identifier, String.fromCodePoint(codePoint)]));
}

test("a cluster has all its characters", () => {
  const texts = new Map([
    [1, "لا"],
    [2, "ك"],
  ]);
  expect(toUnicodeMap(texts).match(/^<.*><.*><.*>$/gm)).toEqual(["<0001><0001><06440627>", "<0002><0002><0643>"]);
});

test("consecutive characters make one range within a page of 256", () => {
  expect(ranges([0x41, 0x42, 0x43, 0xff, 0x100, 0x104].map((c) => [c, c]))).toEqual([
    "<0041><0043><0041>",
    "<00ff><00ff><00ff>",
    "<0100><0100><0100>",
    "<0104><0104><0104>",
  ]);
});

test("borrowed identifiers lead to characters beyond the first plane", () => {
  expect(
    ranges([
      [0xe000, 0x1f600],
      [0xe001, 0x1f601],
    ]),
  ).toEqual(["<e000><e000><d83dde00>", "<e001><e001><d83dde01>"]);
});

test("a block has a hundred lines at most", () => {
  const spread = Array.from({ length: 250 }, (_, i) => [2 * i + 32, 2 * i + 32] as const);
  expect(toUnicodeMap(textsOf(spread)).match(/\d+ beginbfrange/g)).toEqual([
    "100 beginbfrange",
    "100 beginbfrange",
    "50 beginbfrange",
  ]);
});
