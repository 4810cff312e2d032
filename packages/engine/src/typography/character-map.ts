/** Code point → glyph of a TrueType file, from its Unicode `cmap` (OpenType specification, formats 4 and 12). */
export function readCharacterMap(font: Uint8Array): Map<number, number> {
  const view = new DataView(font.buffer, font.byteOffset, font.byteLength);
  const cmap = tableOffset(view, "cmap");
  const subtables = Array.from({ length: view.getUint16(cmap + 2) }, (_, i) => cmap + view.getUint32(cmap + 8 + 8 * i));
  const full = subtables.find((offset) => view.getUint16(offset) === 12);
  if (full !== undefined) return readFormat12(view, full);
  const basic = subtables.find((offset) => view.getUint16(offset) === 4);
  if (basic !== undefined) return readFormat4(view, basic);
  throw new Error("The font has no Unicode character map.");
}

function tableOffset(view: DataView, tag: string): number {
  const wanted = [...tag].reduce((code, letter) => code * 256 + (letter.codePointAt(0) ?? 0), 0);
  for (let i = 0; i < view.getUint16(4); i++) {
    const record = 12 + 16 * i;
    if (view.getUint32(record) === wanted) return view.getUint32(record + 8);
  }
  throw new Error(`The font has no ${tag} table.`);
}

function readFormat4(view: DataView, offset: number): Map<number, number> {
  const doubleCount = view.getUint16(offset + 6);
  const ends = offset + 14;
  const starts = ends + doubleCount + 2;
  const deltas = starts + doubleCount;
  const ranges = deltas + doubleCount;
  const map = new Map<number, number>();
  for (let segment = 0; segment < doubleCount; segment += 2) {
    const start = view.getUint16(starts + segment);
    const end = view.getUint16(ends + segment);
    const delta = view.getUint16(deltas + segment);
    const range = view.getUint16(ranges + segment);
    for (let code = start; code <= end && code < 0xffff; code++) {
      // A range offset counts from its own place in the table.
      const raw = range === 0 ? code : view.getUint16(ranges + segment + range + 2 * (code - start));
      const glyph = range !== 0 && raw === 0 ? 0 : (raw + delta) & 0xffff;
      if (glyph !== 0) map.set(code, glyph);
    }
  }
  return map;
}

function readFormat12(view: DataView, offset: number): Map<number, number> {
  const map = new Map<number, number>();
  for (let group = 0; group < view.getUint32(offset + 12); group++) {
    const record = offset + 16 + 12 * group;
    const start = view.getUint32(record);
    const end = view.getUint32(record + 4);
    const glyph = view.getUint32(record + 8);
    for (let code = start; code <= end; code++) map.set(code, glyph + code - start);
  }
  return map;
}
