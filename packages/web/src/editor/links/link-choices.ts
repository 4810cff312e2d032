/** Link targets to choose from. */

import { anchorName, type EditorDocument, type LinkIntent, type LinkTarget } from "@octavo/editor";
import { isWebAddress, type Widget, widgetDefinition } from "@octavo/engine";
import type { Message } from "@octavo/foundation";
import { t, translate } from "../../language/t.ts";
import * as messages from "./messages.ts";

export interface LinkChoice {
  readonly label: Message;
  /** Other words that the search finds. */
  readonly synonyms?: Message | undefined;
  /** As written in the document. */
  readonly written: string;
  /** Other rules with the same meaning. */
  readonly also?: readonly string[];
  readonly target: LinkTarget;
}

export interface LinkChoices {
  readonly label: string;
  readonly items: readonly LinkChoice[];
}

const nowhere: LinkChoice = { label: messages.nowhere, written: "", target: { kind: "nowhere" } };

/** `known` contains the destinations of the document or planner, including its anchors. */
export function linkChoices(
  document: EditorDocument,
  intents: readonly LinkIntent[],
  known: readonly string[],
): readonly LinkChoices[] {
  const anchors = anchorsOf(document);
  const others = known.filter((name) => !anchors.includes(name));
  const among = (isMeant: (intent: LinkIntent) => boolean) => intents.filter(isMeant).map(intentChoice);
  const isEnd = ({ move }: LinkIntent) => move === "first" || move === "last";
  const isPage = ({ unit }: LinkIntent) => unit === "page";
  const groups: readonly LinkChoices[] = [
    { label: t("From this page"), items: among((intent) => !isPage(intent) && !isEnd(intent)) },
    { label: t("Sections"), items: among((intent) => !isPage(intent) && isEnd(intent)) },
    { label: t("Pages"), items: [...among(isPage), ...document.pages.map(pageChoice)] },
    { label: t("Anchors"), items: anchors.map(named) },
    { label: t("Nowhere"), items: [nowhere] },
    { label: t("Destinations"), items: [...new Set(others)].map(named) },
  ];
  return groups.filter(({ items }) => items.length > 0);
}

const moves: Readonly<Record<LinkIntent["move"], messages.LinkNames>> = {
  previous: messages.previous,
  next: messages.next,
  first: messages.first,
  last: messages.last,
  this: messages.here,
  each: messages.each,
  firstDay: messages.firstDay,
  lastDay: messages.lastDay,
};

const synonyms: Readonly<Record<string, Message>> = messages.synonyms;

/** For example "Previous day", or "First page: Notes" if the move alone is ambiguous. */
function intentLabel({ move, unit, section }: LinkIntent): Message {
  const label = moves[move][unit] ?? moves[move].item;
  return section === undefined ? label : messages.inSection(label, section);
}

export function intentChoice(intent: LinkIntent): LinkChoice {
  const { move, unit, bind, also } = intent;
  return {
    label: intentLabel(intent),
    synonyms: synonyms[`${move} ${unit}`],
    written: bind,
    also,
    target: { kind: "rule", bind },
  };
}

function pageChoice({ id }: { readonly id: string }, index: number): LinkChoice {
  const page = index + 1;
  return {
    label: messages.numberedPage(page),
    written: t("Page {page}", { page }),
    target: { kind: "page", page: id },
  };
}

function named(name: string): LinkChoice {
  return { label: { text: name }, written: name, target: { kind: "destination", name } };
}

function anchorsOf({ pages, masters }: EditorDocument): readonly string[] {
  const names = [...pages, ...masters].flatMap(({ widgets }) => widgets.flatMap((widget) => anchorName(widget) ?? []));
  return [...new Set(names)];
}

/** Interprets typed text as a rule, a page number, a destination or a web address. */
export function typedTarget(typed: string, { pages }: EditorDocument): LinkTarget {
  const text = typed.trim();
  if (text === "") return { kind: "nowhere" };
  const number = pageNumber(text);
  const page = pages[Number(number) - 1];
  if (page) return { kind: "page", page: page.id };
  if (number !== undefined && pages.length === 0) return { kind: "rule", bind: `page(${number})` };
  const isRule = /^[\p{L}_][\p{L}\p{N}_-]*\(.*\)/u.test(text) || text.startsWith("@");
  return isRule ? { kind: "rule", bind: text } : { kind: "destination", name: text };
}

/** Returns a choice for typed text that is clearly no search: a page number, a web address, or a name or rule. */
export function typedChoice(typed: string, document: EditorDocument): LinkChoice | undefined {
  const text = typed.trim();
  const target = typedTarget(text, document);
  const number = pageNumber(text);
  if (target.kind === "page") return undefined;
  if (number !== undefined && target.kind === "rule")
    return { label: messages.numberedPage(Number(number)), written: target.bind, target };
  if (isWebAddress(text)) return { label: messages.webAddress, written: text, target };
  return /[:@(]/.test(text) ? { label: messages.asWritten, written: text, target } : undefined;
}

/** Digits of a page number, also after the word in English or in the user's language. */
function pageNumber(text: string): string | undefined {
  const [, word, number] = /^(?:(\S+) )?(\d+)$/.exec(text) ?? [];
  const isPage = word === undefined || ["page", t("Page").toLowerCase()].includes(word.toLowerCase());
  return isPage ? number : undefined;
}

/** Returns the link as written in the document. Empty without a link. */
export function writtenLink({ type, properties = {} }: Widget): string {
  const { bind, to_dest, page } = widgetDefinition(type)?.link?.read(properties) ?? {};
  return page === undefined ? (bind ?? to_dest ?? "") : t("Page {page}", { page });
}

/** Returns the label of a known target, or the text as written. */
export function linkLabel(written: string, groups: readonly LinkChoices[]): string {
  if (written === "") return "";
  const items = groups.flatMap((group) => group.items);
  const found = items.find((choice) => choice.written === written) ?? items.find(({ also }) => also?.includes(written));
  return found ? translate(found.label) : written;
}
