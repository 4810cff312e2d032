/** Kinds with spaces, dots and colons, from the plan to links to their pages. */

import { Report } from "@octavo/foundation";
import { describe, expect, test } from "vitest";
import { layOut, messagesOf } from "../../test/support/documents.ts";
import { inEnglish } from "../../test/support/in-english.ts";
import { aPlan, aSection, designs, expand, library } from "../../test/support/plans.ts";
import type { Plan } from "../model/plan.ts";
import { parsePlan } from "../parse/parse-plan.ts";

const counted = (kind: string, rest = {}) => aSection(kind, "count", { count: 2, ...rest });

/** Returns the pages of the plan. The first page has a link for each rule. */
function linked(plan: Plan, binds: readonly string[] = []) {
  const { template } = expand(plan, { ...library, masters: designs("Day") });
  const links = binds.map((bind) => ({ type: "tap_zone", properties: { tap_action: "destination_link", bind } }));
  const { document, pages, diagnostics } = layOut({
    masters: { Day: links },
    sections: template.sections,
    page_assignments: template.page_assignments,
  });
  return {
    names: document.destinations.map(({ name, page }) => `${name} ${page}`),
    targets: pages[0]?.links.map(({ target }) => target.to === "page" && target.page),
    reported: messagesOf(diagnostics),
    outline: document.outline.map(({ title, children }) => [title, ...children.map((child) => child.title)]),
  };
}

describe("a section whose kind has spaces, dots or colons", () => {
  const plan = aPlan([counted("my notes"), counted("my tasks"), counted("v1.0"), counted("work: log")], {
    order: ["work: log", "my tasks"],
  });

  test("has names for all its pages, with _ for invalid characters", () => {
    expect(linked(plan).names).toEqual([
      "work:_log:page:001 1",
      "work:_log:page:002 2",
      "my_tasks:page:001 3",
      "my_tasks:page:002 4",
      "my_notes:page:001 5",
      "my_notes:page:002 6",
      "v1.0:page:001 7",
      "v1.0:page:002 8",
      "work:page:001 1",
      "work:page:002 2",
      "my:page:001 3",
      "my:page:002 4",
    ]);
  });

  test("is called in link rules by its kind as written, or by its name", () => {
    const binds = ["my notes(2)", "my_tasks(1)", "V1.0(2)", "work: log(1)", "my notes:page:001"];
    expect(linked(plan, binds)).toMatchObject({
      targets: [6, 3, 8, 1],
      reported: ['invalid_destination: "my notes:page:001" is not a destination'],
    });
    expect(linked(plan, ["@section(2)", "{section}(1)"])).toMatchObject({ targets: [2, 1], reported: [] });
  });

  test("has names inside another item, and once", () => {
    const weeks = aSection("week: plan", "each_week", { nested: [counted("my notes"), aSection("look back", "once")] });
    expect(
      linked(aPlan([weeks, aSection("title page", "once")]), ["look back(2026-W06)", "title page(index)"]),
    ).toMatchObject({
      names: expect.arrayContaining(["my_notes:2026-W05-2 3", "look_back:2026-W06 8", "title_page:index 9"]),
      targets: [8, 9],
      reported: [],
    });
  });

  test("keeps its kind in the outline", () => {
    expect(linked(plan).outline[1]).toEqual(["My tasks", "My tasks 1", "My tasks 2"]);
  });
});

test("the first word of a kind leads to its pages only where no section is called so", () => {
  const plan = aPlan([counted("notes 2025"), counted("notes")]);
  expect(linked(plan, ["notes(2)", "notes 2025(2)"])).toMatchObject({ targets: [4, 2], reported: [] });
});

describe("kinds that links cannot tell apart", () => {
  const problems = (...kinds: readonly string[]) => {
    const report = new Report();
    const sections = kinds.map((kind) => ({ kind, master: "Day", generate: "once" }));
    parsePlan(JSON.stringify({ plan: { sections } }), report);
    return report.diagnostics.map(({ severity, message, hint, at }) => ({
      severity,
      message,
      hint,
      path: at.path?.join("."),
    }));
  };

  test.each([
    ["my notes", "my_notes", "my_notes"],
    ["Notes", "notes", "notes"],
    ["a/b", "a & b", "a_b"],
  ])("are one warning at the second: %s, %s", (first, second, name) => {
    expect(inEnglish(problems("days", first, second))).toEqual([
      {
        severity: "warning",
        message: `The sections '${first}' and '${second}' have the same name in links, ${name}; links lead to the first`,
        hint: expect.stringContaining("Change one of the two kinds"),
        path: "plan.sections.2.kind",
      },
    ]);
    expect(problems(first, second, second)).toMatchObject([{ severity: "warning" }, { severity: "error" }]);
    const { targets } = linked(
      aPlan([aSection(first, "count", { count: 1 }), aSection(second, "count", { count: 1 })]),
      [`${second}(1)`],
    );
    expect(targets).toEqual([1]);
  });

  test("have no name, with a warning, if no character is valid", () => {
    expect(inEnglish(problems("★", "★★"))).toMatchObject([
      { severity: "warning", message: "The kind '★' has no letters or digits, so links cannot name the section" },
      { severity: "warning", hint: "Use a kind with letters or digits, such as notes" },
    ]);
    expect(linked(aPlan([counted("★")])).names).toEqual([]);
  });
});
