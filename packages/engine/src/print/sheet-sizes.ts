/** Sizes of paper and lengths as people write them, in millimetres. */
import type { Size } from "../primitives/geometry.ts";
import { type PaperName, paperSizes } from "../primitives/paper-sizes.ts";

export const sheetNames = Object.keys(paperSizes) as readonly PaperName[];

const isSheetName = (name: string): name is PaperName => Object.hasOwn(paperSizes, name);

const units: Readonly<Record<string, number>> = { mm: 1, cm: 10, in: 25.4, pt: 25.4 / 72 };

/** Millimetres of "3mm", "0.1 in" or "4". Undefined for other texts and negative numbers. */
export function parseLength(text: string): number | undefined {
  const [, number = "", unit = "mm"] = /^(\d{1,6}(?:[.,]\d{1,6})?) ?(mm|cm|in|pt)?$/i.exec(text.trim()) ?? [];
  const value = Number(number.replace(",", "."));
  return number === "" ? undefined : value * (units[unit.toLowerCase()] ?? 1);
}

/** "a4", "Half Letter", or "210x297mm". Undefined for other texts. */
export function parseSheet(text: string): Size | undefined {
  const name = text
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_]+/g, "-");
  if (isSheetName(name)) return paperSizes[name];
  const [, width = "", height = "", unit = "mm"] =
    /^([\d.,]+)\s*(?:x|×)\s*([\d.,]+)\s*(mm|cm|in|pt)?$/i.exec(text.trim()) ?? [];
  const [wide, high] = [parseLength(width + unit), parseLength(height + unit)];
  return wide === undefined || high === undefined ? undefined : { width: wide, height: high };
}
