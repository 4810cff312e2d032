import type { MasterChange } from "@octavo/starters";
import { expect, it } from "vitest";
import { describeChange } from "./describe-change.ts";

const master = (name: string, change: MasterChange["change"], changes = 0): MasterChange => ({ name, change, changes });
const describe = (masters: readonly MasterChange[], added: readonly string[] = [], removed: readonly string[] = []) =>
  describeChange({ masters, added, removed });

it("names new and removed sections and masters", () => {
  const masters = [master("Day notes", "added"), master("Week", "removed"), master("Day", "same")];
  expect(describe(masters, ["day_notes"], ["weeks"])).toEqual([
    "New sections: day_notes.",
    "Removed sections: weeks.",
    "New masters: Day notes.",
    "Removed masters: Week.",
  ]);
});

it("tells which changes of the user stay", () => {
  const masters = [
    master("Day", "merged", 1),
    master("Week", "merged", 3),
    master("Mine", "own"),
    master("A", "drawn"),
  ];
  expect(describe(masters)).toEqual([
    "1 master is drawn again.",
    "Day is drawn again, and your change to 1 widget stays.",
    "Week is drawn again, and your changes to 3 widgets stay.",
    "1 master of your own stays.",
  ]);
});

it("tells what cannot be drawn again", () => {
  expect(describe([master("Year", "scaled", 1), master("Week", "left", 2)])).toEqual([
    "Year is only scaled, because the starter has other widgets in place of those that you changed.",
    "Week stays without pages: its section is removed, and you changed the master.",
  ]);
});

it("says nothing about a change of nothing", () => {
  expect(describe([master("Year", "same")])).toEqual([]);
});
