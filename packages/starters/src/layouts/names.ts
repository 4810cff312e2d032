import { type Layouts, type LayoutValue, type NamedPages, namesOf } from "./layout.ts";

const named = { id: "names", label: "Names in lists", kind: "names", most: 60 } as const;

/** Names for the pages of the starter's own counted sections, which the values name by their kind, and of collections. */
export const namesFor = (...values: readonly LayoutValue[]): NamedPages => ({ ...named, values });

/** The names of the members of each name of a list, in its order. */
export function chosenMembers(layouts: Layouts | undefined, { members }: NamedPages): readonly (readonly string[])[] {
  if (!members) return [];
  const names = chosenNames(layouts);
  return (names.get(members.of) ?? []).map((_, i) => names.get(memberList(members.value, i)) ?? []);
}

/** Name in addresses of a list of members: `pupils` for the first, `pupils2` for the second. */
export const memberList = (value: string, i: number): string => (i === 0 ? value : `${value}${i + 1}`);

export const chosenNames = (layouts: Layouts | undefined) => namesOf(layouts?.[named.id] ?? "");
