import type { WrittenPlan, WrittenPlanSection } from "@octavo/contract";
import type { HolidayTables } from "@octavo/engine";
import { expect, it } from "vitest";
import { createTestWorld } from "../../test/test-world.ts";
import { checkPlan } from "./check-plan.ts";

const section = (change: Partial<WrittenPlanSection>): WrittenPlanSection => ({
  kind: "days",
  master: "Day",
  generate: "each_day",
  anchors: [],
  context: {},
  ...change,
});

const plan = (...sections: readonly WrittenPlanSection[]): WrittenPlan => ({
  calendar: { start_date: "2026-01-01", end_date: "2026-01-31", pages_per_day: 2 },
  locale: "en",
  sections: [...sections],
  order: sections.map(({ kind }) => kind),
});

const newYear = { date: "2026-01-01", names: { local: "Nowy Rok", en: "New Year's Day" }, kind: "holiday" } as const;
const holidays: HolidayTables = { countries: ["PL"], of: () => ({ regions: [], between: () => [newYear] }) };

const check = (written: WrittenPlan, sampledKinds: readonly string[] = []) =>
  checkPlan({ plan: written, masters: ["Day", "Note"], sampledKinds }, { ...createTestWorld(), holidays });

it("counts pages and items of all sections, including nested ones", () => {
  const nested = section({ kind: "hours", generate: "once" });
  const { estimate, items, blockingErrors, errors } = check(plan(section({ nested: [nested] })));
  expect([blockingErrors, errors]).toEqual([[], []]);
  expect(estimate).toEqual({ total: 93, sections: { days: 62, hours: 31 }, isComplete: true });
  expect(items).toEqual({ days: 31, hours: 31 });
});

it("returns the first items of the requested sections only", () => {
  const { samples } = check(plan(section({}), section({ kind: "notes", generate: "count", count: 9 })), ["notes"]);
  expect(Object.keys(samples)).toEqual(["notes"]);
  expect(samples["notes"]?.map(({ label }) => label)).toHaveLength(5);
  expect(samples["notes"]?.[0]).toMatchObject({ destinations: ["notes:page:001"], variables: { index_padded: "001" } });
});

it("returns only working days of a section of working days", () => {
  const written = { ...plan(section({ days: "working_days" })), dates: [{ holidays: "PL" }] };
  const { samples } = check(written, ["days"]);
  expect(samples["days"]?.slice(0, 2).map(({ label }) => label)).toEqual(["2026-01-02", "2026-01-05"]);
});

it("refuses a plan that cannot be stored", () => {
  const written = plan(section({}));
  const { blockingErrors } = check({ ...written, calendar: { ...written.calendar, pages_per_day: 0 } });
  expect(blockingErrors.map(({ message }) => message.text)).toEqual(["Pages per day must be at least 1"]);
});

it("reports sections missing from the order and unknown kinds in it", () => {
  const written = plan(section({}), section({ kind: "notes", generate: "once" }));
  expect(check({ ...written, order: ["days", "ghosts"] }).errors).toMatchObject([
    { message: { values: { kinds: ["ghosts"] } }, at: { path: ["order"] } },
    { message: { values: { kinds: ["notes"] } }, at: { path: ["order"] } },
  ]);
});
