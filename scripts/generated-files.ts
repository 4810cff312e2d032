import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";

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
