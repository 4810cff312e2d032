import { compileProject, findProfile, type Problem } from "@octavo/engine";
import { nodeWorld } from "@octavo/press";
import { expect, it } from "vitest";
import { designFixture, projectFixture } from "../../../test/project-fixture.ts";
import {
  addedProblems,
  changedDesigns,
  fixableProblems,
  scaledProject,
  withFixes,
  withoutHints,
} from "./adapted-project.ts";

const world = nodeWorld();

/** A small text and a small link, which a smaller page makes too small. */
const project = projectFixture({
  masters: [
    designFixture("Home", [
      {
        id: "words",
        type: "text_block",
        content: "Words",
        position: { x: 40, y: 40, width: 200, height: 40 },
        styling: { size: 9 },
      },
      {
        id: "link",
        type: "internal_link",
        content: "Home",
        position: { x: 40, y: 100, width: 80, height: 21 },
        styling: { size: 9 },
        properties: { to_dest: "home:index" },
      },
    ]),
  ],
  plan: {
    calendar: { start_date: "2026-01-01", end_date: "2026-01-31", pages_per_day: 1 },
    locale: "en",
    sections: [{ kind: "home", master: "Home", generate: "once", anchors: [{ dest_id: "home:index" }], context: {} }],
    order: ["home"],
  },
});

const problemsOf = (checked: object) =>
  withoutHints(compileProject(checked, world, { lint: true, fixes: true }).diagnostics);

function onPalma() {
  const palma = findProfile(world.profiles, "boox-palma-2");
  if (!palma) throw new Error("There is no Palma.");
  return { project: scaledProject(project, palma, "by_width") };
}

it("finds the problems that a change brings, and fixes them in the designs that are sent", () => {
  const before = problemsOf(project);
  const after = onPalma();
  const added = addedProblems(before, problemsOf(after.project));
  expect(before).toEqual([]);
  expect(added.map(({ code }) => code)).toContain("touch_target_too_small");
  const fixed = withFixes(after, fixableProblems(after, added));
  expect(problemsOf(fixed.project)).toEqual([]);
  expect(changedDesigns(after, fixed).map(({ list, name }) => [list, name])).toEqual([["masters", "Home"]]);
  expect(changedDesigns(after, after)).toEqual([]);
});

it("lists no problem that was there before, and no fix for a widget that the design does not have", () => {
  const problem = (widget_id: string, code: Problem["code"] = "too_small"): Problem => ({
    severity: "warning",
    code,
    message: { text: "Small" },
    at: { master: "Home", widget_id },
    fix: { label: { text: "Larger" }, widget_id, changes: [] },
  });
  const added = addedProblems([problem("link")], [problem("link"), problem("link", "in_margin"), problem("block/1")]);
  expect(added.map(({ code, at }) => [code, at.widget_id])).toEqual([
    ["in_margin", "link"],
    ["too_small", "block/1"],
  ]);
  expect(fixableProblems({ project }, added)).toHaveLength(1);
});
