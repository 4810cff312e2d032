/** Marks of unsaved changes on this page. */
const unsaved = new Set<symbol>();

/** Returns a function that removes the mark. */
export function registerUnsaved(): () => void {
  const mark = Symbol();
  unsaved.add(mark);
  return () => void unsaved.delete(mark);
}

export function hasUnsavedChanges(): boolean {
  return unsaved.size > 0;
}
