import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { accountKey } from "./account-key.ts";

describe("the key of a name", () => {
  test.each([
    ["ADA", "ada"],
    ["  ada   lovelace ", "ada lovelace"],
    ["ŻÓŁW", "żółw".normalize("NFD")],
    ["ΟΔΥΣΣΕΥΣ", "οδυσσευς"],
    ["οδυσσευσ", "οδυσσευς"],
    ["STRASSE", "straße"],
    ["ﬁnn", "FINN"],
    ["ａｄａ＠octavo.example", "ada@octavo.example"],
    ["a\u200bd\u034fa\0", "ada"],
  ])("is the same for %j and %j", (one, other) => expect(accountKey(one)).toBe(accountKey(other)));

  test.each([
    ["ada", "adä"],
    ["ada.l", "adal"],
    ["ada l", "adal"],
    ["żółw", "zolw"],
  ])("differs between %j and %j", (one, other) => expect(accountKey(one)).not.toBe(accountKey(other)));

  test("is its own key and ignores case", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (written) => {
        const key = accountKey(written);
        expect(accountKey(key)).toBe(key);
        expect(accountKey(written.toUpperCase())).toBe(key);
        expect(accountKey(written.toLowerCase())).toBe(key);
      }),
    );
  });
});
