import { useSyncExternalStore } from "react";
import { api, tokens } from "../api/client.ts";
import { logoutEvent } from "../api/logout-event.ts";
import { Session, type SessionState } from "./session.ts";

export const session = new Session({
  api,
  tokens,
  now: () => new Date(),
  pause: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
});

export function startSession(): void {
  addEventListener(logoutEvent, () => session.expire());
  addEventListener("storage", (event) => void session.onStorageEvent(event));
  void session.start();
}

export function useSession(): SessionState {
  return useSyncExternalStore(session.subscribe, session.state);
}
