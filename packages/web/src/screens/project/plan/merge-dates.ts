import type { WrittenPlan } from "@octavo/contract";
import type { Draft } from "../../../api/save-draft.ts";
import { addSource, changeSource, sourcesOf, type WrittenSource } from "../../../dates/date-sources.ts";
import { arePlansEqual } from "./plan-draft.ts";

/**
 * Moves a draft to a stored plan in which only the rows of imported calendars differ from its base, or in which calendars were added
 * at the end: the server reads calendars by address at any time. Returns undefined if anything else differs, which is a conflict.
 */
export function mergeDates(
  { mine, from, unanswered }: Draft<WrittenPlan>,
  theirs: WrittenPlan,
): Draft<WrittenPlan> | undefined {
  const [before, after] = [sourcesOf(from), sourcesOf(theirs)];
  const added = after.slice(before.length);
  if (after.length < before.length || ![...changedSources(before, after), ...added].every(isImported)) return undefined;
  if (
    !arePlansEqual(
      withSources(from, before.map(withoutRows)),
      withSources(theirs, after.slice(0, before.length).map(withoutRows)),
    )
  )
    return undefined;
  const merged = before.reduce((plan, source, i) => withRowsOf(plan, source, after[i] ?? source), mine);
  return { mine: added.reduce(addSource, merged), from: theirs, unanswered };
}

function changedSources(before: readonly WrittenSource[], after: readonly WrittenSource[]): readonly WrittenSource[] {
  return before.filter(({ rows }, i) => rows !== after[i]?.rows);
}

const isImported = ({ imported }: WrittenSource) => imported !== undefined;

function withSources(plan: WrittenPlan, dates: WrittenSource[]): WrittenPlan {
  return { ...plan, dates };
}

function withoutRows({ rows: _rows, imported, ...source }: WrittenSource): WrittenSource {
  return imported === undefined ? { ...source, ...(_rows !== undefined && { rows: _rows }) } : source;
}

/** Replaces rows that the draft has not changed. The draft may have renamed, moved or removed their calendar. */
function withRowsOf(plan: WrittenPlan, { rows }: WrittenSource, after: WrittenSource): WrittenPlan {
  if (rows === after.rows) return plan;
  const index = sourcesOf(plan).findIndex((source) => isImported(source) && source.rows === rows);
  return index === -1 ? plan : changeSource(plan, index, { rows: after.rows, imported: after.imported });
}
