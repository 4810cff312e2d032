import { useEffect } from "react";
import { session } from "../../session/use-session.ts";

export function useClearErrorOnLeave(): void {
  useEffect(() => () => session.dismissError(), []);
}
