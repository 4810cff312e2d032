import { designNameProblem, formatMessage, type Message } from "@octavo/foundation";
import { describe, expect, test } from "vitest";
import { emailProblem, newPasswordProblem } from "./field-problems.ts";
import { usernameProblem } from "./username-problem.ts";

const inEnglish = (problem: Message | undefined) => problem && formatMessage(problem);

describe("a new account", () => {
  test.each([
    ["", "Username is required"],
    ["   ", "Username is required"],
    [" ab ", "Use at least 3 characters"],
    ["a".repeat(51), "Use at most 50 characters"],
    ["ada<script>", "Use letters, digits, spaces, hyphens, underscores and periods"],
    [" Łucja.K ", undefined],
  ])("called %j: %s", (written, problem) => expect(inEnglish(usernameProblem(written))).toBe(problem));

  test.each([
    ["", "Email is required"],
    ["ada", "Enter a valid email address"],
    ["ada@octavo", "Enter a valid email address"],
    ["a da@octavo.example", "Enter a valid email address"],
    ["ada@octavo.example,eve@octavo.example", "Enter a valid email address"],
    ["ada,eve@octavo.example", "Enter a valid email address"],
    ["<ada@octavo.example>", "Enter a valid email address"],
    ["ada\0@octavo.example", "Enter a valid email address"],
    ["ada\u200b@octavo.example", "Enter a valid email address"],
    [`${"a".repeat(239)}@octavo.example`, undefined],
    [`${"a".repeat(240)}@octavo.example`, "Use at most 254 characters"],
    [`${"\ufdfa".repeat(20)}@octavo.example`, "Use at most 254 characters"],
    ["zażółć+plan@octavo.example", undefined],
    ["ada@octavo.example", undefined],
  ])("with the address %j: %s", (written, problem) => expect(inEnglish(emailProblem(written))).toBe(problem));

  test.each([
    ["", "Password is required"],
    ["1234567", "Use at least 8 characters"],
    ["a".repeat(129), "Use at most 128 characters"],
    ["        ", undefined],
  ])("with the password %j: %s", (written, problem) => expect(inEnglish(newPasswordProblem(written))).toBe(problem));
});

test.each([
  ["", "Master name is required"],
  ["  ", "Master name is required"],
  ["D", "Master name must be at least 2 characters long"],
  ["a".repeat(100), "Master name must be less than 100 characters"],
  [
    "Day/Night",
    "Master name can only contain letters, numbers, spaces, hyphens, underscores, periods, and parentheses",
  ],
  ["(--)", "Master name must contain at least one letter or number"],
  ["Day (left) 1.0", undefined],
  ["Dzień", undefined],
])("a master called %j: %s", (written, problem) =>
  expect(inEnglish(designNameProblem(written, "master"))).toBe(problem),
);

test("a page name has the rules of a master name, with messages of its own", () => {
  expect(inEnglish(designNameProblem("D", "page"))).toBe("Page name must be at least 2 characters long");
});
