import { limits, type Message, message } from "@octavo/foundation";
import { type EditorDocument, findMaster, type Page } from "../document/editor-document.ts";
import { newPageIds, newWidgetIds } from "../document/new-ids.ts";
import { masterAssignment } from "../document/open-document.ts";
import * as messages from "../messages.ts";
import type { EditorState } from "../state/editor-state.ts";
import { nothingSelected } from "../state/selection.ts";
import { transact } from "../state/transaction.ts";
import { type Command, done, type Outcome, requesting } from "./command.ts";
import { withLinkNotice } from "./copied-links.ts";
import { hasPages, type PageArgs, targetPage } from "./go-to-page.ts";

/** Largest number of pages that the batch dialogs accept. */
export const batchLimits = { add: 100, duplicate: 50 } as const;

interface AddPagesArgs {
  readonly count: number;
  readonly master_id?: string | undefined;
}

/** Adds blank pages at the end and shows the first of them. */
export const addPages: Command<AddPagesArgs> = {
  id: "add-pages",
  label: message("Add Pages"),
  group: "pages",
  isEnabled: hasPages,
  run: (state, { count, master_id }) => {
    const refused = countProblem(state, count, batchLimits.add, messages.tooManyAdded);
    if (refused !== undefined) return { refused };
    if (master_id !== undefined && !findMaster(state.document, master_id)) return { refused: messages.masterNotFound };
    const pages = newPageIds(state.document, count).map((id) => ({
      id,
      ...masterAssignment(master_id, undefined),
      widgets: [],
    }));
    return appendPages(state, pages, messages.addPagesStep(count));
  },
};

export const addPage: Command = {
  id: "add-page",
  label: message("Add Page"),
  group: "pages",
  surfaces: ["page-menu", "palette"],
  isEnabled: hasPages,
  run: (state) => addPages.run(state, { count: 1 }),
};

function countProblem(
  { document }: EditorState,
  count: number,
  most: number,
  tooMany: (most: number) => Message,
): Message | undefined {
  if (!Number.isInteger(count) || count < 1) return messages.pageCountLow;
  if (count > most) return tooMany(most);
  return document.pages.length + count > limits.pages ? messages.tooManyPages : undefined;
}

function appendPages(state: EditorState, pages: readonly Page[], label: Message): Outcome {
  const { document } = state;
  const [first] = pages;
  if (!first) return done(state);
  const place = { kind: "page", id: first.id } as const;
  const next = { ...document, pages: [...document.pages, ...pages] };
  const change = { document: next, place, selection: nothingSelected(place) };
  const shown = pages.flatMap(({ widgets, master_id, context }) => [
    ...widgets,
    ...(context ? (findMaster(document, master_id)?.widgets ?? []) : []),
  ]);
  return withLinkNotice(transact(state, label, change), shown, messages.addedPages(pages.length));
}

interface DuplicatePagesArgs {
  /** Page number, from 1. */
  readonly source: number;
  readonly count: number;
}

/** Adds copies of a page at the end, with new widget ids, and shows the first of them. */
export const duplicatePages: Command<DuplicatePagesArgs> = {
  id: "duplicate-pages",
  label: message("Duplicate Pages"),
  group: "pages",
  isEnabled: hasPages,
  run: (state, { source, count }) => {
    const { pages } = state.document;
    const page = pages[source - 1];
    const refused = countProblem(state, count, batchLimits.duplicate, messages.tooManyDuplicated);
    if (refused !== undefined) return { refused };
    if (!page) return { refused: messages.invalidSourcePage(source, pages.length) };
    const label = count === 1 ? messages.duplicatePageStep(source) : messages.duplicatePagesStep(source, count);
    return appendPages(state, copiesOfPage(state.document, page, count), label);
  },
};

function copiesOfPage(document: EditorDocument, page: Page, count: number): readonly Page[] {
  const { widgets } = page;
  const bases = Array.from({ length: count }, () => widgets.map(({ id }) => id)).flat();
  const ids = newWidgetIds(document, bases);
  return newPageIds(document, count).map((id, copy) => ({
    ...page,
    id,
    widgets: widgets.map((widget, i) => ({ ...widget, id: ids[copy * widgets.length + i] ?? widget.id })),
  }));
}

export const duplicatePage: Command<PageArgs | undefined> = {
  id: "duplicate-page",
  label: message("Duplicate Page"),
  group: "pages",
  surfaces: ["page-menu", "palette"],
  isEnabled: hasPages,
  confirmation: (state, args) => {
    const number = targetPage(state, args);
    const page = state.document.pages[number - 1];
    return page && messages.confirmDuplicatePage(number, page.widgets.length);
  },
  run: (state, args) => {
    const source = targetPage(state, args);
    const { pages } = state.document;
    if (!pages[source - 1]) return { refused: messages.invalidPage(source, pages.length) };
    return duplicatePages.run(state, { source, count: 1 });
  },
};

function dialogCommand(id: string, label: Message, name: "add-pages" | "duplicate-pages"): Command {
  return {
    id,
    label,
    group: "pages",
    surfaces: ["page-menu", "palette"],
    isEnabled: hasPages,
    run: (state) => requesting(state, { kind: "dialog", name }),
  };
}

export const askForPages = dialogCommand("ask-for-pages", message("Add Pages…"), "add-pages");
export const askForCopies = dialogCommand("ask-for-copies", message("Duplicate Pages…"), "duplicate-pages");
