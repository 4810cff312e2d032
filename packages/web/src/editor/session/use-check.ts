import type { Editor, EditorDocument } from "@octavo/editor";
import type { Problem } from "@octavo/engine";
import { useEffect, useEffectEvent, useSyncExternalStore } from "react";
import type { EngineClient } from "../../engine-worker/engine-client.ts";
import type { CheckedDocument } from "../../engine-worker/protocol.ts";
import { afterEdits } from "./after-edits.ts";

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
    let isWanted = true;
    let checked: EditorDocument | undefined;
    const check = async (document: EditorDocument) => {
      checked = document;
      const wanted = wantedOf(document);
      const found = await engine.run("checkPlanner", wanted);
      if (found && isWanted && document === checked) findingsOf(editor).tell(divided(found, wanted));
    };
    const stop = afterEdits(editor, debounceDelay, (document) => void check(document));
    return () => {
      isWanted = false;
      stop();
    };
  }, [editor, engine, checkedOf]);
  return useProblems(editor);
}

export interface FoundProblems {
  /** Problems of the edited template or design. */
  readonly here: readonly Problem[];
  /** Problems of other designs of the planner, and of its plan. */
  readonly elsewhere: readonly Problem[];
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
  const { subscribe, problems } = findingsOf(editor);
  return useSyncExternalStore(subscribe, problems);
}

interface Findings {
  readonly problems: () => FoundProblems;
  readonly tell: (found: FoundProblems) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

const findings = new WeakMap<Editor, Findings>();

function findingsOf(editor: Editor): Findings {
  const known = findings.get(editor) ?? newFindings();
  findings.set(editor, known);
  return known;
}

function newFindings(): Findings {
  const listeners = new Set<() => void>();
  let problems: FoundProblems = { here: [], elsewhere: [] };
  return {
    problems: () => problems,
    tell: (found) => {
      problems = found;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
