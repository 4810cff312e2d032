import type { Message } from "@octavo/foundation";
import { loadWords, textIn } from "@octavo/starters";
import { useEffect, useRef, useState } from "react";
import type { EngineClient } from "../../../engine-worker/engine-client.ts";
import * as messages from "../../../engine-worker/messages.ts";
import type { ReadRows } from "../../../engine-worker/protocol.ts";
import { t, tn } from "../../../language/t.ts";
import { useAnnounce } from "../../../ui/announcer.tsx";
import type { PlanDraftState } from "../plan/use-plan-draft.ts";
import { addList, changeList, listsOf } from "./list-draft.ts";
import { isPictureFile, readPictures } from "./list-pictures.ts";

interface FileResult {
  readonly name: string;
  readonly refusal?: Message | undefined;
  readonly notes: readonly Message[];
}

interface Shown {
  /** Position of the list on screen, which gets the pictures. */
  readonly index: number;
  readonly onAdded: (index: number) => void;
}

export type ListFiles = ReturnType<typeof useListFiles>;

/** Reads tables and pictures. A list has the name of its file. */
export function useListFiles(draft: PlanDraftState, engine: () => EngineClient, { index, onAdded }: Shown) {
  // The plan can change while a file is read.
  const latest = useRef(draft);
  useEffect(() => {
    latest.current = draft;
  }, [draft]);
  const announce = useAnnounce();
  const [reading, setReading] = useState<string>();
  const [results, setResults] = useState<readonly FileResult[]>([]);
  const show = (result: FileResult) => {
    const isWorthy = result.refusal !== undefined || result.notes.length > 0;
    setResults((shown) => [...shown.filter(({ name }) => name !== result.name), ...(isWorthy ? [result] : [])]);
  };
  const read = async (content: Blob | string, name: string, heading?: string): Promise<ReadRows | undefined> => {
    setReading(name);
    const found = (await engine().run("readList", { content, name, heading })) ?? { refusal: messages.engineStopped };
    setReading(undefined);
    show({ name, ...("refusal" in found ? { refusal: found.refusal, notes: [] } : { notes: found.notes }) });
    return "refusal" in found ? undefined : found;
  };
  /** Columns have names in the language of the planner, because its pages print them. */
  const plannerText = async () => {
    const { locale } = latest.current.plan;
    return textIn(await loadWords(locale), locale);
  };
  const add = ({ list, count }: ReadRows, name: string) => {
    const added = listsOf(latest.current.plan).length;
    latest.current.edit((plan) => addList(plan, asList(list, name)));
    onAdded(added);
    announce(tn(count, "{count} row read.", "{count} rows read."));
  };
  const addPictures = async (pictures: readonly File[]) => {
    const list = listsOf(latest.current.plan)[index];
    if (!list) return;
    setReading(t("pictures"));
    const { found, refusal } = await readPictures(list, pictures);
    setReading(undefined);
    show({ name: t("Pictures"), refusal, notes: [] });
    const count = Object.keys(found).length;
    if (count > 0) latest.current.edit((plan) => changeList(plan, index, { pictures: { ...list.pictures, ...found } }));
    announce(tn(count, "{count} picture added.", "{count} pictures added."));
  };
  return {
    /** Name of the file that is being read. */
    reading,
    results,
    dismiss: (name: string) => setResults((shown) => shown.filter((result) => result.name !== name)),
    /** Returns false if the text is refused. */
    addText: async (text: string, isHeaded: boolean) => {
      const name = t("List");
      const found = await read(text, name, isHeaded ? undefined : (await plannerText())("Name"));
      if (found) add(found, name);
      return found !== undefined;
    },
    addFiles: async (chosen: readonly File[]) => {
      const pictures = chosen.filter(isPictureFile);
      for (const file of chosen.filter((one) => !isPictureFile(one))) {
        const found = await read(file, file.name);
        if (found) add(found, file.name.replace(/\.\w+$/, ""));
      }
      if (pictures.length > 0) await addPictures(pictures);
    },
    /** Takes the rows of a file in place of those of a list. Its columns and links stay. */
    replaceRows: async (file: File) => {
      const found = await read(file, file.name);
      if (!found) return;
      const { rows, columns } = found.list;
      latest.current.edit((plan) => {
        const before = listsOf(plan)[index];
        return changeList(plan, index, { rows, columns: { ...columns, ...before?.columns } });
      });
      announce(tn(found.count, "{count} row read.", "{count} rows read."));
    },
    addEmpty: async () => {
      const text = await plannerText();
      const rows = `${text("Name")},${text("Notes")}\n`;
      add({ list: { rows, columns: {} }, count: 0, notes: [] }, t("List"));
    },
  };
}

function asList({ rows, columns, key }: ReadRows["list"], name: string) {
  return { name, rows, ...(Object.keys(columns).length > 0 && { columns }), ...(key !== undefined && { key }) };
}
