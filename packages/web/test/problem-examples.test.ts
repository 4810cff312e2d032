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
import { type ProblemExample, problemExamples } from "../src/help/problem-examples.ts";

const world = nodeWorld();

/** A line of an example that ends with "# × 25" stands for 25 lines with other numbers. */
function expanded(text: string): string {
  return text
    .split("\n")
    .flatMap((line) => {
      const [, repeated = "", times] = /^(.*) # × (\d+)$/.exec(line) ?? [];
      if (times === undefined) return [line];
      return Array.from({ length: Number(times) }, (_, i) =>
        repeated.replaceAll(/(?<![\d.])[12](?![\d.-])/g, (digit) => String(Number(digit) + i)),
      );
    })
    .join("\n")
    .replaceAll(
      "data:font/ttf;base64,…",
      `data:font/ttf;base64,${readFileSync(fontFile("lora-regular")).toString("base64")}`,
    )
    .replaceAll("data:image/png;base64,…", `data:image/png;base64,${pixel}`);
}

const pixel = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNiAAAABgADNjd8qAAAAABJRU5ErkJggg==";

const indented = (text: string, by: string) => text.replaceAll(/^(?=.)/gm, by);

const device = "profile: remarkable-2\ncanvas: { page_size: Device }\n";
const pupil = "\n  - { name: Pupil, widgets: [] }";
const page = "\npages:\n  - { name: Review, widgets: [] }";
const libraryOf = (rest: string) => `${device}${rest}${pupil}${page}`;
const widgetsIn = (text: string) => `masters:\n  - name: Day\n    widgets:\n${indented(text, "      ")}`;
const usualMasters = libraryOf("masters:\n  - { name: Day, widgets: [] }");

const usualCalendar = "calendar: { start_date: 2026-01-01, end_date: 2026-01-03 }";
const usualSections = "sections:\n  - { kind: days, master: Day, generate: each_day }";

/** A plan with the parts that the example does not show. */
function planOf(text: string): string {
  const parts = [
    ...(/^calendar:/m.test(text) ? [] : [usualCalendar]),
    ...(/^sections:/m.test(text) ? [] : [usualSections]),
    text,
  ];
  return `name: Planner\nprofile: remarkable-2\nplan:\n${indented(parts.join("\n"), "  ")}`;
}

const planWithRows = planOf(
  `${usualSections}\n  - { kind: pupil, master: Pupil, generate: each_row }\ndata:\n  - { name: pupils, rows: [{ Id: 7, Name: Ann }, { Id: 8, Name: Bo }] }`,
);

function problemsOf({ part }: ProblemExample, written: string): readonly Diagnostic[] {
  const text = expanded(written);
  const options = { lint: true };
  switch (part) {
    case "widgets":
      return compile(libraryOf(widgetsIn(text)), planWithRows, world, options).diagnostics;
    case "library":
      return compile(libraryOf(text), planWithRows, world, options).diagnostics;
    case "masters":
      return compile(
        text,
        text.includes("profile") ? planOf("") : planOf("").replace("profile: remarkable-2\n", ""),
        world,
        options,
      ).diagnostics;
    case "plan":
      return problemsOfPlan(planOf(text));
    case "planDocument":
      return compile(usualMasters, text, world, options).diagnostics;
    case "template":
      return render(text, world, options).diagnostics;
    case "design":
      return parseDesign(text, world.profiles).diagnostics;
    case "row":
      return compile(usualMasters, planOf(text), world, { ...options, row: { table: "pupils", key: "8" } }).diagnostics;
    case "update":
      return updated(planOf(text), undefined);
    case "earlier":
      return updated(planOf(""), planOf(text));
  }
}

/** Problems of the compiler, and those that the editor of plans adds. */
function problemsOfPlan(plan_yaml: string): readonly Diagnostic[] {
  const { diagnostics } = compile(usualMasters, plan_yaml, world, { lint: true });
  const { project } = parseProject({ masters_yaml: usualMasters, plan_yaml }, world.profiles);
  if (!project) return diagnostics;
  const { errors, warnings } = validatePlan(project.plan, ["Day", "Pupil"], world);
  return [...diagnostics, ...errors, ...warnings];
}

/** Updates a PDF with days and notes, which the plan no longer has. */
function updated(plan: string, earlier: string | undefined): readonly Diagnostic[] {
  const before = planOf(`${usualSections}\n  - { kind: notes, master: Day, generate: once }`);
  const { document } = compile(usualMasters, before, world);
  if (!document) throw new Error("no earlier edition");
  const manifest = manifestOf(document);
  const project = earlier === undefined ? undefined : { masters_yaml: usualMasters, plan_yaml: earlier };
  const update: UpdateOptions = { manifest, project, removed: "keep" } as UpdateOptions;
  return compile(usualMasters, plan, world, { update, lint: true }).diagnostics;
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
