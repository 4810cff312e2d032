/** Operations on the lists of a plan. Each returns a new plan. */
import type { WrittenPlan, WrittenPlanSection } from "@octavo/contract";
import { uniqueName } from "@octavo/foundation";
import { type Cells, printCells, removeColumn, type WrittenList } from "./list-cells.ts";

export function listsOf({ data = [] }: Pick<WrittenPlan, "data">): readonly WrittenList[] {
  return data;
}

/** Adds a list at the end, with a name of its own. */
export function addList(plan: WrittenPlan, list: WrittenList): WrittenPlan {
  const lists = listsOf(plan);
  const name = uniqueName(
    list.name,
    lists.map((one) => one.name),
  );
  return { ...plan, data: [...lists, { ...list, name }] };
}

/** Fields that are undefined are removed. */
type ListChange = { readonly [Field in keyof WrittenList]?: WrittenList[Field] | undefined };

export function changeList(plan: WrittenPlan, index: number, change: ListChange): WrittenPlan {
  const before = listsOf(plan)[index];
  if (!before) return plan;
  const fields = Object.entries({ ...before, ...change }).filter(([, value]) => value !== undefined);
  return { ...plan, data: listsOf(plan).toSpliced(index, 1, Object.fromEntries(fields) as WrittenList) };
}

export function changeCells(plan: WrittenPlan, index: number, cells: Cells): WrittenPlan {
  return changeList(plan, index, { rows: printCells(cells) });
}

export function removeList(plan: WrittenPlan, index: number): WrittenPlan {
  const { data: _, ...rest } = plan;
  const data = listsOf(plan).toSpliced(index, 1);
  return data.length > 0 ? { ...rest, data } : rest;
}

/** Sections and links of other lists follow. */
export function renameList(plan: WrittenPlan, index: number, name: string): WrittenPlan {
  const before = listsOf(plan)[index];
  if (!before) return plan;
  const renamed = (table: string) => (isSame(table, before.name) ? name : table);
  const data = listsOf(plan).map((list, i) => ({
    ...list,
    ...(i === index && { name }),
    ...(list.links && { links: mapValues(list.links, renamed) }),
  }));
  const ofRows = (rows: NonNullable<WrittenPlanSection["rows"]>) =>
    typeof rows === "string" ? renamed(rows) : { ...rows, ...(rows.table && { table: renamed(rows.table) }) };
  return { ...plan, data, sections: mapRows(plan.sections, ofRows) };
}

/** Everything in the plan that names the column follows. Tokens do not. */
export function renameColumn(plan: WrittenPlan, index: number, cells: Cells, at: number, name: string): WrittenPlan {
  const list = listsOf(plan)[index];
  const before = cells.head[at];
  if (!list || before === undefined) return plan;
  const renamed = (column: string) => (column === before ? name : column);
  const head = { ...cells, head: cells.head.with(at, name) };
  const changed = changeList(plan, index, {
    rows: printCells(head),
    columns: list.columns && mapKeys(list.columns, renamed),
    links: list.links && mapKeys(list.links, renamed),
    key: list.key === undefined ? undefined : renamed(list.key),
    title: list.title === undefined ? undefined : renamed(list.title),
  });
  const ofRows = (rows: NonNullable<WrittenPlanSection["rows"]>) => {
    if (typeof rows === "string" || !isSame(rows.table ?? "", list.name)) return rows;
    return {
      ...rows,
      ...(rows.where && { where: mapKeys(rows.where, renamed) }),
      ...(rows.order && { order: rows.order.map((one) => renamedOrder(one, renamed)) }),
      ...(rows.by !== undefined && { by: renamed(rows.by) }),
    };
  };
  return { ...changed, sections: mapRows(changed.sections, ofRows) };
}

function renamedOrder(column: string, renamed: (column: string) => string): string {
  return column.startsWith("-") && renamed(column) === column ? `-${renamed(column.slice(1))}` : renamed(column);
}

export function deleteColumn(plan: WrittenPlan, index: number, cells: Cells, at: number): WrittenPlan {
  const list = listsOf(plan)[index];
  const name = cells.head[at];
  if (!list || name === undefined || cells.head.length < 2) return plan;
  return changeList(plan, index, {
    rows: printCells(removeColumn(cells, at)),
    columns: without(list.columns, name),
    links: without(list.links, name),
    key: list.key === name ? undefined : list.key,
    title: list.title === name ? undefined : list.title,
  });
}

/** Kinds of the sections with pages for the rows of a list. */
export function kindsOfList(sections: readonly WrittenPlanSection[], list: string): readonly string[] {
  return sections.flatMap(({ kind, rows, nested = [] }) => {
    const table = typeof rows === "string" ? rows : rows?.table;
    const isGrouped = typeof rows === "object" && rows.by !== undefined && rows.by !== "";
    return [...(isSame(table ?? "", list) && !isGrouped ? [kind] : []), ...kindsOfList(nested, list)];
  });
}

/** Names of the lists of collections, by their names in addresses of starters. */
export function collectionNames(sections: readonly WrittenPlanSection[]): Readonly<Record<string, string>> {
  const named = sections.map(({ rows, anchors, nested = [] }) => {
    const [, list] = /^collection_(\w+):\{index\}$/.exec(anchors[0]?.dest_id ?? "") ?? [];
    const table = typeof rows === "string" ? rows : rows?.table;
    return { ...(list && table && { [list]: table }), ...collectionNames(nested) };
  });
  return Object.assign({}, ...named);
}

function mapRows(
  sections: readonly WrittenPlanSection[],
  change: (rows: NonNullable<WrittenPlanSection["rows"]>) => WrittenPlanSection["rows"],
): WrittenPlanSection[] {
  return sections.map((section) => ({
    ...section,
    ...(section.rows !== undefined && { rows: change(section.rows) }),
    ...(section.nested && { nested: mapRows(section.nested, change) }),
  }));
}

function isSame(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase();
}

function mapKeys<Value>(mapping: Readonly<Record<string, Value>>, change: (key: string) => string) {
  return Object.fromEntries(Object.entries(mapping).map(([key, value]) => [change(key), value]));
}

function mapValues(mapping: Readonly<Record<string, string>>, change: (value: string) => string) {
  return Object.fromEntries(Object.entries(mapping).map(([key, value]) => [key, change(value)]));
}

function without(mapping: Readonly<Record<string, string>> | undefined, key: string) {
  if (!mapping) return undefined;
  const { [key]: _, ...rest } = mapping;
  return Object.keys(rest).length > 0 ? rest : undefined;
}
