/** Text of a YAML scalar. Undefined for lists and mappings. */
export function scalarText(raw: unknown): string | undefined {
  if (typeof raw === "string") return raw;
  return typeof raw === "number" || typeof raw === "boolean" ? String(raw) : undefined;
}

/** Texts of a list, with "" for null. Undefined if an entry is not a scalar. Reads at most `most` entries. */
export function scalarTexts(raw: unknown, most: number): readonly string[] | undefined {
  if (!Array.isArray(raw)) return undefined;
  const texts = raw.slice(0, most).map((item) => (item === null || item === undefined ? "" : scalarText(item)));
  return texts.every((text) => text !== undefined) ? texts : undefined;
}
