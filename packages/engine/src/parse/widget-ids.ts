export interface WrittenWidget {
  /** Empty if the document has none. */
  readonly id: string;
  readonly type: string;
}

/**
 * Ids of the widgets in a list, in document order: the written id if it is valid and unique, otherwise one made of it
 * or of the type. `locate` uses the same function to find widgets without an id.
 */
export function assignIds(widgets: readonly WrittenWidget[]): readonly string[] {
  const taken = new Set(widgets.map(({ id }) => id).filter(isId));
  const kept = new Set<string>();
  const counters = new Map<string, number>();
  return widgets.map(({ id, type }) => {
    if (isId(id) && !kept.has(id)) {
      kept.add(id);
      return id;
    }
    const base = id === "" ? safe(type) || "widget" : safe(id) || "widget";
    return numbered(base, id === "" ? 1 : 2, taken, counters);
  });
}

export function isId(text: string): boolean {
  return /^[A-Za-z0-9_-]+$/.test(text);
}

function safe(text: string): string {
  return text
    .slice(0, 100)
    .replace(/[^A-Za-z0-9_-]+/g, "-")
    .replace(/^-+|(?<!-)-+$/g, "");
}

function numbered(base: string, first: number, taken: Set<string>, counters: Map<string, number>): string {
  let n = counters.get(base) ?? first;
  while (taken.has(`${base}-${n}`)) n++;
  const id = `${base}-${n}`;
  taken.add(id);
  counters.set(base, n + 1);
  return id;
}
