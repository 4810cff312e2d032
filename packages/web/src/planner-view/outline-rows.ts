import type { OutlineItem } from "@octavo/engine";

/** One entry of the outline as a line of a flat list. */
export interface OutlineRow {
  readonly entry: OutlineItem;
  /** Place of the entry in the outline: "0.3.1". */
  readonly key: string;
  /** Counts from 1. */
  readonly level: number;
  /** Counts from 1, among its siblings. */
  readonly position: number;
  readonly siblings: number;
  /** Undefined for an entry without children. */
  readonly isOpen: boolean | undefined;
}

interface OutlineState {
  /** The entry of the current page and those around it, which are open unless somebody closed them. */
  readonly current: readonly OutlineItem[];
  /** What somebody opened or closed, by key. */
  readonly toggled: ReadonlyMap<string, boolean>;
}

/** Returns the rows that are shown: the top level and what is inside open entries. */
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
