import type { Message } from "@octavo/engine/message";
import { useEffect, useRef, useState } from "react";
import type { EngineClient } from "../../../engine-worker/engine-client.ts";
import * as messages from "../../../engine-worker/messages.ts";
import { t } from "../../../language/t.ts";
import { useAnnounce } from "../../../ui/announcer.tsx";
import type { PlanDraftState } from "../plan/use-plan-draft.ts";
import { addSource, birthdayList, changeSource, nameOfSource, sourcesOf } from "./date-sources.ts";

export interface ImportResult {
  /** Name of the file. */
  readonly file: string;
  readonly refusal?: Message | undefined;
  readonly notes: readonly Message[];
}

export interface DayList {
  readonly name: string;
  readonly text: string;
  readonly isBirthdays: boolean;
  /** Position of the source that the list replaces. */
  readonly index?: number | undefined;
}

/** The browser's time zone. */
const ownZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Reads calendar files and lists in the worker, and adds their rows to the plan. */
export function useImport(draft: PlanDraftState, engine: () => EngineClient) {
  // The plan can change while a file is read.
  const latest = useRef(draft);
  useEffect(() => {
    latest.current = draft;
  }, [draft]);
  const announce = useAnnounce();
  const [zone, setZone] = useState(ownZone);
  const [reading, setReading] = useState<string>();
  const [results, setResults] = useState<readonly ImportResult[]>([]);

  const read = async (content: Blob | string, name: string) => {
    setReading(name);
    const found = await engine().run("importDates", { plan: latest.current.plan, content, name, zone });
    setReading(undefined);
    return found ?? { refusal: messages.engineStopped };
  };
  const show = (result: ImportResult) => {
    setResults((shown) => [
      ...shown.filter(({ file }) => file !== result.file),
      ...(result.refusal || result.notes.length > 0 ? [result] : []),
    ]);
  };
  const addFile = async (file: File, index?: number) => {
    const found = await read(file, file.name);
    if ("refusal" in found) return show({ file: file.name, refusal: found.refusal, notes: [] });
    const imported = today();
    latest.current.edit((current) =>
      index === undefined
        ? addSource(current, { name: found.name, rows: found.rows, imported })
        : changeSource(current, index, { rows: found.rows, imported }),
    );
    show({ file: file.name, notes: found.notes });
    announce(t("{name} imported.", { name: file.name }));
  };
  return {
    zone,
    setZone,
    /** Name of the file that is being read. */
    reading,
    results,
    dismiss: (file: string) => setResults((shown) => shown.filter((result) => result.file !== file)),
    addFiles: async (chosen: readonly File[]) => {
      for (const file of chosen) await addFile(file);
    },
    replaceFile: (file: File, index: number) => addFile(file, index),
    /** Returns the refusal, if there is one. */
    addList: async ({ name, text, isBirthdays, index }: DayList): Promise<Message | undefined> => {
      const found = await read(isBirthdays ? birthdayList(text) : text, name);
      if ("refusal" in found) return found.refusal;
      latest.current.edit((current) => {
        const source = { name, rows: found.rows };
        return index === undefined ? addSource(current, source) : changeSource(current, index, source);
      });
      return undefined;
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
