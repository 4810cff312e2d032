import { projectLimits } from "./limits.ts";

const extension = ".pdf";

/** File names may have 255 bytes, and a character takes up to four. */
const maxNameLength = 60;

/**
 * Converts text to the slug of a public project. Specification, part 5: replaces runs of characters other than a–z, 0–9
 * and hyphen by one hyphen, and trims hyphens. Keeps the base letter of letters with diacritics ("Żółw" becomes
 * "zolw"). The result may be empty.
 */
export function normalizeSlug(written: string): string {
  const plain = written.trim().toLowerCase().replace(/ł/g, "l").normalize("NFKD").replace(/\p{M}/gu, "");
  return trimDashes(plain.replace(/[^a-z0-9]+/g, "-"))
    .slice(0, projectLimits.slug)
    .replace(/-$/, "");
}

function trimDashes(text: string): string {
  return text.replace(/^-/, "").replace(/-$/, "");
}

/**
 * File name of a planner. Specification, part 7: removes all characters except letters, digits, hyphens, underscores
 * and spaces. Keeps letters of any script and their combining marks.
 */
export function pdfFileName(name: string): string {
  const kept = name.normalize("NFC").replace(/[^\p{L}\p{M}\p{N}_ -]/gu, "");
  const short = [...kept.replace(/ +/g, " ").trim()].slice(0, maxNameLength).join("").trim();
  return (short || "planner") + extension;
}
