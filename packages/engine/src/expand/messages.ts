import { formatInteger } from "../foundation/format-integer.ts";

/** Messages of expansion. The specification fixes some of them. */

export const masterMissing = (name: string) => `Master '${name}' does not exist`;
export const pageMissing = (name: string) => `Page '${name}' does not exist`;
export const noMasters = "The master library is empty";
export const noMastersHint = "Add at least one master with a name and widgets";
export const noSections = "The plan has no sections";
export const noSectionsHint = "Add a section that says which master makes which pages";
export const tooManyPages = (limit: number) =>
  `The plan makes more than ${formatInteger(limit)} pages, which is the limit`;
export const sectionPages = (kind: string, pages: number) =>
  `Section '${kind}' alone makes ${formatInteger(pages)} pages`;
export const emptySection = (kind: string) => `Section '${kind}' makes no pages`;

// Beyond what a compile says: for the editor of a plan and its preview
export const referencedMasterMissing = "Referenced master does not exist";
export const orderIncomplete = (kinds: readonly string[]) => `Sections not in order: ${kinds.join(", ")}`;
export const longRange = "The date range is over 2 years";
export const manyPagesPerDay = (usual: number) => `There are more than ${usual} pages per day`;
export const largeCount = (usual: number) => `The count is over ${usual}`;
export const manyPages = (usual: number) => `There are more than ${usual} estimated pages`;
