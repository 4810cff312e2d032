/** Layout tables that loop, grow, point beyond their end or take very long, in a font that is otherwise intact. Runs in browsers, too. */

export interface HostileLayout {
  readonly name: string;
  readonly font: (intact: Uint8Array) => Uint8Array<ArrayBuffer>;
}

type Words = readonly number[];

/** Tables that follow each other, where each offset counts from the start of the whole. */
function joined(header: Words, parts: readonly Words[], more: Words = []): Words {
  let at = 2 * (header.length + parts.length + more.length);
  const offsets = parts.map((part) => {
    const offset = at;
    at += 2 * part.length;
    return offset & 0xffff;
  });
  return [...header, ...offsets, ...more, ...parts.flat()];
}

const scripts = ["DFLT", "arab", "dev2", "deva"];

/** Applied to all letters of Arabic and Devanagari. */
const features = { GSUB: ["calt", "ccmp", "rlig"], GPOS: ["dist", "mark", "mkmk"] } as const;

const tagWords = (tag: string): Words => [0, 2].map((i) => (tag.charCodeAt(i) << 8) | tag.charCodeAt(i + 1));

/** A whole "GSUB" or "GPOS" table whose features apply the first lookups. */
function layoutTable(tag: "GSUB" | "GPOS", lookups: readonly Words[], applied = lookups.length): Words {
  const names = features[tag];
  const system = [0, 0xffff, names.length, ...names.keys()];
  const listed = [scripts.length, ...scripts.flatMap((name) => [...tagWords(name), 2 + 6 * scripts.length])];
  const scriptList = [...listed, 4, 0, ...system];
  const first = 2 + 6 * names.length;
  const featureList = [names.length, ...names.flatMap((name) => [...tagWords(name), first])];
  const feature = [0, applied, ...Array(applied).keys()];
  return joined([1, 0], [scriptList, [...featureList, ...feature], joined([lookups.length], lookups)]);
}

const lookup = (type: number, subtables: readonly Words[], flags = 0): Words =>
  joined([type, flags, subtables.length], subtables);

/** Coverage of all glyphs of the font. HarfBuzz refuses tables that cover all possible ones very often. */
const everything: Words = [2, 1, 0, 1999, 0];

/** Any glyph becomes the next one. */
const nextGlyph = lookup(1, [[1, 6, 1, ...everything]]);

/** Each of the first glyphs becomes a sequence of itself. */
function multiplied(length: number, glyphs = 300): Words {
  const sequences = Array.from({ length: glyphs }, (_, glyph): Words => [length, ...Array<number>(length).fill(glyph)]);
  const coverage = 6 + 2 * glyphs;
  const offsets = sequences.map((_, i) => coverage + 10 + 2 * i * (length + 1));
  return lookup(2, [[1, coverage, glyphs, ...offsets, 2, 1, 0, glyphs - 1, 0, ...sequences.flat()]]);
}

/** A context of one glyph, in front of which lookups are applied. */
function context(lookups: Words, length = 1): Words {
  const coverages = 2 * (1 + 1 + 1 + length + 1 + 1 + 2 * lookups.length);
  const records = lookups.flatMap((index, i) => [i % length, index]);
  return [3, 0, length, ...Array<number>(length).fill(coverages), 0, lookups.length, ...records, ...everything];
}

const chained = (lookups: Words, length = 1): Words => lookup(6, [context(lookups, length)]);

const repeated = <Value>(count: number, value: Value): readonly Value[] => Array<Value>(count).fill(value);

/** `count` subtables at the same place. */
const sameSubtable = (type: number, count: number, subtable: Words): Words => [
  type,
  0,
  count,
  ...repeated(count, 6 + 2 * count),
  ...subtable,
];

/** `count` lookups at the same place. */
function sameLookup(count: number, one: Words): Words {
  const table = layoutTable("GSUB", []);
  const list = table.length - 1;
  const feature = list - 2;
  const applied = Array.from({ length: count }, (_, i) => i);
  const moved = [...table.slice(0, feature), 0, count, ...applied, count, ...repeated(count, 2 + 2 * count), ...one];
  moved[4] = 2 * (list + count);
  return moved;
}

const anchor = (x: number, y: number): Words => [1, x, y];

