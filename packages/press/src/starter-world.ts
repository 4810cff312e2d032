import type { StarterWorld } from "@octavo/starters";
import { nodeWorld } from "./node-world.ts";

/**
 * The world on Node, with the texts of the starters in these languages besides English. Imports the starters on demand, because a
 * build does not need their hundred modules.
 */
export async function starterWorld(...locales: readonly string[]): Promise<StarterWorld> {
  const { loadWords } = await import("@octavo/starters");
  return { ...nodeWorld(), words: await loadWords(...locales) };
}
