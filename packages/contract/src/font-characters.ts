/** Sets of characters in addresses of fonts: "4e00-4e05.65e5", hexadecimal code points in order. */

/** Most characters of one request. */
export const mostFontCharacters = 1500;

/** Longest set in an address. */
const longestCharacterSet = 7000;

const written = /^[0-9a-f]{1,6}(?:-[0-9a-f]{1,6})?(?:\.[0-9a-f]{1,6}(?:-[0-9a-f]{1,6})?)*$/;

export function formatCharacterSet(codePoints: Iterable<number>): string {
  const sorted = [...new Set(codePoints)].sort((a, b) => a - b);
  const ranges: { first: number; last: number }[] = [];
  for (const codePoint of sorted) {
    const range = ranges.at(-1);
    if (range?.last === codePoint - 1) range.last = codePoint;
    else ranges.push({ first: codePoint, last: codePoint });
  }
  return ranges
    .map(({ first, last }) => (first === last ? first.toString(16) : `${first.toString(16)}-${last.toString(16)}`))
    .join(".");
}

/** Undefined for a text that is no set, or has too many characters. */
export function readCharacterSet(text: string): readonly number[] | undefined {
  if (text.length > longestCharacterSet || !written.test(text)) return undefined;
  const codePoints: number[] = [];
  for (const range of text.split(".")) {
    const [first = 0, last = first] = range.split("-").map((number) => Number.parseInt(number, 16));
    if (last < first || last > 0x10ffff || codePoints.length + last - first >= mostFontCharacters) return undefined;
    for (let codePoint = first; codePoint <= last; codePoint++) codePoints.push(codePoint);
  }
  return codePoints;
}
