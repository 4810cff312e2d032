import type { Problem } from "@octavo/engine";
import type { DiagnosticCode } from "@octavo/foundation";
import { expect, test } from "vitest";
import { countProblems } from "../state/use-check.ts";
import { problemGroups } from "./problem-groups.ts";

const problem = (code: DiagnosticCode, severity: Problem["severity"] = "warning"): Problem => ({
  severity,
  code,
  message: { text: code },
  at: { widget_id: "it", page: 2 },
});

const titles = (here: readonly Problem[], elsewhere: readonly Problem[] = []) =>
  problemGroups({ here, elsewhere }).map(({ title, entries }) => [title, ...entries.map(({ code }) => code)]);

test("groups problems by topic, errors first", () => {
  const found = [
    problem("in_margin", "hint"),
    problem("grey_vanishes"),
    problem("touch_target_too_small"),
    problem("off_page", "error"),
    problem("unknown_destination"),
  ];
  expect(titles(found)).toEqual([
    ["Links", "touch_target_too_small", "unknown_destination"],
    ["Place and size", "off_page", "in_margin"],
    ["Ink", "grey_vanishes"],
  ]);
});

test("lists the problems of other designs last, and counts them too", () => {
  const found = { here: [problem("grey_vanishes")], elsewhere: [problem("unknown_destination")] };
  expect(titles(found.here, found.elsewhere)).toEqual([
    ["Ink", "grey_vanishes"],
    ["Elsewhere in the planner", "unknown_destination"],
  ]);
  expect(countProblems(found)).toBe(2);
});

test("assigns unknown codes to the document", () => {
  expect(titles([problem("more_problems")])).toEqual([["Document", "more_problems"]]);
});
