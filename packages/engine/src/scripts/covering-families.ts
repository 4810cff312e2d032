/** Fonts for characters that the usual fallbacks lack. Part of the support of scripts, which is loaded on demand. */
import type { FontFamily, FontLibrary } from "../typography/font.ts";

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

/**
 * Families of the document, and bundled ones, whose regular face has all the characters. First those that also have the text
 * as it is drawn now.
 */
export function coveringFamilies(codePoints: readonly number[], fonts: FontLibrary, drawn = ""): readonly FontFamily[] {
  const own = fonts.families.filter(({ kind }) => kind === "own");
  const bundled = widestFamilies.flatMap((id) => fonts.families.filter((family) => family.id === id));
  const has = (wanted: readonly number[]) => (family: FontFamily) => {
    const [regular] = family.faces;
    const metrics = regular && fonts.metrics(regular.id);
    return metrics !== undefined && wanted.every((codePoint) => metrics.advance(codePoint) !== undefined);
  };
  const found = [...own, ...bundled].filter(has(codePoints));
  const text = Array.from(drawn.replaceAll("\uFFFD", ""), (character) => character.codePointAt(0) ?? 0);
  const hasText = has(text);
  return [...found.filter(hasText), ...found.filter((family) => !hasText(family))];
}
