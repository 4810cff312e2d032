import { type Message, message } from "@octavo/foundation";
import { pageNumber } from "../document/editor-document.ts";
import * as messages from "../messages.ts";
import type { EditorState } from "../state/editor-state.ts";
import { goTo } from "../state/transaction.ts";
import { type Command, done } from "./command.ts";

/** Single designs have no pages. */
export function hasPages({ document }: EditorState): boolean {
  return document.kind === "template";
}

/** Argument of a command that works on a given page or on the current one. */
export interface PageArgs {
  /** From 1. */
  readonly page?: number;
}

export function targetPage({ document, page }: EditorState, args: PageArgs | undefined): number {
  return args?.page ?? pageNumber(document, page);
}

export const goToPage: Command<{ readonly page: number }> = {
  id: "go-to-page",
  label: message("Go to Page"),
  group: "pages",
  isEnabled: hasPages,
  run: (state, { page }) => {
    const { pages } = state.document;
    const shown = pages[page - 1];
    if (!shown) return { refused: messages.invalidPage(page, pages.length) };
    return done(goTo(state, { kind: "page", id: shown.id }), messages.pageOfTotal(page, pages.length));
  },
};

function pageStepCommand(id: string, label: Message, shortcut: string, by: 1 | -1): Command {
  const target = ({ document, page }: EditorState) => pageNumber(document, page) + by;
  const isEnabled = (state: EditorState) => state.document.pages[target(state) - 1] !== undefined;
  return {
    id,
    label,
    group: "pages",
    shortcuts: [shortcut],
    surfaces: ["palette"],
    isEnabled,
    run: (state) => (isEnabled(state) ? goToPage.run(state, { page: target(state) }) : done(state)),
  };
}

export const previousPage = pageStepCommand("previous-page", message("Previous Page"), "PageUp", -1);
export const nextPage = pageStepCommand("next-page", message("Next Page"), "PageDown", 1);
