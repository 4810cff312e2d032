/** Colors of CSS, levels 3 and 4, as SVG uses them. */
import { type Color, parseColor } from "../primitives/color.ts";
import { clamp } from "../primitives/geometry.ts";

export interface SvgColor {
  readonly color: Color;
  /** 0 to 1. */
  readonly opacity: number;
}

const names = new Map(
  Array.from(
    `
aliceblue f0f8ff antiquewhite faebd7 aqua 00ffff aquamarine 7fffd4 azure f0ffff beige f5f5dc bisque ffe4c4
black 000000 blanchedalmond ffebcd blue 0000ff blueviolet 8a2be2 brown a52a2a burlywood deb887
cadetblue 5f9ea0 chartreuse 7fff00 chocolate d2691e coral ff7f50 cornflowerblue 6495ed cornsilk fff8dc
crimson dc143c cyan 00ffff darkblue 00008b darkcyan 008b8b darkgoldenrod b8860b darkgray a9a9a9
darkgreen 006400 darkgrey a9a9a9 darkkhaki bdb76b darkmagenta 8b008b darkolivegreen 556b2f darkorange ff8c00
darkorchid 9932cc darkred 8b0000 darksalmon e9967a darkseagreen 8fbc8f darkslateblue 483d8b
darkslategray 2f4f4f darkslategrey 2f4f4f darkturquoise 00ced1 darkviolet 9400d3 deeppink ff1493
deepskyblue 00bfff dimgray 696969 dimgrey 696969 dodgerblue 1e90ff firebrick b22222 floralwhite fffaf0
forestgreen 228b22 fuchsia ff00ff gainsboro dcdcdc ghostwhite f8f8ff gold ffd700 goldenrod daa520 gray 808080
green 008000 greenyellow adff2f grey 808080 honeydew f0fff0 hotpink ff69b4 indianred cd5c5c indigo 4b0082
ivory fffff0 khaki f0e68c lavender e6e6fa lavenderblush fff0f5 lawngreen 7cfc00 lemonchiffon fffacd
lightblue add8e6 lightcoral f08080 lightcyan e0ffff lightgoldenrodyellow fafad2 lightgray d3d3d3
lightgreen 90ee90 lightgrey d3d3d3 lightpink ffb6c1 lightsalmon ffa07a lightseagreen 20b2aa
lightskyblue 87cefa lightslategray 778899 lightslategrey 778899 lightsteelblue b0c4de lightyellow ffffe0
lime 00ff00 limegreen 32cd32 linen faf0e6 magenta ff00ff maroon 800000 mediumaquamarine 66cdaa
mediumblue 0000cd mediumorchid ba55d3 mediumpurple 9370db mediumseagreen 3cb371 mediumslateblue 7b68ee
mediumspringgreen 00fa9a mediumturquoise 48d1cc mediumvioletred c71585 midnightblue 191970 mintcream f5fffa
mistyrose ffe4e1 moccasin ffe4b5 navajowhite ffdead navy 000080 oldlace fdf5e6 olive 808000 olivedrab 6b8e23
orange ffa500 orangered ff4500 orchid da70d6 palegoldenrod eee8aa palegreen 98fb98 paleturquoise afeeee
palevioletred db7093 papayawhip ffefd5 peachpuff ffdab9 peru cd853f pink ffc0cb plum dda0dd powderblue b0e0e6
purple 800080 rebeccapurple 663399 red ff0000 rosybrown bc8f8f royalblue 4169e1 saddlebrown 8b4513
salmon fa8072 sandybrown f4a460 seagreen 2e8b57 seashell fff5ee sienna a0522d silver c0c0c0 skyblue 87ceeb
slateblue 6a5acd slategray 708090 slategrey 708090 snow fffafa springgreen 00ff7f steelblue 4682b4 tan d2b48c
teal 008080 thistle d8bfd8 tomato ff6347 turquoise 40e0d0 violet ee82ee wheat f5deb3 white ffffff
whitesmoke f5f5f5 yellow ffff00 yellowgreen 9acd32
`.matchAll(/(?<!\w)(\w+) ([0-9a-f]{6})/g),
    ([, name = "", hex]) => [name, `#${hex}` as Color],
  ),
);

/** Longest text that can be a color. */
const longest = 100;

/** Undefined for other values, such as `none`. */
export function parseSvgColor(text: string): SvgColor | undefined {
  const value = text.trim().toLowerCase();
  if (value.length > longest) return undefined;
  const named = names.get(value);
  if (named) return { color: named, opacity: 1 };
  if (value === "transparent") return { color: "#000000", opacity: 0 };
  return value.startsWith("#") ? parseHex(value.slice(1)) : parseFunction(value);
}

/** Three, four, six or eight digits. */
function parseHex(digits: string): SvgColor | undefined {
  const long = digits.length < 6 ? [...digits].map((digit) => digit + digit).join("") : digits;
  const color = parseColor(`#${long.slice(0, 6)}`);
  const alpha = long.slice(6) || "ff";
  if (!color || !/^[0-9a-f]{2}$/.test(alpha)) return undefined;
  return { color, opacity: Number.parseInt(alpha, 16) / 255 };
}

function parseFunction(value: string): SvgColor | undefined {
  const [, name, list = ""] = /^(rgb|hsl)a?\(([^()]*)\)$/.exec(value) ?? [];
  const parts = list.split(/[\s,/]+/).filter((part) => part !== "");
  const numbers = parts.map((part) => Number.parseFloat(part));
  if (name === undefined || parts.length < 3 || parts.length > 4 || numbers.some(Number.isNaN)) return undefined;
  const [first = 0, second = 0, third = 0, alpha = 1] = numbers;
  const isPercent = (i: number) => parts[i]?.endsWith("%") === true;
  const opacity = clamp(isPercent(3) ? alpha / 100 : alpha, 0, 1);
  if (name === "hsl") return { color: hsl(degrees(first, parts[0]), second / 100, third / 100), opacity };
  const [red = 0, green = 0, blue = 0] = [first, second, third].map((part, i) => part / (isPercent(i) ? 100 : 255));
  return { color: colorOf(red, green, blue), opacity };
}

function degrees(angle: number, text = ""): number {
  if (text.endsWith("turn")) return angle * 360;
  return text.endsWith("rad") ? (angle * 180) / Math.PI : angle;
}

/** CSS Color 4, section 7.1. */
function hsl(hue: number, saturation: number, lightness: number): Color {
  const [full, light] = [clamp(saturation, 0, 1), clamp(lightness, 0, 1)];
  const channel = (offset: number) => {
    const k = (((offset + hue / 30) % 12) + 12) % 12;
    return light - full * Math.min(light, 1 - light) * Math.max(-1, Math.min(k - 3, 9 - k, 1));
  };
  return colorOf(channel(0), channel(8), channel(4));
}

/** Each from 0 to 1. */
function colorOf(...parts: readonly [number, number, number]): Color {
  const digits = parts.map((part) =>
    Math.round(clamp(part, 0, 1) * 255)
      .toString(16)
      .padStart(2, "0"),
  );
  return `#${digits.join("")}`;
}

/** Mean of several colors. */
export function meanColor(colors: readonly SvgColor[]): SvgColor | undefined {
  if (colors.length === 0) return undefined;
  const mean = (part: (color: SvgColor) => number) =>
    colors.reduce((sum, color) => sum + part(color), 0) / colors.length;
  const byte = (at: number) => mean(({ color }) => Number.parseInt(color.slice(at, at + 2), 16)) / 255;
  return { color: colorOf(byte(1), byte(3), byte(5)), opacity: mean(({ opacity }) => opacity) };
}
