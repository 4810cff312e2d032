import { useEffect } from "react";
import { isField, isModal } from "../canvas/canvas-inputs.ts";
import { copyWidgets, cutWidgets } from "../commands/copy-and-paste.ts";
import { loadYaml } from "../document/load-yaml.ts";
import type { Editor } from "../editor.ts";
import { importImage, pictureIn } from "./import-image.ts";

/** What a copy event of the browser is to carry, while it lasts. */
let carried: DataTransfer | undefined;

/** The browser's own events, which alone may always use the system's clipboard. */
export function useClipboard(editor: Editor, onProblem: (problem: string | undefined) => void): void {
  useEffect(() => {
    const heard = new AbortController();
    const { signal } = heard;
    addEventListener("copy", (event) => carry(event, () => editor.run(copyWidgets)), { signal });
    addEventListener("cut", (event) => carry(event, () => editor.run(cutWidgets)), { signal });
    addEventListener(
      "paste",
      (event) => {
        if (!isOurs(event)) return;
        event.preventDefault();
        const picture = event.clipboardData && pictureIn(event.clipboardData);
        if (picture) return importImage(editor, picture, onProblem);
        void pasteText(editor, event.clipboardData?.getData("text/plain") ?? "").then(onProblem);
      },
      { signal },
    );
    return () => heard.abort();
  }, [editor, onProblem]);
}

/** Returns why it cannot be pasted. */
async function pasteText(editor: Editor, text: string): Promise<string | undefined> {
  try {
    await loadYaml();
    return editor.paste(text);
  } catch (reason) {
    return reason instanceof Error ? reason.message : String(reason);
  }
}

function carry(event: ClipboardEvent, run: () => void): void {
  if (!isOurs(event) || getSelection()?.isCollapsed === false) return;
  carried = event.clipboardData ?? undefined;
  run();
  carried = undefined;
  event.preventDefault();
}

function isOurs({ target }: Event): boolean {
  return !isField(target) && !isModal(target);
}

export function writeClipboard(text: string): void {
  if (carried) carried.setData("text/plain", text);
  // Refused by the browser, the copy is still the editor's own.
  else void navigator.clipboard?.writeText(text).catch(() => undefined);
}
