/** Work on this page that no server has yet. */
const unsaved = new Set<symbol>();

/** Until the returned function is called. */
export function registerUnsaved(): () => void {
  const mark = Symbol();
  unsaved.add(mark);
  return () => void unsaved.delete(mark);
}

export function hasUnsavedChanges(): boolean {
  return unsaved.size > 0;
}
