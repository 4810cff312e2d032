import { readFileSync } from "node:fs";
import type { StarterWorld, Words } from "@octavo/starters";
import { CORE_SCHEMA, load } from "js-yaml";
import { nodeWorld } from "./node-world.ts";

const file = new URL("../../../library/words.yaml", import.meta.url);

let words: Words | undefined;

/** The world on Node, with the texts of the starters. The file belongs to the program and is not validated. */
export function starterWorld(): StarterWorld {
  words ??= load(readFileSync(file, "utf8"), { schema: CORE_SCHEMA }) as Words;
  return { ...nodeWorld(), words };
}
