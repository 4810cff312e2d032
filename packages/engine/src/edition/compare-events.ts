import { compareRows } from "../model/date-row.ts";
import type { EventChanges, PlanEvent } from "../model/edition-record.ts";

export function countEventChanges({ added, changed, removed }: EventChanges): number {
  return added.length + changed.length + removed.length;
}

/**
 * Compares events without ids, because the project in a PDF has none. An event that is the same in a calendar of another name is
 * the same event. Of the others, those of the same title are taken for one that moved, first in the same calendar, and those of
 * the same time in a calendar for one with another title.
 */
export function compareEvents(earlier: readonly PlanEvent[], later: readonly PlanEvent[]): EventChanges {
  const same = pairBy(earlier, later, (event) => [event.calendar, ...eventKey(event)]);
  const elsewhere = pairBy(same.before, same.after, eventKey);
  const moved = pairBy(elsewhere.before, elsewhere.after, ({ calendar, title }) => [calendar, title]);
  const movedElsewhere = pairBy(moved.before, moved.after, ({ title }) => [title]);
  const renamed = pairBy(movedElsewhere.before, movedElsewhere.after, ({ calendar, date, start, end }) => [
    calendar,
    date,
    start,
    end,
  ]);
  const changed = [moved, movedElsewhere, renamed]
    .flatMap(({ pairs }) => pairs)
    .map(([before, after]) => ({ before, after }));
  return {
    added: renamed.after.toSorted(compareRows),
    changed: changed.toSorted((a, b) => compareRows(a.after, b.after)),
    removed: renamed.before.toSorted(compareRows),
  };
}

function eventKey({ date, start, end, title, kind, days, age, categories = [] }: PlanEvent): readonly unknown[] {
  return [date, start, end, title, kind, days, age, categories];
}

interface Paired {
  readonly pairs: readonly (readonly [PlanEvent, PlanEvent])[];
  /** Events without a partner. */
  readonly before: readonly PlanEvent[];
  readonly after: readonly PlanEvent[];
}

/** Pairs events of equal keys, in the order of their dates. */
function pairBy(
  before: readonly PlanEvent[],
  after: readonly PlanEvent[],
  keyOf: (event: PlanEvent) => readonly unknown[],
): Paired {
  const key = (event: PlanEvent) => JSON.stringify(keyOf(event));
  const waiting = Map.groupBy(before.toSorted(compareRows), key);
  const next = new Map<string, number>();
  const pairs: (readonly [PlanEvent, PlanEvent])[] = [];
  const alone = after.toSorted(compareRows).filter((event) => {
    const at = key(event);
    const position = next.get(at) ?? 0;
    const partner = waiting.get(at)?.[position];
    if (!partner) return true;
    next.set(at, position + 1);
    pairs.push([partner, event]);
    return false;
  });
  const rest = [...waiting].flatMap(([at, events]) => events.slice(next.get(at) ?? 0));
  return { pairs, before: rest, after: alone };
}
