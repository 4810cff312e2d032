import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { repositoryFiles } from "./repository-files.ts";

test("the files of a repository are tracked or new, and none is left by a run", () => {
  const folder = mkdtempSync(join(tmpdir(), "octavo-files-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const git = (...args: string[]) => execFileSync("git", args, { cwd: folder });
  const write = (path: string, text = "") => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  git("init", "--quiet");
  write(".gitignore", "/test-results/\n");
  write("docs/żółw.md");
  write("deleted.md");
  git("add", ".");
  rmSync(join(folder, "deleted.md"));
  write("new.md");
  write("test-results/a-failed-journey/error-context.md");
  expect(repositoryFiles(folder).toSorted()).toEqual([".gitignore", "docs/żółw.md", "new.md"]);
});
