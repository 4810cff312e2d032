import type { Diagnostic, LintProblem } from "@octavo/engine";
import { expect, test } from "vitest";
import { countProblems, problemGroups } from "./problem-groups.ts";

const problem = (
  code: LintProblem["code"],
  widget_id: string,
  severity: LintProblem["severity"] = "warning",
): LintProblem => ({
  code,
  severity,
  message: { text: code },
  widget_id,
  widget_label: "Link",
  page: 1,
  count: 1,
});
const diagnostic = (code: string, widget_id: string): Diagnostic => ({
  severity: "warning",
  code,
  message: { text: code },
  at: { widget_id, page: 2 },
});

const titles = (...list: Parameters<typeof problemGroups>) =>
  problemGroups(...list).map(({ title, entries }) => [title, ...entries.map(({ code }) => code)]);

test("groups problems by topic, errors first", () => {
  const found = [
    problem("grey_vanishes", "a"),
    problem("touch_target_too_small", "b"),
    problem("off_page", "c", "error"),
  ];
  expect(titles([problem("in_margin", "d", "hint"), ...found], [diagnostic("unknown_destination", "b")])).toEqual([
    ["Links", "touch_target_too_small", "unknown_destination"],
    ["Place and size", "off_page", "in_margin"],
    ["Ink", "grey_vanishes"],
  ]);
});

test("lists a problem once if lint and compile both report it", () => {
  const both = problemGroups(
    [problem("text_does_not_fit", "a")],
    [diagnostic("text_does_not_fit", "a"), diagnostic("text_does_not_fit", "b")],
  );
  expect(countProblems(both)).toBe(2);
});

test("assigns unknown codes to the document", () => {
  expect(titles([], [diagnostic("something_new", "a")])).toEqual([["Document", "something_new"]]);
});
