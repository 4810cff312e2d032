/** Sizes of paper in millimetres, and lengths as people write them. */
import type { Size } from "../primitives/geometry.ts";

const inch = 25.4;

export const sheetSizes = {
  a3: { width: 297, height: 420 },
  a4: { width: 210, height: 297 },
  a5: { width: 148, height: 210 },
  a6: { width: 105, height: 148 },
  b5: { width: 176, height: 250 },
  b6: { width: 125, height: 176 },
  letter: { width: 8.5 * inch, height: 11 * inch },
  "half-letter": { width: 5.5 * inch, height: 8.5 * inch },
  legal: { width: 8.5 * inch, height: 14 * inch },
  tabloid: { width: 11 * inch, height: 17 * inch },
  passport: { width: 89, height: 124 },
} as const satisfies Record<string, Size>;

export type SheetName = keyof typeof sheetSizes;
export const sheetNames = Object.keys(sheetSizes) as readonly SheetName[];

export const isSheetName = (name: string): name is SheetName => Object.hasOwn(sheetSizes, name);

const units: Readonly<Record<string, number>> = { mm: 1, cm: 10, in: inch, pt: inch / 72 };

/** Millimetres of "3mm", "0.1 in" or "4". Undefined for other texts and negative numbers. */
export function parseLength(text: string): number | undefined {
  const [, number = "", unit = "mm"] = /^\s*(\d{1,6}(?:[.,]\d{1,6})?)\s*(mm|cm|in|pt)?\s*$/i.exec(text) ?? [];
  const value = Number(number.replace(",", "."));
  return number === "" ? undefined : value * (units[unit.toLowerCase()] ?? 1);
}

/** "a4", "Half Letter", or "210x297mm". Undefined for other texts. */
export function parseSheet(text: string): Size | undefined {
  const name = text
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_]+/g, "-");
  if (isSheetName(name)) return sheetSizes[name];
  const [, width = "", height = "", unit = "mm"] =
    /^([\d.,]+)\s*(?:x|×)\s*([\d.,]+)\s*(mm|cm|in|pt)?$/i.exec(text.trim()) ?? [];
  const [wide, high] = [parseLength(width + unit), parseLength(height + unit)];
  return wide === undefined || high === undefined ? undefined : { width: wide, height: high };
}
