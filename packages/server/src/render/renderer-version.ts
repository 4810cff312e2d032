import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const root = new URL("../../../../", import.meta.url);
/** Everything that affects output. Fonts and PDFium come from packages with pinned versions. */
const folders = [
  "packages/foundation/src/",
  "packages/engine/src/",
  "packages/press/src/",
  "packages/server/src/worker/",
  "devices/",
];
const files = ["packages/foundation/package.json", "packages/engine/package.json", "packages/press/package.json"];

/**
 * Digest of the sources of the renderer, for cache keys. A server may run from any commit, so a version number is not enough.
 * A file of its own, because a release contains the digest instead (`scripts/release/bundle.ts`).
 */
export const rendererVersion = digest();

function digest(): string {
  const hash = createHash("sha256");
  for (const path of [...folders.flatMap(filesIn), ...files])
    hash.update(path).update(readFileSync(new URL(path, root)));
  return hash.digest("hex").slice(0, 16);
}

function filesIn(folder: string): readonly string[] {
  const names = readdirSync(fileURLToPath(new URL(folder, root)), { recursive: true, encoding: "utf8" });
  return names
    .filter((name) => /\.(ts|yaml)$/.test(name) && !name.endsWith(".test.ts"))
    .map((name) => folder + name.replaceAll("\\", "/"))
    .toSorted();
}
