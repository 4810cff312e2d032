/** Link targets to choose from. */

import { anchorName, type EditorDocument, type LinkTarget, sectionRule } from "@octavo/editor";
import { type TemplateSection, type Widget, widgetDefinition } from "@octavo/engine";
import { t } from "../../../language/t.ts";

export interface LinkChoice {
  readonly label: string;
  /** As written in the document. */
  readonly written: string;
  readonly target: LinkTarget;
}

export interface LinkChoices {
  readonly label: string;
  readonly items: readonly LinkChoice[];
}

const units = (): Readonly<Record<TemplateSection["unit"], string>> => ({
  day: t("the day of this page’s date"),
  week: t("the week of this page’s date"),
  month: t("the month of this page’s date"),
  quarter: t("the quarter of this page’s date"),
  year: t("the twelve months of this page’s date"),
  count: t("its first page"),
  once: t("its page"),
});

const nowhere = (): LinkChoice => ({ label: t("No link"), written: "", target: { kind: "nowhere" } });

/** `known` contains the destinations of the document or planner, including its anchors. */
export function linkChoices(
  document: EditorDocument,
  sections: readonly TemplateSection[],
  known: readonly string[],
): readonly LinkChoices[] {
  const anchors = anchorsOf(document);
  const others = known.filter((name) => !anchors.includes(name));
  const groups: readonly LinkChoices[] = [
    { label: t("Nowhere"), items: [nowhere()] },
    { label: t("Sections"), items: sections.map(sectionChoice) },
    { label: t("Pages"), items: document.pages.map(pageChoice) },
    { label: t("Anchors"), items: anchors.map(named) },
    { label: t("Destinations"), items: [...new Set(others)].map(named) },
  ];
  return groups.filter(({ items }) => items.length > 0);
}

function sectionChoice(section: TemplateSection): LinkChoice {
  return {
    label: `${section.kind}: ${units()[section.unit]}`,
    written: sectionRule(section),
    target: { kind: "section", section },
  };
}

function pageChoice({ id }: { readonly id: string }, index: number): LinkChoice {
  const page = index + 1;
  return { label: t("Page {page}", { page }), written: t("Page {page}", { page }), target: { kind: "page", page: id } };
}

function named(name: string): LinkChoice {
  return { label: name, written: name, target: { kind: "destination", name } };
}

function anchorsOf({ pages, masters }: EditorDocument): readonly string[] {
  const names = [...pages, ...masters].flatMap(({ widgets }) => widgets.flatMap((widget) => anchorName(widget) ?? []));
  return [...new Set(names)];
}

/** Interprets typed text as a rule, a page number, a destination or a web address. */
export function typedTarget(typed: string, { pages }: EditorDocument): LinkTarget {
  const text = typed.trim();
  if (text === "") return { kind: "nowhere" };
  const page = pages[Number(pagePattern().exec(text)?.[1]) - 1];
  if (page) return { kind: "page", page: page.id };
  const isRule = /^[\p{L}_][\p{L}\p{N}_-]*\(.*\)/u.test(text) || text.startsWith("@");
  return isRule ? { kind: "rule", bind: text } : { kind: "destination", name: text };
}

/** Matches the word in English and in the user's language. */
const pagePattern = () => new RegExp(`^(?:page|${t("Page")}) (\\d+)$`, "i");

/** Returns the link as written in the document. Empty without a link. */
export function writtenLink({ type, properties = {} }: Widget): string {
  const { bind, to_dest, page } = widgetDefinition(type)?.link?.read(properties) ?? {};
  return page === undefined ? (bind ?? to_dest ?? "") : t("Page {page}", { page });
}

/** Returns the label of a known target, or the text as written. */
export function linkLabel(written: string, groups: readonly LinkChoices[]): string {
  if (written === "") return "";
  const found = groups.flatMap(({ items }) => items).find((choice) => choice.written === written);
  return found?.label ?? written;
}
