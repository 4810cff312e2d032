import type { Design, Project } from "@octavo/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { failureMessage } from "../../api/failures.ts";
import { projects as messages } from "../../api/messages.ts";
import { type DesignList, projectQuery, useAddDesign, useChangeDesign } from "../../api/projects.ts";
import { saveDraft } from "../../api/save-draft.ts";
import { freeName } from "../../ui/free-name.ts";

interface Saving {
  readonly project: Project;
  readonly list: DesignList;
  /** As it was opened; absent when it is new. */
  readonly design: Design | undefined;
  readonly name: string;
  /** The design as it is at this moment, and what to do when that is stored. */
  readonly take: () => Promise<{ readonly text: string; readonly onSaved: () => void }>;
}

export function useSaveDesign({ project, list, design, name, take }: Saving) {
  const cache = useQueryClient();
  const open = useOpenDesign(project.id, list);
  const add = useAddDesign(project.id, list);
  const change = useChangeDesign(project.id, list);
  const [problem, setProblem] = useState<string>();
  const [conflict, setConflict] = useState(false);
  // What it was when this screen opened: the newest in the cache may be somebody else's.
  const [opened, setOpened] = useState(design);

  const readAgain = () => cache.fetchQuery({ ...projectQuery(project.id), staleTime: 0 });
  const create = async (newName: string, text: string) => {
    await add.mutateAsync({ name: newName, template_yaml: text });
    return "saved" as const;
  };
  const update = (from: Design, text: string) =>
    saveDraft<Design | undefined>({ mine: from, from }, versionIn(project), {
      isSame: (a, b) => a?.updated_at === b?.updated_at,
      send: (_, revision) => change.mutateAsync({ name: from.name, newName: name, template_yaml: text, revision }),
      readAgain: async () => versionIn(await readAgain()),
    });
  const versionIn = (stored: Project) => ({
    value: stored[list].find((known) => known.name === opened?.name),
    revision: stored.revision,
  });
  const save = async () => {
    setProblem(undefined);
    try {
      const { text, onSaved } = await take();
      if ((await (opened ? update(opened, text) : create(name, text))) === "conflict") return setConflict(true);
      onSaved();
      setOpened(storedNow(name));
      await open(name);
    } catch (reason) {
      setProblem(failureMessage(reason, messages.saveMaster));
    }
  };
  const storedNow = (stored: string) =>
    cache.getQueryData(projectQuery(project.id).queryKey)?.[list].find((known) => known.name === stored);
  const keepMine = async () => {
    const { text, onSaved } = await take();
    const copy = freeName(
      `${name} copy`,
      project[list].map((known) => known.name),
    );
    await create(copy, text);
    onSaved();
    setConflict(false);
    await open(copy);
  };
  const takeTheirs = async () => {
    await readAgain();
    (await take()).onSaved();
    setConflict(false);
  };
  return {
    save,
    saving: add.isPending || change.isPending,
    problem,
    conflict,
    keepMine,
    takeTheirs,
    dismissConflict: () => setConflict(false),
  };
}

function useOpenDesign(projectId: string, list: DesignList) {
  const navigate = useNavigate();
  return (name: string) =>
    list === "masters"
      ? navigate({
          to: "/projects/$projectId/masters/$masterName",
          params: { projectId, masterName: name },
          replace: true,
        })
      : navigate({ to: "/projects/$projectId/pages/$pageName", params: { projectId, pageName: name }, replace: true });
}
