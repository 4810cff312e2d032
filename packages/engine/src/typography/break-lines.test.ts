import { nodeWorld } from "@octavo/press";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { breakLines } from "./break-lines.ts";
import { textWidth } from "./measure-text.ts";

const { metrics: faceMetrics } = nodeWorld().fonts;

const characters = (text: string) => [...text].length;

/** Breaks `text` into lines with an advance of one unit per character. */
const lines = (text: string, width: number) => breakLines(text, width, characters);

test("as many words as fit", () => expect(lines("one two three four", 9)).toEqual(["one two", "three", "four"]));
test("a text that fits is one line", () => expect(lines("one two", 7)).toEqual(["one two"]));
test("no text is one empty line", () => expect(lines("", 5)).toEqual([""]));
test("keeps line breaks of the text", () => expect(lines("a\n\nb\r\nc\n", 5)).toEqual(["a", "", "b", "c", ""]));
test("a word too long is cut between characters", () => {
  expect(lines("an unbreakable word", 6)).toEqual(["an", "unbrea", "kable", "word"]);
});
test("a long word is measured once, not once a line", () => {
  let measured = 0;
  breakLines("x".repeat(10_000), 10, (text) => {
    measured += text.length;
    return text.length;
  });
  expect(measured).toBeLessThan(40_000);
});
test("a box narrower than a character has one character per line", () =>
  expect(lines("abc", 0)).toEqual(["a", "b", "c"]));
test("keeps indentation and removes spaces at line ends", () => expect(lines("  a b  ", 3)).toEqual(["  a", "b"]));
test("spaces between words stay as written", () => expect(lines("a   b", 9)).toEqual(["a   b"]));
test("a no-break space holds words together", () => expect(lines("on 5\xA0marca", 8)).toEqual(["on", "5\xA0marca"]));
test("keeps an accent with its letter", () => expect(lines("e\u0301e\u0301", 2)).toEqual(["e\u0301", "e\u0301"]));
test("a tab is a space", () => expect(lines("a\tb", 3)).toEqual(["a b"]));

describe("hyphens", () => {
  test("breaks after a hyphen between letters", () => {
    expect(lines("well-known", 6)).toEqual(["well-", "known"]);
  });
  test("a date stays whole", () => expect(lines("on 2026-01-15", 11)).toEqual(["on", "2026-01-15"]));
  test("shows a soft hyphen only at the end of a line", () => {
    expect(lines("paź\xADdzier\xADnik", 10)).toEqual(["paździer-", "nik"]);
    expect(lines("paź\xADdzier\xADnik", 11)).toEqual(["październik"]);
  });
  test("does not break at a soft hyphen without room for the hyphen", () => {
    expect(lines("ab cd\xADefgh", 5)).toEqual(["ab", "cd-", "efgh"]);
  });
  test("a zero width space is a place to break", () => expect(lines("ab\u200Bcd", 3)).toEqual(["ab", "cd"]));
});

describe("for any text", () => {
  const metrics = faceMetrics("dejavu-serif");
  const measure = (text: string) => textWidth(metrics, text, 11);
  const anyText = fc.string({ unit: fc.constantFrom(..."abcdefgWi żółć-\xAD\xA0 \n\t–é".split("")), maxLength: 80 });
  const anyWidth = fc.integer({ min: 0, max: 200 });

  test("no line is wider than the box, but for a single character", () => {
    fc.assert(
      fc.property(anyText, anyWidth, (text, width) => {
        for (const line of breakLines(text, width, measure)) {
          expect(characters(line) <= 1 || measure(line) <= width + 1e-6).toBe(true);
        }
      }),
    );
  });

  test("the lines put together are the text, spaces and hyphens apart", () => {
    const bare = (text: string) => text.replace(/[\s\xAD-]/g, "");
    fc.assert(
      fc.property(anyText, anyWidth, (text, width) => {
        expect(bare(breakLines(text, width, measure).join(""))).toBe(bare(text));
      }),
    );
  });

  test("a line could not have taken the next word", () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ unit: fc.constantFrom(..."abcW".split("")), minLength: 1 })),
        anyWidth,
        (words, width) => {
          const broken = breakLines(words.join(" "), width, measure);
          for (const [i, line] of broken.entries()) {
            const [word = ""] = (broken[i + 1] ?? "").split(" ");
            if (words.includes(word) && words.includes(line)) expect(measure(`${line} ${word}`)).toBeGreaterThan(width);
          }
        },
      ),
    );
  });
});
