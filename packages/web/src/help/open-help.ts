import type { HelpTarget } from "./help-state.ts";

/** Opens the help beside the work. Its code is loaded for the first time here, or by the listener to F1. */
export function openHelp(target?: HelpTarget): void {
  import("./help-state.ts").then(
    ({ showHelp }) => showHelp(target),
    // The help cannot be loaded without a connection.
    () => undefined,
  );
}
