import type { Problem } from "@octavo/engine";
import { useEffect, useState } from "react";
import type { EngineClient } from "../../engine-worker/engine-client.ts";
import type { EditorDocument } from "../document/editor-document.ts";
import { saveTemplate } from "../document/save-document.ts";
import type { Editor } from "../editor.ts";

/** In milliseconds after the last edit. */
const pause = 500;

/** What is doubtful about the document on its device, a moment after each edit, worked out in a worker. */
export function useLint(editor: Editor, engine: EngineClient): readonly Problem[] {
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  useEffect(() => {
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
    };
  }, [editor, engine]);
  return problems;
}
