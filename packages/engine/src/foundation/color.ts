/** An opaque colour as `#rrggbb` in lower case, the only spelling that is left once a document has been read. */
export type Color = `#${string}`;

export const black: Color = "#000000";
export const white: Color = "#ffffff";

/** `#RRGGBB` in any case, or `undefined` when the text is no colour. */
export function parseColor(text: unknown): Color | undefined {
  return typeof text === "string" && /^#[0-9a-f]{6}$/i.test(text) ? (text.toLowerCase() as Color) : undefined;
}

/** How bright a colour is: the weights of ITU-R BT.601, as the specification has them. */
export function luminance(red: number, green: number, blue: number): number {
  return red * 0.299 + green * 0.587 + blue * 0.114;
}

/** Red, green and blue, each 0 to 1. */
export function rgb(color: Color): readonly [number, number, number] {
  const value = Number.parseInt(color.slice(1), 16);
  return [(value >> 16) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255];
}

/** What a screen without colours shows in place of one. */
export function grayOf(color: Color): Color {
  return grayLevel(luminance(...rgb(color)));
}

/** `level` from 0, black, to 1, white. */
export function grayLevel(level: number): Color {
  const hex = Math.round(level * 255)
    .toString(16)
    .padStart(2, "0");
  return `#${hex}${hex}${hex}`;
}
