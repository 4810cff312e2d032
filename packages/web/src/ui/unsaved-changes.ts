/** Marks of unsaved changes on this page. */
const unsaved = new Set<symbol>();

/** Returns a function that removes the mark. */
export function registerUnsaved(): () => void {
  const mark = Symbol();
  unsaved.add(mark);
  markTab();
  return () => {
    unsaved.delete(mark);
    markTab();
  };
}

/** Adds a dot to the icon of the browser tab while something is not saved. */
function markTab(): void {
  const icon = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  if (icon) icon.href = hasUnsavedChanges() ? "/octavo-unsaved.svg" : "/octavo.svg";
}

export function hasUnsavedChanges(): boolean {
  return unsaved.size > 0;
}
