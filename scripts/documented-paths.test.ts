import { readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { describe, expect, test } from "vitest";
import { repositoryFiles } from "./repository-files.ts";
import { root } from "./steps.ts";

const withFolders = (path: string): string[] => (path === "." ? [] : [path, ...withFolders(dirname(path))]);
/** Files and folders. */
const paths = new Set(repositoryFiles(root).flatMap(withFolders));
const files = [...paths];

/**
 * Every document except the changelog, whose entries name files of their time, and the README of a release, whose links start
 * in its package (scripts/release/documents.test.ts follows them).
 */
const documents = files.filter(
  (path) => path.endsWith(".md") && !["CHANGELOG.md", "scripts/release/README.md"].includes(path),
);

const fileName = /^[\w@-][\w./@-]*\.(?:tsx?|mjs|json|ya?ml|md|css)$/;
const rootFolder = /^(?:bench|deploy|devices|docs|e2e|library|packages|scripts)\/[\w./-]+$/;

/** Returns true if a path in a document stands for several files, such as `widgets/NAME.ts`. */
const isPlaceholder = (path: string) => /\b[A-Z]{2,}\b(?!\.md)/.test(path);

function exists(path: string): boolean {
  return paths.has(path) || files.some((file) => file.endsWith(`/${path}`));
}

/** Returns the paths and the numbers of decision records in a text that no file of the repository has. */
function unknownPathsIn(text: string): string[] {
  const prose = text.replace(/^```.*?^```/gms, "");
  const mentioned =
    prose.match(/(?<![\w./`-])(?:bench|deploy|docs|e2e|library|packages|scripts)\/[\w./-]*\.\w+/g) ?? [];
  const spans = [...prose.matchAll(/`([^`\n]+)`/g)].map(([, span = ""]) => span.replace(/\/$/, ""));
  const named = [...spans, ...mentioned].filter(
    (span) => (fileName.test(span) || rootFolder.test(span)) && !isPlaceholder(span),
  );
  const records = [...prose.matchAll(/decisions\/(\d{4})\b(?!-)/g)].map(([, number = ""]) => number);
  const isRecord = (number: string) => files.some((file) => file.startsWith(`docs/decisions/${number}-`));
  return [
    ...named.filter((path) => !exists(path)),
    ...records.filter((number) => !isRecord(number)).map((number) => `docs/decisions/${number}`),
  ];
}

/** Returns the relative link targets that do not exist. */
function brokenLinksIn(document: string, text: string): string[] {
  const targets = [...text.matchAll(/\]\(([^)\s#]+)(?:#[^)]*)?\)/g)].map(([, target = ""]) => target);
  return targets
    .filter((target) => !/^[a-z]+:/.test(target))
    .filter((target) => {
      const path = normalize(join(dirname(document), target)).replaceAll("\\", "/");
      return !paths.has(path.replace(/\/$/, "")) && !isRecordNumber(path);
    });
}

const isRecordNumber = (path: string) =>
  /^docs\/decisions\/\d{4}$/.test(path) && files.some((file) => file.startsWith(`${path}-`));

describe("the documentation", () => {
  test.each(documents)("%s names only files that exist", (document) => {
    expect(unknownPathsIn(readFileSync(join(root, document), "utf8"))).toEqual([]);
  });

  test.each(documents)("%s links only to files that exist", (document) => {
    expect(brokenLinksIn(document, readFileSync(join(root, document), "utf8"))).toEqual([]);
  });

  test("finds a path that does not exist", () => {
    expect(
      unknownPathsIn("`packages/engine/src/missing.ts`, `compile.ts`, docs/missing.md, docs/decisions/9999"),
    ).toEqual(["packages/engine/src/missing.ts", "docs/missing.md", "docs/decisions/9999"]);
    expect(brokenLinksIn("docs/settings.md", "[a](backup.md) [b](missing.md)")).toEqual(["missing.md"]);
  });
});
