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

/** A finite number, also as text. Undefined for other values. */
export function scalarNumber(raw: unknown): number | undefined {
  const value = typeof raw === "string" && raw.trim() !== "" ? Number(raw) : raw;
  return typeof value === "number" && Number.isFinite(value) ? value : undefined;
}

/** The option that equals a text, ignoring case and surrounding space. */
export function scalarOption<T extends string>(raw: unknown, options: readonly T[]): T | undefined {
  const text = scalarText(raw)?.trim().toLowerCase();
  return options.find((option) => option.toLowerCase() === text);
}
