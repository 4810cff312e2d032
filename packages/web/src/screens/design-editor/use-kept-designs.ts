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
  /** Saves what would not be kept at the address: the open design, and the others outside of the project's designs. */
  readonly saveBefore: (pathname: string) => Promise<boolean>;
  /** Returns true for a design of the same project if the open one has no changes. */
  readonly passes: (pathname: string) => boolean;
  /** Leaves without saving. Another design of the project keeps the changes of this visit; otherwise they become drafts. */
  readonly leave: (pathname: string) => void;
}

interface KeptInput {
  readonly projectId: string;
  readonly list: DesignList;
  readonly design: OpenDesign;
  readonly onProblem: (problem: Message | undefined) => void;
}

/** The unsaved designs of a project. Those that could not be saved keep their drafts (docs/decisions/0024). */
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
  const isDesign = (pathname: string) =>
    ["masters", "pages"].some((folder) => pathInSite(pathname).startsWith(`/projects/${projectId}/${folder}/`));
  const leave = (pathname: string) => {
    if (!isDesign(pathname)) return keptDesigns.clear();
    if (!isKept || base === undefined) return;
    const { id } = base;
    const createStore = () => new ProjectDesignStore({ cache, projectId, list, suggested: id });
    keptDesigns.add({ collection, id, createStore, onMoved: async () => undefined });
  };
  return {
    others,
    saveAll,
    saveBefore: (pathname) => (isDesign(pathname) ? session.save() : saveAll()),
    passes: (pathname) => isDesign(pathname) && !isChanged,
    leave,
  };
}
