import type { WrittenPlan } from "@octavo/contract";
import type { PlannerChoices } from "@octavo/starters";
import { useEffect, useEffectEvent, useMemo } from "react";
import { type DatesDraft, sourcesOf, type WrittenSource } from "../../dates/date-sources.ts";
import { ownZone } from "../../dates/time-zones.ts";
import { type DatesImport, type DayList, useImport } from "../../dates/use-import.ts";
import type { EngineClient } from "../../engine-worker/engine-client.ts";
import { datesOf, type KeptDates, staleCalendars } from "./kept-dates.ts";

interface OwnDates {
  readonly draft: DatesDraft;
  readonly files: DatesImport;
  /** Keeps a list in the browser, as a file. `before` is the position that it had. */
  readonly keepList: (list: DayList, before: number | undefined) => void;
}

/**
 * Imports calendar files for the dates of the planner, and reads them again when these change. `onChange` gets the plan with a
 * source that the visitor has added or changed.
 */
export function useOwnDates(
  kept: KeptDates,
  choices: PlannerChoices,
  engine: () => EngineClient,
  onChange: (plan: WrittenPlan, index: number) => void,
): OwnDates {
  const { sources, change } = kept;
  const plan = usePlan(choices, sources);
  const dates = datesOf(choices);
  const draft: DatesDraft = {
    plan,
    edit: (edit) => {
      change((before) => ({ ...before, sources: sourcesOf(edit({ ...plan, dates: [...before.sources] })) }));
      const edited = edit(plan);
      const changed = sourcesOf(edited).findIndex((source) => !sources.includes(source));
      if (changed >= 0) onChange(edited, changed);
    },
  };
  const files = useImport(draft, engine, (added) => {
    const own = Object.entries(added).map(([name, file]) => [name, { file, dates }] as const);
    change((before) => ({ ...before, files: { ...before.files, ...Object.fromEntries(own) } }));
  });

  const readAgain = useEffectEvent(async (name: string) => {
    const file = kept.files[name]?.file;
    if (!file) return;
    const found = await engine().run("importDates", { plan, content: file, name: file.name, zone: ownZone() });
    change((before) => ({
      files: { ...before.files, [name]: { file, dates } },
      sources: found && "rows" in found ? withRows(before.sources, name, found.rows) : before.sources,
    }));
  });
  const [stale] = staleCalendars(kept, choices);
  useEffect(() => {
    if (stale !== undefined) void readAgain(stale);
  }, [stale, dates]);
  const keepList = ({ name, text, index = -1 }: DayList, before: number | undefined) =>
    change(({ sources: all, files: stored }) => {
      // As of the last render, before the list was changed.
      const { [sources[before ?? -1]?.name ?? ""]: _, ...others } = stored;
      const file = new File([text], `${name}.txt`, { type: "text/plain" });
      return { files: { ...others, [all.at(index)?.name ?? name]: { file, dates } } };
    });
  return { draft, files, keepList };
}

/** The plan of the planner, as far as sources need it. */
function usePlan({ from, to, locale, weekStart }: PlannerChoices, sources: readonly WrittenSource[]): WrittenPlan {
  return useMemo(
    () => ({
      calendar: { start_date: from, end_date: to, pages_per_day: 1 },
      locale,
      week_start: weekStart,
      sections: [],
      order: [],
      dates: [...sources],
    }),
    [from, to, locale, weekStart, sources],
  );
}

function withRows(sources: readonly WrittenSource[], name: string, rows: string): readonly WrittenSource[] {
  return sources.map((source) => (source.name === name ? { ...source, rows } : source));
}
