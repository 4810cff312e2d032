import { nodeWorld } from "@octavo/press";
import { describe, expect, test } from "vitest";
import type { FaceMetrics } from "./font.ts";
import { printableText } from "./printable-text.ts";

const { fonts } = nodeWorld();
const { metrics } = fonts;
const printed = (text: string) => printableText(text, "arimo-regular", fonts);

describe("printable text", () => {
  test.each([
    ["🎂 Ewa (1990)", "Ewa (1990)"],
    ["Party 🎉 at home", "Party at home"],
    ["Party 🎉!", "Party!"],
    ["Ewa (🎂)", "Ewa"],
    ["Trip 👩‍👩‍👧‍👦 👍🏽 🏴󠁧󠁢󠁳󠁣󠁴󠁿 home", "Trip home"],
    ["生日 Ann", "生日 Ann"],
    ["ꀀꀁ Ann", "Ann"],
    ["🎂🎂", ""],
    ["Żółw — ☎ Καλημέρα Привет", "Żółw — ☎ Καλημέρα Привет"],
    ["do\u0301m", "do\u0301m"],
  ])("%s becomes %j", (text, expected) => expect(printed(text)).toBe(expected));

  test("has no part of a sequence whose other characters are missing", () => {
    expect(printed("❤ Ann")).toBe("❤ Ann");
    expect(printed("❤️ Ann")).toBe("❤️ Ann");
    expect(printed("❤️\u200d🔥 Ann")).toBe("Ann");
  });

  test("keeps digits and letters without their marks", () => {
    expect(printed("1\ufe0f\u20e3 first")).toMatch(/^1.* first$/u);
    expect(printed("e\u{1e8d0}t")).toBe("et");
  });

  test("keeps what a font of the document has", () => {
    const own = "own";
    const advance: FaceMetrics["advance"] = (code) =>
      code === 0x1f382 ? 1000 : metrics("arimo-regular").advance(code);
    const withOwn = {
      metrics: (id: string) => (id === own ? { ...metrics("arimo-regular"), advance } : metrics(id)),
      fallbacks: () => [],
      scripts: () => undefined,
    };
    expect(printableText("🎂 Ewa 🎉", own, withOwn)).toBe("🎂 Ewa");
  });
});
