/** Values of variables such as `{date_long}` and `{month_next}` on one page. */
import type { Counter } from "../model/template.ts";
import type { Counting, PageFacts } from "./page-facts.ts";
import type { Lookup } from "./tokens.ts";
import { variableFamilies } from "./variables/index.ts";
import { isShared, type PageVariable, type Step } from "./variables/page-variable.ts";

const variables: ReadonlyMap<string, PageVariable> = new Map(
  variableFamilies.flatMap((family) => Object.entries(family.variables)),
);

const steps: Readonly<Record<string, Step>> = { prev: -1, next: 1 };

type Value = PageVariable["value"];

/** Values of all names, with those of neighbors. */
const values: ReadonlyMap<string, Value> = new Map(
  [...variables].flatMap(([name, { value, neighbor }]): [string, Value][] => [
    [name, value],
    ...Object.entries(neighbor ? steps : {}).map(([side, step]): [string, Value] => [
      `${name}_${side}`,
      (facts) => neighbor?.(facts, step),
    ]),
  ]),
);

export const automaticVariables: readonly string[] = [...values.keys()];

export function variableOf(name: string): PageVariable | undefined {
  return variables.get(name);
}

const ofParent = "Parent section";
const ofNeighbors = "Previous and next";

/** English headings, in display order. */
export const variableCategories: readonly string[] = [
  ...variableFamilies.map(({ category }) => category),
  ofParent,
  ofNeighbors,
];

/** Heading of a variable. Undefined for those of authors. */
export function categoryOf(name: string): string | undefined {
  if (name.startsWith("parent_")) return ofParent;
  if (!values.has(name)) return undefined;
  return variableFamilies.find((family) => Object.hasOwn(family.variables, name))?.category ?? ofNeighbors;
}

/**
 * True for variables that many pages of a section share. Results that depend only on these are cached. A single page
 * inside an item shares what the item shares with others: the page of notes of a day has its month.
 */
export function isSharedByPages(name: string, { unit, parent }: Pick<PageFacts, "unit" | "parent">): boolean {
  const variable = variables.get(name);
  if (!variable) return false;
  return isShared(variable, unit) || (unit === "once" && parent !== undefined && isSharedByPages(name, parent));
}

/**
 * Looks up the variables of one page. The author's take precedence over automatic ones, and both over the parent
 * item's. `parent_date` is always the parent's.
 */
export function pageVariables(facts: PageFacts): Lookup {
  return (name) => valueOn(name, facts);
}

function valueOn(name: string, facts: PageFacts): string | undefined {
  if (Object.hasOwn(facts.own, name)) return facts.own[name];
  const { counting, parent } = facts;
  const own = (counting && counted(name, counting)) ?? automatic(name, facts);
  if (own !== undefined || !parent) return own;
  return name.startsWith("parent_") ? valueOn(name.slice("parent_".length), parent) : valueOn(name, parent);
}

function automatic(name: string, facts: PageFacts): string | undefined {
  const value = values.get(name);
  if (value) return value(facts);
  const at = name.indexOf(":");
  return at < 0 ? undefined : variables.get(name.slice(0, at))?.numbered?.(name.slice(at + 1), facts);
}

function counted(name: string, { counters, items, position }: Counting): string | undefined {
  const here = counterOf(name, counters);
  if (here) return countedValue(here, position);
  const [, base = "", neighbor = ""] = /^(.+)_(prev|next)$/.exec(name) ?? [];
  const counter = counterOf(base, counters);
  const other = position + (steps[neighbor] ?? 0);
  return counter && (items[other] ? countedValue(counter, other) : "");
}

function counterOf(name: string, counters: Counting["counters"]): Counter | undefined {
  return Object.hasOwn(counters, name) ? counters[name] : undefined;
}

/** Rounds, because 0.1 + 0.2 should print as 0.3. */
function countedValue({ start, step }: Counter, position: number): string {
  return String(Number((start + position * step).toFixed(6)));
}
