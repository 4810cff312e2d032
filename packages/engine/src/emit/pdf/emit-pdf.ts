import type { WorkRights } from "@octavo/foundation";
import type { DisplayDocument } from "../../display/display-list.ts";
import { type EmbeddedProject, printProjectFile } from "../../manifest/embedded-project.ts";
import { ManifestPrinter, manifestPage } from "../../manifest/manifest.ts";
import type { Deflate } from "../../primitives/inflate.ts";
import { type FaceSource, withDocumentFaces } from "../../typography/document-fonts.ts";
import { isRightToLeft } from "../../typography/scripts.ts";
import { writeDocumentInformation } from "./document-information.ts";
import { associatedFiles, embeddedFileNames, type FileEntry, writeEmbeddedFile } from "./embedded-files.ts";
import { writeFont } from "./font.ts";
import { FormXObjects } from "./form-xobject.ts";
import { LinkAnnotations } from "./link-annotation.ts";
import { writeNameTree } from "./name-tree.ts";
import { formatDictionary, formatReference, formatTextString, type ObjectNumber } from "./objects.ts";
import { writeOutline } from "./outline.ts";
import { PageContents } from "./page-contents.ts";
import { PageLabels } from "./page-labels.ts";
import { PageTree } from "./page-tree.ts";
import { type CrossReference, PdfFile } from "./pdf-file.ts";
import { Resources } from "./resources.ts";
import { statedRights, writeXmp } from "./rights.ts";

export interface PdfServices {
  readonly deflate: Deflate;
  /** Converts a binary string to bytes faster than a loop, if the platform can. */
  readonly latin1?: ((text: string) => Uint8Array) | undefined;
  readonly fonts: FaceSource;
}

export interface PdfOptions {
  /** Default: true. False for a file that no later edition replaces, such as a picture of one page. */
  readonly manifest?: boolean;
  /** Project that the file contains. Absent: none. */
  readonly project?: EmbeddedProject | undefined;
  /** Licence and origin of the planner. Absent: none are stated. */
  readonly rights?: WorkRights | undefined;
  /** Default: "stream". See `CrossReference`. */
  readonly crossReference?: CrossReference;
}

/**
 * Writes the document as PDF 1.5. Lays out each page once, in order, and yields its bytes before the next page.
 * Memory grows by some tens of bytes per page.
 */
export async function* emitPdf(
  document: DisplayDocument,
  services: PdfServices,
  { crossReference, manifest = true, project, rights }: PdfOptions = {},
): AsyncGenerator<Uint8Array> {
  const fonts = withDocumentFaces(services.fonts, document.fonts);
  const file = new PdfFile(services.deflate, services.latin1, crossReference);
  const pages = new PageTree(file, document.pageCount);
  const resources = new Resources(file, fonts.metrics, project !== undefined);
  const contents = new PageContents(file, resources, new FormXObjects(file, resources));
  const links = new LinkAnnotations(file, pages);
  const labels = new PageLabels();
  const listed = new ManifestPrinter();

  for (let number = 1; number <= document.pageCount; number++) {
    const page = document.page(number);
    pages.enter(page);
    labels.add(page.label);
    if (manifest) listed.add(manifestPage(page));
    const annotations = links.write(page.links, page.size.height);
    pages.writePage(page, { contents: contents.write(page), annotations, isMarked: manifest });
    for (const chunk of file.take()) yield chunk;
  }

  for (const font of resources.fonts) {
    await writeFont(file, font, fonts.subset);
    for (const chunk of file.take()) yield chunk;
  }

  resources.write();
  pages.write(resources.ofPages);
  const stated = statedRights(rights);
  const files = [
    ...(manifest ? [writeEmbeddedFile(file, "manifest", listed.print(stated))] : []),
    ...(project ? [writeEmbeddedFile(file, "project", printProjectFile(project, resources.pictures))] : []),
  ];
  const { information } = document;
  const metadata = stated && writeXmp(file, information, stated);
  const catalog = writeCatalog(file, document, { pages, labels, files, metadata });
  file.finish({ catalog, information: writeDocumentInformation(file, information, stated) });
  for (const chunk of file.take()) yield chunk;
}

/** Table 147. The direction is the order of two pages beside each other. */
function viewerPreferences(language: string): string {
  return `<</DisplayDocTitle true${isRightToLeft(language) ? "/Direction/R2L" : ""}>>`;
}

interface CatalogParts {
  readonly pages: PageTree;
  readonly labels: PageLabels;
  readonly files: readonly FileEntry[];
  /** XMP of the document: 14.3.2. */
  readonly metadata: ObjectNumber | undefined;
}

/** Document catalog: ISO 32000-2, 7.7.2. */
function writeCatalog(
  file: PdfFile,
  document: DisplayDocument,
  { pages, labels, files, metadata }: CatalogParts,
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
    ViewerPreferences: viewerPreferences(information.language),
    AF: files.length > 0 ? associatedFiles(files) : undefined,
    Metadata: metadata === undefined ? undefined : formatReference(metadata),
  };
  return file.add("other", formatDictionary(entries));
}
