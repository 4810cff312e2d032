/** Fonts that a document contains, besides the bundled ones. */
import { faceNames, fallbacksOf, leastBold, ownNames, plainFontName, styleName } from "./faces.ts";
import type { DocumentFace, DocumentFont, DocumentFontFile, Face, FaceId, FontFamily, FontLibrary } from "./font.ts";

/** Metrics and glyphs of faces. */
export type FaceSource = Pick<FontLibrary, "metrics" | "subset">;

/** Adds the faces of a document to others. */
export function withDocumentFaces<Source extends FaceSource>(
  source: Source,
  faces: readonly DocumentFace[] = [],
): Source {
  if (faces.length === 0) return source;
  const own = new Map(faces.map((one) => [one.face.id, one]));
  return {
    ...source,
    metrics: (id) => own.get(id)?.metrics ?? source.metrics(id),
    subset: (id, codePoints, clusters) => {
      const file = own.get(id)?.file;
      return file ? Promise.resolve(file.subset(codePoints, clusters)) : source.subset(id, codePoints, clusters);
    },
  };
}

/**
 * Adds the fonts of a document to a library. Their styles have precedence over bundled ones, and bundled styles over a
 * substitute for a style that the document lacks.
 */
export function withDocumentFonts(library: FontLibrary, own: readonly DocumentFace[]): FontLibrary {
  if (own.length === 0) return library;
  const families = ownFamilies(own.map(({ face }) => face));
  const names = new Map(families.flatMap(ownNames));
  const substitutes = new Map(families.flatMap(faceNames));
  const faces = new Map(families.flatMap((family) => family.faces.map((face) => [face.id, face])));
  return {
    ...withDocumentFaces(library, own),
    families: [...families, ...library.families],
    resolve: (name) => {
      const plain = plainFontName(name);
      return names.get(plain) ?? library.resolve(name) ?? substitutes.get(plain);
    },
    isSubstituted: (name) => {
      const plain = plainFontName(name);
      return !names.has(plain) && library.resolve(name) === undefined && substitutes.has(plain);
    },
    boldOf: (id) => faces.get(id)?.boldTwin ?? library.boldOf(id),
    fallbacks: (id) => {
      const face = faces.get(id);
      return face ? fallbacksOf(face.bold) : library.fallbacks(id);
    },
    scripts: () => {
      const support = library.scripts();
      if (support) for (const { file } of own) support.addFont(file.id, file.program);
      return support;
    },
  };
}

/** Reads the fonts of a document. Leaves out damaged ones. Two fonts with the same file are two faces with one id. */
export function documentFaces(
  fonts: readonly DocumentFont[],
  read: (data: string) => DocumentFontFile | undefined,
): readonly DocumentFace[] {
  return fonts.flatMap((font) => {
    const file = read(font.data);
    if (!file) return [];
    const face = faceOf(file.id, font);
    const { serif, bold } = face;
    return [{ face, metrics: { ...file.metrics, id: file.id, serif, bold }, file }];
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
