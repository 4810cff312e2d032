import type { Diagnostic } from "@octavo/foundation";
import { expect, it } from "vitest";
import { formatCounts, formatPages, formatPlace, sortDiagnostics } from "./problem-list.ts";

const problem = (severity: Diagnostic["severity"], message: string): Diagnostic => ({
  severity,
  code: "off_page",
  message: { text: message },
  at: {},
});

it("formats the line or the best known place", () => {
  expect(formatPlace({ document: "plan", line: 14, page: 3 })).toBe("Plan, line 14");
  expect(formatPlace({ document: "masters", master: "Day", page: 3 })).toBe("Master Day");
  expect(formatPlace({ page: 3 })).toBe("Page 3");
  expect(formatPlace({ document: "masters" })).toBe("Masters");
  expect(formatPlace({})).toBe("");
});

it("formats the pages of a problem with the first of them", () => {
  expect(formatPages({ page: 67, page_label: "2026-03-03" }, 12)).toBe("on 12 pages, first: Mar 3, 2026");
  expect(formatPages({ page: 67, page_label: "2026-W03" }, 12)).toBe("on 12 pages, first: 2026-W03");
  expect(formatPages({ page: 67, page_label: "2026-03-03" })).toBe("Mar 3, 2026");
  expect(formatPages({ page: 67 })).toBe("page 67");
  expect(formatPages({}, 3)).toBe("");
});

it("sorts errors first, then by document and line", () => {
  const at = (severity: Diagnostic["severity"], message: string, place: Diagnostic["at"]) => ({
    ...problem(severity, message),
    at: place,
  });
  const mixed = [
    at("warning", "nowhere", {}),
    at("warning", "plan 2", { document: "plan", line: 2 }),
    at("warning", "masters 90", { document: "masters", line: 90 }),
    at("warning", "masters 15", { document: "masters", line: 15 }),
    at("error", "plan 30", { document: "plan", line: 30 }),
  ];
  const messages = sortDiagnostics(mixed).map(({ message }) => message.text);
  expect(messages).toEqual(["plan 30", "masters 15", "masters 90", "plan 2", "nowhere"]);
});

it("counts errors and warnings separately", () => {
  expect(formatCounts([])).toBeUndefined();
  expect(formatCounts([problem("warning", "a")])).toBe("1 warning");
  expect(formatCounts([problem("error", "a"), problem("error", "b"), problem("warning", "c")])).toBe(
    "2 errors, 1 warning",
  );
  expect(formatCounts([problem("hint", "a"), problem("warning", "b")])).toBe("1 warning, 1 hint");
});
