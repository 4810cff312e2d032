import { readFileSync } from "node:fs";
import { subsetTrueType } from "@octavo/engine";
import { fontFile } from "@octavo/press";
import { expect, test } from "vitest";
import { slimFont } from "./slim-font.ts";

const letters = [..."Zażółć gęślą jaźń → Ελλάδα"].map((letter) => letter.codePointAt(0) ?? 0);

test.each(["inter-bold", "source-serif-4-italic", "arimo-regular", "patrick-hand-regular"])(
  "a slim %s is smaller, and its subsets are the same",
  (face) => {
    const font = readFileSync(fontFile(face));
    const slim = slimFont(font);
    expect(slim.length).toBeLessThan(font.length);
    expect(subsetTrueType(slim, letters)).toEqual(subsetTrueType(font, letters));
  },
);
