/** Keys and values of a YAML mapping. Look up keys with `Object.hasOwn`, because "constructor" can be a key. */
export type Mapping = Readonly<Record<string, unknown>>;

export function isMapping(value: unknown): value is Mapping {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
