/** Scripts that need a shaper. Loaded on demand, with the support of scripts and the import of fonts. */

export type Ranges = readonly (readonly [first: number, last: number])[];

/** Scripts whose glyphs depend on their neighbors, or that are written from right to left: Hebrew to Arabic, India, Southeast Asia. */
const shaped: Ranges = [
  [0x0590, 0x109f],
  [0x1700, 0x18af],
  [0x1900, 0x1aff],
  [0x1b00, 0x1c4f],
  [0x1cd0, 0x1cff],
  [0xa800, 0xa8ff],
  [0xa900, 0xa95f],
  [0xa980, 0xaaff],
  [0xabc0, 0xabff],
  [0xfb1d, 0xfdff],
  [0xfe70, 0xfefe],
  [0x10800, 0x10fff],
  [0x11000, 0x11fff],
  [0x1e800, 0x1efff],
];

export const has = (ranges: Ranges, codePoint: number): boolean =>
  ranges.some(([first, last]) => first <= codePoint && codePoint <= last);

export const isShapedCharacter = (codePoint: number): boolean => has(shaped, codePoint);

/** True if the glyphs of a text depend on their neighbors. */
export function isShaped(text: string): boolean {
  return [...text].some((character) => isShapedCharacter(character.codePointAt(0) ?? 0));
}
