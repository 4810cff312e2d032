/** Opaque color as lowercase `#rrggbb`. Parsing normalizes all other spellings. */
export type Color = `#${string}`;

export const black: Color = "#000000";
export const white: Color = "#ffffff";

/** Parses `#RRGGBB` in any case. Returns undefined for other values. */
export function parseColor(text: unknown): Color | undefined {
  return typeof text === "string" && /^#[0-9a-f]{6}$/i.test(text) ? (text.toLowerCase() as Color) : undefined;
}

/** Brightness from 0 to 1, with the weights of ITU-R BT.601, as the specification requires. */
export function luminance(red: number, green: number, blue: number): number {
  return red * 0.299 + green * 0.587 + blue * 0.114;
}

/** Red, green and blue, each from 0 to 1. */
export function rgb(color: Color): readonly [number, number, number] {
  const value = Number.parseInt(color.slice(1), 16);
  return [(value >> 16) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255];
}

export function grayOf(color: Color): Color {
  return grayLevel(luminance(...rgb(color)));
}

/** `level` is 0 for black and 1 for white. */
export function grayLevel(level: number): Color {
  const hex = Math.round(level * 255)
    .toString(16)
    .padStart(2, "0");
  return `#${hex}${hex}${hex}`;
}
