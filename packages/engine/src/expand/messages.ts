import { message } from "@octavo/foundation";

export const pageMissing = (name: string) => message("Page '{name}' does not exist", { name });
export const noMasters = message("The master library is empty");
export const noMastersHint = message("Add at least one master with a name and widgets");
export const noSections = message("The plan has no sections");
export const noSectionsHint = message("Add a section that says which master makes which pages");
export const tooManyPages = (limit: number) =>
  message("The plan makes more than {limit} pages, which is the limit", { limit });
export const sectionPages = (kind: string, pages: number) =>
  message("Section '{kind}' alone makes {pages} pages", { kind, pages });
export const fewerRows = (kind: string) =>
  message("Choose fewer rows for section '{kind}', or divide the list into several planners", { kind });
export const emptySection = (kind: string) => message("Section '{kind}' makes no pages", { kind });

// For the editor of a plan and its preview
export const referencedMasterMissing = message("Referenced master does not exist");
export const orderIncomplete = (kinds: readonly string[]) => message("Sections not in order: {kinds}", { kinds });
export const longRange = message("The date range is over 2 years");
export const manyPagesPerDay = (usual: number) => message("There are more than {usual} pages per day", { usual });
export const largeCount = (usual: number) => message("The count is over {usual}", { usual });
export const manyPages = (usual: number) => message("There are more than {usual} estimated pages", { usual });

// Dates
export const unknownCountry = (written: string) =>
  message('There are no holidays for the country "{written}"', { written });
export const unknownRegion = (written: string) => message('The country has no region "{written}"', { written });

// Planners of rows
export const unknownRow = (key: string, table: string) =>
  message('The list "{table}" has no row "{key}"', { key, table });
