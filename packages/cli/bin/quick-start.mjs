// Lowers the processor time of a short command. No TypeScript and no dependencies: all versions of Node parse this file.
import module from "node:module";
import v8 from "node:v8";

/**
 * Optimizing a function costs more than a command of half a second gains. V8's defaults are 400, 100, 3000 and 500 calls or
 * rounds of a loop (docs/decisions/0073).
 */
const laterOptimization = [
  "--invocation-count-for-maglev=4000",
  "--invocation-count-for-maglev-osr=1000",
  "--invocation-count-for-turbofan=30000",
  "--invocation-count-for-osr=5000",
];

/** Version of V8 that has these flags. Others would print an error for a flag that they do not know. */
const flagsOf = "13.6.";

/** A server runs for months, so it keeps V8's defaults. */
const servers = ["start"];

/** `cacheFolder` keeps compiled code between commands. By default, in the folder for temporary files. */
export function prepareForCommand([command], cacheFolder) {
  // Returns a status, and throws for no folder.
  module.enableCompileCache(cacheFolder);
  if (servers.includes(command) || !process.versions.v8.startsWith(flagsOf)) return;
  for (const flag of laterOptimization) v8.setFlagsFromString(flag);
}
