import { countsOf, type Layout, memberList, type NamedPages, namesOf, type PlannerChoices } from "@octavo/starters";
import { listed, t, translate } from "../language/t.ts";

export interface NamedList {
  /** In addresses: "people", and "people2" for the second list of people. */
  readonly value: string;
  readonly label: string;
  readonly names: readonly string[];
  /** Most names. */
  readonly most: number;
  /** Pages of a list without names, with its index. Unknown for lists of the starter. */
  readonly pages?: number;
  /** Value of the collection, for all lists of its kind. Absent for lists of the starter. */
  readonly collection?: string;
}

/** Names that users have given to lists, by the names in addresses. */
export type OwnNames = Readonly<Record<string, string>>;

/** Lists whose pages can have names: those of the starter, and the chosen collections. */
export function namedLists(
  layouts: readonly Layout[],
  choices: Pick<PlannerChoices, "layouts">,
  ownNames: OwnNames = {},
): readonly NamedList[] {
  return layouts.flatMap((layout) => {
    if (layout.kind !== "names") return [];
    const names = namesOf(choices.layouts[layout.id] ?? "");
    return [...starterLists(layout), ...memberLists(layout, names), ...collectionsOf(layouts, choices)].map((list) => ({
      ...list,
      label: ownNames[list.value] ?? list.label,
      names: names.get(list.value) ?? [],
      most: layout.most,
    }));
  });
}

function starterLists({ values }: NamedPages) {
  return values.map(({ value, label }) => ({ value, label: translate(label) }));
}

/** A list for each name, such as the pupils of a class, or one for all if there are no names. */
function memberLists({ members }: NamedPages, names: ReadonlyMap<string, readonly string[]>) {
  if (!members) return [];
  const label = translate(members.label);
  const owners = names.get(members.of) ?? [];
  if (owners.length === 0) return [{ value: members.value, label }];
  return owners.map((name, i) => ({ value: memberList(members.value, i), label: `${label} (${name})` }));
}

function collectionsOf(layouts: readonly Layout[], choices: Pick<PlannerChoices, "layouts">) {
  return layouts.flatMap((layout) => {
    if (layout.kind !== "several") return [];
    const counts = countsOf(choices.layouts[layout.id] ?? "");
    const pages = layout.pagesEach + 1;
    return layout.values.flatMap(({ value, label }) =>
      Array.from({ length: counts.get(value) ?? 0 }, (_, i) =>
        i === 0
          ? { value, label: translate(label), pages, collection: value }
          : { value: `${value}${i + 1}`, label: `${translate(label)} ${i + 1}`, pages, collection: value },
      ),
    );
  });
}

/** Names of the lists in words: "Projects: Garden, House". */
export function describeLists(lists: readonly NamedList[]): string {
  if (lists.length === 0) return t("Projects, people, books…");
  return lists.map(describeList).join(" · ");
}

function describeList({ label: list, names, pages }: NamedList): string {
  if (names.length > 0) return t("{list}: {names}", { list, names: listed(names) });
  return pages === undefined ? t("{list}: no names yet", { list }) : t("{list}: {count} pages", { list, count: pages });
}

/** Returns the name that a change has added or written last. Undefined if it has only removed names. */
export function changedName(before: string, after: string): string | undefined {
  const old = namesOf(before);
  const added = [...namesOf(after)].flatMap(([list, names]) => names.filter((name) => !old.get(list)?.includes(name)));
  return added.at(-1);
}
