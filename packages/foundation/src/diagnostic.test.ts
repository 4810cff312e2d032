import { describe, expect, test } from "vitest";
import { type Diagnostic, Report } from "./diagnostic.ts";

const warning = (widget_id: string, rest: Partial<Diagnostic> = {}): Diagnostic => ({
  severity: "warning",
  code: "off_page",
  message: { text: "so" },
  at: { widget_id, path: [] },
  ...rest,
});

describe("a report", () => {
  test("counts the same rule at the same widget and keeps where it was met first", () => {
    const report = new Report();
    for (const page of [3, 4, 5]) report.add(warning("a", { at: { widget_id: "a", path: [], page } }));
    report.add(warning("b"));
    expect(report.diagnostics).toMatchObject([{ count: 3, at: { page: 3 } }, { at: { widget_id: "b" } }]);
  });

  test("counts each subject of a rule by itself", () => {
    const report = new Report();
    for (const subject of ["year", "day", "year", "year"]) report.add(warning("a", { subject }));
    expect(report.diagnostics.map(({ subject, count = 1 }) => [subject, count])).toEqual([
      ["year", 3],
      ["day", 1],
    ]);
  });

  test("knows whether anything is an error", () => {
    const report = new Report();
    report.add(warning("a"));
    expect(report.hasErrors).toBe(false);
    report.add(warning("a", { severity: "error", code: "in_margin" }));
    expect(report.hasErrors).toBe(true);
  });

  test("lists a thousand problems and counts the rest", () => {
    const report = new Report();
    for (let i = 0; i < 1500; i++) report.add(warning(String(i)));
    expect(report.diagnostics).toHaveLength(1001);
    expect(report.diagnostics.at(-1)?.message.values).toEqual({ count: 500 });
  });
});
