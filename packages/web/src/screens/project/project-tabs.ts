export const projectTabs = ["masters", "plan", "lists", "dates", "preview"] as const;
export type ProjectTab = (typeof projectTabs)[number];

/** Specification, part 2: `?tab=`, with masters as the default. */
export function readProjectSearch({ tab }: Record<string, unknown>): { readonly tab?: ProjectTab } {
  const known = projectTabs.find((name) => name === tab && name !== "masters");
  return known ? { tab: known } : {};
}
