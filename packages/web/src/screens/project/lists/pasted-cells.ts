import { readDelimited, separatorIn } from "@octavo/foundation";
import { t } from "../../../language/t.ts";

/** True if the first line of cells seems to name the columns. One column is names, unless it says so. */
export function looksHeaded(text: string): boolean {
  const [first, second] = readDelimited(text.trim(), separatorIn(text.trim()), { most: 2 });
  if (!first || !second) return false;
  const words = first.cells.map((cell) => cell.trim());
  if (words.length > 1) return words.some((word) => word !== "") && words.every((word) => !/[\d@]/.test(word));
  return ["name", "names", "title", t("Name").toLowerCase()].includes((words[0] ?? "").toLowerCase());
}

/** True for cells of a spreadsheet with headings, so that nothing is left to ask. */
export function isClearTable(text: string): boolean {
  return text.includes("\t") && looksHeaded(text);
}
