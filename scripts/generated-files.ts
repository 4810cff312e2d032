import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";

/** Texts by their names in a folder called `generated`. */
export type GeneratedFiles = Readonly<Record<string, string>>;

export function writeGenerated(folder: URL, files: GeneratedFiles): void {
  for (const [name, text] of Object.entries(files)) {
    const file = new URL(name, folder);
    mkdirSync(new URL(".", file), { recursive: true });
    writeFileSync(file, text);
  }
}

export function isStale(folder: URL, files: GeneratedFiles): boolean {
  return Object.entries(files).some(([name, text]) => {
    const file = new URL(name, folder);
    return !existsSync(file) || readFileSync(file, "utf8") !== text;
  });
}

/** An object with a line for each of its entries, so that a difference can be read. */
export function jsonLines(object: object): string {
  const lines = Object.entries(object).map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`);
  return `{\n${lines.join(",\n")}\n}\n`;
}

/** Versions of packages, and digests of the programs that write the files. */
type Sources = Readonly<Record<string, string>>;

const record = "sources.json";

/** Writes the files with a record of their sources, so that a check need not generate them again. */
export function writeFromSources(folder: URL, files: GeneratedFiles, sources: Sources): void {
  writeGenerated(folder, files);
  writeGenerated(folder, { [record]: recordOf(storedFiles(folder), sources) });
}

/** Returns true if the sources are those of the record, and the files are unchanged since. */
export function isFromSources(folder: URL, sources: Sources): boolean {
  return !isStale(folder, { [record]: recordOf(storedFiles(folder), sources) });
}

function recordOf(files: GeneratedFiles, sources: Sources): string {
  const texts = Object.keys(files)
    .toSorted()
    .flatMap((name) => [name, "\n", files[name] ?? ""]);
  return jsonLines({ sources, digest: digestOf(texts) });
}

function storedFiles(folder: URL): GeneratedFiles {
  const names = readdirSync(folder, { recursive: true }).map((name) => String(name).replaceAll("\\", "/"));
  const tables = names.filter((name) => /\.(json|txt)$/.test(name) && name !== record);
  return Object.fromEntries(tables.map((name) => [name, readFileSync(new URL(name, folder), "utf8")]));
}

/** Paths are relative to this folder. */
export function digestOfPrograms(...paths: readonly string[]): string {
  return digestOf(paths.map((path) => readFileSync(new URL(path, import.meta.url), "utf8"))).slice(0, 16);
}

function digestOf(texts: readonly string[]): string {
  const hash = createHash("sha256");
  for (const text of texts) hash.update(text);
  return hash.digest("hex");
}
