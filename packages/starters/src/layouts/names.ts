import { type Layouts, type LayoutValue, type NamedPages, namesOf } from "./layout.ts";

const named = { id: "names", label: "Names of pages", kind: "names", most: 60 } as const;

/** Names for the pages of the starter's own counted sections, which the values name by their kind, and of collections. */
export const namesFor = (...values: readonly LayoutValue[]): NamedPages => ({ ...named, values });

export const chosenNames = (layouts: Layouts | undefined) => namesOf(layouts?.[named.id] ?? "");
