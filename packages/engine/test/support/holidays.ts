import type { Holiday, HolidayTables } from "../../src/model/holidays.ts";

const holiday = (date: string, local: string, en: string, more: Partial<Holiday> = {}): Holiday => ({
  date,
  names: { local, en },
  kind: "holiday",
  ...more,
});

const poland = [
  holiday("2026-01-01", "Nowy Rok", "New Year's Day"),
  holiday("2026-01-06", "Trzech Króli", "Epiphany"),
  holiday("2026-01-21", "Dzień Babci", "Grandmother's Day", { kind: "observance" }),
];
const bavaria = [holiday("2026-01-06", "Heilige Drei Könige", "Epiphany")];
const turkey = [holiday("2026-03-20", "Ramazan Bayramı", "End of Ramadan", { expected: true })];

const ethiopia = [holiday("2026-01-07", "ገና", "Ethiopian Christmas")];

/** Four countries of a few days. */
export const someHolidays: HolidayTables = {
  countries: ["DE", "ET", "PL", "TR"],
  of: (country) => {
    const national = { DE: [holiday("2026-01-01", "Neujahr", "New Year's Day")], ET: ethiopia, PL: poland, TR: turkey }[
      country
    ];
    if (!national) return undefined;
    const regions: Readonly<Record<string, readonly Holiday[]>> = country === "DE" ? { BY: bavaria } : {};
    return {
      regions: Object.keys(regions),
      between: (from, to, region) =>
        [...national, ...(regions[region ?? ""] ?? [])].filter(({ date }) => date >= from && date <= to),
    };
  },
};
