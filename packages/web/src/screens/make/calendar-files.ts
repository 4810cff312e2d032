/** Keeps the calendar files of a visitor in IndexedDB, so that they survive a reload. */
import type { WrittenSource } from "../../dates/date-sources.ts";

export interface CalendarFile {
  /** Without its rows, which are read again for the dates of the planner. */
  readonly source: WrittenSource;
  readonly file: File;
}

const database = { name: "octavo-calendars", version: 1, store: "files" } as const;

/** In the order in which they were written. Empty if the browser keeps nothing. */
export async function readCalendarFiles(): Promise<readonly CalendarFile[]> {
  try {
    const found = await inStore("readonly", (store) => store.getAll());
    return found.filter(isCalendarFile);
  } catch {
    return [];
  }
}

/** Replaces the files. Rejects if the browser keeps nothing, or has no room. */
export async function writeCalendarFiles(files: readonly CalendarFile[]): Promise<void> {
  await inStore("readwrite", (store) => {
    files.forEach((file, i) => store.put(file, i));
    return store.delete(IDBKeyRange.lowerBound(files.length));
  });
}

function isCalendarFile(value: unknown): value is CalendarFile {
  if (typeof value !== "object" || value === null || !("file" in value) || !("source" in value)) return false;
  return value.file instanceof File && typeof value.source === "object";
}

/** Resolves when the transaction is complete. The connection is closed, so that the browser can delete the database. */
async function inStore<Result>(
  mode: IDBTransactionMode,
  request: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  const connection = await opened();
  try {
    const transaction = connection.transaction(database.store, mode);
    const wanted = request(transaction.objectStore(database.store));
    await new Promise<void>((resolve, reject) => {
      transaction.addEventListener("complete", () => resolve());
      transaction.addEventListener("abort", () => reject(notKept(transaction.error)));
    });
    return wanted.result;
  } finally {
    connection.close();
  }
}

function opened(): Promise<IDBDatabase> {
  const request = indexedDB.open(database.name, database.version);
  return new Promise((resolve, reject) => {
    request.addEventListener("upgradeneeded", () => request.result.createObjectStore(database.store));
    request.addEventListener("success", () => resolve(request.result));
    request.addEventListener("error", () => reject(notKept(request.error)));
  });
}

function notKept(cause: DOMException | null): Error {
  return new Error("The browser keeps no files.", { cause });
}
