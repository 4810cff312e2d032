/**
 * Prints 30 texts of a language of the studio beside the English ones, with the places that use them, for a reviewer.
 *   node scripts/sample-language.ts de      draws with seed 1
 *   node scripts/sample-language.ts de 7    draws with seed 7
 */
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { isLanguage, languages, languageTags } from "@octavo/contract";
import { root } from "./steps.ts";

const drawn = 30;
const [language = "", seed = "1"] = process.argv.slice(2);
const translated = languageTags.filter((tag) => tag !== "en");

if (!isLanguage(language) || language === "en") {
  console.error(`Name one of the languages ${translated.join(", ")}.`);
  process.exit(1);
}

const areas: object = await import(`../packages/web/src/language/${language.toLowerCase()}/texts.ts`);
const all = Object.values(areas).flatMap((area) => Object.entries<string | readonly string[]>(area));
console.log(`${languages[language]}: ${drawn} of ${all.length} texts, seed ${seed}`);
for (const [english, translation] of draw(all)) {
  console.log(`\n  ${english}\n  ${[translation].flat().join(" ¦ ")}`);
  for (const place of placesOf(english)) console.log(`    ${place}`);
}

/** Draws by the rank of a digest, so that a change of one text leaves the rest of a sample as it is. */
function draw<Translation>(texts: readonly (readonly [english: string, Translation])[]) {
  const rank = (english: string) => createHash("sha256").update(`${seed}\0${english}`).digest("hex");
  return texts
    .map(([english, translation]) => [rank(english), english, translation] as const)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .slice(0, drawn)
    .map(([, english, translation]) => [english, translation] as const);
}

/** Returns the file and line of each literal with the text, without the context behind its bar. */
function placesOf(english: string): readonly string[] {
  const [text = ""] = english.split("|");
  const literals = ['"', "'", "`"].flatMap((quote) => ["-e", quote + text + quote]);
  const sources = ["packages/*/src/*", ":!packages/web/src/language", ":!*.test.*"];
  const { stdout } = spawnSync("git", ["grep", "-nF", ...literals, "--", ...sources], { cwd: root, encoding: "utf8" });
  return stdout.split("\n").flatMap((line) => /^[^:]+:\d+/.exec(line)?.[0] ?? []);
}
