import { type Diagnostic, formatMessage } from "@octavo/foundation";
import { describe, expect, test } from "vitest";
import { describeDiagnostic, diagnosticPath, reportDiagnostic } from "./diagnostics.ts";

const diagnostic: Diagnostic = {
  severity: "warning",
  code: "unknown_destination",
  message: { text: 'The link to "day:1" leads nowhere' },
  at: {
    document: "masters",
    line: 12,
    column: 3,
    path: ["masters", 0, "widgets", 2],
    master: "Day",
    widget_id: "home",
    widget_label: "Link list",
    page: 4,
  },
};

describe("a diagnostic in words", () => {
  test("contains the place, message, count and hint", () => {
    const repeated = { ...diagnostic, count: 365, hint: { text: 'Did you mean "day:01"?' } };
    expect(formatMessage(describeDiagnostic(repeated))).toBe(
      'Masters, line 12, master "Day", link list "home": The link to "day:1" leads nowhere (365 times, first on page 4). Did you mean "day:01"?',
    );
  });

  test("contains only its page if it occurs once", () => {
    expect(formatMessage(describeDiagnostic({ ...diagnostic, at: { page: 4 } }))).toBe(
      'The link to "day:1" leads nowhere (page 4).',
    );
  });

  test("contains the count if it has no page", () => {
    expect(formatMessage(describeDiagnostic({ ...diagnostic, at: { document: "plan" }, count: 2 }))).toBe(
      'Plan: The link to "day:1" leads nowhere (2 times).',
    );
  });
});

test("a diagnostic is reported flat, without unknown fields", () => {
  expect(reportDiagnostic({ ...diagnostic, at: { document: "plan", page: 2 } })).toEqual({
    severity: "warning",
    code: "unknown_destination",
    message: 'The link to "day:1" leads nowhere',
    data: { message: diagnostic.message },
    count: 1,
    document: "plan",
    first_page: 2,
  });
});

test("a path begins with the document", () => {
  expect(diagnosticPath(diagnostic)).toBe("masters.masters[0].widgets[2]");
  expect(diagnosticPath({ ...diagnostic, at: {} })).toBe("");
});
