import { compareRows } from "../model/date-row.ts";
import type { EventChanges, PlanEvent } from "../model/edition-record.ts";

export function countEventChanges({ added, changed, removed }: EventChanges): number {
  return added.length + changed.length + removed.length;
}

/**
 * Compares events without ids, because the project in a PDF has none. Of the events that are not in both editions, those of the
 * same title in a calendar are taken for one that moved, then those of the same time for one with another title.
 */
export function compareEvents(earlier: readonly PlanEvent[], later: readonly PlanEvent[]): EventChanges {
  const same = pairBy(earlier, later, (event) => JSON.stringify(eventKey(event)));
  const moved = pairBy(same.before, same.after, ({ calendar, title }) => JSON.stringify([calendar, title]));
  const renamed = pairBy(moved.before, moved.after, ({ calendar, date, start, end }) =>
    JSON.stringify([calendar, date, start, end]),
  );
  const changed = [...moved.pairs, ...renamed.pairs].map(([before, after]) => ({ before, after }));
  return {
    added: renamed.after.toSorted(compareRows),
    changed: changed.toSorted((a, b) => compareRows(a.after, b.after)),
    removed: renamed.before.toSorted(compareRows),
  };
}

function eventKey({ calendar, date, start, end, title, kind, days, age, categories = [] }: PlanEvent): unknown {
  return [calendar, date, start, end, title, kind, days, age, categories];
}

interface Paired {
  readonly pairs: readonly (readonly [PlanEvent, PlanEvent])[];
  /** Events without a partner. */
  readonly before: readonly PlanEvent[];
  readonly after: readonly PlanEvent[];
}

/** Pairs events of equal keys, in the order of their dates. */
function pairBy(before: readonly PlanEvent[], after: readonly PlanEvent[], key: (event: PlanEvent) => string): Paired {
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
