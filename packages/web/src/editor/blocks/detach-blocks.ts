/** Loaded on demand, with the engine's code that lays blocks out. */
import { type Editor, moveToFrame, type Request, replaceInstances, switchFrame } from "@octavo/editor";
import { detachInstance } from "@octavo/engine";
import type { Message } from "@octavo/foundation";

export { openBlock } from "@octavo/editor";

export function detachBlocks(editor: Editor): Message | undefined {
  const { shared = {} } = editor.getState().document;
  return editor.runWith(replaceInstances, { detached: (instance) => detachInstance(instance, shared) ?? [instance] });
}

/** Carries out a command of the editor that needs code loaded on demand. */
export function changeBlocks(
  editor: Editor,
  action: Extract<Request, { readonly kind: "blocks" }>["action"],
): Message | undefined {
  if (action === "detach") return detachBlocks(editor);
  return editor.runWith(action === "toggle-frame" ? switchFrame : moveToFrame, undefined);
}