/** Attaches each glyph to the one before it, with all glyphs as marks and bases. `type` 4 or 6. */
function attached(type: 4 | 6, { x, y }: { readonly x: number; readonly y: number }): Words {
  const glyphs = 200;
  const coverage: Words = [2, 1, 0, glyphs - 1, 0];
  const marks = [glyphs, ...Array.from({ length: glyphs }, () => [0, 2 + 4 * glyphs]).flat(), ...anchor(x, y)];
  const bases = [glyphs, ...repeated(glyphs, 2 + 2 * glyphs), ...anchor(-x, -y)];
  const start = 12;
  const [first, second, third] = [start, start + 2 * coverage.length, start + 2 * (coverage.length + marks.length)];
  return lookup(type, [[1, first, first, 1, second, third, ...coverage, ...marks, ...bases]]);
}

/** Cursive attachment of all glyphs, in a circle. */
const cursive = lookup(3, [
  [
    1,
    6 + 4 * 200,
    200,
    ...Array.from({ length: 200 }, () => [6 + 4 * 200 + 10, 6 + 4 * 200 + 10]).flat(),
    2,
    1,
    0,
    199,
    0,
    1,
    0x7fff,
    0x7fff,
  ],
]);

const classes = (ranges: number): Words => [
  2,
  ranges,
  ...Array.from({ length: ranges }, (_, i) => [i % 7, 0xffff - (i % 11), i]).flat(),
];

interface Layout {
  readonly GSUB?: Words;
  readonly GPOS?: Words;
  readonly GDEF?: Words;
}

function withLayout(font: Uint8Array, layout: Layout): Uint8Array<ArrayBuffer> {
  const tables = Object.entries(layout).map(([tag, words]) => [tag, bytesOf(words)] as const);
  return withTables(font, tables);
}

function bytesOf(words: Words): Uint8Array {
  const view = new DataView(new ArrayBuffer(2 * words.length));
  for (const [i, word] of words.entries()) view.setUint16(2 * i, word & 0xffff);
  return new Uint8Array(view.buffer);
}

/** The font with other tables, which follow the others. */
function withTables(
  font: Uint8Array,
  tables: readonly (readonly [tag: string, table: Uint8Array])[],
): Uint8Array<ArrayBuffer> {
  const length = tables.reduce(
    (sum, [, table]) => sum + Math.ceil(table.length / 4) * 4,
    Math.ceil(font.length / 4) * 4,
  );
  const bytes = new Uint8Array(length);
  bytes.set(font);
  let at = Math.ceil(font.length / 4) * 4;
  for (const [tag, table] of tables) {
    const record = recordOf(bytes, tag);
    const view = new DataView(bytes.buffer);
    view.setUint32(record + 8, at);
    view.setUint32(record + 12, table.length);
    bytes.set(table, at);
    at += Math.ceil(table.length / 4) * 4;
  }
  return bytes;
}

function recordOf(font: Uint8Array, tag: string): number {
  const count = new DataView(font.buffer, font.byteOffset).getUint16(4);
  for (let at = 12; at < 12 + 16 * count; at += 16)
    if (String.fromCharCode(...font.subarray(at, at + 4)) === tag) return at;
  throw new Error(`no ${tag}`);
}

/** The original table with other bytes. */
function changed(font: Uint8Array, tag: string, change: (table: Uint8Array) => Uint8Array): Uint8Array<ArrayBuffer> {
  const view = new DataView(font.buffer, font.byteOffset);
  const record = recordOf(font, tag);
  const start = view.getUint32(record + 8);
  const table = Uint8Array.from(font.subarray(start, start + view.getUint32(record + 12)));
  return withTables(font, [[tag, change(table)]]);
}

/** Bytes that look random and are always the same. */
function scrambled(table: Uint8Array, every: number): Uint8Array {
  let seed = 1;
  return table.map((byte, i) => {
    seed = (seed * 48_271) % 0x7fffffff;
    return i > 10 && seed % every === 0 ? seed >> 8 : byte;
  });
}

const gsub = (...lookups: readonly Words[]): Layout => ({ GSUB: layoutTable("GSUB", lookups) });
/** HarfBuzz allows tables a time that grows with their size. */
const padded = ({ GSUB = [] }: Layout): Layout => ({ GSUB: [...GSUB, ...repeated(700_000, 0)] });

const gpos = (...lookups: readonly Words[]): Layout => ({ GPOS: layoutTable("GPOS", lookups) });

