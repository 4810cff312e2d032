import { expect, test } from "vitest";
import { readPlanEvents } from "./read-events.ts";

const planWith = (...rows: readonly string[]) => `plan:
  dates:
    - { holidays: PL }
    - name: Work
      rows: |
${rows.map((row) => `        ${row}`).join("\n")}
  sections: []
`;

test("events of a plan have the name of their calendar, and those of several days count once", () => {
  const events = readPlanEvents(planWith("2026-05-13 Trip | 1/2 | id a", "2026-05-14 Trip | 2/2", "2026-05-15 Fair"));
  expect(events.map(({ date, title, calendar, uid }) => [date, title, calendar, uid])).toEqual([
    ["2026-05-13", "Trip", "Work", undefined],
    ["2026-05-15", "Fair", "Work", undefined],
  ]);
});

test("a text that is no plan has no events", () => {
  expect([readPlanEvents("{"), readPlanEvents("")]).toEqual([[], []]);
});
