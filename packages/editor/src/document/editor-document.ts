/**
 * What the editor edits. One shape for its three kinds: a template (pages and masters), a master of a project and a
 * named page (each one design, no pages). It is the engine's `Template` with the pages made explicit, so that a page has
 * a name to hold on to while its number changes, and blank pages exist.
 *
 * Nothing in it is ever changed in place. An edit makes new objects along the way from the document to what it touches
 * and keeps all others, so that "is this still the same?" is one comparison: for history, for saving, for drawing.
 */
import type { Canvas, Metadata, PageContext, Template, TemplateMaster, TemplateSection, Widget } from "@octavo/engine";

export type DocumentKind = "template" | "master" | "page";

export interface EditorDocument {
  readonly kind: DocumentKind;
  readonly metadata: Metadata;
  readonly canvas: Canvas;
  /** In order; a page's number is its position from 1. None in a document of one design. */
  readonly pages: readonly Page[];
  /** In a document of one design, that design alone. */
  readonly masters: readonly TemplateMaster[];
  readonly sections: readonly TemplateSection[];
  readonly navigation: Template["navigation"];
  readonly export: Template["export"];
}

export interface Page {
  /** Of this session: documents know pages by number. */
  readonly id: string;
  /** Absent: None. */
  readonly master_id?: string;
  readonly context?: PageContext;
  /** Its own, over those of its master; the first is at the bottom. */
  readonly widgets: readonly Widget[];
}

/** A list of widgets, and what the canvas shows when it is edited. */
export interface Place {
  readonly kind: "page" | "master";
  readonly id: string;
}

export function isSamePlace(a: Place, b: Place): boolean {
  return a.kind === b.kind && a.id === b.id;
}

export function findPage({ pages }: EditorDocument, id: string | undefined): Page | undefined {
  return pages.find((page) => page.id === id);
}

export function findMaster({ masters }: EditorDocument, id: string | undefined): TemplateMaster | undefined {
  return masters.find((master) => master.id === id);
}

/** From 1; 0 for a page that is not there. */
export function pageNumber({ pages }: EditorDocument, id: string | undefined): number {
  return pages.findIndex((page) => page.id === id) + 1;
}

/** The master beneath a page's own widgets. */
export function masterUnder(document: EditorDocument, { kind, id }: Place): TemplateMaster | undefined {
  return kind === "page" ? findMaster(document, findPage(document, id)?.master_id) : undefined;
}

export function hasPlace(document: EditorDocument, { kind, id }: Place): boolean {
  return kind === "page" ? findPage(document, id) !== undefined : findMaster(document, id) !== undefined;
}

/** Where editing begins. */
export function firstPlace({ pages, masters }: EditorDocument): Place {
  const [page] = pages;
  return page ? { kind: "page", id: page.id } : { kind: "master", id: masters[0]?.id ?? "" };
}
