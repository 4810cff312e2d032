import { projectLimits } from "./limits.ts";

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
