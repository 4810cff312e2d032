/** Marks of unsaved changes on this page. */
export const unsavedMarks = new Set<symbol>();

export function hasUnsavedChanges(): boolean {
  return unsavedMarks.size > 0;
}
