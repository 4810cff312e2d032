/** Fonts for characters that the usual fallbacks lack. */
import type { FontFamily, FontLibrary } from "./font.ts";

/** Bundled families with such characters, by the number of them. */
export const widestFamilies: readonly string[] = [
  "noto-sans-jp",
  "eb-garamond",
  "inter",
  "noto-sans-devanagari",
  "source-serif-4",
  "noto-sans-tamil",
  "noto-sans-arabic",
  "ibm-plex-sans",
  "noto-sans-bengali",
];

/** Families of the document, and bundled ones, whose regular face has all the characters. */
export function coveringFamilies(codePoints: Iterable<number>, fonts: FontLibrary): readonly FontFamily[] {
  const wanted = [...codePoints];
  const own = fonts.families.filter(({ kind }) => kind === "own");
  const bundled = widestFamilies.flatMap((id) => fonts.families.filter((family) => family.id === id));
  return [...own, ...bundled].filter(({ faces: [regular] }) => {
    const metrics = regular && fonts.metrics(regular.id);
    return metrics && wanted.every((codePoint) => metrics.advance(codePoint) !== undefined);
  });
}
