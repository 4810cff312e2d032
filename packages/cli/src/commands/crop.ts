import { describeAltered, type Manifest, pagesInFile, type Rect, readEdition, type Size } from "@octavo/engine";
import { formatMessage, limits, type Message } from "@octavo/foundation";
import { areasOf, type FoundArea, findArea } from "@octavo/ink";
import { deflate, encodePng, inflate, pageSizesOf, partOfPage, type RgbxPicture, rasterizePart } from "@octavo/press";
import { type Arguments, type Command, exitCodes, UsageError } from "../command.ts";
import { readEditionFile, readPdf } from "../editions.ts";
import { openOutput } from "../output.ts";
import { standardStream } from "../read-document.ts";
import { fileSize, formatCount, printLine, replaceControlCharacters } from "../terminal.ts";

const help = `
octavo crop EXPORTED.pdf --area "notes of 2027-03-04" -o FILE

Cuts what was written in an area of a planner out of the PDF that a tablet exported, for programs that recognize handwriting. An
area is named by its widget, and its page by a date or a number. FILE ends in .png or .pdf. A PDF keeps lines and text as they are;
it contains the whole page, of which readers show the area.

Options:
      --area "AREA of PAGE"   the area, such as "notes of 2027-03-04" or "notes of days/2027-03-04"
      --list                  list the names of areas and pages instead
  -o, --output FILE           where to write the PNG or PDF
      --earlier PDF           the PDF as Octavo built it, if the exported one lost its list of pages
      --ink-only              leave out what --earlier prints, in a PNG
      --dpi NUMBER            pixels to the inch of a PNG, 36 to 1200 (default 300)
      --margin POINTS         room around the area, 0 to 100 (default 3)

Examples:
  octavo crop exported.pdf --list
  octavo crop exported.pdf --area "notes of 2027-03-04" -o notes.png
  octavo crop exported.pdf --area "hours of 2027-03-04" -o hours.pdf
  octavo crop exported.pdf --area "notes of 2027-03-04" --earlier planner.pdf --ink-only -o notes.png
`;

export const crop: Command = {
  help,
  options: {
    area: { type: "string" },
    list: { type: "boolean" },
    output: { type: "string", short: "o" },
    earlier: { type: "string" },
    "ink-only": { type: "boolean" },
    dpi: { type: "string" },
    margin: { type: "string" },
  },
  run,
};

const pointsPerInch = 72;

async function run(given: Arguments): Promise<number> {
  const [path, ...more] = given.positionals;
  if (path === undefined || more.length > 0)
    throw new UsageError('Name one PDF, as in: octavo crop exported.pdf --area "notes of 2027-03-04" -o notes.png');
  const earlierPath = given.text("earlier");
  const pdf = await readPdf(path);
  const manifest = await manifestOf(path, pdf, earlierPath);
  if (given.flag("list")) {
    for (const line of listLines(manifest)) printLine(line);
    return exitCodes.fine;
  }
  const { area, output, format } = readTarget(given);
  const target = await openOutput(output, [path, ...(earlierPath === undefined ? [] : [earlierPath])]);
  const found = findArea(manifest, area);
  if ("refusal" in found)
    throw new UsageError(
      `${formatMessage(found.refusal)}${hintFor(found.refusal)} To list all: octavo crop ${path} --list`,
    );
  const sizes = await sizesOf(path, pdf);
  const rect = rectInFile(found.area, sizes, pagesInFile(manifest).length, given.number("margin", 0, 100) ?? 3);
  const bytes =
    format === "pdf"
      ? await partOfPage(pdf, found.area.number - 1, rect)
      : encodePng(await picture(given, pdf, earlierPath, found.area, rect));
  const size = await target.write([bytes]);
  if (output !== standardStream)
    printLine(
      `${output}  ${found.area.name} of ${found.area.page.identity}, page ${found.area.number}, ${fileSize(size)}`,
    );
  return exitCodes.fine;
}

/** The list of pages of the exported file or, if that lost it, of the file as it was built. */
async function manifestOf(path: string, pdf: Uint8Array, earlierPath: string | undefined): Promise<Manifest> {
  if (earlierPath !== undefined) return (await readEditionFile(earlierPath)).manifest;
  const read = readEdition(pdf, { inflate, deflate });
  const { altered } = "edition" in read ? read.edition.manifest : {};
  const reason = "refusal" in read ? read.refusal : altered?.unknown ? describeAltered(altered)[0] : undefined;
  if ("edition" in read && !reason) return read.edition.manifest;
  throw new UsageError(
    `${path}: ${reason ? formatMessage(reason) : ""}. Or name the PDF as Octavo built it, as in: --earlier planner.pdf`,
  );
}

/** Questions have their own mark at the end. */
function hintFor({ text }: Message): string {
  return text.endsWith("?") ? "" : ".";
}

