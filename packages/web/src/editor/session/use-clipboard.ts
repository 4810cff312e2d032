import {
  type Command,
  copyWidgets,
  cutWidgets,
  type Editor,
  formatShortcut,
  loadYaml,
  type PasteArgs,
  pasteHere,
  toPage,
} from "@octavo/editor";
import { type Message, messageOf } from "@octavo/engine/message";
import { useEffect } from "react";
import { isField, isModal } from "../canvas/canvas-inputs.ts";
import * as messages from "../messages.ts";
import { importImage, pictureIn } from "./import-image.ts";
import { platform } from "./platform.ts";

/** Clipboard data of the current copy event. */
let eventData: DataTransfer | undefined;

/** Handles the browser's clipboard events, which may always access the system clipboard. */
export function useClipboard(editor: Editor, onProblem: (problem: Message | undefined) => void): void {
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
        void pasteText(editor, textIn(event.clipboardData)).then(onProblem);
      },
      { signal },
    );
    return () => heard.abort();
  }, [editor, onProblem]);
}

/** Returns the reason if pasting fails. */
async function pasteText(editor: Editor, text: string): Promise<Message | undefined> {
  try {
    await loadYaml();
    return editor.paste(text);
  } catch (reason) {
    return messageOf(reason);
  }
}

/**
 * Pastes from a menu, which has no clipboard event: a picture or widgets. If the browser denies reading, the editor's
 * own clipboard is used. `say` receives the reason if pasting fails.
 */
export async function pasteFromMenu(
  editor: Editor,
  command: Command<PasteArgs | undefined>,
  say: (words: Message | undefined) => void,
): Promise<void> {
  // The menu closes before the clipboard is read.
  const { contextMenu, camera, clipboard } = editor.getState();
  const at = contextMenu?.screen;
  const held = await readSystemClipboard();
  if (held?.picture)
    return importImage(
      editor,
      held.picture,
      say,
      command === pasteHere && at ? { corner: toPage(camera, at) } : undefined,
    );
  if (!held && !clipboard)
    return say(messages.clipboardKept(formatShortcut(command.shortcuts?.[0] ?? "Mod+V", platform)));
  try {
    await loadYaml();
    say(editor.runWith(command, { text: held?.text || undefined, at }));
  } catch (reason) {
    say(messageOf(reason));
  }
}

interface ClipboardData {
  readonly picture?: File;
  readonly text?: string;
}

/** Undefined if the browser or the user denies reading. */
async function readSystemClipboard(): Promise<ClipboardData | undefined> {
  try {
    const items = await navigator.clipboard.read();
    const held = async (isMeant: (type: string) => boolean) => {
      const item = items.find(({ types }) => types.some(isMeant));
      return item?.getType(item.types.find(isMeant) ?? "");
    };
    const picture = await held((type) => type.startsWith("image/"));
    if (picture) return { picture: new File([picture], pictureName(picture), { type: picture.type }) };
    const text = await held((type) => type === "text/plain");
    return text ? { text: await text.text() } : {};
  } catch {
    return undefined;
  }
}

/** Follows the file names of paste events. */
const pictureName = ({ type }: Blob) => `image.${/\w+/.exec(type.slice("image/".length))?.[0]}`;

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
