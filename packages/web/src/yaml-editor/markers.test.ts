import { type Diagnostic, formatMessage } from "@octavo/foundation";
import { expect, it } from "vitest";
import { type Lines, markersOf } from "./markers.ts";

function textOf(text: string): Lines {
  const lines = text.split("\n");
  const from = (number: number) => lines.slice(0, number - 1).join("\n").length + (number > 1 ? 1 : 0);
  return { lines: lines.length, line: (number) => ({ from: from(number), text: lines[number - 1] ?? "" }) };
}

function problem(line: number, column: number | undefined, more: Partial<Diagnostic> = {}): Diagnostic {
  const at = { document: "plan" as const, line, ...(column === undefined ? {} : { column }) };
  return { severity: "error", code: "off_page", message: { text: "Wrong" }, at, ...more };
}

const text = "name: Planner\nplan:\n  locale: xx  # which?\n";

const marked = (...problems: readonly Diagnostic[]) =>
  markersOf(problems, "plan", textOf(text)).map(({ from, to }) => text.slice(from, to));

it("marks from the column to the end of the value, without comments", () => {
  expect(marked(problem(3, 11))).toEqual(["xx"]);
});

it("marks the line's content without a column or with one past its end", () => {
  expect(marked(problem(3, undefined))).toEqual(["locale: xx"]);
  expect(marked(problem(1, 99))).toEqual(["name: Planner"]);
});

it("is clamped to a text that became shorter", () => expect(marked(problem(99, 3))).toEqual([""]));

it("ignores diagnostics of other documents", () => {
  const masters = problem(1, 1, { at: { document: "masters", line: 1 } });
  const nowhere = problem(1, 1, { at: { document: "plan", page: 3 } });
  expect(markersOf([masters, nowhere], "plan", textOf(text))).toEqual([]);
});

it("is sorted by position and includes the count", () => {
  const markers = markersOf([problem(3, 11, { count: 365 }), problem(1, 1)], "plan", textOf(text));
  expect(markers.map(({ message }) => formatMessage(message))).toEqual(["Wrong", "Wrong (×365)"]);
});

it("marks one value of several on a line", () => {
  const line = '  - { id: title, styling: { font: Helvetic, size: 40 }, content: "a, {b}" } # why';
  const at = (needle: string) => {
    const [marker] = markersOf([problem(1, line.indexOf(needle) + 1)], "plan", textOf(line));
    return line.slice(marker?.from, marker?.to);
  };
  expect(at("Helvetic")).toBe("Helvetic");
  expect(at("40")).toBe("40");
  expect(at('"a')).toBe('"a, {b}"');
  expect(at("{ id")).toBe('{ id: title, styling: { font: Helvetic, size: 40 }, content: "a, {b}" }');
});
