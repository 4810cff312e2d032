import { type DisplayDocument, type PdfOptions, render, type World } from "@octavo/engine";
import { nodeWorld } from "@octavo/press";
import { type Arguments, type Command, exitCodes, UsageError } from "../command.ts";
import { type Documents, printDiagnostics, summarize } from "../diagnostics.ts";
import {
  fitOptions,
  fontOptions,
  pdfOptions,
  profileOption,
  readFit,
  readFonts,
  readPdfOptions,
  requireDeviceToFit,
} from "../document-options.ts";
import { type Output, openOutput } from "../output.ts";
import { readDocument, standardStream } from "../read-document.ts";
import { fileSize, formatCount, printError, printLine } from "../terminal.ts";
import { writePdf } from "../write-pdf.ts";

const help = `
octavo render TEMPLATE -o PDF
octavo render TEMPLATE --page N --svg SVG | --png PNG

Makes the PDF of a template, as the editor saves it or "octavo build --template" writes it, or a picture of one page. An SVG brings
its fonts along, cut down to the characters on the page; a PNG is drawn from the PDF.

Options:
  -o, --output FILE   file for the PDF; "-" is standard output
      --svg FILE      one page as SVG
      --png FILE      one page as PNG
      --page N        which page, 1 if you do not say
      --scale S       pixels of the PNG to the point, 2 if you do not say: 0.1 to 8
      --profile ID    the device, instead of the one that the template names (octavo profiles)
      --fonts DIR     also use the fonts in this folder (TTF, OTF and WOFF2), under the names in the files
      --classic       for a device that cannot open the PDF: version 1.4, several times as large
      --fit           rescale the pages to the device's own, so that they are shown at their size
      --keep-sizes        like --fit without scaling: type and lines keep their size, a larger page has more lines

Examples:
  octavo render template.yaml -o planner.pdf
  octavo render template.yaml --page 14 --png january.png
  octavo render template.yaml --page 14 --svg january.svg
`;

export const renderCommand: Command = {
  help,
  options: {
    output: { type: "string", short: "o" },
    svg: { type: "string" },
    png: { type: "string" },
    page: { type: "string" },
    scale: { type: "string" },
    profile: { type: "string" },
    ...fitOptions,
    ...fontOptions,
    ...pdfOptions,
  },
  run,
};

/** A file to write, and the message about it. */
interface Product {
  readonly path: string;
  readonly output: Output;
  readonly make: (document: DisplayDocument, world: World, output: Output) => Promise<string>;
}

async function run(given: Arguments): Promise<number> {
  const [input, ...more] = given.positionals;
  if (input === undefined || more.length > 0)
    throw new UsageError("Name one template, as in: octavo render template.yaml -o planner.pdf");
  const products = await productsOf(given, input);
  const world = nodeWorld();
  const profile = profileOption(world, given.text("profile"));
  const template = await readDocument(input);
  const options = { ...profile, fit: readFit(given), fonts: await readFonts(given, template.text) };
  const { document, template: made, diagnostics } = render(template.text, world, options);
  requireDeviceToFit(given, made, world);
  const documents: Documents = { template };
  printDiagnostics(diagnostics, documents);
  if (!document) {
    printError(`${summarize(diagnostics)}: nothing was written.`);
    return exitCodes.documents;
  }
  for (const { path, output, make } of products) {
    const told = await make(document, world, output);
    if (path === standardStream) printError(`stdout  ${told}`);
    else printLine(`${path}  ${told}`);
  }
  return exitCodes.fine;
}

async function productsOf(given: Arguments, input: string): Promise<readonly Product[]> {
  const page = given.number("page", 1, 1e6, true) ?? 1;
  const scale = given.number("scale", 0.1, 8) ?? 2;
  const makers: Readonly<Record<string, Product["make"]>> = {
    output: (document, world, output) => makePdf(document, world, output, readPdfOptions(given)),
    svg: (document, world, output) => makeSvg(document, page, world, output),
    png: (document, world, output) => makePng(document, page, scale, world, output),
  };
  const products: Product[] = [];
  for (const [option, make] of Object.entries(makers)) {
    const path = given.text(option);
    if (path === undefined) continue;
    if (products.some((product) => product.path === path))
      throw new UsageError(`Two results can't both be written to "${path}".`);
    products.push({ path, make, output: await openOutput(path, [input]) });
  }
  if (products.length === 0)
    throw new UsageError("Name an output: -o planner.pdf, or --svg page.svg, or --png page.png with --page N");
  return products;
}

async function makePdf(document: DisplayDocument, world: World, output: Output, options: PdfOptions): Promise<string> {
  const { pages, links, bytes } = await writePdf(document, world, output, options);
  return `${formatCount(pages, "page")}, ${formatCount(links, "link")}, ${fileSize(bytes)}`;
}

async function makeSvg(document: DisplayDocument, page: number, world: World, output: Output): Promise<string> {
  const { standaloneSvg } = await import("../standalone-svg.ts");
  const bytes = await output.write([
    Buffer.from(await standaloneSvg(pageOf(document, page), world.fonts, document.fonts)),
  ]);
  return `page ${page}, ${fileSize(bytes)}`;
}

async function makePng(
  document: DisplayDocument,
  page: number,
  scale: number,
  world: World,
  output: Output,
): Promise<string> {
  const { pagePicture } = await import("@octavo/press");
  const bytes = await output.write([await pagePicture(document, pageOf(document, page), scale, world.fonts)]);
  return `page ${page}, ${fileSize(bytes)}`;
}

function pageOf(document: DisplayDocument, page: number) {
  if (page > document.pageCount)
    throw new UsageError(`There is no page ${page}: the document has ${formatCount(document.pageCount, "page")}.`);
  return document.page(page);
}
