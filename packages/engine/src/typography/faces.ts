import type { Face, FaceId, FontFamily, FontKind, FontLibrary } from "./font.ts";

interface FamilyRow {
  readonly id: string;
  readonly name: string;
  /** Other names in documents. */
  readonly aliases: readonly string[];
  readonly kind: FontKind;
  readonly serif: boolean;
  readonly faces: readonly FaceStyle[];
}

interface FaceStyle {
  /** Suffix of the family's id. */
  readonly id: string;
  /** Name in documents and in the menu of styles. Empty for the regular style. */
  readonly name: string;
  readonly weight: number;
  readonly italic: boolean;
}

const weightNames: Readonly<Record<number, string>> = {
  100: "Thin",
  200: "ExtraLight",
  300: "Light",
  400: "",
  500: "Medium",
  600: "SemiBold",
  700: "Bold",
  800: "ExtraBold",
  900: "Black",
};

/** "SemiBold Italic". Empty for the regular style. */
export function styleName(weight: number, italic: boolean): string {
  return [weightNames[weight], italic ? "Italic" : ""].filter(Boolean).join(" ");
}

function weights(...numbers: readonly number[]): FaceStyle[] {
  return numbers.map((weight) => styleOf(weight, ""));
}

/** Upright styles, followed by the italic ones. The first style is the regular one. */
function withItalics(...numbers: readonly number[]): FaceStyle[] {
  return [...weights(...numbers), ...numbers.map((weight) => styleOf(weight, "Italic"))];
}

function styleOf(weight: number, slant: string): FaceStyle {
  const name = styleName(weight, slant !== "");
  const id = name === "" ? "-regular" : `-${name.toLowerCase().replaceAll(" ", "-")}`;
  return { id, name, weight, italic: slant !== "" };
}

const four = withItalics(400, 700);
const six = withItalics(400, 500, 600, 700);
const all = withItalics(400, 300, 500, 600, 700);

/** Slanted faces are called Oblique, and the regular face has only the family's id. */
const dejaVu = (slanted: string): FaceStyle[] =>
  four.map(({ id, name, ...style }) => ({
    ...style,
    id: id.replace("-regular", "").replace("italic", slanted.toLowerCase()),
    name: name.replace("Italic", slanted),
  }));

/**
 * Arimo, Tinos and Cousine have the advances of Helvetica, Times and Courier in existing documents, and more
 * characters.
 */
