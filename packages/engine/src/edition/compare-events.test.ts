import { describe, expect, test } from "vitest";
import { readPlanEvents } from "../steps/read-events.ts";
import { compareEvents, countEventChanges } from "./compare-events.ts";

const planWith = (...rows: readonly string[]) => `plan:
  dates:
    - { holidays: PL }
    - name: Work
      rows: |
${rows.map((row) => `        ${row}`).join("\n")}
  sections: []
`;
const eventsOf = (...rows: readonly string[]) => readPlanEvents(planWith(...rows));

function changes(before: readonly string[], after: readonly string[]) {
  const compared = compareEvents(eventsOf(...before), eventsOf(...after));
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

  test("of several days count once, and equal ones one by one", () => {
    expect(changes([], ["2026-05-13 Trip | 1/2", "2026-05-14 Trip | 2/2"]).added).toEqual(["Trip"]);
    expect(changes([review, review], [review]).removed).toEqual(["Review"]);
  });
});

test("a text that is no plan has no events", () => {
  expect([readPlanEvents("{"), readPlanEvents("")]).toEqual([[], []]);
});
