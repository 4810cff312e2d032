import type { Problem } from "@octavo/engine";
import { useEffect, useState } from "react";
import { startEngine } from "../../engine-worker/start-engine.ts";
import type { EditorDocument } from "../document/editor-document.ts";
import { saveTemplate } from "../document/save-document.ts";
import type { Editor } from "../editor.ts";

/** In milliseconds after the last edit. */
const pause = 500;

/** What is doubtful about the document on its device, a moment after each edit, worked out in a worker. */
export function useLint(editor: Editor): readonly Problem[] {
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  useEffect(() => {
    const engine = startEngine();
    let linted: EditorDocument | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const lint = async () => {
      const { document } = editor.getState();
      if (document === linted) return;
      linted = document;
      const found = await engine.lint(saveTemplate(document));
      if (found && document === linted) setProblems(found);
    };
    const wait = () => {
      if (editor.getState().document === linted) return;
      clearTimeout(timer);
      timer = setTimeout(() => void lint(), pause);
    };
    const stop = editor.subscribe(wait);
    wait();
    return () => {
      stop();
      clearTimeout(timer);
      engine.dispose();
    };
  }, [editor]);
  return problems;
}
