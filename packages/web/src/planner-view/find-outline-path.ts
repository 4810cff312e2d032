import type { OutlineItem } from "@octavo/engine";

/** The entry that a page belongs to, with those above it, outermost first: the last one that begins at or before it. */
export function findOutlinePath(outline: readonly OutlineItem[], page: number): readonly OutlineItem[] {
  let best: readonly OutlineItem[] = [];
  const visit = (entries: readonly OutlineItem[], above: readonly OutlineItem[]) => {
    for (const entry of entries) {
      const path = [...above, entry];
      const start = entry.target.page;
      // An entry below one that begins on the same page says less: the first to name the page names it best.
      if (start <= page && start > (best.at(-1)?.target.page ?? 0)) best = path;
      visit(entry.children, path);
    }
  };
  visit(outline, []);
  return best;
}
