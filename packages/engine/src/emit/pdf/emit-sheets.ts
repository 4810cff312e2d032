/** Sheets of paper. Pages are drawn into the content of their sheet, with the forms that they share. */
import type { DisplaySheet, Flip, PlacedPage, SheetDocument } from "../../display/sheet.ts";
import { withDocumentFaces } from "../../typography/document-fonts.ts";
import type { BinaryString } from "./bytes.ts";
import { ContentStream } from "./content-stream.ts";
import { writeDocumentInformation } from "./document-information.ts";
import type { PdfOptions, PdfServices } from "./emit-pdf.ts";
import { writeFont } from "./font.ts";
import { FormXObjects } from "./form-xobject.ts";
import { formatDictionary, formatNumbers, formatReference, formatTextString } from "./objects.ts";
import { PageContents } from "./page-contents.ts";
import { PageTree } from "./page-tree.ts";
import { PdfFile } from "./pdf-file.ts";
import { Resources } from "./resources.ts";
import { statedRights, writeXmp } from "./rights.ts";

/** Writes the sheets as PDF 1.5, side by side in printing order. Each is laid out when it is written. */
export async function* emitSheets(
  document: SheetDocument,
  services: PdfServices,
  { crossReference, rights }: Pick<PdfOptions, "crossReference" | "rights"> = {},
): AsyncGenerator<Uint8Array> {
  const fonts = withDocumentFaces(services.fonts, document.fonts);
  const file = new PdfFile(services.deflate, services.latin1, crossReference);
  const tree = new PageTree(file, document.sideCount);
  const resources = new Resources(file, fonts.metrics, false);
  const contents = new PageContents(file, resources, new FormXObjects(file, resources));

  for (let number = 1; number <= document.sideCount; number++) {
    const sheet = document.side(number);
    const side = { number, size: sheet.size };
    tree.enter(side);
    const content = file.addStream({}, sheetContent(sheet, contents, resources));
    tree.writePage(side, { contents: content, annotations: [], isMarked: false });
    for (const chunk of file.take()) yield chunk;
  }

  for (const font of resources.fonts) {
    await writeFont(file, font, fonts.subset);
    for (const chunk of file.take()) yield chunk;
  }
  resources.write();
  tree.write(resources.ofPages);
  const { information } = document;
  const { language } = information;
  const stated = statedRights(rights);
  const metadata = stated && writeXmp(file, information, stated);
  const catalog = file.add(
    "other",
    formatDictionary({
      Type: "/Catalog",
      Pages: formatReference(tree.root),
      Lang: language === "" ? undefined : formatTextString(language),
      ViewerPreferences: printPreferences[document.flip],
      Metadata: metadata === undefined ? undefined : formatReference(metadata),
    }),
  );
  file.finish({ catalog, information: writeDocumentInformation(file, information, stated) });
  for (const chunk of file.take()) yield chunk;
}

/** Table 147: dialogs of printers open with the flip of the print and without scaling. */
const printPreferences: Readonly<Record<Flip, BinaryString>> = {
  long: "<</DisplayDocTitle true/PrintScaling/None/Duplex/DuplexFlipLongEdge>>",
  short: "<</DisplayDocTitle true/PrintScaling/None/Duplex/DuplexFlipShortEdge>>",
  none: "<</DisplayDocTitle true/PrintScaling/None/Duplex/Simplex>>",
};

function sheetContent(sheet: DisplaySheet, contents: PageContents, resources: Resources): BinaryString {
  const { size, isTurned, pages, marks } = sheet;
  const drawnMarks = new ContentStream("page", size.height, resources);
  drawnMarks.draw(marks);
  const drawn = [...pages.map((placed) => pageContent(placed, size.height, contents)), drawnMarks.toString()];
  const turn = isTurned ? [`-1 0 0 -1 ${formatNumbers([size.width, size.height])} cm`] : [];
  return [...turn, ...drawn].filter((part) => part !== "").join("\n");
}

/** 8.3.4 and 8.5.4. */
function pageContent({ page, x, y, scale, clip }: PlacedPage, height: number, contents: PageContents): BinaryString {
  const clipped = [clip.x, height - clip.y - clip.height, clip.width, clip.height];
  const origin = [x, height - y - page.size.height * scale];
  const factor = exact(scale);
  return `q\n${formatNumbers(clipped)} re\nW\nn\n${factor} 0 0 ${factor} ${formatNumbers(origin, 3)} cm\n${contents.draw(page)}\nQ`;
}

/** Six decimals: three would move the far edge of a page by 0.1 mm. */
function exact(scale: number): BinaryString {
  return String(Math.round(scale * 1e6) / 1e6);
}
