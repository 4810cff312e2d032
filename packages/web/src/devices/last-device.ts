import { browserStorage } from "../browser/browser-storage.ts";

const key = "octavo.device";

/** Returns the device chosen last, because most users have one. */
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
    // The first device is proposed instead.
  }
}
