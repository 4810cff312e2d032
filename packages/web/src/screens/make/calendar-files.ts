/** Keeps the calendar files of a visitor in IndexedDB, so that they survive a reload. */
import { IndexedStore } from "../../browser/indexed-store.ts";
import type { WrittenSource } from "../../dates/date-sources.ts";

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

/** In the order in which they were written. Empty if the browser keeps nothing. */
export async function readCalendarFiles(): Promise<readonly CalendarFile[]> {
  const found = await files.read((store) => store.getAll()).catch(() => []);
  return found.filter(isCalendarFile);
}

/** Replaces the files. Rejects if the browser keeps nothing, or has no room. */
export const writeCalendarFiles = (written: readonly CalendarFile[]): Promise<void> =>
  files.write((store) => {
    written.forEach((file, i) => store.put(file, i));
    store.delete(IDBKeyRange.lowerBound(written.length));
  });

function isCalendarFile(value: unknown): value is CalendarFile {
  if (typeof value !== "object" || value === null || !("file" in value) || !("source" in value)) return false;
  return value.file instanceof File && typeof value.source === "object";
}
