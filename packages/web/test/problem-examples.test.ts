/** Compiles the examples of the help. The engine decides whether a text has the problem that the help shows with it. */

import { readFileSync } from "node:fs";
import {
  compile,
  manifestOf,
  parseDesign,
  parseProject,
  render,
  type UpdateOptions,
  validatePlan,
} from "@octavo/engine";
import { type Diagnostic, type DiagnosticCode, diagnosticCodes } from "@octavo/foundation";
import { isLong } from "@octavo/foundation/testing";
import { fontFile, nodeWorld } from "@octavo/press";
import { describe, expect, test } from "vitest";
import { drawExample } from "../src/engine-worker/draw-example.ts";
import { documentsOf } from "../src/help/example-documents.ts";
import { type ExamplePart, type ProblemExample, problemExamples } from "../src/help/problem-examples.ts";

const world = nodeWorld();

const lora = `data:font/ttf;base64,${readFileSync(fontFile("lora-regular")).toString("base64")}`;

/** Documents with the fonts that an example leaves out. */
function documents(part: ExamplePart, text: string) {
  const { masters, plan, template } = { masters: "", plan: "", template: "", ...documentsOf(part, text) };
  return { masters: masters.replaceAll("data:font/ttf;base64,…", lora), plan, template };
}

function problemsOf({ part }: ProblemExample, text: string): readonly Diagnostic[] {
  const options = { lint: true };
  const { masters, plan, template } = documents(part, text);
  switch (part) {
    case "template":
      return render(template, world, options).diagnostics;
    case "design":
      return parseDesign(template, world.profiles).diagnostics;
    case "plan":
      return [...compile(masters, plan, world, options).diagnostics, ...problemsInEditor(masters, plan)];
    case "row":
      return compile(masters, plan, world, { ...options, row: { table: "pupils", key: "8" } }).diagnostics;
    case "update":
      return updated(plan, undefined);
    case "earlier":
      return updated(documents("plan", "").plan, plan);
    default:
      return compile(masters, plan, world, options).diagnostics;
  }
}

/** Problems that the editor of plans adds. */
function problemsInEditor(masters_yaml: string, plan_yaml: string): readonly Diagnostic[] {
  const { project } = parseProject({ masters_yaml, plan_yaml }, world.profiles);
  if (!project) return [];
  const { errors, warnings } = validatePlan(project.plan, ["Day", "Pupil"], world);
  return [...errors, ...warnings];
}

/** Updates a PDF with days and notes, which the plan no longer has. */
function updated(plan: string, earlier: string | undefined): readonly Diagnostic[] {
  const sections =
    "sections:\n  - { kind: days, master: Day, generate: each_day }\n  - { kind: notes, master: Day, generate: once }";
  const { masters, plan: before } = documents("plan", sections);
  const { document } = compile(masters, before, world);
  if (!document) throw new Error("no earlier edition");
  const manifest = manifestOf(document);
  const project = earlier === undefined ? undefined : { masters_yaml: masters, plan_yaml: earlier };
  const update: UpdateOptions = { manifest, project, removed: "keep" } as UpdateOptions;
  return compile(masters, plan, world, { update, lint: true }).diagnostics;
}

const codesIn = (example: ProblemExample, text: string) => [
  ...new Set(problemsOf(example, text).map(({ code }) => code)),
];

/** Problems that come with others. */
const others: Partial<Record<DiagnosticCode, readonly DiagnosticCode[]>> = {
  link_under_toolbar: ["in_margin"],
  masters_missing: ["no_masters", "unknown_master"],
  more_problems: ["unknown_key"],
  no_masters: ["unknown_master"],
  open_quote: ["table_rows"],
  plan_missing: ["no_sections"],
  rule_count: ["empty_section"],
  rule_start_required: ["empty_section"],
  too_many_columns: ["too_many_cells"],
  unknown_keys: ["unknown_key"],
  unknown_profile: ["unknown_device_page"],
};

/** Examples at limits that take more than a second. */
const slow: readonly DiagnosticCode[] = ["too_many_links", "too_many_rows"];
const tested = diagnosticCodes.filter((code) => isLong() || !slow.includes(code));

describe.each(tested)("the example of %s", (code) => {
  const example = problemExamples[code];

  test("has exactly this problem before", () => {
    expect(codesIn(example, example.before).toSorted()).toEqual([code, ...(others[code] ?? [])].toSorted());
  });

  test("has no problem after", () => {
    expect(codesIn(example, example.after)).toEqual([]);
  });
});

describe("the pictures of an example", () => {
  function drawn(code: DiagnosticCode) {
    const { part, before, after } = problemExamples[code];
    return drawExample({ code, before: documentsOf(part, before), after: documentsOf(part, after) }, world);
  }

  test("mark the widget before and after, in the same part of both pages", () => {
    const { before, after, area } = drawn("off_page") ?? {};
    expect(before?.marked).toEqual([{ x: 320, y: 60, width: 180, height: 60 }]);
    expect(after?.marked).toEqual([{ x: 240, y: 60, width: 180, height: 60 }]);
    expect(area).toEqual({ x: 220, y: 40, width: 300, height: 100 });
  });

  test("mark the widgets of a block", () => {
    expect(drawn("unknown_override")?.before.marked).toEqual([{ x: 60, y: 60, width: 200, height: 40 }]);
  });

  test.each<DiagnosticCode>(["unknown_destination", "no_sections", "wrong_kind"])(
    "are left out for %s, which is not visible",
    (code) => {
      expect(drawn(code)).toBeUndefined();
    },
  );
});
