/** What a document writes as one word or number; undefined for lists and mappings, which have no text of their own. */
export function scalarText(raw: unknown): string | undefined {
  if (typeof raw === "string") return raw;
  return typeof raw === "number" || typeof raw === "boolean" ? String(raw) : undefined;
}
