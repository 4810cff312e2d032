/** Any mixture of scripts is set on the page in bounded time, and every character is drawn or reported. */
import { runs } from "@octavo/foundation/testing";
import fc from "fast-check";
import { expect, test } from "vitest";
import { setText } from "../../src/display/set-text.ts";
import { anyText } from "../support/any-text.ts";
import { world } from "../support/documents.ts";

const pieces = fc.constantFrom(
  ..."الثلاثاء|یادداشت‌ها|שָׁלוֹם|רביעי|क्षत्रिय|বৃহস্পতিবার|வியாழன்|స్త్రీ|น้ำ|一月の「予定」|메모|第2周|Week 12|12:30–14:00|(a) [b]|✓ ★|😀|łąka".split(
    "|",
  ),
  " ",
  "\n",
  "\u200B",
  "\u200F",
  "\u2067",
  "\u2069",
  "\u202E",
  "\u064B",
  "\u093F",
  "\uD800",
);
const mixed = fc.array(fc.oneof({ weight: 5, arbitrary: pieces }, anyText({ maxLength: 4 })), { maxLength: 14 });

test("a text of any scripts fits into the widths that layout gives its lines", () => {
  fc.assert(
    fc.property(mixed, fc.boolean(), fc.boolean(), fc.integer({ min: 20, max: 300 }), (parts, isBold, wrap, width) => {
      const text = parts.join("");
      const face = isBold ? "ibm-plex-sans-bold" : "arimo-regular";
      const box = { x: 0, y: 0, width, height: 100 };
      const setting = {
        face,
        size: 10,
        color: "#000000",
        align: "left",
        wrap,
        isRightToLeft: text.length % 2 === 0,
      } as const;
      const { items, missing } = setText(text, box, setting, world.fonts);
      const inked = items.map((item) => item.clusters?.map((cluster) => cluster.text).join("") ?? item.text).join("");
      const isDrawn = (character: string) =>
        inked.includes(character) || missing.includes(character.codePointAt(0) ?? 0);
      for (const letter of text.normalize("NFC").match(/[\p{Lo}\p{Lu}\p{Ll}]/gu) ?? [])
        expect(isDrawn(letter)).toBe(true);
      for (const { x, y } of items) expect(Number.isFinite(x) && Number.isFinite(y)).toBe(true);
    }),
    { numRuns: runs(1000) },
  );
});
