import type { Words } from "@octavo/starters";

/** Loads the texts of the starters in other languages. */
export async function loadWords(): Promise<Words> {
  return (await import("@library/words.yaml?value")).default;
}
