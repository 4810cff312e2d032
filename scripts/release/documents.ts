/** The documents of a release: those for users and operators, with links and mentions of shipped files only. */
import { readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";

/** Folders and files of the repository that a release has unchanged. */
export const shipped = ["devices", "library", "deploy", "LICENSE"] as const;

const guides = [
  "administration",
  "backup",
  "calendars",
  "devices",
  "editions",
  "http-api",
  "languages",
  "operations",
  "programs",
  "scaling",
  "settings",
  "template-format",
].map((name) => `docs/${name}.md`);

export interface ReleaseDocuments {
  /** Texts by their path in the release. */
  readonly texts: ReadonlyMap<string, string>;
  /** Paths of the pictures that they show. */
  readonly pictures: readonly string[];
}

export function releaseDocuments(repository: string, version: string): ReleaseDocuments {
  const read = (path: string) => readFileSync(join(repository, path), "utf8");
  const sources = new Map(["CHANGELOG.md", ...guides].map((path) => [path, read(path)]));
  sources.set("README.md", read("scripts/release/README.md").replaceAll("{version}", version));
  const isShipped = (path: string) => sources.has(path) || shipped.some((start) => `${path}/`.startsWith(`${start}/`));
  const texts = [...sources].map(([path, text]) => [path, withShippedLinks(path, text, isShipped)] as const);
  const pictures = texts.flatMap(([path, text]) =>
    linksIn(text)
      .map((target) => pathOf(path, target))
      .filter((target) => isPicture(target)),
  );
  return { texts: new Map(texts), pictures: [...new Set(pictures)].sort() };
}

/** Targets of links and pictures that are paths. */
export function linksIn(text: string): readonly string[] {
  const targets = [...text.matchAll(/\]\(([^)\s]+)\)|<img[^>]*src="([^"]+)"/g)].map(
    ([, link, picture]) => link ?? picture,
  );
  return targets.filter((target): target is string => target !== undefined && !/^(?:[a-z]+:|#)/.test(target));
}

/** Path in the release of a link in the document at `document`. */
export function pathOf(document: string, target: string): string {
  return normalize(join(dirname(document), target.replace(/#.*$/, ""))).replaceAll("\\", "/");
}

const isPicture = (path: string) => /\.(?:png|svg)$/.test(path);

/** Other links become their text. Decision records are for developers of Octavo. */
function withShippedLinks(document: string, text: string, isShipped: (path: string) => boolean): string {
  return text
    .replace(/(?<!!)\[([^\]]+)\]\(([^)\s]+)\)/g, (link, label: string, target: string) =>
      /^(?:[a-z]+:|#)/.test(target) || isShipped(pathOf(document, target)) ? link : label,
    )
    .replace(/\s+\((?:\[?decision \d+\]?|docs\/decisions\/\d+(?:, docs\/decisions\/\d+)*)\)/g, "")
    .replace(/,? ?\b(?:and )?docs\/decisions\/\d+/g, "");
}
