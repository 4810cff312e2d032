import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const migrations = "packages/server/src/store/migrations";

/** Returns whether the version is published: the changelog no longer calls it unreleased. */
export function isPublished(repository: string, version: string): boolean {
  const changelog = readFileSync(join(repository, "CHANGELOG.md"), "utf8");
  return changelog.split("\n").some((line) => line === `## ${version}` || line.startsWith(`## ${version} `));
}

/**
 * Throws if the data of the version in `repository` is missing, or has the tables of an earlier migration. Later versions
 * open this data in a test.
 */
export function requireFixture(repository: string): void {
  const read = (path: string) => JSON.parse(readFileSync(join(repository, path), "utf8")) as Record<string, string>;
  const { version } = read("package.json");
  const site = `packages/server/test/fixtures/released/${version}/site.json`;
  const schema = existsSync(join(repository, site)) ? read(site)["schema"] : undefined;
  const numbered = readdirSync(join(repository, migrations)).filter((file) => /^\d{4}-/.test(file));
  const newest = numbered.sort().at(-1)?.replace(/\.ts$/, "");
  if (schema === newest) return;
  throw new Error(
    `${site} ${schema === undefined ? "is missing" : `has the tables of ${schema}, and the newest are those of ${newest}`}. ` +
      `Make it anew and commit it: node packages/server/test/released/make-fixture.ts . ${version}`,
  );
}
