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
import { useEffect } from "react";
import { isField, isModal } from "../canvas/canvas-inputs.ts";
import * as messages from "../messages.ts";
import { importImage, pictureIn } from "./import-image.ts";
import { platform } from "./platform.ts";

/** What a copy event of the browser is to carry, while it lasts. */
let eventData: DataTransfer | undefined;

/** The browser's own events, which alone may always use the system's clipboard. */
export function useClipboard(editor: Editor, onProblem: (problem: string | undefined) => void): void {
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

/** Returns why it cannot be pasted. */
async function pasteText(editor: Editor, text: string): Promise<string | undefined> {
  try {
    await loadYaml();
    return editor.paste(text);
  } catch (reason) {
    return reason instanceof Error ? reason.message : String(reason);
  }
}

/**
 * What a menu asks for, which has no event that brings it: a picture, as the event would, or widgets. A browser that does not let
 * the clipboard be read leaves what was copied here. `say` hears why it cannot be pasted.
 */
export async function pasteFromMenu(
  editor: Editor,
  command: Command<PasteArgs | undefined>,
  say: (words: string | undefined) => void,
): Promise<void> {
  // The menu is closed by the time that the clipboard has been read.
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
    say(reason instanceof Error ? reason.message : String(reason));
  }
}

interface ClipboardData {
  readonly picture?: File;
  readonly text?: string;
}

/** Undefined where the browser, or who was asked by it, does not let the clipboard be read. */
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

/** As browsers call one that an event brings. */
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
    // Never without the plain text: some browsers then take nothing at all.
    eventData.setData("text/plain", text);
    eventData.setData("text/html", asHtml(text));
  }
  // Refused by the browser, the copy is still the editor's own.
  else void navigator.clipboard?.writeText(text).catch(() => undefined);
}

const marker = "data-octavo-widgets";

/** For documents that keep no line of a plain text as it is; and for us, to the letter. */
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
