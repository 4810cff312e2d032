/** Adds the lines that are typed and understood. Resolves to false if one is refused, which the form then shows. */
export type AddTyped = () => Promise<boolean>;

/** Of the forms on this page. */
const forms = new Set<AddTyped>();

/** Returns a function that forgets the form. */
export function registerTyped(add: AddTyped): () => void {
  forms.add(add);
  return () => void forms.delete(add);
}

/** Adds the own days that are typed in forms on this page. Resolves to false at a form with a line that is refused. */
export async function addTypedDays(): Promise<boolean> {
  for (const add of forms) if (!(await add())) return false;
  return true;
}

export const hasForms = (): boolean => forms.size > 0;
