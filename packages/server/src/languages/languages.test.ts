import { expect, test } from "vitest";
import { preferredLanguage } from "./languages.ts";

test.each([
  [undefined, "en"],
  ["", "en"],
  ["*", "en"],
  ["pl-PL,pl;q=0.9,en;q=0.8", "pl"],
  ["de-CH, en;q=0.5", "de"],
  ["uk, cs;q=0.9, fr;q=0.7", "fr"],
  ["en;q=0.3, ja ;q=0.7, es;q=0.5", "ja"],
  ["zh-CN,zh;q=0.9", "zh-Hans"],
  ["zh-TW,en;q=0.5", "en"],
  ["pt", "pt-BR"],
  ["ar-EG", "ar"],
  ["pl;q=0, de;q=0.1", "de"],
  ["pl;q=much, es;q=0.2", "es"],
  [`${"xx,".repeat(10_000)}pl`, "en"],
])("the header %j prefers %s", (header, language) => {
  expect(preferredLanguage(header)).toBe(language);
});

test("German emails say du within sentences", async () => {
  const texts = JSON.stringify(await import("./de.ts"));
  expect(texts.match(/[\p{L},] (?:Sie|Ihr(?:e[mnrs]?)?|Ihnen)(?!\p{L}).{20}/gu)).toBeNull();
});
