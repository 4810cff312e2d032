/** Marks of unsaved changes on this page, and for each whether this browser stores them. */
const unsaved = new Map<symbol, boolean>();

/** Returns a function that removes the mark. */
export function registerUnsaved(isStored: boolean): () => void {
  const mark = Symbol();
  unsaved.set(mark, isStored);
  return () => void unsaved.delete(mark);
}

export function hasUnsavedChanges(): boolean {
  return unsaved.size > 0;
}

export function areUnsavedChangesStored(): boolean {
  return [...unsaved.values()].every(Boolean);
}
