import { randomBytes } from "node:crypto";
import { normalizeSlug, projectLimits } from "@octavo/contract";
import type { Database } from "../store/tables.ts";
import { takenSlugs } from "./store.ts";

/** How many numbers are tried before chance decides. */
const tries = 50;

/** An address like a taken one that nobody has at the moment. */
export async function freeSlug(database: Database, taken: string): Promise<string> {
  const candidates = Array.from({ length: tries }, (_, i) => withSuffix(taken, String(i + 2)));
  const used = await takenSlugs(database, candidates);
  return candidates.find((slug) => !used.has(slug)) ?? withSuffix(taken, randomBytes(4).toString("hex"));
}

/** The end of a long address makes room. */
function withSuffix(slug: string, suffix: string): string {
  return normalizeSlug(`${slug.slice(0, projectLimits.slug - suffix.length - 1)}-${suffix}`);
}
