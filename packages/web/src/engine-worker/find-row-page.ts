import { type DisplayDocument, textKey } from "@octavo/engine";
import type { RowOnPages } from "./protocol.ts";

/** First page of a row in the sections of its list, or in any section. Keys of groups can stand before that of the row. */
export function findRowPage(
  document: Pick<DisplayDocument, "pageCount" | "pageIdentity">,
  { kinds, key }: Pick<RowOnPages, "kinds" | "key">,
): number | undefined {
  const wanted = textKey(key, "");
  const sections = kinds?.map(lettersOf);
  for (let page = 1; page <= document.pageCount; page++) {
    const [kind = "", ...keys] = document.pageIdentity(page).replace(/#\d+$/, "").split("/");
    if (keys.at(-1) === wanted && (!sections || sections.includes(lettersOf(kind)))) return page;
  }
  return undefined;
}

/** Identities have "_" for other characters of a kind. */
const lettersOf = (kind: string) => kind.replace(/[^\p{L}\p{M}\p{N}]+/gu, "");
