import { nameOfSource } from "@octavo/engine";
import { type Message, uniqueName } from "@octavo/foundation";
import { useEffect, useRef, useState } from "react";
import type { EngineClient } from "../engine-worker/engine-client.ts";
import * as messages from "../engine-worker/messages.ts";
import type { ImportedFile, ImportedRows } from "../engine-worker/protocol.ts";
import { listed, t } from "../language/t.ts";
import { useAnnounce } from "../ui/announcer.tsx";
import {
  addSource,
  birthdayList,
  changeSource,
  type DatesDraft,
  replaceTwin,
  sourcesOf,
  type Twin,
} from "./date-sources.ts";
import { ownZone } from "./time-zones.ts";

export interface ImportResult {
  /** Name of the file. */
  readonly file: string;
  readonly refusals: readonly Message[];
  readonly notes: readonly Message[];
  /** Set if a calendar had the name of the imported one. */
  readonly twin?: Twin | undefined;
}

export interface DayList {
  readonly name: string;
  readonly text: string;
  readonly isBirthdays: boolean;
  /** Position of the source that the list replaces. */
  readonly index?: number | undefined;
}

interface ReadFile extends ImportedRows {
  readonly file: File;
}

/** Reads calendar files and lists in the worker, and adds their rows to the plan. `onAdded` gets the name of each source. */
export function useImport(
  draft: DatesDraft,
  engine: () => EngineClient,
  onAdded?: (files: Readonly<Record<string, File>>) => void,
) {
  // The plan can change while a file is read.
  const latest = useRef(draft);
  useEffect(() => {
    latest.current = draft;
  }, [draft]);
  const announce = useAnnounce();
  const [zone, setZone] = useState(ownZone);
  const [reading, setReading] = useState<string>();
  const [results, setResults] = useState<readonly ImportResult[]>([]);

  const read = async (content: Blob | string, name: string): Promise<ImportedFile> => {
    setReading(name);
    const found = await engine().run("importDates", { plan: latest.current.plan, content, name, zone });
    setReading(undefined);
    return found ?? { refusals: [messages.engineStopped] };
  };
  const show = (result: ImportResult) => {
    setResults((shown) => [
      ...shown.filter(({ file }) => file !== result.file),
      ...(result.refusals.length + result.notes.length > 0 || result.twin ? [result] : []),
    ]);
  };
  const readFile = async (file: File): Promise<ReadFile | undefined> => {
    const found = await read(file, file.name);
    if (!("refusals" in found)) return { ...found, file };
    show({ file: file.name, refusals: found.refusals, notes: [] });
    return undefined;
  };
  const add = (found: readonly ReadFile[]) => {
    const before = sourcesOf(latest.current.plan).map(nameOfSource);
    const sources = found.map(({ name, rows }) => ({ name, rows, imported: today() }));
    const next = sources.reduce(addSource, latest.current.plan);
    const names = sourcesOf(next).slice(before.length).map(nameOfSource);
    latest.current.edit(() => next);
    onAdded?.(Object.fromEntries(found.map(({ file }, i) => [names[i], file])));
    found.forEach(({ file, name, notes }, i) => {
      show({
        file: file.name,
        refusals: [],
        notes,
        twin: before.includes(name) ? { of: name, name: names[i] ?? "" } : undefined,
      });
    });
    announce(t("{name} imported.", { name: listed(found.map(({ file }) => file.name)) }));
  };
  return {
    zone,
    setZone,
    /** Name of the file that is being read. */
    reading,
    results,
    dismiss: (file: string) => setResults((shown) => shown.filter((result) => result.file !== file)),
    /** Adds all files in one step. */
    addFiles: async (chosen: readonly File[]) => {
      const found: ReadFile[] = [];
      for (const file of chosen) found.push(...[await readFile(file)].filter((one) => one !== undefined));
      if (found.length > 0) add(found);
    },
    replaceFile: async (file: File, index: number) => {
      const found = await readFile(file);
      if (!found) return;
      latest.current.edit((current) => changeSource(current, index, { rows: found.rows, imported: today() }));
      show({ file: file.name, refusals: [], notes: found.notes });
      announce(t("{name} imported.", { name: file.name }));
    },
    /** Replaces the calendar that had the name of an imported one. */
    replaceTwin: (twin: Twin) => latest.current.edit((current) => replaceTwin(current, twin)),
    /** Returns the refusals. */
    addList: async ({ name, text, isBirthdays, index }: DayList): Promise<readonly Message[]> => {
      const found = await read(isBirthdays ? birthdayList(text) : text, name);
      if ("refusals" in found) return found.refusals;
      show({ file: name, refusals: [], notes: found.notes });
      latest.current.edit((current) => {
        const { rows } = found;
        if (index === undefined) return addSource(current, { name, rows });
        const others = sourcesOf(current).toSpliced(index, 1).map(nameOfSource);
        return changeSource(current, index, { name: uniqueName(name, others), rows });
      });
      return [];
    },
    namesInUse: sourcesOf(draft.plan).map(nameOfSource),
  };
}

export type DatesImport = ReturnType<typeof useImport>;

/** `YYYY-MM-DD` in the browser's time zone. */
function today(): string {
  const now = new Date();
  const twoDigits = (value: number) => String(value).padStart(2, "0");
  return `${now.getFullYear()}-${twoDigits(now.getMonth() + 1)}-${twoDigits(now.getDate())}`;
}
