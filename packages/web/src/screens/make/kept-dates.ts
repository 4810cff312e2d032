import type { PlannerChoices } from "@octavo/starters";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { WrittenSource } from "../../dates/date-sources.ts";

interface OwnFile {
  readonly file: File;
  /** Dates of the planner that the rows were read for. */
  readonly dates: string;
}

interface Kept {
  readonly sources: readonly WrittenSource[];
  /** Calendar files by the name of their source. */
  readonly files: Readonly<Record<string, OwnFile>>;
}

export interface KeptDates extends Kept {
  readonly change: (next: (kept: Kept) => Kept) => void;
}

const none: Kept = { sources: [], files: {} };
const queryKey = ["own-dates"];

/** Calendars and holidays of a visitor. They stay in this tab, also with another starter or after signing in. */
export function useKeptDates(): KeptDates {
  const cache = useQueryClient();
  const { data } = useQuery({
    queryKey,
    queryFn: () => none,
    initialData: none,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
  return { ...data, change: (next) => void cache.setQueryData<Kept>(queryKey, (before = none) => next(before)) };
}

export function datesOf({ from, to }: Pick<PlannerChoices, "from" | "to">): string {
  return `${from} ${to}`;
}

/** Names of the calendars whose rows are of other dates than the planner's. */
export function staleCalendars({ sources, files }: Kept, choices: PlannerChoices): readonly string[] {
  const isStale = (name: string) => (files[name]?.dates ?? datesOf(choices)) !== datesOf(choices);
  return sources.flatMap(({ name = "", imported }) => (imported && isStale(name) ? [name] : []));
}
