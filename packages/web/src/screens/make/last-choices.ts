/** Choices of a visitor for each starter, which stay in the browser until they start over. */
import { formatDate, localDay } from "@octavo/foundation";
import { type Starter, yearOf } from "@octavo/starters";
import { browserStorage } from "../../browser/browser-storage.ts";

type Query = Readonly<Record<string, string>>;

const keyOf = ({ id }: Pick<Starter, "id">) => `octavo.choices.${id}`;

/** Returns the last choices as the query of an address. Dates that have passed are left out. */
export function lastChoices(starter: Pick<Starter, "id">, today: Date): Query | undefined {
  const query = rememberedChoices(starter);
  return query === undefined ? undefined : withoutPast(Object.fromEntries(new URLSearchParams(query)), today);
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

export function forgetChoices(starter: Pick<Starter, "id">): void {
  try {
    browserStorage()?.removeItem(keyOf(starter));
  } catch {
    // Nothing was remembered.
  }
}
