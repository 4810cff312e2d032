import { readFile } from "node:fs/promises";
import {
  type DisplayPage,
  type DocumentFace,
  type DrawnItem,
  emitSvg,
  type FaceId,
  type FontLibrary,
  type SvgOptions,
  withDocumentFaces,
} from "@octavo/engine";
import { fontFile } from "@octavo/press";

/** Renders a page to SVG with embedded font subsets. */
export async function standaloneSvg(
  page: DisplayPage,
  library: FontLibrary,
  own: readonly DocumentFace[] = [],
): Promise<string> {
  const fonts = withDocumentFaces(library, own);
  const fileOf = async (face: FaceId) =>
    own.find(({ file }) => file.id === face)?.file.program ?? (await readFile(fontFile(face)));
  const rules: string[] = [];
  for (const [face, characters] of charactersByFace(page.layers.flatMap(({ items }) => items))) {
    rules.push(await fontRule(face, characters, fonts, await fileOf(face)));
  }
  const glyphOutline: SvgOptions["glyphOutline"] = (face, cluster) => library.scripts()?.path(face, cluster);
  const svg = emitSvg(page, { fontFamily: (face) => `${face}, sans-serif`, glyphOutline });
  // Attributes escape ">", so the first one ends the opening tag.
  return svg.replace(">", () => `><style>${rules.join("")}</style>`);
}

function charactersByFace(items: readonly DrawnItem[], found = new Map<FaceId, Set<number>>()) {
  for (const item of items) {
    if (item.kind === "group") charactersByFace(item.items, found);
    if (item.kind !== "text" || item.clusters) continue;
    const characters = found.get(item.face) ?? new Set();
    for (const character of item.text) characters.add(character.codePointAt(0) ?? 0);
    found.set(item.face, characters);
  }
  return found;
}

async function fontRule(
  face: FaceId,
  characters: ReadonlySet<number>,
  fonts: FontLibrary,
  original: Uint8Array,
): Promise<string> {
  const { program } = await fonts.subset(
    face,
    [...characters].sort((a, b) => a - b),
    [],
  );
  const font = webFont(program, original);
  return `@font-face{font-family:${face};src:url(data:font/ttf;base64,${Buffer.from(font).toString("base64")})}`;
}

/**
 * Adds the tables OS/2, name and post, which browsers require and PDF subsets lack. OpenType 1.9, "Organization of an
 * OpenType font".
 */
function webFont(subset: Uint8Array, original: Uint8Array): Uint8Array {
  const tables = new Map(readTables(subset));
  const metrics = readTables(original).get("OS/2");
  if (metrics) tables.set("OS/2", metrics);
  tables.set("name", emptyNames);
  tables.set("post", noGlyphNames());
  return writeTables(tables);
}

type Tables = ReadonlyMap<string, Uint8Array>;

const headerLength = 12;
const recordLength = 16;

/** Version 0 without records. */
const emptyNames = Uint8Array.of(0, 0, 0, 0, 0, 6);

/** Version 3 with all fields zero. */
function noGlyphNames(): Uint8Array {
  const table = new Uint8Array(32);
  table[1] = 3;
  return table;
}

function readTables(font: Uint8Array): Tables {
  const view = new DataView(font.buffer, font.byteOffset, font.byteLength);
  const tables = new Map<string, Uint8Array>();
  for (let i = 0; i < view.getUint16(4); i++) {
    const record = headerLength + recordLength * i;
    const tag = String.fromCharCode(...font.subarray(record, record + 4));
    const start = view.getUint32(record + 8);
    tables.set(tag, font.subarray(start, start + view.getUint32(record + 12)));
  }
  return tables;
}

/** Sorts tables by tag and aligns them to four bytes. Checksums stay zero, because font renderers ignore them. */
function writeTables(tables: Tables): Uint8Array {
  const sorted = [...tables].sort(([a], [b]) => (a < b ? -1 : 1));
  const padded = (length: number) => Math.ceil(length / 4) * 4;
  const directory = headerLength + recordLength * sorted.length;
  const font = new Uint8Array(sorted.reduce((length, [, table]) => length + padded(table.length), directory));
  const view = new DataView(font.buffer);
  writeHeader(view, sorted.length);
  let start = directory;
  for (const [i, [tag, table]] of sorted.entries()) {
    const record = headerLength + recordLength * i;
    for (let letter = 0; letter < 4; letter++) view.setUint8(record + letter, tag.charCodeAt(letter));
    view.setUint32(record + 8, start);
    view.setUint32(record + 12, table.length);
    font.set(table, start);
    start += padded(table.length);
  }
  return font;
}

/** The last three fields support a binary search of the directory. */
function writeHeader(view: DataView, count: number): void {
  const power = Math.floor(Math.log2(count));
  view.setUint32(0, 0x00010000);
  view.setUint16(4, count);
  view.setUint16(6, recordLength * 2 ** power);
  view.setUint16(8, power);
  view.setUint16(10, recordLength * (count - 2 ** power));
}
