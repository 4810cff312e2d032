import { type Layouts, type LayoutValue, type Members, type NamedPages, namesOf } from "./layout.ts";

const named = { id: "names", label: "Names in lists", kind: "names", most: 60 } as const;

/** Names for the pages of the starter's own counted sections, which the values name by their kind, and of collections. */
export const namesFor = (...values: readonly LayoutValue[]): NamedPages => ({ ...named, values });

/** The names of the members of each name of a list, in its order. */
export function chosenMembers(layouts: Layouts | undefined, { members }: NamedPages): readonly (readonly string[])[] {
  if (!members) return [];
  const names = chosenNames(layouts);
  return ownersOf(names, members, members.usual).map((_, i) => names.get(memberList(members.value, i)) ?? []);
}

/** The names that have members. Members without such a name belong to a page with the usual one. */
export function ownersOf(
  names: ReadonlyMap<string, readonly string[]>,
  { of, value }: Members,
  usual: string,
): readonly string[] {
  return names.get(of) ?? (names.has(value) ? [`${usual} 1`] : []);
}

/** Name in addresses of a list of members: `pupils` for the first, `pupils2` for the second. */
export const memberList = (value: string, i: number): string => (i === 0 ? value : `${value}${i + 1}`);

export const chosenNames = (layouts: Layouts | undefined) => namesOf(layouts?.[named.id] ?? "");
