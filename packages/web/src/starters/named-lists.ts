import { countsOf, type Layout, memberList, type NamedPages, namesOf, type PlannerChoices } from "@octavo/starters";
import { listed, t, translate } from "../language/t.ts";

export interface NamedList {
  /** In addresses: "people", and "people2" for the second list of people. */
  readonly value: string;
  readonly label: string;
  readonly names: readonly string[];
}

/** Lists whose pages can have names: those of the starter, and the chosen collections. */
export function namedLists(layouts: readonly Layout[], choices: Pick<PlannerChoices, "layouts">): readonly NamedList[] {
  return layouts.flatMap((layout) => {
    if (layout.kind !== "names") return [];
    const names = namesOf(choices.layouts[layout.id] ?? "");
    return [
      ...layout.values.map(({ value, label }) => ({ value, label: translate(label) })),
      ...memberLists(layout, names),
      ...collectionsOf(layouts, choices),
    ].map((list) => ({ ...list, names: names.get(list.value) ?? [] }));
  });
}

/** A list for each name, such as the pupils of a class. */
function memberLists({ members }: NamedPages, names: ReadonlyMap<string, readonly string[]>) {
  if (!members) return [];
  return (names.get(members.of) ?? []).map((name, i) => ({
    value: memberList(members.value, i),
    label: `${translate(members.label)} (${name})`,
  }));
}

function collectionsOf(layouts: readonly Layout[], choices: Pick<PlannerChoices, "layouts">) {
  return layouts.flatMap((layout) => {
    if (layout.kind !== "several") return [];
    const counts = countsOf(choices.layouts[layout.id] ?? "");
    return layout.values.flatMap(({ value, label }) =>
      Array.from({ length: counts.get(value) ?? 0 }, (_, i) =>
        i === 0
          ? { value, label: translate(label) }
          : { value: `${value}${i + 1}`, label: `${translate(label)} ${i + 1}` },
      ),
    );
  });
}

/** Names of the lists in words: "Projects: Garden, House". */
export function describeLists(lists: readonly NamedList[]): string {
  if (lists.length === 0) return t("none yet, such as projects or people");
  const described = lists.map(({ label, names }) =>
    names.length > 0
      ? t("{list}: {names}", { list: label, names: listed(names) })
      : t("{list}: no names yet", { list: label }),
  );
  return described.join(" · ");
}

/** Returns the name that a change has added or written last. Undefined if it has only removed names. */
export function changedName(before: string, after: string): string | undefined {
  const old = namesOf(before);
  const added = [...namesOf(after)].flatMap(([list, names]) => names.filter((name) => !old.get(list)?.includes(name)));
  return added.at(-1);
}
