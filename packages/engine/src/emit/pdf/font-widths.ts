/** Widths of a CID font: ISO 32000-2, 9.7.4.3. */
import type { FaceMetrics } from "../../typography/font.ts";
import type { BinaryString } from "./bytes.ts";
import { type Entries, formatNumber } from "./objects.ts";

/** `characters` maps identifiers to code points, in the order of identifiers. */
export function formatWidths(characters: ReadonlyMap<number, number>, metrics: FaceMetrics): Entries {
  const widths = new Map<number, BinaryString>();
  for (const [identifier, codePoint] of characters)
    widths.set(identifier, formatNumber(metrics.advance(codePoint) ?? 0));
  const usual = mostFrequent([...widths.values()]);
  return { DW: usual, W: `[${runs(widths, usual)}]` };
}

/** `first [w w w]` for consecutive identifiers. Omits the default width. */
function runs(widths: ReadonlyMap<number, BinaryString>, usual: BinaryString): BinaryString {
  let text = "";
  let expected = -1;
  for (const [identifier, width] of widths) {
    if (width === usual) continue;
    const start = text === "" ? `${identifier}[` : `]${identifier}[`;
    text += identifier === expected ? ` ${width}` : `${start}${width}`;
    expected = identifier + 1;
  }
  return text === "" ? text : `${text}]`;
}

function mostFrequent(values: readonly BinaryString[]): BinaryString {
  const counts = new Map<BinaryString, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].reduce((best, entry) => (entry[1] > best[1] ? entry : best), ["1000", 0] as const)[0];
}
