/** Puts pages of an earlier edition into a document, as they were. */
import type { DisplayDocument, DisplayPage, LinkItem } from "../display/display-list.ts";

/** Page of an earlier document, whose pages have the same numbers as in the new one. */
export interface KeptPage {
  readonly page: number;
  readonly from: DisplayDocument;
}

/** Links of kept pages to pages that were given up since are removed. */
export function withKeptPages(document: DisplayDocument, kept: readonly KeptPage[]): DisplayDocument {
  if (kept.length === 0) return document;
  const sources = new Map(kept.map(({ page, from }) => [page, from]));
  const allFonts = [document, ...sources.values()].flatMap(({ fonts = [] }) => fonts);
  const fonts = [...new Map(allFonts.map((font) => [font.face.id, font])).values()];
  return {
    ...document,
    ...(fonts.length > 0 && { fonts }),
    page: (number) => {
      const from = sources.get(number);
      return from ? keptPage(number, from, document) : document.page(number);
    },
    pageLabel: (number) => (sources.get(number) ?? document).pageLabel(number),
  };
}

function keptPage(number: number, from: DisplayDocument, document: DisplayDocument): DisplayPage {
  const page = from.page(number);
  const wasGivenUp = (target: number) =>
    document.pageIdentity(target) !== from.pageIdentity(target) && from.page(target).placeholder === undefined;
  const isPresent = ({ target }: LinkItem) => target.to === "uri" || !wasGivenUp(target.page);
  return { ...page, placeholder: "kept", links: page.links.filter(isPresent) };
}
