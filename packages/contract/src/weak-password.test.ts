import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { siteWords, weakPasswordProblem } from "./weak-password.ts";

describe("a weak password", () => {
  const username = "Ada Lovelace";
  const email = "a.byron+planner@octavo.example";
  const problem = (password: string) => weakPasswordProblem(password, { username, email });

  test.each([
    ["aaaaaaaa", "Use a password that does not repeat a few characters"],
    ["ababababa", "Use a password that does not repeat a few characters"],
    ["AbcaBcabC", "Use a password that does not repeat a few characters"],
    ["12341234", "Use a password that does not repeat a few characters"],
    ["aaaabbbb", "Use a password that does not repeat a few characters"],
    ["🦊🦊🦊🦊🦊🦊🦊🦊", "Use a password that does not repeat a few characters"],
    ["password", "This password is one of the most common ones. Choose another"],
    ["PassWord", "This password is one of the most common ones. Choose another"],
    ["ｐａｓｓｗｏｒｄ", "This password is one of the most common ones. Choose another"],
    ["passwordpassword", "This password is one of the most common ones. Choose another"],
    ["octavo2027", "Use a password that is more than the name of this site or of a device"],
    ["0ct4v0--", "Use a password that is more than the name of this site or of a device"],
    ["My Planner", "Use a password that is more than the name of this site or of a device"],
    ["remarkable2", "Use a password that is more than the name of this site or of a device"],
    ["ada lovelace", "Use a password that is not your username or email address"],
    ["AdaLovelace!", "Use a password that is not your username or email address"],
    ["ecalevolada", "Use a password that is not your username or email address"],
    ["4d4_L0v3l4c3", "Use a password that is not your username or email address"],
    ["lovelace1815", "Use a password that is not your username or email address"],
    ["a.byron-2026", "Use a password that is not your username or email address"],
    ["a.byron+planner@octavo.example", "Use a password that is not your username or email address"],
  ])("is refused: %s", (password, sentence) => expect(problem(password)?.text).toBe(sentence));

  test.each([
    "87654321",
    "0123456789",
    "9876543210",
    "abcdefgh",
    "ZYXWVUTS",
    "abcd1234",
    "1234abcd!",
    "aabbccddeeff",
    "asdfghjk",
    "kjhgfdsa",
    "poiuytrewq",
    "qwertzui",
    "qsdfghjklm",
    "azertyuiop",
    "yxcvbnm,.-",
    "1qaz2wsx3edc",
    "!@#$%^&*",
    "абвгдежз",
    "٠١٢٣٤٥٦٧",
  ])("is a sequence: %s", (password) =>
    expect(problem(password)?.text).toBe("Use a password that is not a sequence, such as 87654321 or asdfghjk"),
  );

  test("is each of John the Ripper's common passwords", () => {
    const john = readFileSync(new URL("../../../scripts/john-passwords.txt", import.meta.url), "utf8")
      .trim()
      .split("\n");
    expect(john.length).toBeGreaterThan(600);
    expect(john).toContain("bestfriends");
    expect(john.filter((password) => !weakPasswordProblem(password, {}))).toEqual([]);
  });

  test.each([
    "abc, 123, do re mi",
    "qwerty is not mine",
    "correct horse battery staple",
    "lovelace writes notes",
    "zażółć gęślą",
    "byron's engine",
    "my octavo planner of 2027",
    "Xk3#vv90qL",
  ])("is none of the like of: %s", (password) => expect(problem(password)).toBeUndefined());

  test("are the words of docs/security.md", () => {
    const text = readFileSync(new URL("../../../docs/security.md", import.meta.url), "utf8").replace(/\s+/g, " ");
    expect(text).toContain(`address, ${siteWords.map((word) => `\`${word}\``).join(", ")}.`);
  });

  test("is found without a username", () => {
    expect(weakPasswordProblem("iloveyou", {})?.text).toBe(
      "This password is one of the most common ones. Choose another",
    );
    expect(weakPasswordProblem("lovelace1815", { username: "" })).toBeUndefined();
  });
});
