/**
 * OPDS 1.2: an Atom feed of publications with links to their files. KOReader reads only the five named entities and decimal
 * ones, and no CDATA, so the feed has neither hexadecimal entities nor CDATA.
 */

export const feedType = "application/atom+xml;profile=opds-catalog;kind=acquisition";

export interface FeedEntry {
  readonly id: string;
  readonly title: string;
  readonly author: string;
  readonly updated: string;
  readonly summary: string;
  readonly file: string;
  readonly image: string;
  /** Undefined until the PDF has been made. */
  readonly bytes: number | undefined;
}

export interface Feed {
  readonly id: string;
  readonly title: string;
  readonly updated: string;
  readonly self: string;
  readonly start: string;
  readonly previous: string | undefined;
  readonly next: string | undefined;
  readonly entries: readonly FeedEntry[];
}

export function printFeed({ id, title, updated, self, start, previous, next, entries }: Feed): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
<id>${escaped(id)}</id>
<title>${escaped(title)}</title>
<updated>${updated}</updated>
<author><name>Octavo</name></author>
${[
  link("self", self, feedType),
  link("start", start, feedType),
  ...(previous === undefined ? [] : [link("previous", previous, feedType)]),
  ...(next === undefined ? [] : [link("next", next, feedType)]),
].join("\n")}
${entries.map(printEntry).join("")}</feed>
`;
}

function printEntry({ id, title, author, updated, summary, file, image, bytes }: FeedEntry): string {
  return `<entry>
<id>${escaped(id)}</id>
<title>${escaped(title)}</title>
<author><name>${escaped(author)}</name></author>
<updated>${updated}</updated>
<content type="text">${escaped(summary)}</content>
${link("http://opds-spec.org/image", image, "image/png")}
${link("http://opds-spec.org/image/thumbnail", image, "image/png")}
${link("http://opds-spec.org/acquisition", file, "application/pdf", bytes)}
</entry>
`;
}

function link(rel: string, href: string, type: string, length?: number): string {
  const size = length === undefined ? "" : ` length="${length}"`;
  return `<link rel="${rel}" href="${escaped(href)}" type="${type}"${size} />`;
}

const entities: Readonly<Record<string, string>> = {
  "<": "&lt;",
  ">": "&gt;",
  "&": "&amp;",
  '"': "&quot;",
  "'": "&apos;",
};

/** Replaces characters that XML 1.0 cannot contain. */
function escaped(text: string): string {
  const valid = text.toWellFormed().replace(/[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g, "\ufffd");
  return valid.replace(/[<>&"']/g, (letter) => entities[letter] ?? letter);
}
