import type { Editor } from "@octavo/editor";
import { loadPasting } from "./load-pasting.ts";

const hasCopied = "copied";
const whoHasCopied = "ask";

export interface ClipboardWatch {
  /** Reads the system clipboard. */
  readonly read: () => void;
  readonly stop: () => void;
}

/**
 * Keeps `hasSystemClipboard` of the editor up to date: other tabs announce what they copy, and the system clipboard is read
 * for each context menu if the browser may read it without asking.
 */
export function watchClipboard(editor: Editor): ClipboardWatch {
  const tabs = new BroadcastChannel("octavo-clipboard");
  const tell = (hasSystemClipboard: boolean) => editor.update((state) => ({ ...state, hasSystemClipboard }));
  let { clipboard: known, contextMenu: open } = editor.getState();
  const read = () => void isFilled().then((filled) => filled !== undefined && tell(filled));
  tabs.onmessage = ({ data }) => {
    if (data === hasCopied) tell(true);
    else if (known) tabs.postMessage(hasCopied);
  };
  tabs.postMessage(whoHasCopied);
  read();
  const unsubscribe = editor.subscribe(() => {
    const { clipboard, contextMenu } = editor.getState();
    const [isCopied, isOpened] = [clipboard?.text !== known?.text, contextMenu !== undefined && open === undefined];
    known = clipboard;
    open = contextMenu;
    if (isCopied) tabs.postMessage(hasCopied);
    if (isOpened) read();
  });
  const stop = () => {
    unsubscribe();
    tabs.close();
  };
  return { read, stop };
}

/** Undefined if the browser does not say, or would ask the user. */
async function isFilled(): Promise<boolean | undefined> {
  try {
    const { state } = await navigator.permissions.query({ name: "clipboard-read" as PermissionName });
    if (state !== "granted") return undefined;
    // Its module is shared with the editor if it is imported here, which starts the editor's modules in the wrong order.
    const { readSystemClipboard } = await loadPasting();
    const held = await readSystemClipboard();
    return held && (held.picture !== undefined || Boolean(held.text));
  } catch {
    return undefined;
  }
}
