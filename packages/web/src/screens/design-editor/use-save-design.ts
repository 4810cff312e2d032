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
  readonly text: string | undefined;
  readonly onSaved: () => void;
}

export function useSaveDesign({ project, list, design, name, text = "", onSaved }: Saving) {
  const cache = useQueryClient();
  const open = useOpenDesign(project.id, list);
  const add = useAddDesign(project.id, list);
  const change = useChangeDesign(project.id, list);
  const [problem, setProblem] = useState<string>();
  const [conflict, setConflict] = useState(false);
  // What it was when this screen opened: the newest in the cache may be somebody else's.
  const [opened] = useState(design);

  const readAgain = () => cache.fetchQuery({ ...projectQuery(project.id), staleTime: 0 });
  const create = async (newName: string) => {
    await add.mutateAsync({ name: newName, template_yaml: text });
    return "saved" as const;
  };
  const update = (from: Design) =>
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
      if ((await (opened ? update(opened) : create(name))) === "conflict") return setConflict(true);
      onSaved();
      await open(name);
    } catch (reason) {
      setProblem(failureMessage(reason, messages.saveMaster));
    }
  };
  const keepMine = async () => {
    const copy = freeName(
      `${name} copy`,
      project[list].map((known) => known.name),
    );
    await create(copy);
    onSaved();
    setConflict(false);
    await open(copy);
  };
  const takeTheirs = async () => {
    await readAgain();
    onSaved();
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
