import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { isPublished, requireFixture } from "./require-fixture.ts";

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

/** A repository of version 0.2.0 with two migrations and what they share. */
function repository(files: Readonly<Record<string, object>>): string {
  const folder = mkdtempSync(join(tmpdir(), "octavo-release-"));
  folders.push(folder);
  const migrations = { "0001-accounts.ts": {}, "0002-versions.ts": {}, "column-types.ts": {} };
  const all = Object.entries({
    "package.json": { version: "0.2.0" },
    ...Object.fromEntries(
      Object.entries(migrations).map(([name, text]) => [`packages/server/src/store/migrations/${name}`, text]),
    ),
    ...files,
  });
  for (const [path, value] of all) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), JSON.stringify(value));
  }
  return folder;
}

const site = "packages/server/test/fixtures/released/0.2.0/site.json";

test("a release is refused without data of its version, and with data of earlier tables", () => {
  expect(() => requireFixture(repository({}))).toThrow(
    `${site} is missing. Make it anew and commit it: node packages/server/test/released/make-fixture.ts . 0.2.0`,
  );
  expect(() => requireFixture(repository({ [site]: { schema: "0001-accounts" } }))).toThrow(
    "has the tables of 0001-accounts, and the newest are those of 0002-versions.",
  );
  expect(() => requireFixture(repository({ [site]: { schema: "0002-versions" } }))).not.toThrow();
});

test("a version is published once the changelog has a heading of its own for it", () => {
  const folder = repository({});
  writeFileSync(join(folder, "CHANGELOG.md"), "# Changelog\n\n## Unreleased (0.2.0)\n\n## 0.1.0 (2026-12-01)\n");
  expect(["0.2.0", "0.1.0", "0.1"].map((version) => isPublished(folder, version))).toEqual([false, true, false]);
});
