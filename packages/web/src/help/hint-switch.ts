/** The choice of hints. Separate from the hints, which are loaded only if they are shown. */
import { api } from "../api/client.ts";
import { browserStorage } from "../browser/browser-storage.ts";
import { session } from "../session/use-session.ts";

const choiceKey = "octavo_hints";
const seenKey = "octavo_hints_seen";
const changed = "octavo:hints-changed";

/** True if hints are shown whatever number of projects the user has, because the user asked for them. */
export const areHintsAskedFor = (): boolean => browserStorage()?.getItem(choiceKey) === "on";

/** True if the user has skipped all hints, in this browser or in another one. Also without storage, which could not remember it. */
export function areHintsOff(): boolean {
  const storage = browserStorage();
  if (storage === undefined) return true;
  const choice = storage.getItem(choiceKey);
  return choice === null ? (session.state().user?.skips_hints ?? false) : choice === "off";
}

export const seenHints = (): readonly string[] => (browserStorage()?.getItem(seenKey) ?? "").split(",");

export function addSeenHint(id: string): void {
  const ids = new Set([...seenHints(), id]);
  browserStorage()?.setItem(seenKey, [...ids].filter(Boolean).join());
  dispatchEvent(new Event(changed));
}

/** Hides all hints for good. */
export function skipHints(): void {
  choose("off");
}

/** Shows all hints once more, also those that were seen or skipped. */
export function showHintsAgain(): void {
  browserStorage()?.removeItem(seenKey);
  choose("on");
}

/** Stores the choice in this browser, where it counts without a connection, and in the account for other browsers. */
function choose(choice: "on" | "off"): void {
  browserStorage()?.setItem(choiceKey, choice);
  dispatchEvent(new Event(changed));
  if (session.state().user)
    void api("PUT /api/account/hints", { body: { skips_hints: choice === "off" } }).catch(() => undefined);
}

/** Returns a function that stops listening. */
export function listenToHintChoice(listen: () => void): () => void {
  addEventListener(changed, listen);
  const stop = session.subscribe(listen);
  return () => {
    removeEventListener(changed, listen);
    stop();
  };
}
