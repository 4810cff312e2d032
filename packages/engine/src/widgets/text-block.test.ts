import { describe, expect, test } from "vitest";
import { draw, texts, words } from "../../test/support/documents.ts";
import { inEnglish } from "../../test/support/in-english.ts";

const position = { x: 100, y: 100, width: 200, height: 100 };
const block = (content: string, properties = {}, styling = {}) =>
  draw({ type: "text_block", content, properties, styling, position });
const first = (drawn: ReturnType<typeof block>) => texts(drawn.items)[0];

describe("text_block", () => {
  test("replaces the page's tokens in its content", () => {
    expect(words(block("{date_long}, {page} of {total_pages}").items)).toEqual(["Thursday, March 5, 2026, 1 of 1"]);
  });

  test("aligns by the width of the words", () => {
    const x = (text_align: string) => first(block("Octavo", {}, { text_align }))?.x ?? 0;
    expect(x("left")).toBe(100);
    expect(x("center")).toBeCloseTo((x("left") + x("right")) / 2);
    expect(x("right")).toBeGreaterThan(250);
  });

  test("is centered in the box", () => {
    const { y = 0 } = first(block("Octavo", {}, { size: 20 })) ?? {};
    expect(y).toBeGreaterThan(150);
    expect(y).toBeLessThan(160);
  });

  test("wraps at the edge of the box", () => {
    const drawn = block("the quick brown fox jumps over the lazy dog and runs", {}, { size: 14 });
    expect(drawn.items.length).toBeGreaterThan(1);
    expect(words(drawn.items).join(" ")).toBe("the quick brown fox jumps over the lazy dog and runs");
    expect(drawn.diagnostics).toEqual([]);
  });

  test("cuts a text of too many lines with an ellipsis", () => {
    const styling = { size: 14 };
    const shown = (text: string, max_lines: number) => {
      const { items, diagnostics } = block(text, { max_lines }, styling);
      expect([diagnostics, new Set(texts(items).map(({ y }) => y)).size]).toEqual([[], Math.min(2, max_lines)]);
      return words(items).join(" ");
    };
    const fox = "the quick brown fox jumps over the lazy dog";
    expect([shown(fox, 1), shown(fox, 2)]).toEqual([expect.stringMatching(/^the quick brown fox jumps.*…$/), fox]);
    expect(shown("Donaudampfschifffahrtsgesellschaft", 1)).toMatch(/^Donaudampfschiff\w*…$/);
  });

  test("keeps the author's line ends, and sets lines apart by line_height", () => {
    const [a, b] = texts(block("one\ntwo", {}, { size: 10, line_height: 2 }).items);
    expect((b?.y ?? 0) - (a?.y ?? 0)).toBeCloseTo(20);
  });

  test("reads downward when vertical, upward when counter-clockwise", () => {
    expect(first(block("side", { orientation: "vertical" }))?.rotation).toBe(90);
    expect(first(block("side", { orientation: "vertical_ccw" }))).toMatchObject({ rotation: -90, y: 200 });
  });

  test("moves down by its top padding", () => {
    expect((first(block("x", { top_padding: 40 }))?.y ?? 0) - (first(block("x"))?.y ?? 0)).toBeCloseTo(20);
  });

  test("draws nothing for blank content", () => {
    expect(block("  ").items).toEqual([]);
  });

  test("is a link when it has one", () => {
    expect(block("x", { to_dest: "https://example.org" }).links).toMatchObject([{ rect: position }]);
  });

  test("uses fallback fonts for missing characters and reports characters that no font has", () => {
    const arrow = texts(block("a ☐ b").items);
    expect(arrow.map(({ face }) => face)).toEqual(["arimo-regular", "dejavu-sans", "arimo-regular"]);
    expect(inEnglish(block("ꀀ").diagnostics)).toMatchObject([
      { code: "missing_glyph", message: 'No font has a shape for "ꀀ" (U+A000)' },
    ]);
  });

  test("replaces an unknown font by Helvetica", () => {
    const drawn = block("x", {}, { font: "Comic Sans MS" });
    expect(first(drawn)?.face).toBe("arimo-regular");
    expect(drawn.diagnostics).toMatchObject([{ code: "unknown_font", at: { path: ["styling", "font"] } }]);
  });
});
