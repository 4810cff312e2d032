import { count } from "./count.ts";
import { eachDay } from "./each-day.ts";
import { eachEvent } from "./each-event.ts";
import { eachMonth } from "./each-month.ts";
import { eachQuarter } from "./each-quarter.ts";
import { eachRow } from "./each-row.ts";
import { eachWeek } from "./each-week.ts";
import { eachYear } from "./each-year.ts";
import type { Mode, ModeField } from "./mode.ts";
import { once } from "./once.ts";

/** In display order. */
const modes = [once, eachDay, eachWeek, eachMonth, eachQuarter, eachYear, eachEvent, eachRow, count] as const;

export type GenerationMode = (typeof modes)[number]["name"];
/** Time span or count that one item represents. */
export type SectionUnit = (typeof modes)[number]["unit"];

export interface KnownMode extends Mode {
  readonly name: GenerationMode;
  readonly unit: SectionUnit;
}

const known: readonly KnownMode[] = modes;
const byName = Object.fromEntries(known.map((mode) => [mode.name, mode])) as Readonly<
  Record<GenerationMode, KnownMode>
>;
const byUnit = Object.fromEntries(known.map((mode) => [mode.unit, mode])) as Readonly<Record<SectionUnit, KnownMode>>;

export const generationModes: readonly GenerationMode[] = known.map(({ name }) => name);
export const sectionUnits: readonly SectionUnit[] = known.map(({ unit }) => unit);

export function modeNamed(name: GenerationMode): KnownMode {
  return byName[name];
}

export function modeOfUnit(unit: SectionUnit): KnownMode {
  return byUnit[unit];
}

/** True if items of a unit have dates. */
export function isDated(unit: SectionUnit): boolean {
  return byUnit[unit].fields.includes("dates");
}

/** True if sections of a mode have a field. */
export function hasField(name: GenerationMode, field: ModeField): boolean {
  return modeNamed(name).fields.includes(field);
}
