/** Commands whose code is loaded when they are first used, some with the engine's code that lays blocks out. */
import {
  boxSelection,
  type Editor,
  moveToFrame,
  type Request,
  replaceInstances,
  separateSelection,
  switchFrame,
  tidySelection,
} from "@octavo/editor";
import { detachInstance } from "@octavo/engine";
import type { Message } from "@octavo/foundation";

export { openBlock } from "@octavo/editor";

export function detachBlocks(editor: Editor): Message | undefined {
  const { shared = {} } = editor.getState().document;
  return editor.runWith(replaceInstances, { detached: (instance) => detachInstance(instance, shared) ?? [instance] });
}

export type OnDemandAction = Extract<Request, { readonly kind: "on-demand" }>["action"];

const commands = {
  "put-on-every-page": moveToFrame,
  "toggle-frame": switchFrame,
  "tidy-up": tidySelection,
  box: boxSelection,
  separate: separateSelection,
};

/** Carries out a command of the editor. Returns the reason if it is refused. */
export function runOnDemand(editor: Editor, action: OnDemandAction): Message | undefined {
  return action === "detach" ? detachBlocks(editor) : editor.runWith(commands[action], undefined);
}
