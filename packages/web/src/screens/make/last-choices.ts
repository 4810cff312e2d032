/** Choices of a visitor for each starter, and holidays for all, which stay in the browser until they start over. */
import { formatDate, localDay } from "@octavo/foundation";
import { choiceNames, type Starter, yearOf } from "@octavo/starters";
import { browserStorage } from "../../browser/browser-storage.ts";

type Query = Readonly<Record<string, string>>;

const keyOf = ({ id }: Pick<Starter, "id">) => `octavo.choices.${id}`;

/** Returns the last choices as the query of an address. Dates that have passed are left out. */
export function lastChoices(starter: Pick<Starter, "id">, today: Date): Query | undefined {
  const query = rememberedChoices(starter);
  return query === undefined ? undefined : withoutPast(Object.fromEntries(new URLSearchParams(query)), today);
}

/** Choices that belong to a starter, as layouts do. The others, of the visitor and the device, stay when it changes. */
const ownNames: readonly string[] = ["with", "without", "theme"];

const commonNames: readonly string[] = [...choiceNames.filter((name) => !ownNames.includes(name)), "holidays"];

/**
 * Returns the address of another starter as a query: the common choices of the present address, and the last choices of that
 * starter, or else the layouts and the theme of the present address.
 */
export function choicesOfNext(next: Pick<Starter, "id">, search: Query, today: Date): Query {
  const { with: _with, without: _without, ...others } = search;
  const last = lastChoices(next, today);
  if (last === undefined) return others;
  // A complete address has a language, and leaves out the usual values of other choices.
  const { holidays: _holidays, ...kept } = "locale" in search ? pick(last, false) : last;
  return { ...kept, ...pick(search, true) };
}

function pick(query: Query, isCommon: boolean): Query {
  return Object.fromEntries(Object.entries(query).filter(([name]) => commonNames.includes(name) === isCommon));
}

export function rememberedChoices(starter: Pick<Starter, "id">): string | undefined {
  try {
    return browserStorage()?.getItem(keyOf(starter)) || undefined;
  } catch {
    return undefined;
  }
}

function withoutPast({ year, from, to, ...others }: Query, today: Date): Query {
  const { calendar } = others;
  const system = calendar === "persian" || calendar === "hijri" ? calendar : "gregorian";
  if (year !== undefined) return Number(year) < yearOf(today, system) ? others : { year, ...others };
  if (from === undefined || to === undefined || to < formatDate(localDay(today))) return others;
  return { from, to, ...others };
}

export function rememberChoices(starter: Pick<Starter, "id">, query: string): void {
  try {
    browserStorage()?.setItem(keyOf(starter), query);
  } catch {
    // The next visit begins with the usual choices.
  }
}

const holidaysKey = "octavo.holidays";

/** Codes of the holidays of all starters, such as "PL,DE-BY". */
export function lastHolidays(): string {
  try {
    return browserStorage()?.getItem(holidaysKey) ?? "";
  } catch {
    return "";
  }
}

export function rememberHolidays(codes: string): void {
  try {
    browserStorage()?.setItem(holidaysKey, codes);
  } catch {
    // They are in the address only.
  }
}

export function forgetChoices(starter: Pick<Starter, "id">): void {
  try {
    browserStorage()?.removeItem(keyOf(starter));
  } catch {
    // Nothing was remembered.
  }
}
