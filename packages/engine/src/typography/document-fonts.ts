/** Fonts that a document contains, besides the bundled ones. */
import { ContentDigest } from "../foundation/content-digest.ts";
import { readDataUri } from "../foundation/data-uri.ts";
import { faceNames, fallbacksOf, leastBold, ownNames, plainFontName, styleName } from "./faces.ts";
import type { DocumentFont, Face, FaceId, FaceMetrics, FontFamily, FontLibrary } from "./font.ts";
import { type FileMetrics, maxFontBytes, readFontFile } from "./read-font-file.ts";
import { subsetTrueType } from "./subset-truetype.ts";

interface FontFile {
  readonly id: FaceId;
  readonly program: Uint8Array;
  readonly metrics: FileMetrics;
}

/** Characters of data URIs in the cache. */
const memory = 48 * 1024 * 1024;

/** By data URI. Undefined for a file that cannot be read. */
const files = new Map<string, FontFile | undefined>();

/** Returns undefined for a damaged file. */
function fontFileOf(data: string): FontFile | undefined {
  if (files.has(data)) return files.get(data);
  const file = readFile(data);
  let weight = [...files.keys()].reduce((sum, { length }) => sum + length, data.length);
  for (const [oldest] of files) {
    if (weight <= memory) break;
    files.delete(oldest);
    weight -= oldest.length;
  }
  files.set(data, file);
  return file;
}

function readFile(data: string): FontFile | undefined {
  // Base64 needs four characters for three bytes.
  const program = data.length <= 2 * maxFontBytes ? readDataUri(data) : undefined;
  if (!program || program.length > maxFontBytes) return undefined;
  try {
    const metrics = readFontFile(program);
    const digest = new ContentDigest();
    digest.update(program);
    return { id: `own-${digest.hexadecimal}`, program, metrics };
  } catch {
    return undefined;
  }
}

/** True if the font can be drawn. */
export function isReadable({ data }: DocumentFont): boolean {
  return fontFileOf(data) !== undefined;
}

/** TrueType file of a face. Undefined for a bundled face and for other documents' faces. */
export function documentFontFile(fonts: readonly DocumentFont[], face: FaceId): Uint8Array | undefined {
  return fonts.map(({ data }) => fontFileOf(data)).find((file) => file?.id === face)?.program;
}

/** Metrics and glyphs of faces. */
export type FaceSource = Pick<FontLibrary, "metrics" | "subset">;

/** Adds the faces of a document to others. */
export function withDocumentFaces<Source extends FaceSource>(
  source: Source,
  fonts: readonly DocumentFont[] = [],
): Source {
  if (fonts.length === 0) return source;
  const own = ownFaces(fonts);
  return {
    ...source,
    metrics: (id) => own.get(id)?.metrics ?? source.metrics(id),
    subset: (id, codePoints) => {
      const program = own.get(id)?.program;
      return program ? Promise.resolve(subsetTrueType(program, codePoints)) : source.subset(id, codePoints);
    },
  };
}

/**
 * Adds the fonts of a document to a library. Leaves out damaged ones. Their styles have precedence over bundled ones, and
 * bundled styles over a substitute for a style that the document lacks.
 */
export function withDocumentFonts(library: FontLibrary, fonts: readonly DocumentFont[] = []): FontLibrary {
  if (fonts.length === 0) return library;
  const own = ownFaces(fonts);
  const families = ownFamilies(facesIn(fonts));
  const names = new Map(families.flatMap(ownNames));
  const substitutes = new Map(families.flatMap(faceNames));
  const faces = families.flatMap((family) => family.faces);
  return {
    ...withDocumentFaces(library, fonts),
    names: [...library.names, ...faces.map(({ name }) => name)],
    families: [...families, ...library.families],
    resolve: (name) => {
      const plain = plainFontName(name);
      return names.get(plain) ?? library.resolve(name) ?? substitutes.get(plain);
    },
    boldOf: (id) => faces.find((face) => face.id === id)?.boldTwin ?? library.boldOf(id),
    fallbacks: (id) => {
      const face = own.get(id)?.face;
      return face ? fallbacksOf(face.bold) : library.fallbacks(id);
    },
  };
}

interface OwnFace {
  readonly face: Face;
  readonly metrics: FaceMetrics;
  readonly program: Uint8Array;
}

function ownFaces(fonts: readonly DocumentFont[]): ReadonlyMap<FaceId, OwnFace> {
  const own = new Map<FaceId, OwnFace>();
  for (const font of fonts) {
    const file = fontFileOf(font.data);
    if (!file || own.has(file.id)) continue;
    const face = faceOf(file.id, font);
    const { advances, ...measures } = file.metrics;
    const { serif, bold } = face;
    const metrics: FaceMetrics = { ...measures, id: file.id, serif, bold, advance: (code) => advances.get(code) };
    own.set(file.id, { face, metrics, program: file.program });
  }
  return own;
}

/** Faces that can be drawn. Two fonts with the same file are two faces with one id. */
function facesIn(fonts: readonly DocumentFont[]): readonly Face[] {
  return fonts.flatMap((font) => {
    const file = fontFileOf(font.data);
    return file ? [faceOf(file.id, font)] : [];
  });
}

function faceOf(id: FaceId, { family, weight, italic }: DocumentFont): Face {
  const style = styleName(weight, italic);
  const name = style === "" ? family : `${family} ${style}`;
  const bold = weight >= leastBold;
  return { id, family: `own-${plainFontName(family)}`, name, style, serif: false, weight, bold, italic, boldTwin: id };
}

/** Of each family, the regular face is the first. */
function ownFamilies(faces: readonly Face[]): readonly FontFamily[] {
  const order = ({ weight, italic }: Face) => Math.abs(weight - 400) + (italic ? 1000 : 0);
  return [...Map.groupBy(faces, ({ family }) => family)].map(([id, siblings]) => {
    const sorted = siblings.toSorted((a, b) => order(a) - order(b));
    const [regular] = sorted;
    const name = regular ? regular.name.slice(0, regular.name.length - regular.style.length).trim() : id;
    return { id, name, aliases: [], kind: "own", faces: sorted.map((face) => withBold(face, sorted)) };
  });
}

function withBold(face: Face, siblings: readonly Face[]): Face {
  if (face.weight >= 700) return face;
  const bold = siblings.find(({ weight, italic }) => weight >= 700 && italic === face.italic);
  return { ...face, boldTwin: bold?.id ?? face.id };
}
