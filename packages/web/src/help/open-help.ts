import { useEffect, useSyncExternalStore } from "react";
import type { HelpTarget } from "./help-state.ts";

export const helpOpened = "octavo:help-opened";
let wasOpened = false;

/** Opens the help beside the work. Its code is loaded for the first time here. */
export function openHelp(target?: HelpTarget): void {
  wasOpened = true;
  dispatchEvent(new Event(helpOpened));
  import("./help-state.ts").then(
    ({ showHelp }) => showHelp(target),
    // The help cannot be loaded without a connection.
    () => undefined,
  );
}

const listen = (listener: () => void) => {
  addEventListener(helpOpened, listener);
  return () => removeEventListener(helpOpened, listener);
};

/** Opens the help with F1. Returns true once it was opened. */
export function useHelpKey(): boolean {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== "F1" || event.repeat) return;
      event.preventDefault();
      openHelp();
    };
    addEventListener("keydown", onKeyDown);
    return () => removeEventListener("keydown", onKeyDown);
  }, []);
  return useSyncExternalStore(listen, () => wasOpened);
}
