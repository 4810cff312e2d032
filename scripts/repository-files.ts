import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";

/**
 * Returns the files of a repository, also new ones, but not those that .gitignore covers. What a build or an earlier run
 * of the tests has left changes neither tests nor their number.
 */
export function repositoryFiles(folder: string): readonly string[] {
  const listed = execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], {
    cwd: folder,
    encoding: "utf8",
    maxBuffer: 2 ** 28,
  });
  return [...new Set(listed.split("\0"))].filter((path) => path !== "" && existsSync(join(folder, path)));
}
