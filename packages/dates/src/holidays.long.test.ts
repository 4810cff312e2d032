import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { tableDifferences } from "../../../scripts/holiday-tables.ts";

const tables = new URL("generated/holidays/", import.meta.url);
/** Ends only a hanging test. The United States have 53 regions. */
const timeout = 300_000;

const countries = readdirSync(tables).map((name) => name.replace(".json", ""));

test.each(countries)(
  "the table of %s and its regions equals date-holidays with our corrections",
  { timeout },
  (country) => {
    const table = JSON.parse(readFileSync(new URL(`${country}.json`, tables), "utf8"));
    // Not 2020: the table lacks the last days of a holiday that begins in 2019.
    for (const year of [2021, 2026, 2028, 2040]) {
      expect([year, tableDifferences(country, table, year)]).toEqual([year, []]);
    }
  },
);
