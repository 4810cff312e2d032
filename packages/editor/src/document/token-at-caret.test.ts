import { expect, test } from "vitest";
import { completeToken, matchingTokens, tokenAtCaret } from "./token-at-caret.ts";

const at = (text: string) => tokenAtCaret(text, text.length);

test("detects a token after a brace, or after an @ outside an address", () => {
  expect(at("Week {we")).toEqual({ start: 5, end: 8, name: "we" });
  expect(at("{")).toEqual({ start: 0, end: 1, name: "" });
  expect(at("on @mon")).toEqual({ start: 3, end: 7, name: "mon" });
  expect(at("me@mon")).toBeUndefined();
  expect(at("{week} of")).toBeUndefined();
  expect(tokenAtCaret("{week} of", 3)).toEqual({ start: 0, end: 3, name: "we" });
});

test("lists names with the prefix before other matches in name or description", () => {
  const meanings = new Map([["{date_long}", "Date in words"]]);
  expect(matchingTokens("w", ["{date_long}", "{day}", "{week}", "{is_now}"], meanings)).toEqual([
    "{week}",
    "{date_long}",
    "{is_now}",
  ]);
});

test("replaces the typed part, including an existing closing brace", () => {
  const complete = (text: string, caret: number) => {
    const begun = tokenAtCaret(text, caret);
    return begun && completeToken(text, begun, "{week}");
  };
  expect(complete("Week {we, then", 8)).toEqual({ text: "Week {week}, then", caret: 11 });
  expect(complete("Week {}!", 6)).toEqual({ text: "Week {week}!", caret: 11 });
  expect(complete("{weeks} on", 3)).toEqual({ text: "{week} on", caret: 6 });
  expect(complete("@we", 3)).toEqual({ text: "{week}", caret: 6 });
});