function readTarget(given: Arguments): {
  readonly area: string;
  readonly output: string;
  readonly format: "png" | "pdf";
} {
  const [area, output] = [given.text("area"), given.text("output")];
  if (area === undefined)
    throw new UsageError('Name the area, as in: --area "notes of 2027-03-04". To list all: --list');
  if (output === undefined) throw new UsageError("Name the file to write, as in: -o notes.png");
  const format = output === standardStream ? "png" : /\.(png|pdf)$/i.exec(output)?.[1]?.toLowerCase();
  if (format !== "png" && format !== "pdf") throw new UsageError(`"${output}" must end in .png or .pdf.`);
  const isInkOnly = given.flag("ink-only");
  if (isInkOnly && (format === "pdf" || given.text("earlier") === undefined))
    throw new UsageError(
      "--ink-only goes with a PNG, and with the PDF as it was built: --earlier planner.pdf -o notes.png",
    );
  if (format === "pdf" && given.text("dpi") !== undefined)
    throw new UsageError("--dpi is for a PNG. A PDF has no pixels.");
  return { area, output, format };
}

/** One line for each section: its areas, which all its pages have, and its first and last page. */
function listLines({ pages }: Manifest): readonly string[] {
  const sections = Map.groupBy(pages, ({ identity }) => identity.split("/", 1)[0] ?? "");
  return [...sections].flatMap(([section, found]) => {
    const names = [...new Set(found.flatMap((page) => areasOf(page).map(({ name }) => name)))];
    if (names.length === 0) return [];
    const ends = [...new Set([found.at(0)?.identity ?? "", found.at(-1)?.identity ?? ""])].join(" to ");
    return [
      replaceControlCharacters(`${section}: ${names.join(", ")}  (${formatCount(found.length, "page")}: ${ends})`),
    ];
  });
}

async function sizesOf(path: string, pdf: Uint8Array): Promise<readonly Size[]> {
  try {
    return await pageSizesOf(pdf);
  } catch (cause) {
    throw new UsageError(`"${path}" cannot be read as a PDF. Export it again.`, { cause });
  }
}

/** Exporters round the sides of pages. */
const sameProportions = 0.01;

/** The area in the exported file, whose pages can have another size, but not other proportions. */
function rectInFile({ rect, page, number }: FoundArea, sizes: readonly Size[], count: number, margin: number): Rect {
  if (sizes.length !== count)
    throw new UsageError(
      `The exported PDF has ${formatCount(sizes.length, "page")}, and the planner ${count}, so it is unknown which page is which. Export the whole planner, without pages that you inserted.`,
    );
  const size = sizes[number - 1] ?? page;
  const [scaleX, scaleY] = [size.width / page.width, size.height / page.height];
  if (Math.abs(scaleX / scaleY - 1) > sameProportions)
    throw new UsageError(
      `Page ${number} measures ${described(size)} in the exported PDF, and ${described(page)} in the planner. Export it without room around the page.`,
    );
  const x = Math.max(0, rect.x - margin);
  const y = Math.max(0, rect.y - margin);
  const right = Math.min(page.width, rect.x + rect.width + margin);
  const bottom = Math.min(page.height, rect.y + rect.height + margin);
  return { x: x * scaleX, y: y * scaleY, width: (right - x) * scaleX, height: (bottom - y) * scaleY };
}

function described({ width, height }: Size): string {
  return `${Math.round(width)} × ${Math.round(height)} pt`;
}

async function picture(
  given: Arguments,
  pdf: Uint8Array,
  earlierPath: string | undefined,
  { number }: FoundArea,
  rect: Rect,
): Promise<RgbxPicture> {
  const scale = (given.number("dpi", 36, 1200) ?? 300) / pointsPerInch;
  if (rect.width * rect.height * scale * scale > limits.picturePixels)
    throw new UsageError("The picture would be too large. Name fewer pixels with --dpi.");
  const whole = await rasterizePart(pdf, number - 1, rect, scale);
  if (!given.flag("ink-only") || earlierPath === undefined) return whole;
  const printed = await rasterizePart(await readPdf(earlierPath), number - 1, rect, scale);
  return withoutPrint(whole, printed);
}

/** Difference of a component, of 255, up to which a pixel is printed and not written. */
const tolerance = 24;

function withoutPrint(whole: RgbxPicture, printed: RgbxPicture): RgbxPicture {
  const pixels = whole.pixels.slice();
  for (let at = 0; at < pixels.length; at += 4) {
    const isPrint = [0, 1, 2].every(
      (i) => Math.abs((pixels[at + i] ?? 0) - (printed.pixels[at + i] ?? 0)) <= tolerance,
    );
    if (isPrint) pixels.fill(255, at, at + 3);
  }
  return { ...whole, pixels };
}
