/**
 * Generates the list of common passwords of zxcvbn-ts, by frequency, and of John the Ripper (`john-passwords.txt`, public
 * domain), without those below the minimum length:
 *   node scripts/generate-common-passwords.ts          writes the file
 *   node scripts/generate-common-passwords.ts --check  fails if the file is stale
 */
import { readFileSync } from "node:fs";
import passwords from "@zxcvbn-ts/language-common/src/passwords.json" with { type: "json" };
import { accountLimits } from "../packages/contract/src/limits.ts";
import { isStale, writeGenerated } from "./generated-files.ts";

const folder = new URL("../packages/contract/src/generated/", import.meta.url);

const more = readFileSync(new URL("john-passwords.txt", import.meta.url), "utf8").split("\n");
const all = [...new Set([...passwords, ...more.map((password) => password.toLowerCase())])];
const choosable = all.filter((password) => password.length >= accountLimits.password.min);
const files = { "common-passwords.json": `${JSON.stringify(choosable, undefined, 0).replaceAll('",', '",\n')}\n` };

if (!process.argv.includes("--check")) writeGenerated(folder, files);
else if (isStale(folder, files)) {
  console.error(`${folder.pathname} is stale: run node scripts/generate-common-passwords.ts`);
  process.exit(1);
}
