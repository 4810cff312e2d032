import { browserStorage } from "../browser/browser-storage.ts";

const projectKey = "octavo.pdf.project";

/** Returns true if PDFs of own projects contain the project, unless the user chose otherwise in this browser. */
export function includesProject(): boolean {
  try {
    return browserStorage()?.getItem(projectKey) !== "no";
  } catch {
    return true;
  }
}

export function rememberIncludesProject(isIncluded: boolean): void {
  try {
    browserStorage()?.setItem(projectKey, isIncluded ? "yes" : "no");
  } catch {
    // The next download contains the project.
  }
}
