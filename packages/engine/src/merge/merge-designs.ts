/** Merges page designs: masters, pages and blocks, widget by widget. */
import type { Block } from "../model/shared-parts.ts";
import type { Widget } from "../model/widget.ts";
import { identifyItems } from "./identify-items.ts";
import {
  isSame,
  type Keyed,
  keepOwn,
  listMerger,
  type Merger,
  type Merging,
  mergeKeyed,
  type Path,
  recordMerger,
  type Sides,
  settled,
} from "./merge-values.ts";

/** A master or a named page, as it is stored. */
export interface WrittenDesign {
  readonly name: string;
  readonly description: string;
  readonly frame?: string | undefined;
  readonly widgets: readonly Widget[];
  readonly created_at?: string;
  readonly updated_at?: string;
}

/** Fields whose values belong to a type of widget. */
const mergeFields = recordMerger<Widget>({ styling: recordMerger(), properties: recordMerger() });

/** Another type has other properties, so such a widget is merged as a whole. */
const mergeWidget: Merger<Widget> = (sides, path, merging) => {
  const types = new Set([sides.base, sides.own, sides.original].map((widget) => widget?.type));
  if (types.size === 1) return mergeFields(sides, path, merging);
  const found = settled(sides);
  return found ? found.value : merging.decide(sides, path);
};

const mergeById = listMerger<Widget>(({ id }) => id, mergeWidget);

/** Widgets that both sides added are different, also if the editor gave them the same id. */
const mergeWidgets: Merger<readonly Widget[]> = (sides, path, merging) => {
  const found = settled(sides);
  if (found) return found.value;
  const merged = mergeById({ ...sides, original: withFreeIds(sides) }, path, merging);
  return merged && withWholeGroups(merged);
};

function withFreeIds({ base = [], own = [], original = [] }: Sides<readonly Widget[]>): readonly Widget[] {
  const old = new Set(base.map(({ id }) => id));
  const added = new Map(own.flatMap((widget) => (old.has(widget.id) ? [] : [[widget.id, widget]])));
  const taken = new Set([...base, ...own, ...original].map(({ id }) => id));
  return original.map((widget) => {
    const other = old.has(widget.id) ? undefined : added.get(widget.id);
    if (!other || isSame(other, widget)) return widget;
    return { ...widget, id: freeId(widget.id, taken) };
  });
}

function freeId(id: string, taken: Set<string>): string {
  const stem = id.replace(/-\d+$/, "");
  for (let number = 2; ; number++) {
    const free = `${stem}-${number}`;
    if (taken.has(free)) continue;
    taken.add(free);
    return free;
  }
}

/** Widgets of a group stay together. */
function withWholeGroups(widgets: readonly Widget[]): readonly Widget[] {
  const outermost = ({ group, id }: Widget) => (group === undefined ? `widget ${id}` : `group ${group.split("/")[0]}`);
  return [...Map.groupBy(widgets, outermost).values()].flat();
}

const designFields = { widgets: mergeWidgets, created_at: keepOwn, updated_at: keepOwn };

export interface NamedDesigns<Design extends WrittenDesign> {
  /** With their final names. */
  readonly designs: readonly Keyed<Design>[];
  /** Keys by the names that a side uses. */
  readonly keys: Readonly<Record<keyof Sides<unknown>, ReadonlyMap<string, string>>>;
}

/** A renamed master is found by its widgets. A master that gets the name of another one gets a number. */
export function mergeDesigns<Design extends WrittenDesign>(
  sides: Sides<readonly Design[]>,
  path: Path,
  merging: Merging,
): NamedDesigns<Design> {
  const keyed = identifyItems(sides, { nameOf: ({ name }) => name, likeness: likenessOf });
  const merged = mergeKeyed(keyed, path, recordMerger<Design>(designFields), merging);
  const keysIn = (items: readonly Keyed<Design>[]) => new Map(items.map(({ key, item }) => [item.name, key]));
  const keys = { base: keysIn(keyed.base), own: keysIn(keyed.own), original: keysIn(keyed.original) };
  return { designs: withFreeNames(merged, keys.own), keys };
}

function withFreeNames<Design extends WrittenDesign>(
  designs: readonly Keyed<Design>[],
  own: ReadonlyMap<string, string>,
): readonly Keyed<Design>[] {
  const isOwnName = ({ key, item }: Keyed<Design>) => own.get(item.name) === key;
  const taken = new Set(designs.filter(isOwnName).map(({ item }) => item.name));
  return designs.map((design) => {
    const { key, item } = design;
    if (isOwnName(design)) return design;
    let name = item.name;
    for (let number = 2; taken.has(name); number++) name = `${item.name} ${number}`;
    taken.add(name);
    return name === item.name ? design : { key, item: { ...item, name } };
  });
}

/** Share of the widgets that are alike: of the same id, type and content. */
function likenessOf({ widgets: before }: WrittenDesign, { widgets: after }: WrittenDesign): number {
  const most = Math.max(before.length, after.length);
  if (most === 0) return 0;
  const known = new Map(before.map((widget) => [widget.id, widget]));
  const alike = after.filter(({ id, type, content }) => {
    const other = known.get(id);
    return other?.type === type && other.content === content;
  });
  return alike.length / most;
}

export const mergeBlocks = listMerger<Block>(({ name }) => name, recordMerger<Block>({ widgets: mergeById }));
