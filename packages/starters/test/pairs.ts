/** Combinations of choices by pairs. */

export type Factors = Readonly<Record<string, readonly string[]>>;
export type Combination = Readonly<Record<string, string>>;

/** Returns combinations in which each two values of different factors occur together. */
export function pairwise(factors: Factors): readonly Combination[] {
  const open = new Set(pairsOf(factors));
  const rows: Combination[] = [];
  while (open.size > 0) {
    const row = nextRow(factors, open);
    for (const pair of pairsIn(row)) open.delete(pair);
    rows.push(row);
  }
  return rows;
}

/** Starts with an open pair and adds the values that close the most further pairs. */
function nextRow(factors: Factors, open: ReadonlySet<string>): Combination {
  const [first = ""] = open;
  const row: Record<string, string> = Object.fromEntries(first.split("&").map((part) => part.split("=")));
  for (const [name, values] of Object.entries(factors)) {
    if (row[name] !== undefined) continue;
    const closed = (value: string) => pairsIn({ ...row, [name]: value }).filter((pair) => open.has(pair)).length;
    row[name] = values.toSorted((a, b) => closed(b) - closed(a))[0] ?? "";
  }
  return Object.fromEntries(Object.keys(factors).map((name) => [name, row[name] ?? ""]));
}

/** All pairs of values, with the factors in the order of the record. */
function pairsOf(factors: Factors): readonly string[] {
  return Object.entries(factors).flatMap(([name, values], i, all) =>
    all
      .slice(i + 1)
      .flatMap(([other, others]) =>
        values.flatMap((value) => others.map((second) => pair(name, value, other, second))),
      ),
  );
}

function pairsIn(row: Combination): readonly string[] {
  const names = Object.keys(row).toSorted();
  return names.flatMap((name, i) =>
    names.slice(i + 1).map((other) => pair(name, row[name] ?? "", other, row[other] ?? "")),
  );
}

function pair(name: string, value: string, other: string, second: string): string {
  return [`${name}=${value}`, `${other}=${second}`].toSorted().join("&");
}
