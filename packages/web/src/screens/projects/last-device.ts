import { browserStorage } from "../../session/browser-storage.ts";

const key = "octavo.device";

/** Most people have one tablet: what was chosen last is proposed next. */
export function lastDevice(): string | undefined {
  try {
    return browserStorage()?.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

export function rememberDevice(id: string): void {
  try {
    browserStorage()?.setItem(key, id);
  } catch {
    // Then the first of the list is proposed.
  }
}