const rows: readonly FamilyRow[] = [
  {
    id: "arimo",
    name: "Arimo",
    aliases: ["Helvetica", "Arial", "Helvetica Neue", "Liberation Sans"],
    kind: "sans",
    serif: false,
    faces: four,
  },
  {
    id: "tinos",
    name: "Tinos",
    aliases: ["Times", "Times New", "Times New Roman", "Liberation Serif"],
    kind: "serif",
    serif: true,
    faces: four,
  },
  {
    id: "cousine",
    name: "Cousine",
    aliases: ["Courier", "Courier New", "Liberation Mono"],
    kind: "mono",
    serif: false,
    faces: four,
  },
  {
    id: "courier-prime",
    name: "Courier Prime",
    aliases: [],
    kind: "mono",
    serif: true,
    faces: four,
  },
  { id: "ibm-plex-sans", name: "IBM Plex Sans", aliases: ["Plex Sans"], kind: "sans", serif: false, faces: all },
  {
    id: "ibm-plex-sans-condensed",
    name: "IBM Plex Sans Condensed",
    aliases: ["Plex Sans Condensed"],
    kind: "condensed",
    serif: false,
    faces: all,
  },
  { id: "source-serif-4", name: "Source Serif 4", aliases: ["Source Serif"], kind: "serif", serif: true, faces: all },
  {
    id: "patrick-hand",
    name: "Patrick Hand",
    aliases: [],
    kind: "handwriting",
    serif: false,
    faces: weights(400),
  },
  {
    id: "dejavu-sans",
    name: "DejaVu Sans",
    aliases: ["Sans", "Sans Serif"],
    kind: "sans",
    serif: false,
    faces: dejaVu("Oblique"),
  },
  {
    id: "dejavu-serif",
    name: "DejaVu Serif",
    aliases: ["Serif"],
    kind: "serif",
    serif: true,
    faces: dejaVu("Italic"),
  },
  {
    id: "dejavu-sans-mono",
    name: "DejaVu Sans Mono",
    aliases: ["Sans Mono", "Mono", "Monospace"],
    kind: "mono",
    serif: false,
    faces: dejaVu("Oblique"),
  },
  { id: "inter", name: "Inter", aliases: [], kind: "sans", serif: false, faces: all },
  { id: "nunito", name: "Nunito", aliases: [], kind: "sans", serif: false, faces: all },
  {
    id: "atkinson-hyperlegible-next",
    name: "Atkinson Hyperlegible Next",
    aliases: ["Atkinson Hyperlegible"],
    kind: "sans",
    serif: false,
    faces: all,
  },
  { id: "eb-garamond", name: "EB Garamond", aliases: ["Garamond"], kind: "serif", serif: true, faces: six },
  { id: "lora", name: "Lora", aliases: [], kind: "serif", serif: true, faces: six },
  { id: "ibm-plex-mono", name: "IBM Plex Mono", aliases: ["Plex Mono"], kind: "mono", serif: false, faces: all },
  {
    id: "oswald",
    name: "Oswald",
    aliases: [],
    kind: "condensed",
    serif: false,
    faces: weights(400, 300, 500, 600, 700),
  },
  { id: "caveat", name: "Caveat", aliases: [], kind: "handwriting", serif: false, faces: weights(400, 500, 600, 700) },
  {
    id: "playfair-display",
    name: "Playfair Display",
    aliases: ["Playfair"],
    kind: "display",
    serif: true,
    faces: withItalics(400, 500, 600, 700, 900),
  },
  ...["Hebrew", "Arabic", "Devanagari", "Bengali", "Tamil", "Telugu", "Thai", "JP", "KR", "SC", "TC"].map(scriptRow),
];

/** A family of `script-fonts.ts`, by the end of its name. */
function scriptRow(name: string): FamilyRow {
  const id = `noto-sans-${name.toLowerCase()}`;
  return { id, name: `Noto Sans ${name}`, aliases: [], kind: "scripts", serif: false, faces: weights(400, 700) };
}

export const leastBold = 600;

/** Spellings of weights and slants in documents. */
const weightSpellings: Readonly<Record<number, readonly string[]>> = {
  100: ["thin", "hairline"],
  200: ["extralight", "ultralight"],
  300: ["light"],
  500: ["medium"],
  600: ["semibold", "demibold"],
  700: ["bold"],
  800: ["extrabold", "ultrabold"],
  900: ["black", "heavy"],
};
const uprightSpellings = ["", "regular", "roman", "normal", "book"];
const slantSpellings = ["italic", "oblique"];

/** Styles that any family resolves. A missing one is replaced by the regular style. */
const usualStyles = [
  { weight: 400, italic: false },
  { weight: 700, italic: false },
  { weight: 400, italic: true },
  { weight: 700, italic: true },
] as const;

export const fontFamilies: readonly FontFamily[] = rows.map(({ id, name, aliases, kind, serif, faces: styles }) => ({
  id,
  name,
  aliases,
  kind,
  faces: familyFaces(id, name, serif, styles),
}));

export const faces: readonly Face[] = fontFamilies.flatMap((family) => family.faces);

const byId: ReadonlyMap<FaceId, Face> = new Map(faces.map((face) => [face.id, face]));
const byName: ReadonlyMap<string, FaceId> = new Map(fontFamilies.flatMap(faceNames));

