/** Merges the masters of a project with those of its starter for other choices. */
import { type Master, type Project } from "@octavo/engine";
import { isEqual } from "@octavo/foundation";
import type { DrawnPlanner } from "./create-planner.ts";
import { type Match, matchMasters, type NamedMaster } from "./match-masters.ts";
import { mergeWidgets, unchangedIds } from "./merge-widgets.ts";

export interface MasterChange {
  /** Name of the master after the change. */
  readonly name: string;
  /**
   * `drawn`: as the starter draws it now. `merged`: likewise, with the changes of the user. `scaled`: as a whole, because
   * the starter has other widgets in place of those that the user has changed. `own`: not of the starter. `left`: changed
   * by the user, and of a section that the planner no longer has.
   */
  readonly change: "same" | "drawn" | "merged" | "scaled" | "own" | "left" | "added" | "removed";
  /** Number of widgets that the user has added, changed or deleted. */
  readonly changes: number;
}

export interface MergedMasters {
  /** Each with what became of it. A removed one is not among the project's any more. */
  readonly masters: readonly { readonly master: Master; readonly change: MasterChange }[];
  /** Names in the project of masters that the starter had, or has, under a name. */
  readonly nameBefore: (name: string) => string;
  readonly nameAfter: (name: string) => string;
}

export interface MasterSources {
  readonly own: Project;
  /** `own` on the new page. */
  readonly scaled: Project;
  readonly before: DrawnPlanner;
  readonly after: DrawnPlanner;
  /** Names of masters of the project that are not the starter's, also if they look alike. */
  readonly added?: readonly string[];
}

export function mergeMasters(sources: MasterSources): MergedMasters {
  const { own, before, after, added = [] } = sources;
  const found = matchMasters(own.masters, before.project.masters);
  const matches = found.map((match, i) => (added.includes(own.masters[i]?.name ?? "") ? undefined : match));
  const taken = new Set<string>();
  const keyed = own.masters.map((_, i): KeyedMaster => {
    const match = matches[i];
    const { master, change } = mergeMaster(sources, i, match);
    return { ...withFreeName(master, change, taken), key: match && before.masterNames[match.index] };
  });
  const all = after.project.masters.reduce((masters, master, i) => {
    const key = after.masterNames[i];
    if (key === undefined || before.masterNames.includes(key)) return masters;
    const added = withFreeName(master, { name: master.name, change: "added", changes: 0 }, taken);
    const preceding = after.masterNames.slice(0, i);
    const index = masters.findLastIndex((one) => one.key !== undefined && preceding.includes(one.key)) + 1;
    return masters.toSpliced(index, 0, { ...added, key });
  }, keyed);
  const nameOf = (key: string | undefined) => all.find((one) => key !== undefined && one.key === key)?.master.name;
  return {
    masters: all,
    nameBefore: (name) => keyed[own.masters.findIndex((master) => master.name === name)]?.master.name ?? name,
    nameAfter: (name) => {
      const index = after.project.masters.findIndex((master) => master.name === name);
      return nameOf(after.masterNames[index]) ?? name;
    },
  };
}

interface KeyedMaster {
  readonly master: Master;
  readonly change: MasterChange;
  /** Its name in the starter. Undefined for a master of the user. */
  readonly key: string | undefined;
}

function withFreeName(master: Master, change: MasterChange, taken: Set<string>): Omit<KeyedMaster, "key"> {
  const name = free(master.name, taken);
  return { master: { ...master, name }, change: { ...change, name } };
}

function mergeMaster({ own, scaled, before, after }: MasterSources, index: number, match: Match | undefined) {
  const [master, onPage] = [own.masters[index], scaled.masters[index]];
  if (!master || !onPage) throw new Error("A scaled project has as many masters.");
  const { name } = master;
  if (!match) return { master: onPage, change: { name, change: "own", changes: 0 } as const };
  const key = before.masterNames[match.index] ?? "";
  const [old, made] = [before.project.masters[match.index], after.project.masters[after.masterNames.indexOf(key)]];
  const changes = old ? countChanges(master, old) : 0;
  if (!old || !made) {
    const change = match.isChanged ? "left" : "removed";
    return { master: onPage, change: { name, change, changes } as const };
  }
  const named = {
    ...onPage,
    name: name === old.name ? made.name : name,
    description: master.description === old.description ? made.description : master.description,
  };
  if (!match.isChanged) {
    const change = isEqual(master.widgets, made.widgets) ? "same" : "drawn";
    return { master: { ...named, widgets: made.widgets }, change: { name, change, changes: 0 } as const };
  }
  const widgets = mergeWidgets({
    own: master.widgets,
    scaled: onPage.widgets,
    before: old.widgets,
    after: made.widgets,
    oldPage: pageOf(before.project),
    page: pageOf(after.project),
  });
  return widgets
    ? { master: { ...named, widgets }, change: { name, change: "merged", changes } as const }
    : { master: named, change: { name, change: "scaled", changes } as const };
}

const pageOf = ({ default_canvas: canvas }: Project) => {
  if (!canvas) throw new Error("A drawn planner has a canvas.");
  return canvas.dimensions;
};

/** Number of widgets that the user has added, changed or deleted. */
export function countChanges({ widgets }: NamedMaster, old: NamedMaster): number {
  const unchanged = unchangedIds(widgets, old.widgets).length;
  const ids = new Set(widgets.map(({ id }) => id));
  return widgets.length - unchanged + old.widgets.filter(({ id }) => !ids.has(id)).length;
}

function free(wanted: string, taken: Set<string>): string {
  let name = wanted;
  for (let number = 2; taken.has(name); number++) name = `${wanted} ${number}`;
  taken.add(name);
  return name;
}
