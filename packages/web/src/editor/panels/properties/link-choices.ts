/** Where a widget can lead, to choose from. */
import type { TemplateSection } from "@octavo/engine";

import { anchorName, sectionRule } from "../../commands/link-to.ts";
import { type EditorDocument, pageNumber } from "../../document/editor-document.ts";

export type LinkChoice =
  /** Written into the field as it is. */
  | { readonly kind: "text"; readonly label: string; readonly text: string }
  /** A page of this document, which gets an anchor if it has none. */
  | { readonly kind: "page"; readonly label: string; readonly page: string };

export interface LinkChoices {
  readonly label: string;
  readonly items: readonly LinkChoice[];
}

const asText = (text: string): LinkChoice => ({ kind: "text", label: text, text });

export function destinationChoices(document: EditorDocument, known: readonly string[]): readonly LinkChoices[] {
  const anchors = [...document.pages, ...document.masters].flatMap(({ widgets }) =>
    widgets.flatMap((w) => anchorName(w) ?? []),
  );
  const pages = document.pages.map(
    ({ id }): LinkChoice => ({
      kind: "page",
      label: `Page ${pageNumber(document, id)}`,
      page: id,
    }),
  );
  return [
    { label: "Anchors", items: unique(anchors).map(asText) },
    {
      label: "Destinations",
      items: unique(known)
        .filter((name) => !anchors.includes(name))
        .map(asText),
    },
    { label: "Pages", items: pages },
  ].filter(({ items }) => items.length > 0);
}

/** Rules that find the fellow of each page in another section, and plain names, which are rules as well. */
export function ruleChoices(
  document: EditorDocument,
  known: readonly string[],
  around: readonly TemplateSection[],
): readonly LinkChoices[] {
  const rules = { label: "Rules", items: unique([...document.sections, ...around].map(sectionRule)).map(asText) };
  const named = destinationChoices(document, known).filter(({ label }) => label !== "Pages");
  return [rules, ...named].filter(({ items }) => items.length > 0);
}

const unique = (names: readonly string[]) => [...new Set(names)];
