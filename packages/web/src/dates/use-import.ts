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
  /** Lines of that source which it keeps, in front of the text. */
  readonly before?: string;
}

/** Result of adding a list. */
export interface AddedList {
  /** The lines that are understood, with all that were added before. Undefined without any. */
  readonly added?: DayList;
  /** Reasons why the lines of `left` are refused. */
  readonly refusals: readonly Message[];
  /** Text with the other lines only. */
  readonly left: string;
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
  const readList = ({ name, text, isBirthdays }: DayList) => read(isBirthdays ? birthdayList(text) : text, name);
  /** Returns the position of the source. */
  const putList = ({ name, index }: DayList, { rows, notes }: ImportedRows): number => {
    show({ file: name, refusals: [], notes });
    const count = sourcesOf(latest.current.plan).length;
    latest.current.edit((current) => {
      if (index === undefined) return addSource(current, { name, rows });
      const others = sourcesOf(current).toSpliced(index, 1).map(nameOfSource);
      return changeSource(current, index, { name: uniqueName(name, others), rows });
    });
    return index ?? count;
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
    /** Adds the lines of a list that are understood. `before` are lines that its source has and keeps. */
    addList: async (list: DayList, before: string): Promise<AddedList> => {
      const typed = await readList(list);
      const { good, left } = splitLines(list.text, "refusals" in typed ? typed.lines : []);
      if (good.trim() === "") return { refusals: "refusals" in typed ? typed.refusals : [], left };
      const added = { ...list, text: before === "" ? good : `${before}\n${good}` };
      const whole = before === "" && left === "" ? typed : await readList(added);
      if ("refusals" in whole) return { refusals: whole.refusals, left: list.text };
      const index = putList(added, whole);
      if (!("refusals" in typed)) return { added: { ...added, index }, refusals: [], left };
      // For the numbers of the lines that are left.
      const refused = await readList({ ...list, text: left });
      const { refusals } = "refusals" in refused ? refused : typed;
      return { added: { ...added, index }, refusals, left };
    },
    namesInUse: sourcesOf(draft.plan).map(nameOfSource),
  };
}

export type DatesImport = ReturnType<typeof useImport>;

/** Splits a text into its lines with these numbers, from 1, and the others. Without numbers, all lines are left. */
function splitLines(text: string, numbers: readonly number[] | undefined) {
  const lines = text.split(/\r\n?|\n/);
  const isLeft = (_: string, i: number) => numbers?.includes(i + 1) ?? true;
  return {
    good: lines.filter((line, i) => !isLeft(line, i)).join("\n"),
    left: lines.filter(isLeft).join("\n"),
  };
}

/** `YYYY-MM-DD` in the browser's time zone. */
function today(): string {
  const now = new Date();
  const twoDigits = (value: number) => String(value).padStart(2, "0");
  return `${now.getFullYear()}-${twoDigits(now.getMonth() + 1)}-${twoDigits(now.getDate())}`;
}
