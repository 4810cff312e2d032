/** Items of a section of rows, as a list of links on another page shows them. */
import { itemOf } from "../language/page-facts.ts";
import { pageVariables } from "../language/page-variables.ts";
import { groupKey } from "../language/table-index.ts";
import type { Lookup } from "../language/tokens.ts";
import type { TemplateSection } from "../model/template.ts";
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
  const rows = recordsFor(page, section.kind, scope).map((record) => ({
    page: record.facts.page,
    variables: () => variablesOf(record),
  }));
  return { rows, pages: (page && itemOf(page.facts)?.pages.length) ?? 1, subpage: page?.facts.subpage ?? 1 };
}

/** First pages of the items of a section, by the item or the row that they belong to. */
interface Listed {
  readonly all: readonly PageRecord[];
  readonly byHolder: ReadonlyMap<number, readonly PageRecord[]>;
  readonly byKey: ReadonlyMap<string, readonly PageRecord[]>;
}

const known = new WeakMap<readonly PageRecord[], Map<string, Listed>>();

/** Decides by the pages around, and else by the column with keys of the page's list. */
function recordsFor(page: PageRecord | undefined, kind: string, scope: LayoutScope): readonly PageRecord[] {
  const around = page && [page, ...parentsOf(page)].find(({ section }) => section.rows);
  const item = around && itemOf(around.facts);
  const rows = around?.section.rows;
  const { all, byHolder, byKey } = listedIn(kind, around?.section, scope);
  if (!rows || item?.row === undefined) return all;
  if (byHolder.size > 0) return byHolder.get(item.pages[0] ?? 0) ?? [];
  return rows.by || byKey.size === 0 ? all : (byKey.get(item.row) ?? []);
}

function listedIn(kind: string, around: TemplateSection | undefined, { pages, reading }: LayoutScope): Listed {
  const lists = known.get(pages) ?? new Map<string, Listed>();
  known.set(pages, lists);
  const key = `${kind}\n${around?.kind ?? ""}`;
  const found = lists.get(key);
  if (found) return found;
  const all = reading.filter(({ facts, section }) => facts.subpage === 1 && section.kind === kind);
  const holderOf = (record: PageRecord) => {
    const holder = around && parentsOf(record).find(({ section }) => section === around);
    return (holder && itemOf(holder.facts)?.pages[0]) ?? 0;
  };
  const inside = all.filter((record) => holderOf(record) !== 0);
  const linked = all.flatMap((record) => {
    const text = keyAround(record, around);
    return text === undefined ? [] : [{ record, key: text }];
  });
  const listed = {
    all,
    byHolder: Map.groupBy(inside, holderOf),
    byKey: new Map(
      [...Map.groupBy(linked, ({ key }) => key)].map(([key, group]) => [key, group.map(({ record }) => record)]),
    ),
  };
  lists.set(key, listed);
  return listed;
}

/** Key of the row that the row of a page refers to. */
function keyAround({ facts }: PageRecord, around: TemplateSection | undefined): string | undefined {
  const table = facts.rows && !facts.rows.by ? facts.tables.table(facts.rows.table) : undefined;
  const link = table?.columns.find(
    ({ of }) => of !== undefined && of.toLowerCase() === around?.rows?.table.toLowerCase(),
  );
  const row = table?.row(itemOf(facts)?.row ?? "");
  return table && link && row ? groupKey(table.value(row, link.name) ?? "") : undefined;
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
