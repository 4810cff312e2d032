/** Search targets of a document, found by a part of their names. */

import {
  anchorName,
  type Editor,
  type EditorState,
  goToPage,
  selectWidgets,
  showMaster,
  widgetsIn,
} from "@octavo/editor";
import { type Widget, widgetLabel } from "@octavo/engine";
import type { Message } from "@octavo/foundation";
import { t, translate } from "../../language/t.ts";
import type { Links } from "./links.ts";

export interface SearchTarget {
  readonly id: string;
  readonly label: string;
  /** Kind and other names. */
  readonly detail: string;
  /** Returns the reason if it fails. */
  readonly go: (editor: Editor) => Message | undefined;
}

export type LinkNames = Pick<Links, "destinations" | "labelOf" | "pageOf">;

/** Returns a function that shows a page. */
export type PageNavigation = (page: number) => SearchTarget["go"];

/** Lists widgets on the canvas, then pages, masters and destinations. */
export function searchTargetsIn(state: EditorState, names: LinkNames): readonly SearchTarget[] {
  const { document, place } = state;
  const targets = widgetsIn(document, place).map(widgetTarget);
  if (document.kind !== "template") return targets;
  const pages = document.pages.map((_, i) => pageTarget(i + 1, names.labelOf(i + 1), inDocument));
  return [...targets, ...pages, ...masterTargets(state), ...destinationTargets(names, inDocument)];
}

const inDocument: PageNavigation = (page) => (editor) => editor.runWith(goToPage, { page });

function widgetTarget(widget: Widget): SearchTarget {
  const { id, type, content } = widget;
  const label = widgetLabel(type);
  const says = content || anchorName(widget);
  return {
    id: `widget-${id}`,
    label: says ? `${translate(label)} “${says}”` : translate(label),
    detail: t("Widget {id}", { id }),
    go: (editor) => editor.runWith(selectWidgets, { ids: [id] }),
  };
}

export function pageTarget(page: number, detail: string, navigate: PageNavigation): SearchTarget {
  return { id: `page-${page}`, label: t("Page {number}", { number: page }), detail, go: navigate(page) };
}

function masterTargets({ document }: EditorState): readonly SearchTarget[] {
  return document.masters.map(({ id, name }) => ({
    id: `master-${id}`,
    label: name,
    detail: t("Master"),
    go: (editor) => editor.runWith(showMaster, { id }),
  }));
}

export function destinationTargets(
  { destinations, pageOf }: LinkNames,
  navigate: PageNavigation,
): readonly SearchTarget[] {
  return destinations().flatMap((name) => {
    const page = pageOf(name);
    if (page === undefined) return [];
    return [
      { id: `destination-${name}`, label: name, detail: t("Destination on page {page}", { page }), go: navigate(page) },
    ];
  });
}

/** Matches all words in any order, in label or detail. */
export function matchesSearch({ label, detail }: Pick<SearchTarget, "label" | "detail">, typed: string): boolean {
  const text = `${label} ${detail}`.toLowerCase();
  return typed
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/** Sorts exact matches first: "Page 1" before "Page 10". */
export function exactMatchesFirst<Named extends Pick<SearchTarget, "label">>(
  found: readonly Named[],
  typed: string,
): readonly Named[] {
  const wanted = typed.trim().toLowerCase();
  const isExact = ({ label }: Named) => label.toLowerCase() === wanted;
  return [...found.filter(isExact), ...found.filter((named) => !isExact(named))];
}
