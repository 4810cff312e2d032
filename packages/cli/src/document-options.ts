import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import {
  type Compilation,
  type CompileOptions,
  type DocumentFont,
  findProfile,
  type PdfOptions,
  type Template,
  type World,
} from "@octavo/engine";
import { MessageError } from "@octavo/foundation";
import { importFontFile, toDocumentFont } from "@octavo/press";
import { type Arguments, type Options, UsageError } from "./command.ts";
import { describeSystemError } from "./system-errors.ts";
import { formatNumber, printError } from "./terminal.ts";

/** Converts `--profile` to options of the engine. Throws a `UsageError` for an unknown device. */
export function profileOption(world: World, written: string | undefined): CompileOptions {
  if (written === undefined) return {};
  const profile = findProfile(world.profiles, written);
  if (profile) return { profile: profile.id };
  const known = world.profiles.map(({ id }) => id);
  throw new UsageError(`There is no device profile "${written}".`, {
    unknown: { name: written, known, see: "octavo profiles" },
  });
}

/** Ways to adapt the pages to the device. */
export const fitOptions: Options = { fit: { type: "boolean" }, "keep-sizes": { type: "boolean" } };

/** Throws a `UsageError` for both ways. */
export function readFit(given: Arguments): CompileOptions["fit"] {
  if (!given.flag("keep-sizes")) return given.flag("fit");
  if (given.flag("fit")) throw new UsageError("Use either --fit, which scales, or --keep-sizes, which does not.");
  return "keep_sizes";
}

/** Throws a `UsageError` if the pages have no device to fit. */
export function requireDeviceToFit(given: Arguments, template: Template | undefined, { profiles }: World): void {
  const fit = readFit(given);
  if (!fit || !template || findProfile(profiles, template.metadata.profile)) return;
  const option = fit === "keep_sizes" ? "--keep-sizes" : "--fit";
  throw new UsageError(`${option} needs a device: name one with --profile ID, or in the document (octavo profiles).`);
}

export const fontOptions: Options = { fonts: { type: "string" } };

const fontFileName = /\.(ttf|otf|woff2)$/i;

/**
 * Reads the fonts of the folder `--fonts`. One that is too large keeps the characters of the documents `texts`. Throws a
 * `UsageError` for a font that cannot be used.
 */
export async function readFonts(
  given: Arguments,
  ...texts: readonly string[]
): Promise<readonly DocumentFont[] | undefined> {
  return readFontFolder(given.text("fonts"), texts);
}

export async function readFontFolder(
  folder: string | undefined,
  texts: readonly string[],
): Promise<readonly DocumentFont[] | undefined> {
  if (folder === undefined) return undefined;
  const names = (await filesIn(folder)).filter((name) => fontFileName.test(name)).sort();
  if (names.length === 0) throw new UsageError(`"${folder}" contains no TTF, OTF or WOFF2 files.`);
  const fonts: DocumentFont[] = [];
  for (const name of names) fonts.push(await readFont(join(folder, name), texts.join("")));
  return fonts;
}

async function filesIn(folder: string): Promise<readonly string[]> {
  try {
    return await readdir(folder);
  } catch (cause) {
    throw new UsageError(`The folder "${folder}" cannot be read: ${describeSystemError(cause)}.`, { cause });
  }
}

async function readFont(path: string, text: string): Promise<DocumentFont> {
  const file = await readFile(path);
  try {
    const font = await importFontFile(file, text);
    if (font.cut) {
      const { kept, of } = font.cut;
      const counts = `${formatNumber(kept)} of its ${formatNumber(of)} characters`;
      printError(`${path}: The font is too large, so ${counts} are used, first those of the documents.`);
    }
    return toDocumentFont(font);
  } catch (cause) {
    if (cause instanceof MessageError) throw new UsageError(`${path}: ${cause.message}`);
    throw cause;
  }
}

export const pdfOptions: Options = { classic: { type: "boolean" } };

/** `--classic` writes a file that PDF 1.4 readers can open. */
export function readPdfOptions(given: Arguments): PdfOptions {
  return given.flag("classic") ? { crossReference: "table" } : {};
}

export const projectOptions: Options = { "no-project": { type: "boolean" } };

/** Project for the PDF, unless `--no-project` is given. */
export function readProjectOptions(given: Arguments, { project }: Compilation): PdfOptions {
  return given.flag("no-project") ? {} : { project: project?.() };
}
