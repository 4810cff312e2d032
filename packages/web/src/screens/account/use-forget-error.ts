import { useEffect } from "react";
import { session } from "../../session/use-session.ts";

/** What went wrong on one of these pages is not repeated on the next. */
export function useClearErrorOnLeave(): void {
  useEffect(() => () => session.dismissError(), []);
}
