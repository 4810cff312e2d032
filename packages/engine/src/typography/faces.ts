import type { FaceId } from "./font.ts";

interface Family {
  readonly id: string;
  /** Name in the font menu. */
  readonly name: string;
  /** Other names in documents. */
  readonly aliases: readonly string[];
  readonly serif: boolean;
  readonly faces: readonly FaceStyle[];
}

interface FaceStyle {
  /** Suffix of the family's id. */
  readonly id: string;
  /** Suffix of the family's name. */
  readonly name: string;
  readonly bold: boolean;
  readonly italic: boolean;
}

function fourStyles(regularId: string, regularName: string, separator: string, slanted: string): FaceStyle[] {
  const slantedId = slanted.toLowerCase();
  const boldSlanted = separator === "-" ? `Bold${slanted}` : `Bold ${slanted}`;
  return [
    { id: regularId, name: regularName, bold: false, italic: false },
    { id: "-bold", name: `${separator}Bold`, bold: true, italic: false },
    { id: `-${slantedId}`, name: `${separator}${slanted}`, bold: false, italic: true },
    { id: `-bold-${slantedId}`, name: `${separator}${boldSlanted}`, bold: true, italic: true },
  ];
}

/** Renames styles: Arimo calls a slanted face Italic, the menu Oblique. */
function renamed(styles: readonly FaceStyle[], from: string, to: string): FaceStyle[] {
  return styles.map((style) => ({ ...style, name: style.name.replace(from, to) }));
}

const italics = fourStyles("-regular", "", "-", "Italic");

/**
 * In menu order. Arimo, Tinos and Cousine have the advances of Helvetica, Times and Courier in existing documents,
 * and more characters.
 */
const families: readonly Family[] = [
  {
    id: "arimo",
    name: "Helvetica",
    aliases: ["Arimo", "Arial", "Helvetica Neue", "Liberation Sans"],
    serif: false,
    faces: renamed(italics, "Italic", "Oblique"),
  },
  {
    id: "tinos",
    name: "Times",
    aliases: ["Tinos", "Times New", "Times New Roman", "Liberation Serif"],
    serif: true,
    faces: fourStyles("-regular", "-Roman", "-", "Italic"),
  },
  {
    id: "cousine",
    name: "Courier",
    aliases: ["Cousine", "Courier New", "Liberation Mono"],
    serif: false,
    faces: renamed(italics, "Italic", "Oblique"),
  },
  { id: "courier-prime", name: "Courier-Prime", aliases: [], serif: true, faces: italics },
  {
    id: "ibm-plex-sans",
    name: "IBM Plex Sans",
    aliases: ["Plex Sans"],
    serif: false,
    faces: fourStyles("-regular", "", " ", "Italic"),
  },
  {
    id: "ibm-plex-sans-condensed",
    name: "IBM Plex Sans Condensed",
    aliases: ["Plex Sans Condensed"],
    serif: false,
    faces: fourStyles("-regular", "", " ", "Italic"),
  },
  {
    id: "source-serif-4",
    name: "Source Serif 4",
    aliases: ["Source Serif"],
    serif: true,
    faces: fourStyles("-regular", "", " ", "Italic"),
  },
  {
    id: "patrick-hand",
    name: "Patrick-Hand",
    aliases: [],
    serif: false,
    faces: [{ id: "-regular", name: "", bold: false, italic: false }],
  },
  {
    id: "dejavu-sans",
    name: "DejaVu Sans",
    aliases: ["Sans", "Sans Serif"],
    serif: false,
    faces: fourStyles("", "", " ", "Oblique"),
  },
  {
    id: "dejavu-serif",
    name: "DejaVu Serif",
    aliases: ["Serif"],
    serif: true,
    faces: fourStyles("", "", " ", "Italic"),
  },
  {
    id: "dejavu-sans-mono",
    name: "DejaVu Sans Mono",
    aliases: ["Sans Mono", "Mono", "Monospace"],
    serif: false,
    faces: fourStyles("", "", " ", "Oblique"),
  },
];

/** Font file and its variants. */
export interface Face {
  readonly id: FaceId;
  readonly family: string;
  /** Name in the font menu: "Helvetica-Bold". */
  readonly name: string;
  readonly serif: boolean;
  readonly bold: boolean;
  readonly italic: boolean;
  /** Bold variant. The face itself if it is bold or has none. */
  readonly boldTwin: FaceId;
}

/** All spellings of styles in documents. */
const styleSpellings = [
  { bold: false, italic: false, spellings: ["", "regular", "roman", "normal", "book"] },
  { bold: true, italic: false, spellings: ["bold"] },
  { bold: false, italic: true, spellings: ["italic", "oblique"] },
  { bold: true, italic: true, spellings: ["bolditalic", "boldoblique"] },
] as const;

const slotted = families.map((family) => ({ family, faces: family.faces.map((style) => faceOf(family, style)) }));

export const faces: readonly Face[] = slotted.flatMap((slot) => slot.faces);

const byId: ReadonlyMap<FaceId, Face> = new Map(faces.map((face) => [face.id, face]));
const byName = faceByName();

function faceOf(family: Family, style: FaceStyle): Face {
  const boldStyle = family.faces.find((other) => other.bold && other.italic === style.italic) ?? style;
  return {
    id: family.id + style.id,
    family: family.id,
    name: family.name + style.name,
    serif: family.serif,
    bold: style.bold,
    italic: style.italic,
    boldTwin: family.id + boldStyle.id,
  };
}

function faceByName(): ReadonlyMap<string, FaceId> {
  const names = new Map<string, FaceId>();
  for (const { family, faces: siblings } of slotted) {
    for (const familyName of [family.name, ...family.aliases, family.id].map(plain)) {
      for (const { bold, italic, spellings } of styleSpellings) {
        const face = siblings.find((sibling) => sibling.bold === bold && sibling.italic === italic) ?? siblings[0];
        if (face) for (const spelling of spellings) names.set(familyName + spelling, face.id);
      }
    }
  }
  return names;
}

/** Removes case, spaces, hyphens and underscores. */
function plain(name: string): string {
  return name.toLowerCase().replace(/[\s_-]/g, "");
}

export function resolveFace(name: string): FaceId | undefined {
  return byName.get(plain(name));
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
  const bold = faceById(id).bold ? ["dejavu-sans-bold", "dejavu-serif-bold", "dejavu-sans-mono-bold"] : [];
  return [...bold, "dejavu-sans", "dejavu-serif", "dejavu-sans-mono"].filter((fallback) => fallback !== id);
}
