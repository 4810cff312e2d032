import { nodeWorld } from "@octavo/press";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anyText } from "../../test/support/any-text.ts";
import { faces } from "./faces.ts";
import { drawableText, shapedWidth, shapeRuns, textWidth } from "./measure-text.ts";

const { fonts } = nodeWorld();
const faceMetrics = fonts.metrics;
const arimo = faceMetrics("arimo-regular");

test("a text is as wide as its advances", () => {
  expect(textWidth(arimo, "Ai ", 10)).toBeCloseTo(11.67, 10);
  expect(textWidth(arimo, "", 10)).toBe(0);
});

describe("drawable text", () => {
  test("accents are composed", () => expect(drawableText("do\u0301 z\u0307")).toBe("dó ż"));
  test("line ends and tabs are spaces", () => expect(drawableText("a\r\nb\tc\nd")).toBe("a b c d"));
  test("removes invisible characters", () => expect(drawableText("ra\xADno\u200B \u2713\uFE0F\u0007")).toBe("rano ✓"));
  test("keeps no-break spaces", () => expect(drawableText("5\xA0marca")).toBe("5\xA0marca"));
});

describe("runs", () => {
  test("makes one run of text that the face has", () => {
    expect(shapeRuns("Październik", "arimo-regular", fonts)).toEqual({
      runs: [{ text: "Październik", face: "arimo-regular" }],
      missing: [],
    });
  });

  test("a symbol comes from a fallback of the same weight", () => {
    expect(shapeRuns("✓ Done", "arimo-bold", fonts).runs).toEqual([
      { text: "✓", face: "dejavu-sans-bold" },
      { text: " Done", face: "arimo-bold" },
    ]);
  });

  test("replaces characters that no face has and reports each once", () => {
    expect(shapeRuns("ꀀꀁꀀ", "tinos-regular", fonts)).toEqual({
      runs: [{ text: "\uFFFD\uFFFD\uFFFD", face: "tinos-regular" }],
      missing: [0xa000, 0xa001],
    });
  });

  test("returns no run for an empty text", () => expect(shapeRuns("", "arimo-regular", fonts).runs).toEqual([]));

  const anyFace = fc.constantFrom(...faces.map((face) => face.id));

  test("runs put together are the text, and each can be drawn", () => {
    fc.assert(
      fc.property(anyText(), anyFace, (text, face) => {
        const { runs, missing } = shapeRuns(text, face, fonts);
        const gone = new Set(missing);
        const expected = [...drawableText(text)].map((c) => (gone.has(c.codePointAt(0) ?? 0) ? "\uFFFD" : c)).join("");
        expect(runs.map((run) => run.text).join("")).toBe(expected);
        const isDrawn = (c: string, id: string) => faceMetrics(id).advance(c.codePointAt(0) ?? 0) !== undefined;
        expect(runs.every((run) => [...run.text].every((c) => isDrawn(c, run.face)))).toBe(true);
      }),
    );
  });

  test("width adds up", () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), anyFace, (a, b, face) => {
        const width = (text: string) => shapedWidth(text, face, 12, fonts);
        expect(width(a + b)).toBeCloseTo(width(a) + width(b), 6);
      }),
    );
  });
});
