/** Layout tables of fonts: OpenType 1.9, "GDEF", "GSUB" and "GPOS". HarfBuzz reads what they contain, and checks each offset. */
import { type FontTable, hasTable, readDirectory } from "./font-tables.ts";

const tags = ["GDEF", "GSUB", "GPOS"] as const;

/**
 * Most lookups of a table, and most of their subtables together. HarfBuzz tries the subtables of a lookup at each glyph, so
 * that their number limits its time. Fonts of Nastaliq, which have the most, have hundreds.
 */
const most = { lookups: 1000, subtables: 3000 } as const;

/** Type of lookups whose subtables lie farther away. */
const extension = { GSUB: 7, GPOS: 9 } as const;

/** The layout tables of a font, by tag. Throws for tables that would occupy a shaper too long. */
export function layoutTables(font: Uint8Array): Readonly<Record<string, Uint8Array>> {
  const table = readDirectory(font);
  const found = tags.filter((tag) => hasTable(font, tag)).map((tag) => [tag, table(tag)] as const);
  for (const [tag, one] of found) {
    if (one.uint16(0) !== 1) throw one.damaged();
    if (tag !== "GDEF") checkLookups(one, extension[tag]);
  }
  return Object.fromEntries(found.map(([tag, one]) => [tag, one.copy(0, one.length)]));
}

function checkLookups(table: FontTable, extensionType: number): void {
  const list = table.uint16(8);
  const count = list === 0 ? 0 : table.uint16(list);
  if (count > most.lookups) throw table.damaged();
  let left: number = most.subtables;
  for (let i = 0; i < count; i++) {
    const lookup = list + table.uint16(list + 2 + 2 * i);
    const subtables = table.uint16(lookup + 4);
    left -= subtables;
    if (left < 0) throw table.damaged();
    if (table.uint16(lookup) !== extensionType) continue;
    for (let j = 0; j < subtables; j++) checkExtension(table, lookup + table.uint16(lookup + 6 + 2 * j), extensionType);
  }
}

/** An extension leads to a subtable of another type, within the table. */
function checkExtension(table: FontTable, at: number, extensionType: number): void {
  if (table.uint16(at) !== 1 || table.uint16(at + 2) === extensionType) throw table.damaged();
  table.uint16(at + table.uint32(at + 4));
}
