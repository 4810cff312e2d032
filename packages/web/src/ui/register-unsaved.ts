import { hasUnsavedChanges, unsavedMarks } from "./unsaved-changes.ts";

/** Returns a function that removes the mark. */
export function registerUnsaved(): () => void {
  const mark = Symbol();
  unsavedMarks.add(mark);
  markTab();
  return () => {
    unsavedMarks.delete(mark);
    markTab();
  };
}

/** Adds a dot to the icon of the browser tab while something is not saved. */
function markTab(): void {
  const icon = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  if (icon) icon.href = hasUnsavedChanges() ? "/octavo-unsaved.svg" : "/octavo.svg";
}