/** Faces of a family with the ids `id` plus that of the style. */
function familyFaces(id: string, name: string, serif: boolean, styles: readonly FaceStyle[]): readonly Face[] {
  return styles.map((style) => {
    const isBold = style.weight >= 700;
    const bold = styles.find((other) => other.weight === 700 && other.italic === style.italic);
    return {
      id: id + style.id,
      family: id,
      name: style.name === "" ? name : `${name} ${style.name}`,
      style: style.name,
      serif,
      weight: style.weight,
      bold: style.weight >= leastBold,
      italic: style.italic,
      boldTwin: id + (isBold ? style : (bold ?? style)).id,
    };
  });
}

type Names = readonly (readonly [plainName: string, FaceId])[];

/** All spellings of a family's faces in documents, and of usual styles that it lacks. Later ones have precedence. */
export function faceNames(family: FontFamily): Names {
  const [regular] = family.faces;
  if (!regular) return [];
  const usual = usualStyles.map(({ weight, italic }) => {
    const face = family.faces.find((sibling) => sibling.weight === weight && sibling.italic === italic) ?? regular;
    return { weight, italic, id: face.id };
  });
  return [...namesOf(family, usual), ...ownNames(family)];
}

/** All spellings of a family's faces in documents, without case, spaces and hyphens. */
export function ownNames(family: FontFamily): Names {
  return namesOf(family, family.faces);
}

function namesOf({ id, name, aliases }: FontFamily, styles: readonly Pick<Face, "id" | "weight" | "italic">[]): Names {
  return [name, ...aliases, id]
    .map(plainFontName)
    .flatMap((familyName) =>
      styles.flatMap(({ id: face, ...style }) =>
        styleSpellings(style).map((spelling) => [familyName + spelling, face] as const),
      ),
    );
}

function styleSpellings({ weight, italic }: { readonly weight: number; readonly italic: boolean }): readonly string[] {
  if (weight === 400) return italic ? slantSpellings : uprightSpellings;
  const spellings = weightSpellings[weight] ?? [String(weight)];
  return italic ? spellings.flatMap((name) => slantSpellings.map((slant) => name + slant)) : spellings;
}

interface FamilyFace {
  readonly family: FontFamily;
  readonly face: Face;
}

/** Returns the face of a name in documents. Faces of one file have the same id, so that the name decides between them. */
export function findFace({ families, resolve }: FontLibrary, name: string): FamilyFace | undefined {
  const id = resolve(name);
  const plain = plainFontName(name);
  const alike = families.flatMap((family) =>
    family.faces.filter((face) => face.id === id).map((face) => ({ family, face })),
  );
  const isNamed = ({ family, face }: FamilyFace) =>
    ownNames({ ...family, faces: [face] }).some(([spelling]) => spelling === plain);
  const isOfFamily = ({ family }: FamilyFace) => faceNames(family).some(([spelling]) => spelling === plain);
  return alike.find(isNamed) ?? alike.find(isOfFamily) ?? alike[0];
}

/** Removes case, spaces, hyphens and underscores. */
export function plainFontName(name: string): string {
  return name.toLowerCase().replace(/[\s_-]/g, "");
}

export function resolveFace(name: string): FaceId | undefined {
  return byName.get(plainFontName(name));
}

export function faceById(id: FaceId): Face {
  const face = byId.get(id);
  if (!face) throw new Error(`There is no face "${id}".`);
  return face;
}

export function boldOf(id: FaceId): FaceId {
  return faceById(id).boldTwin;
}

/** Upright faces with the most characters. */
export function fallbackFaces(id: FaceId): readonly FaceId[] {
  return fallbacksOf(faceById(id).bold).filter((fallback) => fallback !== id);
}

export function fallbacksOf(isBold: boolean): readonly FaceId[] {
  const bold = isBold ? ["dejavu-sans-bold", "dejavu-serif-bold", "dejavu-sans-mono-bold"] : [];
  return [...bold, "dejavu-sans", "dejavu-serif", "dejavu-sans-mono"];
}
