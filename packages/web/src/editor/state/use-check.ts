import type { Editor, EditorDocument } from "@octavo/editor";
import type { Problem } from "@octavo/engine";
import { useEffect, useEffectEvent, useSyncExternalStore } from "react";
import type { EngineClient } from "../../engine-worker/engine-client.ts";
import type { CheckedDocument } from "../../engine-worker/protocol.ts";
import { afterEdits } from "./after-edits.ts";
import { useEditorState } from "./editor-context.ts";

/** In milliseconds after the last edit. */
const debounceDelay = 500;

/**
 * Checks the whole planner in a worker shortly after each edit, and returns its problems. `checkedOf` keeps its identity
 * while the planner around the document is the same.
 */
export function useCheck(
  editor: Editor,
  engine: EngineClient,
  checkedOf: (document: EditorDocument) => CheckedDocument,
): FoundProblems {
  const wantedOf = useEffectEvent(checkedOf);
  // Another planner is checked again.
  useEffect(() => {
    const check = async (document: EditorDocument, isLast: () => boolean) => {
      const wanted = wantedOf(document);
      const found = await engine.run("checkPlanner", wanted);
      if (isLast()) findingsOf(editor).tell(document, found && divided(found, wanted));
    };
    findingsOf(editor).restart();
    return afterEdits(editor, debounceDelay, check);
  }, [editor, engine, checkedOf]);
  return useProblems(editor);
}

export interface FoundProblems {
  /** Problems of the edited template or design. */
  readonly here: readonly Problem[];
  /** Problems of other designs of the planner, and of its plan. */
  readonly elsewhere: readonly Problem[];
}

/** True for a part that is not finished, which is no problem in the editor. */
export const isDraft = ({ code }: Pick<Problem, "code">): boolean => code === "link_draft";

/** Drafts are not counted. */
export function countProblems({ here, elsewhere }: FoundProblems): number {
  return [...here, ...elsewhere].filter((problem) => !isDraft(problem)).length;
}

function divided(found: readonly Problem[], checked: CheckedDocument): FoundProblems {
  if ("template" in checked) return { here: found, elsewhere: [] };
  const isHere = ({ at }: Problem) => at.master === checked.name || (at.master === undefined && at.block !== undefined);
  return { here: found.filter(isHere), elsewhere: found.filter((problem) => !isHere(problem)) };
}

/** Id of the widget of a design that has a problem: for a widget of a block, that of the instance. */
export function widgetWith({ at: { widget_id, block, instance } }: Pick<Problem, "at">): string | undefined {
  if (instance !== undefined) return instance.split("/")[0];
  return block === undefined ? widget_id : undefined;
}

/** Returns the last result of `useCheck`. */
export function useProblems(editor: Editor): FoundProblems {
  const { subscribe, last } = findingsOf(editor);
  return useSyncExternalStore(subscribe, last).problems;
}

/** `stale` if the last result is of an earlier document, and `checking` before the first result. */
export type CheckState = "checking" | "stale" | "failed" | "checked";

/** Returns what the last result of `useCheck` says about the present document. */
export function useCheckState(editor: Editor): CheckState {
  const { subscribe, last } = findingsOf(editor);
  const { document, isFirst, hasFailed } = useSyncExternalStore(subscribe, last);
  const present = useEditorState((state) => state.document);
  if (document !== present) return isFirst ? "checking" : "stale";
  return hasFailed ? "failed" : "checked";
}

interface Findings {
  readonly problems: FoundProblems;
  /** The checked document. Undefined until the planner around it is checked. */
  readonly document: EditorDocument | undefined;
  /** True until a check has ended. */
  readonly isFirst: boolean;
  /** True if the check of the document ended without a result. The problems are then those of an earlier one. */
  readonly hasFailed: boolean;
}

interface FindingsStore {
  readonly last: () => Findings;
  /** Ends a check. Without `found`, it failed. */
  readonly tell: (document: EditorDocument, found: FoundProblems | undefined) => void;
  /** Another planner is checked. */
  readonly restart: () => void;
  readonly subscribe: (listener: () => void) => () => void;
}

const stores = new WeakMap<Editor, FindingsStore>();

function findingsOf(editor: Editor): FindingsStore {
  const known = stores.get(editor) ?? newFindings();
  stores.set(editor, known);
  return known;
}

function newFindings(): FindingsStore {
  const listeners = new Set<() => void>();
  let last: Findings = { problems: { here: [], elsewhere: [] }, document: undefined, isFirst: true, hasFailed: false };
  const change = (next: Findings) => {
    last = next;
    for (const listener of listeners) listener();
  };
  return {
    last: () => last,
    tell: (document, found) =>
      change({ problems: found ?? last.problems, document, isFirst: false, hasFailed: !found }),
    restart: () => change({ ...last, document: undefined }),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
