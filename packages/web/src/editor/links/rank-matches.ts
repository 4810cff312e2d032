/** Ranks texts by a search, without regard to case and diacritics. */

/** Lower case without diacritics: "Poprzedni dzień" is "poprzedni dzien". */
function folded(text: string): string {
  return text
    .toLowerCase()
    .normalize("NFD")
    .replaceAll(/\p{Mn}/gu, "")
    .replaceAll("ł", "l");
}

/**
 * Sorts entries by their best text: one that begins with the search, has words that begin with each typed word, or
 * contains them. Leaves out entries without a match, and keeps the order of equal ones.
 */
export function rankMatches<Entry>(
  entries: readonly Entry[],
  typed: string,
  textsOf: (entry: Entry) => readonly string[],
): readonly Entry[] {
  const search = folded(typed.trim());
  if (search === "") return entries;
  return entries
    .map((entry) => ({ entry, rank: Math.min(...textsOf(entry).map((text) => rankOf(folded(text), search))) }))
    .filter(({ rank }) => rank < Number.POSITIVE_INFINITY)
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ entry }) => entry);
}

function rankOf(text: string, search: string): number {
  if (text === search) return 0;
  if (text.startsWith(search)) return 1;
  const words = search.split(/\s+/);
  const begins = text.split(/[^\p{L}\p{N}@]+/u);
  if (words.every((word) => begins.some((begin) => begin.startsWith(word)))) return 2;
  return words.every((word) => text.includes(word)) ? 3 : Number.POSITIVE_INFINITY;
}
