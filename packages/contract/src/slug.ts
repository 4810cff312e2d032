import { projectLimits } from "./limits.ts";

/**
 * The address of a public project. Specification, part 5: runs of anything but a–z, 0–9 and hyphen become one dash,
 * and dashes neither repeat nor stand at an end. May be empty. Letters with marks keep the letter ("Żółw" is "zolw").
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