const rows: readonly (readonly [string, Layout | ((font: Uint8Array) => Uint8Array<ArrayBuffer>)])[] = [
  ["a context that applies itself", gsub(chained([0]))],
  ["contexts that apply each other", gsub(chained([1]), chained([2]), chained([0]))],
  ["a context that applies itself 60 times", gsub(chained(repeated(60, 0)))],
  [
    "60 contexts, each of which applies the next 60 times",
    gsub(...Array.from({ length: 60 }, (_, i) => chained(repeated(60, i + 1))), nextGlyph),
  ],
  ["contexts of 60 glyphs that apply each other", gsub(chained(repeated(60, 1), 60), chained(repeated(60, 0), 60))],
  ["a thousand lookups that apply to every glyph", gsub(...repeated(1000, nextGlyph))],
  ["65,000 lookups at one place", { GSUB: sameLookup(65_000, nextGlyph) }],
  ["a lookup of 65,000 subtables", gsub(sameSubtable(1, 65_000, [1, 6, 1, ...everything]))],
  ["thousands of subtables", gsub(sameSubtable(6, 3500, context([0], 64)))],
  ["a sequence of 200 glyphs for each glyph, ten times", gsub(...repeated(10, multiplied(200, 60)))],
  [
    "growth, then thousands of long contexts, in a large table",
    padded(gsub(multiplied(7, 1999), sameSubtable(6, 2900, context([], 60)))),
  ],
  [
    "a thousand lookups with long contexts, in a large table",
    padded({ GSUB: sameLookup(1000, lookup(6, repeated(2, context([], 60)))) }),
  ],
  [
    "thousands of contexts that apply thousands of others, in a large table",
    padded(
      gsub(sameSubtable(6, 1400, context(repeated(60, 1), 60)), sameSubtable(6, 1400, context(repeated(60, 0), 60))),
    ),
  ],
  ["growth within loops", gsub(chained([1, 0]), multiplied(50, 60))],
  ["glyphs that are deleted", gsub(multiplied(0), chained([0]))],
  ["an extension of an extension", gsub(lookup(7, [[1, 7, 0, 8, 1, 7, 0, 8, 1, 7, 0, 8]]))],
  ["an extension of itself", gsub(lookup(7, [[1, 1, 0, 0]]))],
  ["an extension beyond the end", gsub(lookup(7, [[1, 1, 0x7fff, 0xffff]]))],
  ["offsets beyond the end", { GSUB: [1, 0, 0xfff0, 0xfff0, 0xfff0] }],
  ["a list of features without end", { GSUB: [1, 0, 10, 12, 0, 1, 0xffff, 0xffff] }],
  ["a table of zeros", { GSUB: repeated(500, 0), GPOS: repeated(500, 0), GDEF: repeated(500, 0) }],
  ["huge tables of classes", { ...gpos(attached(6, { x: 0, y: 0 })), GDEF: [1, 0, 12, 0, 0, 0, ...classes(21_000)] }],
  [
    "coverage of 65,535 glyphs in thousands of pieces",
    gsub(lookup(1, [[1, 6, 1, 2, 20_000, ...repeated(20_000, [0, 0xffff, 0]).flat()]])),
  ],
  ["anchors at the limits of coordinates", gpos(attached(4, { x: 0x7fff, y: -0x8000 }))],
  [
    "marks on marks in long chains",
    { ...gpos(attached(6, { x: 0x7fff, y: 0x7fff })), GDEF: [1, 0, 12, 0, 0, 0, 2, 1, 0, 0xffff, 3] },
  ],
  ["cursive attachment in circles", gpos(cursive, cursive)],
  [
    "advances at the limits of coordinates",
    gpos(
      ...repeated(
        50,
        lookup(1, [
          [1, 10, 0x000f, 0x7fff, 0x7fff, 0x7fff, 0x7fff, ...everything].map((word, i) => (i === 1 ? 14 : word)),
        ]),
      ),
    ),
  ],
  [
    "truncated layout tables",
    (font) =>
      changed(
        changed(font, "GSUB", (table) => table.slice(0, table.length / 2)),
        "GPOS",
        (table) => table.slice(0, 40),
      ),
  ],
  [
    "layout tables of a few bytes",
    (font) =>
      changed(
        changed(font, "GSUB", (table) => table.slice(0, 6)),
        "GDEF",
        (table) => table.slice(0, 3),
      ),
  ],
  [
    "some random bytes in layout tables",
    (font) =>
      changed(
        changed(font, "GSUB", (table) => scrambled(table, 50)),
        "GPOS",
        (table) => scrambled(table, 50),
      ),
  ],
  [
    "random bytes for layout tables",
    (font) =>
      changed(
        changed(font, "GSUB", (table) => scrambled(table, 1)),
        "GPOS",
        (table) => scrambled(table, 1),
      ),
  ],
];

export const hostileLayouts: readonly HostileLayout[] = rows.map(([name, made]) => ({
  name,
  font: (intact) => (typeof made === "function" ? made(intact) : withLayout(intact, made)),
}));
