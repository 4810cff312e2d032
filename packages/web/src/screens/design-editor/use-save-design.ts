import type { Design, Project } from "@octavo/contract";
import { loadYaml } from "@octavo/editor";
import { MessageError } from "@octavo/engine/message";
import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { failureMessage, isOutcomeUnknown, isUnauthorized } from "../../api/failures.ts";
import { projects as messages } from "../../api/messages.ts";
import { projectQuery } from "../../api/project-queries.ts";
import { type DesignList, useAddDesign, useChangeDesign } from "../../api/projects.ts";
import { saveDraft } from "../../api/save-draft.ts";
import { browserWorld } from "../../engine-worker/browser-world.ts";
import { retryWhenLoaded } from "../../engine-worker/tables.ts";
import { t } from "../../language/t.ts";
import { uniqueName } from "../../ui/unique-name.ts";
import { storedDesign } from "./initial-design.ts";
import { useOpenDesign } from "./use-open-design.ts";
import { useSerialized } from "./use-serialized.ts";

/** The stored version that work is based on; undefined for a new design. */
export type BaseDesign = Pick<Design, "name" | "updated_at">;

interface Saving {
  readonly project: Project;
  readonly list: DesignList;
  readonly first: BaseDesign | undefined;
  readonly name: string;
  readonly snapshot: () => Promise<{ readonly text: string; readonly onSaved: () => void }>;
  readonly hasChanges: () => boolean;
  readonly onRenamed: (name: string) => void;
  /** Replaces the document with another version, as an edit that can be undone. */
  readonly onReplace: (project: Project, theirs: Design) => void;
  /** Called with the new name before the address changes. */
  readonly onMoved: (name: string) => void;
}

/** The stored version differs, or was deleted. */
export interface DesignConflict {
  readonly project: Project;
  readonly theirs: Design | undefined;
}

export function useSaveDesign({
  project,
  list,
  first,
  name,
  snapshot,
  hasChanges,
  onRenamed,
  onReplace,
  onMoved,
}: Saving) {
  const cache = useQueryClient();
  const open = useOpenDesign(project.id);
  const add = useAddDesign(project.id, list);
  const change = useChangeDesign(project.id, list);
  const [problem, setProblem] = useState<string>();
  const [conflict, setConflict] = useState<DesignConflict>();
  // The initial version. The cache may contain a newer one of another client.
  const [opened, setOpened] = useState(first);
  const [isSaved, setSaved] = useState(false);
  /** The same value, available immediately: a second save may start before the next render. */
  const base = useRef(first);

  const refetch = () => cache.fetchQuery({ ...projectQuery(project.id), staleTime: 0 });
  const stored = (of: Project | undefined, wanted = base.current?.name) =>
    of?.[list].find((known) => known.name === wanted);
  const known = () => cache.getQueryData(projectQuery(project.id).queryKey);
  const versionIn = (of: Project) => ({ value: stored(of), revision: of.revision });

  /** The last version sent without an answer. It may be stored. */
  const unanswered = useRef<{ readonly name: string; readonly text: string }>(undefined);
  const answered = async <Answer>(name: string, text: string, write: Promise<Answer>): Promise<Answer> => {
    try {
      const answer = await write;
      unanswered.current = undefined;
      return answer;
    } catch (reason) {
      if (isOutcomeUnknown(reason)) unanswered.current = { name, text };
      throw reason;
    }
  };
  /** Returns true if the stored version is the one sent without an answer, and continues from it. */
  const recognize = async (now: Project): Promise<boolean> => {
    const sent = unanswered.current;
    const design = sent && stored(now, sent.name);
    if (!design) return false;
    const [world, { printDocument, readDesign }] = await Promise.all([browserWorld(), loadYaml()]);
    const theirs = storedDesign({ project: now, list, design, suggested: design.name });
    const mine = await retryWhenLoaded(() => readDesign(sent.text, theirs, world));
    if (!mine || printDocument(mine) !== printDocument(theirs)) return false;
    unanswered.current = undefined;
    base.current = design;
    return true;
  };
  const update = (from: BaseDesign, text: string) =>
    saveDraft<BaseDesign | undefined>({ mine: from, from }, versionIn(known() ?? project), {
      isSame: (a, b) => a?.updated_at === b?.updated_at,
      send: (_, revision) =>
        answered(name, text, change.mutateAsync({ name: from.name, newName: name, template_yaml: text, revision })),
      refetch: async () => versionIn(await refetch()),
    });
  const create = async (newName: string, text: string) => {
    await answered(newName, text, add.mutateAsync({ name: newName, template_yaml: text }));
    return "saved" as const;
  };
  const accept = async (saved: string, onSaved: () => void) => {
    onSaved();
    setConflict(undefined);
    base.current = stored(known(), saved);
    setOpened(base.current);
    setSaved(true);
    onMoved(saved);
    await open({ list, name: saved }, { replace: true, ignoreBlocker: true, resetScroll: false });
  };
  /** Resolves to true if the whole design is stored. */
  const save = useSerialized(
    async (): Promise<boolean> => {
      setProblem(undefined);
      try {
        const { text, onSaved } = await snapshot();
        if (!base.current && unanswered.current) await recognize(await refetch());
        for (;;) {
          if ((await (base.current ? update(base.current, text) : create(name, text))) === "saved") {
            await accept(name, onSaved);
            return true;
          }
          const now = await refetch();
          if (await recognize(now)) continue;
          setConflict({ project: now, theirs: stored(now) });
          break;
        }
      } catch (reason) {
        if (!isUnauthorized(reason)) setProblem(failureMessage(reason, messages.saveMaster));
      }
      return false;
    },
    () => hasChanges() || name !== base.current?.name,
  );
  const keepMine = async () => {
    const { text, onSaved } = await snapshot();
    const taken = (await refetch())[list].map((known) => known.name);
    const copy = taken.includes(name) ? uniqueName(`${name} ${t("copy")}`, taken) : name;
    await create(copy, text);
    onRenamed(copy);
    await accept(copy, onSaved);
  };
  const overwrite = async () => {
    const { text, onSaved } = await snapshot();
    const { value: theirs, revision } = versionIn(await refetch());
    if (theirs) await change.mutateAsync({ name: theirs.name, newName: name, template_yaml: text, revision });
    else await create(name, text);
    await accept(name, onSaved);
  };
  const takeTheirs = async () => {
    const now = await refetch();
    const theirs = stored(now);
    if (!theirs) throw new MessageError(messages.missingMaster(opened?.name ?? name));
    onReplace(now, theirs);
    base.current = theirs;
    setOpened(theirs);
    setConflict(undefined);
  };
  return {
    opened,
    /** True if the design was saved during this visit. */
    isSaved,
    save,
    saving: add.isPending || change.isPending,
    problem,
    conflict,
    keepMine,
    overwrite,
    takeTheirs,
    dismissConflict: () => setConflict(undefined),
  };
}
