/** The choice of hints in this browser. Separate from the hints, which are loaded only if they are shown. */
import { browserStorage } from "../browser/browser-storage.ts";

const choiceKey = "octavo_hints";
const seenKey = "octavo_hints_seen";
const changed = "octavo:hints-changed";

/** True if hints are shown whatever number of projects the user has, because the user asked for them. */
export const areHintsAskedFor = (): boolean => browserStorage()?.getItem(choiceKey) === "on";

/** True if the user has skipped all hints. Also without storage, which could not remember it. */
export function areHintsOff(): boolean {
  const storage = browserStorage();
  return storage === undefined || storage.getItem(choiceKey) === "off";
}

export const seenHints = (): readonly string[] => (browserStorage()?.getItem(seenKey) ?? "").split(",");

export function addSeenHint(id: string): void {
  const ids = new Set([...seenHints(), id]);
  browserStorage()?.setItem(seenKey, [...ids].filter(Boolean).join());
  dispatchEvent(new Event(changed));
}

/** Hides all hints for good. */
export function skipHints(): void {
  browserStorage()?.setItem(choiceKey, "off");
  dispatchEvent(new Event(changed));
}

/** Shows all hints once more, also those that were seen or skipped. */
export function showHintsAgain(): void {
  const storage = browserStorage();
  storage?.removeItem(seenKey);
  storage?.setItem(choiceKey, "on");
  dispatchEvent(new Event(changed));
}

/** Returns a function that stops listening. */
export function listenToHintChoice(listen: () => void): () => void {
  addEventListener(changed, listen);
  return () => removeEventListener(changed, listen);
}
