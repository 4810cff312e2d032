/** What one can go to in a document, for whoever looks for it by a part of its name. */
import { type Widget, widgetDefinition } from "@octavo/engine";
import { t, translate } from "../../language/t.ts";
import { goToPage } from "../commands/go-to-page.ts";
import { anchorName } from "../commands/link-to.ts";
import { showMaster } from "../commands/masters.ts";
import { selectWidgets } from "../commands/select.ts";
import type { EditorState } from "../document/editor-state.ts";
import { widgetsIn } from "../document/widget-lists.ts";
import type { Editor } from "../editor.ts";
import type { Links } from "../session/links.ts";

export interface Goal {
  readonly id: string;
  readonly label: string;
  /** What kind of thing it is, and what else it is known by. */
  readonly detail: string;
  /** Returns why it cannot. */
  readonly go: (editor: Editor) => string | undefined;
}

export type KnownNames = Pick<Links, "destinations" | "labelOf" | "pageOf">;

/** How a page is gone to. */
export type Way = (page: number) => Goal["go"];

/** What is on the canvas first; then pages and masters, and the names that links lead to. */
export function goalsIn(state: EditorState, names: KnownNames): readonly Goal[] {
  const { document, place } = state;
  const goals = widgetsIn(document, place).map(widgetGoal);
  if (document.kind !== "template") return goals;
  const pages = document.pages.map((_, i) => pageGoal(i + 1, names.labelOf(i + 1), inDocument));
  return [...goals, ...pages, ...masterGoals(state), ...destinationGoals(names, inDocument)];
}

const inDocument: Way = (page) => (editor) => editor.runWith(goToPage, { page });

function widgetGoal(widget: Widget): Goal {
  const { id, type, content } = widget;
  const label = widgetDefinition(type)?.label ?? type;
  const says = content || anchorName(widget);
  return {
    id: `widget-${id}`,
    label: says ? `${translate(label)} “${says}”` : translate(label),
    detail: t("Widget {id}", { id }),
    go: (editor) => editor.runWith(selectWidgets, { ids: [id] }),
  };
}

export function pageGoal(page: number, detail: string, way: Way): Goal {
  return { id: `page-${page}`, label: t("Page {number}", { number: page }), detail, go: way(page) };
}

function masterGoals({ document }: EditorState): readonly Goal[] {
  return document.masters.map(({ id, name }) => ({
    id: `master-${id}`,
    label: name,
    detail: t("Master"),
    go: (editor) => editor.runWith(showMaster, { id }),
  }));
}

export function destinationGoals({ destinations, pageOf }: KnownNames, way: Way): readonly Goal[] {
  return destinations().flatMap((name) => {
    const page = pageOf(name);
    if (page === undefined) return [];
    return [
      { id: `destination-${name}`, label: name, detail: t("Destination on page {page}", { page }), go: way(page) },
    ];
  });
}

/** All words, in any order, of name or detail. */
export function isMeant({ label, detail }: Pick<Goal, "label" | "detail">, typed: string): boolean {
  const text = `${label} ${detail}`.toLowerCase();
  return typed
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/** What is called exactly so comes first: "Page 1" before "Page 10". */
export function bestFirst<Named extends Pick<Goal, "label">>(found: readonly Named[], typed: string): readonly Named[] {
  const wanted = typed.trim().toLowerCase();
  const isExact = ({ label }: Named) => label.toLowerCase() === wanted;
  return [...found.filter(isExact), ...found.filter((named) => !isExact(named))];
}
