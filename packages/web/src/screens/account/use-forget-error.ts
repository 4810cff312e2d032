import { useEffect } from "react";
import { session } from "../../session/use-session.ts";

/** Removes the error message when the user leaves the screen. */
export function useClearErrorOnLeave(): void {
  useEffect(() => () => session.dismissError(), []);
}
