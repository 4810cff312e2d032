import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { type Face, type FaceId, faces } from "@octavo/engine";

const { resolve } = createRequire(import.meta.url);

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

export function fontFile(id: FaceId): string {
  const face = faces.find((known) => known.id === id);
  const name = fileNames[face?.family ?? ""];
  if (!face || name === undefined) throw new Error(`There is no face "${id}".`);
  if (face.family.startsWith("dejavu-")) return inPackage("dejavu-fonts-ttf", `ttf/${dejaVuName(name, face)}.ttf`);
  const style = `${face.weight}${weightName(face)}${face.italic ? "_Italic" : ""}`;
  return inPackage(`@expo-google-fonts/${face.family}`, `${style}/${name}_${style}.ttf`);
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
