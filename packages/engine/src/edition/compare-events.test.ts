import { describe, expect, test } from "vitest";
import { parseRow } from "../model/date-row.ts";
import type { PlanEvent } from "../model/edition-record.ts";
import { compareEvents, countEventChanges } from "./compare-events.ts";

const eventsOf = (rows: readonly string[], calendar = "Work") =>
  rows.flatMap((row): PlanEvent[] => {
    const { uid: _, ...event } = parseRow(row) ?? { date: "", title: "" };
    return [{ ...event, calendar }];
  });

function changes(before: readonly string[], after: readonly string[], calendar = "Work") {
  const compared = compareEvents(eventsOf(before), eventsOf(after, calendar));
  return {
    added: compared.added.map(({ title }) => title),
    changed: compared.changed.map(
      (pair) => `${pair.before.date} ${pair.before.title} > ${pair.after.date} ${pair.after.title}`,
    ),
    removed: compared.removed.map(({ title }) => title),
    count: countEventChanges(compared),
  };
}

const review = "2026-05-12 09:00-10:00 Review";

describe("the events of two editions", () => {
  test("are the same in any order, with other ids", () => {
    const other = "2026-05-13 Trip";
    expect(changes([`${review} | id 1`, other], [other, `${review} | id 2`]).count).toBe(0);
  });

  test("are new, removed, moved or renamed", () => {
    const before = [review, "2026-05-13 11:00 Call", "2026-05-14 Leave"];
    const after = ["2026-05-15 09:00-10:00 Review", "2026-05-13 11:00 Call with Ann", "2026-05-20 Fair"];
    expect(changes(before, after)).toEqual({
      added: ["Fair"],
      changed: ["2026-05-13 Call > 2026-05-13 Call with Ann", "2026-05-12 Review > 2026-05-15 Review"],
      removed: ["Leave"],
      count: 4,
    });
  });

  test("are the same, or moved, in a calendar with another name", () => {
    expect(changes([review], [review], "Team").count).toBe(0);
    expect(changes([review], ["2026-05-15 09:00-10:00 Review"], "Team").changed).toEqual([
      "2026-05-12 Review > 2026-05-15 Review",
    ]);
  });

  test("are paired one by one if they are equal", () => {
    expect(changes([review, review], [review]).removed).toEqual(["Review"]);
  });
});
