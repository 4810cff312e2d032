import { randomBytes } from "node:crypto";
import { normalizeSlug, projectLimits } from "@octavo/contract";
import type { Database } from "../store/tables.ts";
import { takenSlugs } from "./store.ts";

/** Number of suffixes tried before a random one is used. */
const tries = 50;

/** Returns a free slug similar to a taken one. */
export async function freeSlug(database: Database, taken: string): Promise<string> {
  const candidates = Array.from({ length: tries }, (_, i) => withSuffix(taken, String(i + 2)));
  const used = await takenSlugs(database, candidates);
  return candidates.find((slug) => !used.has(slug)) ?? withSuffix(taken, randomBytes(4).toString("hex"));
}

/** Shortens the slug to make room for the suffix. */
function withSuffix(slug: string, suffix: string): string {
  return normalizeSlug(`${slug.slice(0, projectLimits.slug - suffix.length - 1)}-${suffix}`);
}
