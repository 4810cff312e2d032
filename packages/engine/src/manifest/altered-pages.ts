import type { AlteredPages, InsertedPage, Manifest, ManifestPage } from "./manifest.ts";

/** The manifest in the order of the file. `marks` are those of `readPageMarks`. */
export function inOrderOfFile(manifest: Manifest, marks: readonly (number | undefined)[] | undefined): Manifest {
  const written = manifest.pages;
  if (!marks?.some((mark) => mark !== undefined)) return { ...manifest, altered: unknownOrder };
  const inFile = new Map<number, ManifestPage>();
  const inserted: InsertedPage[] = [];
  for (const [i, mark] of marks.entries()) {
    const page = mark === undefined ? undefined : written[mark - 1];
    if (mark !== undefined && page && !inFile.has(mark)) inFile.set(mark, page);
    else inserted.push({ page: i + 1, ...(page && { copy_of: page.identity }) });
  }
  const numbers = [...inFile.keys()];
  const altered: AlteredPages = {
    inserted,
    deleted: written.filter((_, i) => !inFile.has(i + 1)).map(({ identity }) => identity),
    reordered: numbers.some((mark, i) => i > 0 && mark < (numbers[i - 1] ?? 0)),
    unknown: false,
  };
  const isIntact = inserted.length === 0 && altered.deleted.length === 0 && !altered.reordered;
  return isIntact ? manifest : { pages: [...inFile.values()], altered };
}

const unknownOrder: AlteredPages = { inserted: [], deleted: [], reordered: false, unknown: true };
