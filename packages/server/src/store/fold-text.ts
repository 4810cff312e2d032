/**
 * Normalizes text for search and sorting: lower case, without diacritics, so that "zolw" finds "Żółw". SQLite and
 * PostgreSQL differ here, so queries may not use `lower`, `ilike` or collations.
 */
export function foldText(text: string): string {
  return text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().replaceAll("ł", "l").replace(/\s+/g, " ").trim();
}

/** Returns a pattern for `like ... escape '\'` that finds `words` anywhere in folded text. */
export function searchPattern(words: string): string {
  return `%${escapePattern(foldText(words))}%`;
}

/** Escapes text for `like ... escape '\'`. */
export function escapePattern(text: string): string {
  return text.replace(/[\\%_]/g, "\\$&");
}
