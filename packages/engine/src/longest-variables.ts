/** Longest values of variables, to check that a design has room for them. */
import { addDays, type CivilDate } from "@octavo/foundation";
import { itemOf, type PageFacts } from "./language/page-facts.ts";
import { pageVariables } from "./language/page-variables.ts";
import type { Lookup } from "./language/tokens.ts";
import type { DocumentScope } from "./layout/document-scope.ts";
import { faces } from "./typography/faces.ts";
import { shapedWidth } from "./typography/measure-text.ts";

/**
 * Longest values over all pages with the master of `page`. For pages with dates, over a whole year. Each variable is
 * maximized by itself, so that together they may form a date that does not exist.
 */
export function longestVariables(scope: DocumentScope, page: number): Lookup {
  const facts = samplesOf(scope, page);
  const known = new Map<string, string | undefined>();
  const find: Lookup = (name) => {
    if (!known.has(name)) known.set(name, longest(name));
    return known.get(name);
  };
  const longest: Lookup = (name) => {
    const values = facts.flatMap((one) => pageVariables(one)(name) ?? []);
    const [, base] = /^(.+)_(?:prev|next)$/.exec(name) ?? [];
    const beside = base === undefined || values.length === 0 ? undefined : find(base);
    return widest(beside === undefined ? values : [...values, beside], scope);
  };
  return find;
}

function samplesOf({ pages }: DocumentScope, page: number): readonly PageFacts[] {
  const master = pages[page]?.assignment?.master_id;
  const shown = pages.slice(1).filter(({ assignment }) => assignment?.master_id === master);
  const facts = shown.map((record) => record.facts);
  const dated = facts.findLast((one) => itemOf(one)?.date !== undefined);
  return dated ? [...facts, ...throughTheYear(dated)] : facts;
}

function throughTheYear(facts: PageFacts): readonly PageFacts[] {
  const item = itemOf(facts);
  if (!item?.date) return [];
  return daysOf(item.date.year).map((date) => ({ ...facts, items: [{ ...item, date }], position: 0 }));
}

function daysOf(year: number): readonly CivilDate[] {
  const first = { year, month: 1, day: 1 };
  return Array.from({ length: 366 }, (_, i) => addDays(first, i)).filter((date) => date.year === year);
}

const [standard] = faces;

/** Prefers the largest number among values of equal width. */
function widest(values: readonly string[], { world }: DocumentScope): string | undefined {
  const widths = new Map(
    [...new Set(values)].map((value) => [
      value,
      standard ? shapedWidth(value, standard.id, 1, world.fonts) : value.length,
    ]),
  );
  return [...widths].toSorted(([a, wide], [b, wider]) => wider - wide || Number(b) - Number(a) || 0)[0]?.[0];
}
