import type { OutlineItem } from "@octavo/engine";

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
