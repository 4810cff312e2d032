/** Keys and values as a document writes them. Look keys up with `Object.hasOwn`: "constructor" is a key like any other. */
export type Mapping = Readonly<Record<string, unknown>>;

export function isMapping(value: unknown): value is Mapping {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
