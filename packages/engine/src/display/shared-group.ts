import type { DisplayItem, DrawnItem } from "./display-list.ts";

/** One group for all that is drawn, which pages share, and the links. */
export function sharedGroup(items: readonly DisplayItem[]): readonly DisplayItem[] {
  const drawn = items.filter((item): item is DrawnItem => item.kind !== "link");
  const links = items.filter(({ kind }) => kind === "link");
  return drawn.length === 0 ? links : [{ kind: "group", items: drawn, shared: true }, ...links];
}
