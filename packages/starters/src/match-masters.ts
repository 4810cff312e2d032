/** Finds the masters of a starter that masters of a project were made from. */
import { type Master, type Widget } from "@octavo/engine";
import { isEqual } from "@octavo/foundation";

export type NamedMaster = Pick<Master, "name" | "widgets">;

export interface Match {
  /** Index of the starter's master. */
  readonly index: number;
  /** Widgets were added, changed, deleted or reordered. */
  readonly isChanged: boolean;
  /** Number of widgets that are alike, those that are equal twice. */
  readonly score: number;
}

/**
 * Prefers an equal master, then the one of the same name. A changed master comes from the starter if at least half of its
 * widgets are alike.
 */
export function matchMasters(
  own: readonly NamedMaster[],
  drawn: readonly NamedMaster[],
): readonly (Match | undefined)[] {
  return own.map((master) => matchOf(master, drawn));
}

function matchOf({ name, widgets }: NamedMaster, drawn: readonly NamedMaster[]): Match | undefined {
  const candidates = drawn
    .map((master, index) => ({ master, index }))
    .toSorted((a, b) => Number(b.master.name === name) - Number(a.master.name === name));
  const equal = candidates.find(({ master }) => isEqual(master.widgets, widgets));
  if (equal) return { index: equal.index, isChanged: false, score: 2 * widgets.length };
  // A master whose widgets the user has all deleted is known by its name.
  if (widgets.length === 0) {
    const index = drawn.findIndex((master) => master.name === name);
    return index < 0 ? undefined : { index, isChanged: true, score: 0 };
  }
  for (const { master, index } of candidates) {
    const { alike, equal: unchanged } = countAlike(widgets, master.widgets);
    if (2 * alike >= widgets.length) return { index, isChanged: true, score: alike + unchanged };
  }
  return undefined;
}

/** True if at least half of the widgets are alike. */
export function isMostlyAlike(own: readonly Widget[], drawn: readonly Widget[]): boolean {
  return own.length > 0 && 2 * countAlike(own, drawn).alike >= own.length;
}

/** Widgets that are the same apart from their place and size are alike. */
function countAlike(own: readonly Widget[], drawn: readonly Widget[]) {
  const byId = new Map(drawn.map((widget) => [widget.id, widget]));
  const known = own.flatMap((widget) => {
    const other = byId.get(widget.id);
    return other && isAlike(widget, other) ? [isEqual(widget, other)] : [];
  });
  return { alike: known.length, equal: known.filter(Boolean).length };
}

function isAlike(a: Widget, b: Widget): boolean {
  return a.type === b.type && a.content === b.content && isEqual(a.properties?.["bind"], b.properties?.["bind"]);
}
