/**
 * Text as it is searched and sorted: small letters without their marks, so that "zolw" finds "Żółw". SQLite and
 * PostgreSQL disagree on all of this, and so no query may use `lower`, `ilike` or a collation of theirs.
 */
export function foldText(text: string): string {
  return text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().replaceAll("ł", "l").replace(/\s+/g, " ").trim();
}

/** A pattern for `like ... escape '\'` that finds `words` anywhere in a folded text. */
export function searchPattern(words: string): string {
  return `%${foldText(words).replace(/[\\%_]/g, "\\$&")}%`;
}
