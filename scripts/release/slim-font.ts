/** Fonts of a release without tables that Octavo does not use. */
import { readDirectory, writeTables } from "../../packages/engine/src/typography/font-tables.ts";

/** Instructions for low resolutions, which subsets lack as well, and layout of Latin text, whose kerning and ligatures are off. */
const unused = ["DSIG", "FFTM", "GDEF", "GPOS", "GSUB", "LTSH", "VDMX", "cvt ", "fpgm", "gasp", "hdmx", "kern", "prep"];

const headerLength = 12;
const recordLength = 16;

/** The same characters with the same outlines and widths. */
export function slimFont(font: Uint8Array): Uint8Array {
  const view = new DataView(font.buffer, font.byteOffset, font.byteLength);
  const tags = Array.from({ length: view.getUint16(4) }, (_, i) => {
    const record = headerLength + recordLength * i;
    return String.fromCharCode(...font.subarray(record, record + 4));
  });
  const table = readDirectory(font);
  const kept = tags.filter((tag) => !unused.includes(tag));
  return writeTables(Object.fromEntries(kept.map((tag) => [tag, table(tag).copy(0, table(tag).length)])));
}
