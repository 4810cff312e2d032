/** Remembers which changes of an original a user does not want to merge now. */
import { browserStorage } from "../browser/browser-storage.ts";

const keyOf = (projectId: string) => `octavo:original:${projectId}`;

/** `revision` is that of the original. */
export function putOff(projectId: string, revision: number): void {
  browserStorage()?.setItem(keyOf(projectId), String(revision));
}

export function isPutOff(projectId: string, revision: number): boolean {
  return browserStorage()?.getItem(keyOf(projectId)) === String(revision);
}
