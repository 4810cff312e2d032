import type { WrittenPlan } from "@octavo/contract";
import { expect, it } from "vitest";
import { noHistory, recordChange, redo, undo } from "./plan-history.ts";

const until = (end_date: string): WrittenPlan => ({
  calendar: { start_date: "2026-01-01", end_date, pages_per_day: 1 },
  locale: "en",
  sections: [],
  order: [],
});
const [a, b, c] = [until("2026-01-31"), until("2026-02-28"), until("2026-03-31")];

it("undoes and redoes step by step", () => {
  const history = recordChange(recordChange(noHistory, a), b);
  const back = undo(history, c);
  expect(back?.plan).toBe(b);
  const further = undo(back?.history ?? noHistory, b);
  expect(further?.plan).toBe(a);
  expect(undo(further?.history ?? noHistory, a)).toBeUndefined();
  expect(redo(further?.history ?? noHistory, a)?.plan).toBe(b);
});

it("merges keystrokes in one field into one step", () => {
  const history = recordChange(recordChange(noHistory, a, "calendar.end_date"), b, "calendar.end_date");
  expect(undo(history, c)?.plan).toBe(a);
  expect(recordChange(history, c, "locale").past).toEqual([a, c]);
});

it("clears the future after a new change", () => {
  const { history } = undo(recordChange(noHistory, a), b) ?? { history: noHistory };
  expect(redo(recordChange(history, a), c)).toBeUndefined();
});
