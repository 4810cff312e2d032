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
