import type { WrittenPlan } from "@octavo/contract";
import type { PlannerChoices } from "@octavo/starters";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { IndexedStore } from "../../browser/indexed-store.ts";
import { addSource, sourcesOf, type WrittenSource } from "../../dates/date-sources.ts";

/** A calendar file of a visitor. IndexedDB stores it, so that it survives a reload. */
export interface CalendarFile {
  /** Without its rows, which are read again for the dates of the planner. */
  readonly source: WrittenSource;
  readonly file: File;
}

const files = new IndexedStore({
  name: "octavo-calendars",
  version: 1,
  store: "files",
  create: (database) => database.createObjectStore("files"),
});

/** Replaces the files. Rejects if the browser keeps nothing, or has no room. */
const writeCalendarFiles = (written: readonly CalendarFile[]): Promise<void> =>
  files.write((store) => {
    written.forEach((file, i) => store.put(file, i));
    store.delete(IDBKeyRange.lowerBound(written.length));
  });

interface OwnFile {
  readonly file: File;
  /** Dates of the planner that the rows were read for. Empty if they are not read. */
  readonly dates: string;
}

interface Kept {
  readonly sources: readonly WrittenSource[];
  /** Calendar files by the name of their source. */
  readonly files: Readonly<Record<string, OwnFile>>;
  /** Codes of the address for which there are no holidays. */
  readonly unknown: readonly string[];
}

export interface KeptDates extends Kept {
  /** False until they are read from the address and from the browser. */
  readonly isRead: boolean;
  /** True if the browser has no room for the calendar files. */
  readonly isUnsaved: boolean;
  /** Holidays for the address, such as "PL,DE-BY". */
  readonly holidays: string;
  readonly change: (next: (kept: Kept) => Partial<Kept>) => void;
}

const none: Kept = { sources: [], files: {}, unknown: [] };
const queryKey = ["own-dates"];

/**
 * Calendars and holidays of a visitor, also with another starter, after signing in or after a reload. Holidays are in the
 * address, and calendar files in the browser.
 */
export function useKeptDates(address: string | undefined): KeptDates {
  const cache = useQueryClient();
  const { data } = useQuery({
    queryKey,
    queryFn: () => readKept(address),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const kept = data ?? none;
  const { sources } = kept;
  const holidays = useMemo(() => holidaysOf(sources), [sources]);
  const change = (next: (kept: Kept) => Partial<Kept>) =>
    void cache.setQueryData<Kept>(queryKey, (before = none) => ({ ...before, ...next(before) }));
  return { ...kept, isRead: data !== undefined, isUnsaved: useSavedFiles(data), holidays, change };
}

async function readKept(address = ""): Promise<Kept> {
  const codes = address.split(",").filter(Boolean);
  const [stored, holidays] = await Promise.all([readCalendarFiles(), codes.length > 0 ? holidaySources(codes) : []]);
  const found = holidaysOf(holidays).split(",");
  const empty: Pick<WrittenPlan, "dates"> = { dates: [] };
  const plan = [...holidays, ...stored.map(({ source }) => source)].reduce(
    (before, one) => addSource(before, one),
    empty,
  );
  const sources = sourcesOf(plan);
  const files = stored.map(({ file }, i) => [sources[holidays.length + i]?.name ?? "", { file, dates: "" }] as const);
  const unknown = codes.filter((code) => !found.includes(code.toUpperCase()));
  return { sources, files: Object.fromEntries(files), unknown };
}

async function holidaySources(codes: readonly string[]): Promise<readonly WrittenSource[]> {
  const { sourcesOfCodes } = await import("../../dates/holidays.tsx");
  return sourcesOfCodes([...new Set(codes)]);
}

function holidaysOf(sources: readonly WrittenSource[]): string {
  const codes = sources.flatMap(({ holidays, region }) =>
    holidays ? [[holidays, region].filter(Boolean).join("-")] : [],
  );
  return codes.join(",");
}

/** Writes calendar files to the browser when they change. Returns true if that failed. */
function useSavedFiles(kept: Kept | undefined): boolean {
  const [isUnsaved, setUnsaved] = useState(false);
  const written = useRef<string>(undefined);
  const files = kept && calendarFilesOf(kept);
  const key =
    files && JSON.stringify(files.map(({ source, file }) => [source, file.name, file.lastModified, file.size]));
  const write = useEffectEvent(async () => {
    const isFirst = written.current === undefined;
    written.current = key;
    if (isFirst || !files) return;
    await writeCalendarFiles(files).then(
      () => setUnsaved(false),
      () => setUnsaved(files.length > 0),
    );
  });
  useEffect(() => {
    if (key !== undefined && key !== written.current) void write();
  }, [key]);
  return isUnsaved;
}

function calendarFilesOf({ sources, files }: Kept): readonly CalendarFile[] {
  return sources.flatMap(({ rows: _rows, ...source }) => {
    const file = files[source.name ?? ""]?.file;
    return file ? [{ source: { ...source, rows: "" }, file }] : [];
  });
}

export function datesOf({ from, to }: Pick<PlannerChoices, "from" | "to">): string {
  return `${from} ${to}`;
}

/** Names of the calendars whose rows are of other dates than the planner's. */
export function staleCalendars(
  { sources, files }: Pick<Kept, "sources" | "files">,
  choices: PlannerChoices,
): readonly string[] {
  const isStale = (name: string) => (files[name]?.dates ?? datesOf(choices)) !== datesOf(choices);
  return sources.flatMap(({ name = "" }) => (isStale(name) ? [name] : []));
}

/** In the order in which they were written. Empty if the browser keeps nothing. */
export async function readCalendarFiles(): Promise<readonly CalendarFile[]> {
  const found = await files.read((store) => store.getAll()).catch(() => []);
  return found.filter(isCalendarFile);
}

function isCalendarFile(value: unknown): value is CalendarFile {
  if (typeof value !== "object" || value === null || !("file" in value) || !("source" in value)) return false;
  return value.file instanceof File && typeof value.source === "object";
}
