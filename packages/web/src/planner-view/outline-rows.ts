import type { OutlineItem } from "@octavo/engine";

/** An outline entry as a row of a flat list. */
export interface OutlineRow {
  readonly entry: OutlineItem;
  /** Path of the entry in the outline, such as "0.3.1". */
  readonly key: string;
  /** Starts at 1. */
  readonly level: number;
  /** Position among its siblings, starting at 1. */
  readonly position: number;
  readonly siblings: number;
  /** Undefined for an entry without children. */
  readonly isOpen: boolean | undefined;
}

interface OutlineState {
  /** The entry of the current page and its ancestors, which are open unless the user closed them. */
  readonly current: readonly OutlineItem[];
  /** Entries that the user opened or closed, by key. */
  readonly toggled: ReadonlyMap<string, boolean>;
}

/** Returns the visible rows: the top level and the children of open entries. */
export function outlineRows(
  outline: readonly OutlineItem[],
  { current, toggled }: OutlineState,
): readonly OutlineRow[] {
  const rowsOf = (entries: readonly OutlineItem[], around: string, level: number): readonly OutlineRow[] =>
    entries.flatMap((entry, index) => {
      const key = around + index;
      const isOpen = entry.children.length > 0 ? (toggled.get(key) ?? current.includes(entry)) : undefined;
      const row = { entry, key, level, position: index + 1, siblings: entries.length, isOpen };
      return isOpen ? [row, ...rowsOf(entry.children, `${key}.`, level + 1)] : [row];
    });
  return rowsOf(outline, "", 1);
}

/** Returns the last outline entry that starts at or before the page, with its ancestors, outermost first. */
export function findOutlinePath(outline: readonly OutlineItem[], page: number): readonly OutlineItem[] {
  let best: readonly OutlineItem[] = [];
  const visit = (entries: readonly OutlineItem[], above: readonly OutlineItem[]) => {
    for (const entry of entries) {
      const path = [...above, entry];
      const start = entry.target.page;
      // If nested entries start on the same page, the outermost one is used.
      if (start <= page && start > (best.at(-1)?.target.page ?? 0)) best = path;
      visit(entry.children, path);
    }
  };
  visit(outline, []);
  return best;
}

/** Inserts entries for reserved pages at the top level. */
export function withReserved(
  outline: readonly OutlineItem[],
  pages: readonly number[] | undefined,
  title: string,
): readonly OutlineItem[] {
  return (pages ?? []).reduce<readonly OutlineItem[]>((entries, page) => {
    const next = entries.findIndex(({ target }) => target.page > page);
    const entry = { title, target: { page, x: 0, y: 0 }, children: [] };
    return entries.toSpliced(next < 0 ? entries.length : next, 0, entry);
  }, outline);
}
