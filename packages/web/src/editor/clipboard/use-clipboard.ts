import { copyWidgets, cutWidgets, type Editor } from "@octavo/editor";
import { type Message, messageOf } from "@octavo/foundation";
import { useEffect, useRef } from "react";
import { isField, isModal } from "../canvas/canvas-inputs.ts";
import { importImage, pictureIn } from "../pictures/import-image.ts";
import type { Links } from "../planner/links.ts";
import { loadPasting, type Pasting } from "./load-pasting.ts";
import type { ClipboardWatch } from "./watch-clipboard.ts";

type OnProblem = (problem: Message | undefined) => void;

/** Pastes with code that is loaded on demand. `onProblem` receives the reason if it fails. */
export async function pasteWith(
  paste: (pasting: Pasting) => Promise<Message | undefined>,
  onProblem: OnProblem,
): Promise<void> {
  try {
    onProblem(await paste(await loadPasting()));
  } catch (reason) {
    onProblem(messageOf(reason));
  }
}

/** Clipboard data of the current copy event. */
let eventData: DataTransfer | undefined;

/** Handles the browser's clipboard events, which may always access the system clipboard. */
export function useClipboard(editor: Editor, links: Links, onProblem: OnProblem): void {
  useEffect(() => {
    const heard = new AbortController();
    const { signal } = heard;
    addEventListener("copy", (event) => runWithEventData(event, () => editor.run(copyWidgets)), { signal });
    addEventListener("cut", (event) => runWithEventData(event, () => editor.run(cutWidgets)), { signal });
    addEventListener(
      "paste",
      (event) => {
        if (!isForEditor(event)) return;
        event.preventDefault();
        const picture = event.clipboardData && pictureIn(event.clipboardData);
        if (picture) return importImage(editor, picture, onProblem);
        const text = textIn(event.clipboardData);
        void pasteWith(({ pasteText }) => pasteText(editor, text, links), onProblem);
      },
      { signal },
    );
    return () => heard.abort();
  }, [editor, links, onProblem]);
}

/** Learns what the system clipboard has, also when the command palette opens. */
export function useSystemClipboard(editor: Editor, isPaletteOpen: boolean): void {
  const watch = useRef<ClipboardWatch>(undefined);
  useEffect(() => {
    let isOpen = true;
    const start = async () => {
      const { watchClipboard } = await import("./watch-clipboard.ts");
      if (isOpen) watch.current = watchClipboard(editor);
    };
    void start().catch(() => undefined);
    return () => {
      isOpen = false;
      watch.current?.stop();
    };
  }, [editor]);
  useEffect(() => {
    if (isPaletteOpen) watch.current?.read();
  }, [isPaletteOpen]);
}

function runWithEventData(event: ClipboardEvent, run: () => void): void {
  if (!isForEditor(event) || getSelection()?.isCollapsed === false) return;
  eventData = event.clipboardData ?? undefined;
  run();
  eventData = undefined;
  event.preventDefault();
}

function isForEditor({ target }: Event): boolean {
  return !isField(target) && !isModal(target);
}

export function writeClipboard(text: string): void {
  if (eventData) {
    // Some browsers ignore HTML without plain text.
    eventData.setData("text/plain", text);
    eventData.setData("text/html", asHtml(text));
  }
  // If the browser denies writing, the editor's own clipboard still works.
  else void navigator.clipboard?.writeText(text).catch(() => undefined);
}

const marker = "data-octavo-widgets";

/** Preserves the text exactly, also for programs that change plain text. */
function asHtml(text: string): string {
  const pre = document.createElement("pre");
  pre.setAttribute(marker, "");
  pre.textContent = text;
  return pre.outerHTML;
}

function textIn(data: DataTransfer | null): string {
  const page = new DOMParser().parseFromString(data?.getData("text/html") ?? "", "text/html");
  return page.querySelector(`[${marker}]`)?.textContent ?? data?.getData("text/plain") ?? "";
}
