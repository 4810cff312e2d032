/** Compares plain values deeply. A key with the value undefined counts as absent. */
export function isEqual(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return false;
  if (Array.isArray(a) || Array.isArray(b))
    return Array.isArray(a) && Array.isArray(b) && a.length === b.length && a.every((item, i) => isEqual(item, b[i]));
  const right = new Map<string, unknown>(Object.entries(b));
  for (const [key, value] of Object.entries(a)) {
    if (!isEqual(value, right.get(key))) return false;
    right.delete(key);
  }
  return [...right.values()].every((value) => value === undefined);
}
