/** What a document writes as one word or number; undefined for lists and mappings, which have no text of their own. */
export function scalarText(raw: unknown): string | undefined {
  if (typeof raw === "string") return raw;
  return typeof raw === "number" || typeof raw === "boolean" ? String(raw) : undefined;
}

/** A list of such texts, in which a gap is an empty one; undefined when it is no such list. Whatever exceeds `most` is left out. */
export function scalarTexts(raw: unknown, most: number): readonly string[] | undefined {
  if (!Array.isArray(raw)) return undefined;
  const texts = raw.slice(0, most).map((item) => (item === null || item === undefined ? "" : scalarText(item)));
  return texts.every((text) => text !== undefined) ? texts : undefined;
}
