import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { type Face, type FaceId, type FamilyMetrics, faces, isEastAsianFace } from "@octavo/engine/pdf";
import { MessageError, message } from "@octavo/foundation";

const require = createRequire(import.meta.url);
const { resolve } = require;

/** Names of font files in packages, by family. */
const fileNames: Readonly<Record<string, string>> = {
  arimo: "Arimo",
  tinos: "Tinos",
  cousine: "Cousine",
  "courier-prime": "CourierPrime",
  "ibm-plex-sans": "IBMPlexSans",
  "ibm-plex-sans-condensed": "IBMPlexSansCondensed",
  "source-serif-4": "SourceSerif4",
  "patrick-hand": "PatrickHand",
  inter: "Inter",
  nunito: "Nunito",
  "atkinson-hyperlegible-next": "AtkinsonHyperlegibleNext",
  "eb-garamond": "EBGaramond",
  lora: "Lora",
  "ibm-plex-mono": "IBMPlexMono",
  oswald: "Oswald",
  caveat: "Caveat",
  "playfair-display": "PlayfairDisplay",
  "noto-sans-hebrew": "NotoSansHebrew",
  "noto-sans-arabic": "NotoSansArabic",
  "noto-sans-devanagari": "NotoSansDevanagari",
  "noto-sans-bengali": "NotoSansBengali",
  "noto-sans-tamil": "NotoSansTamil",
  "noto-sans-telugu": "NotoSansTelugu",
  "noto-sans-thai": "NotoSansThai",
  "noto-sans-jp": "NotoSansJP",
  "noto-sans-kr": "NotoSansKR",
  "noto-sans-sc": "NotoSansSC",
  "noto-sans-tc": "NotoSansTC",
  "dejavu-sans": "DejaVuSans",
  "dejavu-serif": "DejaVuSerif",
  "dejavu-sans-mono": "DejaVuSansMono",
};

/** Package of a release with the fonts of East Asia, beside that of Octavo. */
export const eastAsianPackage = "octavo-fonts-east-asia";

const eastAsianFontsMissing = message(
  "The fonts of Chinese, Japanese and Korean are the package {package}. Install it beside Octavo: npm install -g ./{package}-VERSION.tgz",
  { package: eastAsianPackage },
);

/** Metrics of a family, loaded on demand: a document uses a few of them. */
export const metricsOf = (family: string): FamilyMetrics => require(`@octavo/engine/metrics/${family}.json`);

const files = new Map<FaceId, Promise<Uint8Array>>();

/** Reads the file of a face once. */
export function loadFont(face: FaceId): Promise<Uint8Array> {
  const known = files.get(face);
  if (known) return known;
  const file = readFile(fontFile(face));
  files.set(face, file);
  return file;
}

/** Path of the file of a face. Throws a `MessageError` if the fonts of East Asia are not installed. */
export function fontFile(id: FaceId): string {
  const face = faces.find((known) => known.id === id);
  const name = fileNames[face?.family ?? ""];
  if (!face || name === undefined) throw new Error(`There is no face "${id}".`);
  if (face.family.startsWith("dejavu-")) return inPackage("dejavu-fonts-ttf", `ttf/${dejaVuName(name, face)}.ttf`);
  const style = `${face.weight}${weightName(face)}${face.italic ? "_Italic" : ""}`;
  const file = `${name}_${style}.ttf`;
  const isHere = isInstalled(`@expo-google-fonts/${face.family}`);
  if (isHere || !isEastAsianFace(id)) return inPackage(`@expo-google-fonts/${face.family}`, `${style}/${file}`);
  if (!isInstalled(eastAsianPackage)) throw new MessageError(eastAsianFontsMissing);
  return inPackage(eastAsianPackage, `fonts/${file}`);
}

/** True if the file of a face is installed. */
export function hasFontFile(id: FaceId): boolean {
  const { family = "" } = faces.find((face) => face.id === id) ?? {};
  return !isEastAsianFace(id) || isInstalled(`@expo-google-fonts/${family}`) || isInstalled(eastAsianPackage);
}

function isInstalled(name: string): boolean {
  try {
    return resolve(`${name}/package.json`) !== "";
  } catch {
    return false;
  }
}

function inPackage(name: string, path: string): string {
  return join(dirname(resolve(`${name}/package.json`)), path);
}

/** "SemiBold" of "SemiBold Italic". */
function weightName({ style, weight }: Face): string {
  return weight === 400 ? "Regular" : style.replace(" Italic", "");
}

function dejaVuName(name: string, { style }: Face): string {
  return style === "" ? name : `${name}-${style.replace(" ", "")}`;
}
