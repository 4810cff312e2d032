import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const root = new URL("../../../../", import.meta.url);
/** Whatever decides what a document looks like; fonts and PDFium come from packages whose versions package.json pins. */
const folders = ["packages/engine/src/", "packages/press/src/", "devices/"];
const files = ["packages/engine/package.json", "packages/press/package.json"];

/**
 * Same documents and same renderer, same bytes: so a result is known by the two. A version number would not do, since
 * a site may run from any commit.
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
