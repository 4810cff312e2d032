/** Document catalog: ISO 32000-2, 7.7.2. */
import type { DisplayDocument } from "../../display/display-list.ts";
import { associatedFiles, embeddedFileNames, type FileEntry } from "./embedded-files.ts";
import { writeNameTree } from "./name-tree.ts";
import { formatDictionary, formatReference, formatTextString, type ObjectNumber } from "./objects.ts";
import { writeOutline } from "./outline.ts";
import type { PageLabels } from "./page-labels.ts";
import type { PageTree } from "./page-tree.ts";
import type { PdfFile } from "./pdf-file.ts";

export function writeCatalog(
  file: PdfFile,
  document: DisplayDocument,
  pages: PageTree,
  labels: PageLabels,
  files: readonly FileEntry[],
): ObjectNumber {
  const { destinations, outline, information } = document;
  const outlines = outline.length > 0 ? formatReference(writeOutline(file, pages, outline)) : undefined;
  const names = {
    Dests: destinations.length > 0 ? writeNameTree(file, pages, destinations) : undefined,
    EmbeddedFiles: files.length > 0 ? embeddedFileNames(files) : undefined,
  };
  const isNamed = Object.values(names).some((tree) => tree !== undefined);
  const entries = {
    Type: "/Catalog",
    Pages: formatReference(pages.root),
    Names: isNamed ? formatDictionary(names) : undefined,
    Outlines: outlines,
    PageMode: outlines && "/UseOutlines",
    PageLabels: labels.write(file),
    Lang: information.language === "" ? undefined : formatTextString(information.language),
    ViewerPreferences: "<</DisplayDocTitle true>>",
    AF: files.length > 0 ? associatedFiles(files) : undefined,
  };
  return file.add("other", formatDictionary(entries));
}
