import type { Problem } from "@octavo/engine";
import { useEffect, useEffectEvent, useSyncExternalStore } from "react";
import type { EngineClient } from "../../engine-worker/engine-client.ts";
import type { EditorDocument } from "../document/editor-document.ts";
import { lintedOf, type Sample } from "../document/in-planner.ts";
import type { Editor } from "../editor.ts";

/** In milliseconds after the last edit. */
const pause = 500;

/**
 * Problems of the document on its device, worked out in a worker a moment after each edit. A design is linted on all of
 * its pages in the planner of `sample`.
 */
export function useLint(editor: Editor, engine: EngineClient, sample: Sample | undefined): readonly Problem[] {
  const planner = sample?.template;
  const wantedOf = useEffectEvent((document: EditorDocument) => lintedOf(document, sample));
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
      timer = setTimeout(() => void lint(), pause);
    };
    const stop = editor.subscribe(wait);
    wait();
    return () => {
      isWanted = false;
      stop();
      clearTimeout(timer);
    };
    // Another planner, another judgement; another page of it changes nothing.
  }, [editor, engine, planner]);
  return useProblems(editor);
}

/** What `useLint` has found elsewhere on the screen. */
export function useProblems(editor: Editor): readonly Problem[] {
  const { subscribe, problems } = findingsOf(editor);
  return useSyncExternalStore(subscribe, problems);
}

interface Findings {
  readonly problems: () => readonly Problem[];
  readonly tell: (found: readonly Problem[]) => void;
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
  let problems: readonly Problem[] = [];
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
