import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { FaceId } from "@octavo/engine";

const { resolve } = createRequire(import.meta.url);

/** Package and path of each font face. */
const files: Readonly<Record<FaceId, readonly [packageName: string, path: string]>> = {
  ...googleFont("arimo", "Arimo"),
  ...googleFont("tinos", "Tinos"),
  ...googleFont("cousine", "Cousine"),
  ...googleFont("courier-prime", "CourierPrime"),
  ...googleFont("ibm-plex-sans", "IBMPlexSans"),
  ...googleFont("ibm-plex-sans-condensed", "IBMPlexSansCondensed"),
  ...googleFont("source-serif-4", "SourceSerif4"),
  "patrick-hand-regular": ["@expo-google-fonts/patrick-hand", "400Regular/PatrickHand_400Regular.ttf"],
  ...dejaVuFont("dejavu-sans", "DejaVuSans", "Oblique"),
  ...dejaVuFont("dejavu-serif", "DejaVuSerif", "Italic"),
  ...dejaVuFont("dejavu-sans-mono", "DejaVuSansMono", "Oblique"),
};

export function fontFile(face: FaceId): string {
  const file = files[face];
  if (!file) throw new Error(`There is no face "${face}".`);
  return join(dirname(resolve(`${file[0]}/package.json`)), file[1]);
}

function googleFont(id: string, name: string): Record<FaceId, readonly [string, string]> {
  const file = (style: string) => [`@expo-google-fonts/${id}`, `${style}/${name}_${style}.ttf`] as const;
  return {
    [`${id}-regular`]: file("400Regular"),
    [`${id}-bold`]: file("700Bold"),
    [`${id}-italic`]: file("400Regular_Italic"),
    [`${id}-bold-italic`]: file("700Bold_Italic"),
  };
}

function dejaVuFont(id: string, name: string, slanted: string): Record<FaceId, readonly [string, string]> {
  const file = (style: string) => ["dejavu-fonts-ttf", `ttf/${name}${style}.ttf`] as const;
  const slantedId = slanted.toLowerCase();
  return {
    [id]: file(""),
    [`${id}-bold`]: file("-Bold"),
    [`${id}-${slantedId}`]: file(`-${slanted}`),
    [`${id}-bold-${slantedId}`]: file(`-Bold${slanted}`),
  };
}
