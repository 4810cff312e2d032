import { type Editor, type EditorDocument, lintInput, type Sample } from "@octavo/editor";
import type { LintProblem } from "@octavo/engine";
import { useEffect, useEffectEvent, useSyncExternalStore } from "react";
import type { EngineClient } from "../../engine-worker/engine-client.ts";

/** In milliseconds after the last edit. */
const debounceDelay = 500;

/**
 * Returns the problems of the document on its device, computed in a worker shortly after each edit. A design is linted
 * on all of its pages in the planner of `sample`.
 */
export function useLint(editor: Editor, engine: EngineClient, sample: Sample | undefined): readonly LintProblem[] {
  const planner = sample?.template;
  const wantedOf = useEffectEvent((document: EditorDocument) => lintInput(document, sample));
  useEffect(() => {
    let isWanted = true;
    let linted: EditorDocument | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const lint = async () => {
      const { document } = editor.getState();
      if (document === linted) return;
      linted = document;
      const wanted = wantedOf(document);
      const found = wanted && (await engine.run("lintTemplate", wanted));
      if (found && isWanted && document === linted) findingsOf(editor).tell(found);
    };
    const wait = () => {
      if (editor.getState().document === linted) return;
      clearTimeout(timer);
      timer = setTimeout(() => void lint(), debounceDelay);
    };
    const stop = editor.subscribe(wait);
    wait();
    return () => {
      isWanted = false;
      stop();
      clearTimeout(timer);
    };
    // Another page of the same planner has the same result.
  }, [editor, engine, planner]);
  return useProblems(editor);
}

/** Returns the last result of `useLint`. */
export function useProblems(editor: Editor): readonly LintProblem[] {
  const { subscribe, problems } = findingsOf(editor);
  return useSyncExternalStore(subscribe, problems);
}

interface Findings {
  readonly problems: () => readonly LintProblem[];
  readonly tell: (found: readonly LintProblem[]) => void;
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
  let problems: readonly LintProblem[] = [];
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
