/** Items of a section of rows, as a list of links on another page shows them. */
import { itemOf } from "../language/page-facts.ts";
import { pageVariables } from "../language/page-variables.ts";
import { groupKey } from "../language/table-index.ts";
import type { Lookup } from "../language/tokens.ts";
import type { ListedRows } from "../model/widget-definition.ts";
import type { LayoutScope } from "./document-scope.ts";
import type { PageRecord } from "./page-records.ts";

/**
 * Returns the items of the named section, or of the first other one with rows. Only those that belong to the row of the page:
 * the pupils of a class, the tasks of a pupil. Undefined if there is no such section.
 */
export function listedRows(kind: string, lookup: Lookup, scope: LayoutScope): ListedRows | undefined {
  const own = lookup("section") ?? "";
  const named = scope.template.sections.filter(({ rows }) => rows);
  const section = named.find((one) => (kind === "" ? one.kind !== own : one.kind === kind));
  if (!section) return undefined;
  const page = scope.pages[Number(lookup("page"))];
  const belongs = page ? relationTo(page) : () => true;
  const rows = firstPages(section.kind, scope)
    .filter(belongs)
    .map((record) => ({ page: record.facts.page, variables: variablesOf(record) }));
  return { rows, pages: (page && itemOf(page.facts)?.pages.length) ?? 1, subpage: page?.facts.subpage ?? 1 };
}

const known = new WeakMap<readonly PageRecord[], Map<string, readonly PageRecord[]>>();

function firstPages(kind: string, { pages, reading }: LayoutScope): readonly PageRecord[] {
  const bySection =
    known.get(pages) ??
    Map.groupBy(
      reading.filter(({ facts }) => facts.subpage === 1),
      ({ section }) => section.kind,
    );
  known.set(pages, bySection);
  return bySection.get(kind) ?? [];
}

/** Decides by the pages around, and else by the column with keys of the page's list. */
function relationTo(page: PageRecord): (record: PageRecord) => boolean {
  const around = [page, ...parentsOf(page)].find(({ section }) => section.rows);
  const key = around && itemOf(around.facts)?.row;
  const rows = around?.section.rows;
  if (!around || !rows || key === undefined) return () => true;
  const first = itemOf(around.facts)?.pages[0];
  return (record) => {
    const holder = parentsOf(record).find(({ section }) => section === around.section);
    if (holder) return itemOf(holder.facts)?.pages[0] === first;
    const { tables, rows: listed } = record.facts;
    const table = listed && tables.table(listed.table);
    const link = table?.columns.find(({ of }) => of?.toLowerCase() === rows.table.toLowerCase());
    const row = table?.row(itemOf(record.facts)?.row ?? "");
    if (!table || !link || !row || rows.by || listed?.by) return true;
    return groupKey(table.value(row, link.name) ?? "") === key;
  };
}

function parentsOf({ parent }: PageRecord): readonly PageRecord[] {
  return parent ? [parent, ...parentsOf(parent)] : [];
}

function variablesOf({ facts }: PageRecord): Readonly<Record<string, string>> {
  const lookup = pageVariables(facts);
  const columns = facts.rows ? (facts.tables.table(facts.rows.table)?.columns ?? []) : [];
  const names = ["row", "row_title", "index", "index_padded", ...columns.map(({ name }) => `row:${name}`)];
  return Object.fromEntries(names.map((name) => [name, lookup(name) ?? ""]));
}
