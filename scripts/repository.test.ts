import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { root } from "./steps.ts";

const git = (...args: string[]) => execFileSync("git", args, { cwd: root, encoding: "utf8", maxBuffer: 2 ** 28 });
const lines = (text: string) => text.split("\n").filter((line) => line !== "");

const tracked = lines(git("ls-files", "--stage")).map((line) => {
  const [entry = "", path = ""] = line.split("\t");
  return { path, mode: entry.slice(0, 6) };
});
const paths = tracked.map(({ path }) => path);

const symbolicLink = "120000";
const pictureOrArchive =
  /\.(?:png|jpe?g|gif|webp|avif|bmp|tiff?|ico|svg|pdf|ps|zip|gz|tgz|bz2|xz|zst|7z|tar|rar|jar|heic|mp4|webm)$/i;
const mayHoldPictures = /^(?:docs|library|e2e)\/|(?:^|\/)(?:public|test)\//;
const binary = /\.(?:png|jpe?g|gif|webp|ico|pdf|ttf|otf|woff2?|zip|gz)$/i;

/**
 * Matches the absolute path of a temporary or home folder, on any system. A path segment after the folder is required,
 * so prose may name the folder itself.
 */
const machinePath =
  /(?<![\w.$}@~-])(?:\/private)?\/(?:tmp|var\/tmp|var\/folders|home|root|Users)\/[\w.-]+|\b[A-Za-z]:\\+Users\\+\w+/;

/** Returns `path:line: text` for each line of a file that holds the path of a temporary or home folder. */
function machinePathsIn(path: string, text: string): string[] {
  return text.split("\n").flatMap((line, index) => {
    const found = machinePath.exec(line);
    return found ? [`${path}:${index + 1}: ${found[0]}`] : [];
  });
}

describe("the repository", () => {
  test("tracks no file that .gitignore covers", () => {
    expect(lines(git("ls-files", "--cached", "--ignored", "--exclude-standard"))).toEqual([]);
  });

  test("tracks no symbolic link", () => {
    expect(tracked.filter(({ mode }) => mode === symbolicLink).map(({ path }) => path)).toEqual([]);
  });

  test("keeps pictures and archives in docs, library, public and test folders", () => {
    expect(paths.filter((path) => pictureOrArchive.test(path) && !mayHoldPictures.test(path))).toEqual([]);
  });

  test("suppresses only rules of the linter that runs", () => {
    const others = ["biome", "es"].map((name) => new RegExp(`${name}(?:lint)?-(?:ignore|disable)`));
    const sources = paths.filter((path) => /\.(?:ts|tsx|mjs|css)$/.test(path));
    const isFor = (path: string) => others.some((other) => other.test(readFileSync(join(root, path), "utf8")));
    expect(sources.filter(isFor)).toEqual([]);
  });

  test("contains no path of a temporary or home folder", () => {
    const texts = paths.filter((path) => !binary.test(path));
    expect(texts.length).toBeGreaterThan(1000);
    expect(texts.flatMap((path) => machinePathsIn(path, readIfPresent(path)))).toEqual([]);
  });

  test("has each program for Linux on x64 also for arm64", () => {
    const { packages } = JSON.parse(readIfPresent("package-lock.json")) as {
      readonly packages: Record<string, unknown>;
    };
    const names = Object.keys(packages).filter((name) => name.includes("linux-x64"));
    expect(names.length).toBeGreaterThan(10);
    expect(names.filter((name) => !(name.replace("linux-x64", "linux-arm64") in packages))).toEqual([]);
  });

  test("contains no package registry in the lock file", () => {
    expect(readIfPresent("package-lock.json")).not.toContain('"resolved": "http');
  });
});

describe("the search for machine paths", () => {
  test.each([
    ["/tmp", "octavo-1"].join("/"),
    ["/home", "ann", "octavo"].join("/"),
    `"${["", "root", ".npm"].join("/")}"`,
    ["C:", "Users", "ann"].join("\\"),
  ])("finds %s", (text) => {
    expect(machinePathsIn("a.ts", `const folder = ${text};`)).toHaveLength(1);
  });

  test.each(["a folder under /tmp", "/api/home/x", "https://example.org/home/x", "packages/web/test/home/x"])(
    "ignores %s",
    (text) => {
      expect(machinePathsIn("a.ts", text)).toEqual([]);
    },
  );
});

/** Returns the text of a tracked file; a file deleted from the working tree has none. */
function readIfPresent(path: string): string {
  try {
    return readFileSync(join(root, path), "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return "";
    throw error;
  }
}
