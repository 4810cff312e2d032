import type { CalendarsBetween } from "@octavo/engine";
import type { Arguments, Options } from "./command.ts";
import type { DateFile } from "./date-files.ts";

export const dateOptions: Options = {
  dates: { type: "string" },
  zone: { type: "string" },
  fetch: { type: "boolean" },
};

export const dateHelp = `
      --dates FILES     add the events of calendars (ICS) and lists of special days (CSV), separated by commas
      --zone ZONE       with --dates: the time zone of the planner; that of this computer otherwise
      --fetch           with --dates: allow addresses (https://…) in place of files`.slice(1);

/** Files of `--dates`. They are imported when a compile asks for the calendars of its plan. */
export interface GivenDates {
  /** Undefined without files. */
  readonly calendars: CalendarsBetween | undefined;
  /** Prints notes and refusals of the last import. False if a file was refused. */
  readonly isAccepted: () => boolean;
}

export function readGivenDates(given: Arguments): Promise<GivenDates> {
  return readDates({ paths: given.list("dates"), zone: given.text("zone"), mayFetch: given.flag("fetch") });
}

interface DateOptions {
  /** Files and addresses. */
  readonly paths: readonly string[];
  readonly zone: string | undefined;
  readonly mayFetch: boolean;
}

export async function readDates({ paths, zone: named, mayFetch }: DateOptions): Promise<GivenDates> {
  // Finding the zone of the computer takes 30 ms, and most builds need no reader of calendars.
  if (paths.length === 0 && named === undefined) return { calendars: undefined, isAccepted: () => true };
  const { importedDates, readDateFiles, zoneOr } = await import("./date-files.ts");
  const zone = zoneOr(named);
  const files = await readDateFiles(paths, mayFetch);
  let imported: readonly DateFile[] = [];
  const calendars: CalendarsBetween = (from, to, reading) => {
    imported = files.map((read) => read({ from, to, zone, ...reading }));
    return imported.flatMap(({ result }) => ("refusals" in result ? [] : [result]));
  };
  return {
    calendars: files.length > 0 ? calendars : undefined,
    isAccepted: () => importedDates(imported) !== undefined,
  };
}
