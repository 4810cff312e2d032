import { loadWords, type StarterWorld } from "@octavo/starters";
import { nodeWorld } from "./node-world.ts";

/** The world on Node, with the texts of the starters in these languages besides English. */
export async function starterWorld(...locales: readonly string[]): Promise<StarterWorld> {
  return { ...nodeWorld(), words: await loadWords(...locales) };
}
