import { type PageContext, propertyWithRole, type Widget } from "@octavo/engine";
import { type Message, message } from "@octavo/foundation";
import {
  type EditorDocument,
  findMaster,
  isSamePlace,
  type Page,
  type Place,
  pageNumber,
} from "../document/editor-document.ts";
import { masterAssignment } from "../document/open-document.ts";
import { changeAllWidgets } from "../document/widget-lists.ts";
import * as messages from "../messages.ts";
import type { EditorState } from "../state/editor-state.ts";
import { nothingSelected } from "../state/selection.ts";
import { transact } from "../state/transaction.ts";
import { type Command, done, withUndoOffer } from "./command.ts";
import { hasPages, type PageArgs, targetPage } from "./go-to-page.ts";

export const deletePage: Command<PageArgs | undefined> = {
  id: "delete-page",
  label: message("Delete Page"),
  group: "pages",
  surfaces: ["page-menu", "palette"],
  isEnabled: ({ document }) => document.pages.length > 1,
  confirmation: (state, args) => messages.confirmDeletePage(targetPage(state, args)),
  run: (state, args) => {
    const { document } = state;
    const number = targetPage(state, args);
    const gone = document.pages[number - 1];
    if (!gone) return { refused: messages.invalidPage(number, document.pages.length) };
    const pages = document.pages.filter((page) => page !== gone);
    const beside = pages[Math.min(number, pages.length) - 1]?.id;
    const change = {
      document: withPages(document, pages),
      ...(beside !== undefined && placeAfterDelete(state, { kind: "page", id: gone.id }, { kind: "page", id: beside })),
    };
    return withUndoOffer(transact(state, messages.deletePageStep(number), change), messages.deletedPage(number));
  },
};

/** Returns the place to show after a page was deleted. */
function placeAfterDelete(state: EditorState, gone: Place, beside: Place) {
  const isShown = isSamePlace(state.place, gone);
  return {
    ...(state.page === gone.id && { page: beside.id }),
    ...(isShown && { place: beside, selection: nothingSelected(beside) }),
  };
}

interface MovePageArgs {
  /** Page numbers, from 1. */
  readonly from: number;
  readonly to: number;
}

/** Moves a page and renumbers links to pages. */
export const movePage: Command<MovePageArgs> = {
  id: "move-page",
  label: message("Move Page"),
  group: "pages",
  isEnabled: hasPages,
  run: (state, { from, to }) => {
    const { document } = state;
    const moved = document.pages[from - 1];
    const invalid = [from, to].find((number) => !document.pages[number - 1]);
    if (!moved || invalid !== undefined)
      return { refused: messages.invalidPage(invalid ?? from, document.pages.length) };
    if (from === to) return done(state);
    const others = document.pages.filter((page) => page !== moved);
    const pages = [...others.slice(0, to - 1), moved, ...others.slice(to - 1)];
    return done(
      transact(state, messages.movePageStep(from), { document: withPages(document, pages) }),
      messages.movedPage(to),
    );
  },
};

function movePageBy(id: string, label: Message, by: 1 | -1): Command {
  const target = ({ document, page }: EditorState) => pageNumber(document, page) + by;
  return {
    id,
    label,
    group: "pages",
    surfaces: ["page-menu", "palette"],
    isEnabled: (state) => state.page !== undefined && state.document.pages[target(state) - 1] !== undefined,
    run: (state) => movePage.run(state, { from: target(state) - by, to: target(state) }),
  };
}

export const movePageUp = movePageBy("move-page-up", message("Move Page Up"), -1);
export const movePageDown = movePageBy("move-page-down", message("Move Page Down"), 1);

interface AssignArgs {
  /** Undefined removes the master and the page context. */
  readonly master_id: string | undefined;
  /** Page numbers, from 1. Defaults to the current page. */
  readonly pages?: readonly number[];
  /** Page context. Undefined keeps the present one. */
  readonly context?: PageContext;
}

export const assignMaster: Command<AssignArgs> = {
  id: "assign-master",
  label: message("Assign Master"),
  group: "pages",
  isEnabled: hasPages,
  run: (state, { master_id, pages, context }) => {
    const { document } = state;
    const master = findMaster(document, master_id);
    if (master_id !== undefined && !master) return { refused: messages.masterNotFound };
    const numbers = new Set(pages ?? [pageNumber(document, state.page)]);
    const invalid = [...numbers].find((number) => !document.pages[number - 1]);
    if (invalid !== undefined) return { refused: messages.invalidPage(invalid, document.pages.length) };
    const next = document.pages.map((page, i) =>
      numbers.has(i + 1) ? withMaster(page, master_id, context ?? page.context) : page,
    );
    const isSame = next.every((page, i) => page === document.pages[i]);
    const change = { document: isSame ? document : { ...document, pages: next } };
    const name = master?.name ?? messages.none;
    return done(transact(state, messages.assignStep(name), change), messages.assigned(name));
  },
};

export function withMaster(page: Page, master_id: string | undefined, context: PageContext | undefined): Page {
  if (page.master_id === master_id && page.context === context) return page;
  return { id: page.id, widgets: page.widgets, ...masterAssignment(master_id, context) };
}

/** Replaces or reorders the pages and renumbers links to them. */
function withPages(document: EditorDocument, pages: readonly Page[]): EditorDocument {
  const numbers = new Map(pages.map(({ id }, i) => [id, i + 1]));
  const renumbered = new Map(document.pages.map(({ id }, i) => [i + 1, numbers.get(id)]));
  return changeAllWidgets({ ...document, pages }, (widget) => renumberLink(widget, renumbered));
}

/** A link to a deleted page stays unchanged, so that the link check reports it. */
function renumberLink(widget: Widget, renumbered: ReadonlyMap<number, number | undefined>): Widget {
  const property = propertyWithRole(widget.type, "page");
  const page = property === undefined ? undefined : Number(widget.properties?.[property]);
  const next = page === undefined ? undefined : renumbered.get(page);
  return property === undefined || next === undefined || next === page
    ? widget
    : { ...widget, properties: { ...widget.properties, [property]: next } };
}
