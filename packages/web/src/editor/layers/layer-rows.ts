/** The layers of a list as rows of a tree, topmost first, and the places to which they can be moved. */
import { type GroupPath, gathered, isWithin, parentGroup, type Unit, unitsOf, type Widgets } from "@octavo/editor";

export interface LayerRow extends Unit {
  /** From 1. */
  readonly level: number;
  /** The group in which it is. */
  readonly parent: GroupPath;
  /** Undefined for a widget. */
  readonly isOpen: boolean | undefined;
}

/** Returns the rows that are visible with some of the groups open, by their keys. */
export function layerRows(widgets: Widgets, open: ReadonlySet<string>): readonly LayerRow[] {
  return rowsIn(gathered(widgets), undefined, 1, open);
}

function rowsIn(widgets: Widgets, parent: GroupPath, level: number, open: ReadonlySet<string>): readonly LayerRow[] {
  return unitsOf(widgets, parent)
    .toReversed()
    .flatMap((unit) => {
      const { group, key } = unit;
      const isOpen = group === undefined ? undefined : open.has(key);
      const row = { ...unit, level, parent, isOpen };
      return isOpen ? [row, ...rowsIn(unit.widgets, group, level + 1, open)] : [row];
    });
}

/** Arguments of `moveInOrder`. */
export interface LayerTarget {
  readonly below: string | undefined;
  readonly into: string | null;
}

/** Returns the place of a gap between rows, 0 above the first. Undefined inside the moved rows. */
export function targetAt(rows: readonly LayerRow[], moving: ReadonlySet<string>, gap: number): LayerTarget | undefined {
  const stays = (row: LayerRow) => !isMoving(row, moving);
  const hit = rows[gap - 1];
  if (hit && !stays(hit) && rows[gap] && !stays(rows[gap])) return undefined;
  const above = rows.slice(0, gap).findLast(stays);
  const below = rows.slice(gap).find(stays);
  if (!above) return { below: undefined, into: below?.parent ?? null };
  if (above.isOpen && below?.parent === above.group) return { below: undefined, into: above.group ?? null };
  const into = isLower(above, below) && !comesFrom(rows, moving, above.parent) ? below?.parent : above.parent;
  return { below: above.widgets[0]?.id, into: into ?? null };
}

function isMoving({ key, parent }: LayerRow, moving: ReadonlySet<string>): boolean {
  if (moving.has(key)) return true;
  return parent !== undefined && [...moving].some((one) => one.endsWith("/") && isWithin(parent, one.slice(0, -1)));
}

/** True at the end of a group. */
function isLower(above: LayerRow, below: LayerRow | undefined): boolean {
  return above.level > (below?.level ?? 1);
}

/** True if moved rows are in the group, so that they stay there at its end. */
function comesFrom(rows: readonly LayerRow[], moving: ReadonlySet<string>, group: GroupPath): boolean {
  return rows.some((row) => moving.has(row.key) && row.parent === group);
}

/** Returns the place one step up or down. Into open groups and out of them at their ends. Undefined at the ends. */
export function targetBeside(rows: readonly LayerRow[], row: LayerRow, by: 1 | -1): LayerTarget | undefined {
  const from = rows.findIndex(({ key }) => key === row.key);
  const moving = new Set([row.key]);
  return by < 0 ? targetAbove(rows, from, moving) : targetBelow(rows, from, moving);
}

function targetAbove(rows: readonly LayerRow[], from: number, moving: ReadonlySet<string>): LayerTarget | undefined {
  const [row, above] = [rows[from], rows[from - 1]];
  if (!row || !above) return undefined;
  if (above.level > row.level) return { below: above.widgets[0]?.id, into: above.parent ?? null };
  return targetAt(rows, moving, from - 1);
}

function targetBelow(rows: readonly LayerRow[], from: number, moving: ReadonlySet<string>): LayerTarget | undefined {
  const row = rows[from];
  if (!row) return undefined;
  const next = rows.slice(from + 1).find((other) => !isMoving(other, moving));
  if (next && next.parent === row.parent)
    return next.isOpen
      ? { below: undefined, into: next.group ?? null }
      : { below: next.widgets[0]?.id, into: row.parent ?? null };
  const sibling = rows.find(({ key, parent }) => parent === row.parent && key !== row.key);
  if (row.parent === undefined || !sibling) return undefined;
  return { below: sibling.widgets[0]?.id, into: parentGroup(row.parent) ?? null };
}
