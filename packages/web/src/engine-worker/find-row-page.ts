import { type DisplayDocument, textKey } from "@octavo/engine";
import type { RowOnPages } from "./protocol.ts";

/** First page of a row in the sections of its list. Keys of groups can stand before that of the row. */
export function findRowPage(
  document: DisplayDocument,
  { kinds, key }: Pick<RowOnPages, "kinds" | "key">,
): number | undefined {
  const wanted = textKey(key, "");
  for (let page = 1; page <= document.pageCount; page++) {
    const [kind = "", ...keys] = document.pageIdentity(page).replace(/#\d+$/, "").split("/");
    if (kinds.includes(kind) && keys.at(-1) === wanted) return page;
  }
  return undefined;
}
