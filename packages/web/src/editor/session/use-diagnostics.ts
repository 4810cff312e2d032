import { type Editor, loadYaml } from "@octavo/editor";
import type { Diagnostic } from "@octavo/engine";
import { useEffect, useEffectEvent, useState } from "react";
import type { PlannerSource } from "../../engine-worker/protocol.ts";
import { usePlanner } from "../../engine-worker/use-planner.ts";

/** In milliseconds after the last edit, because a planner has hundreds of pages. */
const compileDelay = 800;

/** Compiles the document to find problems on all of its pages, including links. Does nothing without an editor. */
export function useDiagnostics(
  editor: Editor | undefined,
  sourceOf: (yaml: string) => PlannerSource,
): readonly Diagnostic[] {
  const [source, setSource] = useState<PlannerSource>();
  const take = useEffectEvent((yaml: string) => setSource(sourceOf(yaml)));
  useEffect(() => {
    if (!editor) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let seen = editor.getState().document;
    let isWanted = true;
    const read = async () => {
      // If the module fails to load, the next edit retries.
      const yaml = await loadYaml().catch(() => undefined);
      if (isWanted && yaml) take(yaml.printDocument(seen));
    };
    const stop = editor.subscribe(() => {
      const { document } = editor.getState();
      if (document === seen) return;
      seen = document;
      clearTimeout(timer);
      timer = setTimeout(() => void read(), compileDelay);
    });
    void read();
    return () => {
      isWanted = false;
      stop();
      clearTimeout(timer);
    };
  }, [editor]);
  return usePlanner(editor ? source : undefined).diagnostics;
}
