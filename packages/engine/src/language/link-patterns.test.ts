import { formatMessage } from "@octavo/foundation";
import { expect, test } from "vitest";
import { bindingProblems, destinationPatternProblem } from "./link-patterns.ts";
import { invalidPattern } from "./messages.ts";

const reported = (bind: string) =>
  bindingProblems(bind, ["cell_value", "date", "year", "section"], ["projects", "my notes"]).map(
    ({ severity, message }) => `${severity}: ${formatMessage(message)}`,
  );

test.each([
  "notes(@cell_value)",
  "notes( 5 )",
  "day(@date)#2",
  "week(2026-W03)",
  "Projects(3)",
  "my notes(3)",
  "My_Notes(@cell_value)",
  "@section(3)",
  "@date",
  "home:index",
  "month:{year}-03",
  "https://example.org/a?b",
])("finds nothing wrong with %s", (bind) => {
  expect(reported(bind)).toEqual([]);
});

test.each([
  ["fortnight(3)", "error: Unknown binding function"],
  ["my plans(3)", "error: Unknown binding function"],
  ["over there", "error: Invalid destination pattern format"],
  ["day(2026/01)", "error: Invalid destination pattern format"],
  ["notes()", "error: Invalid destination pattern format"],
  ["day(@dat)", "warning: Variable @dat is not available"],
])("says of %s: %s", (bind, sentence) => {
  expect(reported(bind)).toEqual([sentence]);
});

test("a destination is letters, digits, _ : . - and tokens", () => {
  expect(destinationPatternProblem("year:{year}_a.b-c#2")).toBeUndefined();
  expect(destinationPatternProblem("my home")).toEqual(invalidPattern);
});
