import type { Message } from "@octavo/foundation";
import { useQueryClient } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import type { DesignList } from "../../api/designs.ts";
import { pathInSite } from "../../browser/site-path.ts";
import { type KeptDesign, keptDesigns } from "../../editor/drafts/use-design-session.ts";
import { keptNotSaved } from "../../editor/messages.ts";
import type { OpenDesign } from "./design-screen.tsx";
import { ProjectDesignStore } from "./project-design-store.ts";

/** Namespace of the drafts of a project's masters or pages. */
export const collectionOf = (list: DesignList, projectId: string) => `${list}.${projectId}`;

export interface Kept {
  /** Other designs of the project with unsaved changes of this visit. */
  readonly others: readonly KeptDesign[];
  /** Saves the open design and the others. Resolves to false if one of them could not be saved. */
  readonly saveAll: () => Promise<boolean>;
  /** Keeps the changes for a design of the same project. Returns false if leaving needs the user's confirmation. */
  readonly passes: (pathname: string) => boolean;
}

interface KeptInput {
  readonly projectId: string;
  readonly list: DesignList;
  readonly design: OpenDesign;
  readonly onProblem: (problem: Message | undefined) => void;
}

/** The unsaved designs of a project. Moving from one to another keeps their drafts (docs/decisions/0024). */
export function useKeptDesigns({ projectId, list, design, onProblem }: KeptInput): Kept {
  const cache = useQueryClient();
  const all = useSyncExternalStore(keptDesigns.subscribe, keptDesigns.all);
  const { session, state } = design;
  const { base, isChanged, isKept } = state;
  const collection = collectionOf(list, projectId);
  const collections = [collectionOf("masters", projectId), collectionOf("pages", projectId)];
  const others = all.filter(
    (known) => collections.includes(known.collection) && !(known.collection === collection && known.id === base?.id),
  );
  const saveAll = async () => {
    if (isChanged && !(await session.save())) return false;
    for (const other of others)
      if (!(await keptDesigns.save(other))) {
        onProblem(keptNotSaved(other.id));
        return false;
      }
    return true;
  };
  const passes = (pathname: string) => {
    if (!["masters", "pages"].some((folder) => pathInSite(pathname).startsWith(`/projects/${projectId}/${folder}/`)))
      return false;
    if (!isChanged) return true;
    if (!isKept || base === undefined) return false;
    const { id } = base;
    const createStore = () => new ProjectDesignStore({ cache, projectId, list, suggested: id });
    return keptDesigns.add({ collection, id, createStore, onMoved: async () => undefined });
  };
  return { others, saveAll, passes };
}
