/**
 * The editor's document: a template (pages and masters), a master of a project, or a named page (a single design
 * without pages). It is the engine's `Template` with explicit pages, so that a page keeps its id when its number
 * changes, and blank pages exist.
 *
 * Documents are immutable. An edit creates new objects along the path to the change and reuses all others, so that
 * history, saving and drawing can compare by identity.
 */
import type {
  Block,
  Canvas,
  Metadata,
  PageContext,
  Point,
  SharedParts,
  Template,
  TemplateMaster,
  TemplateSection,
  Widget,
} from "@octavo/engine";
import type { SharedChange } from "./shared-part-changes.ts";

export type DocumentKind = "template" | "master" | "page";

export interface EditorDocument {
  readonly kind: DocumentKind;
  readonly metadata: Metadata;
  readonly canvas: Canvas;
  /** In order: the page number is the index plus 1. Empty for a single design. */
  readonly pages: readonly Page[];
  /** For a single design, only that design. */
  readonly masters: readonly TemplateMaster[];
  readonly sections: readonly TemplateSection[];
  /** Events and holidays. Absent if the template has none. */
  readonly dates?: NonNullable<Template["dates"]>;
  /** Blocks, styles, themes and frame of the template, or of the design's project. Absent if it has none. */
  readonly shared?: SharedParts;
  /** Changes of shared parts that other designs of the project follow when the design is saved. In order. */
  readonly sharedChanges?: readonly SharedChange[];
  readonly navigation: Template["navigation"];
  readonly export: Template["export"];
}

export interface Page {
  /** Unique within the editing session. Stored documents identify pages by number. */
  readonly id: string;
  readonly master_id?: string;
  readonly context?: PageContext;
  /** In painting order, above the widgets of the master. */
  readonly widgets: readonly Widget[];
}

/** Identifies a list of widgets, which the canvas can show and edit. */
export interface Place {
  readonly kind: "page" | "master" | "block";
  /** Name of a block. */
  readonly id: string;
  /** Only of a block: the place it was opened from, its instance there, and its position on the page. */
  readonly outer?: Place;
  readonly instance?: string;
  readonly at?: Point;
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

export function findBlock({ shared }: EditorDocument, name: string): Block | undefined {
  return shared?.blocks?.find((block) => block.name === name);
}

/** From 1. 0 if the page does not exist. */
export function pageNumber({ pages }: EditorDocument, id: string | undefined): number {
  return pages.findIndex((page) => page.id === id) + 1;
}

/** Returns the master of a page. */
export function masterUnder(document: EditorDocument, { kind, id }: Place): TemplateMaster | undefined {
  return kind === "page" ? findMaster(document, findPage(document, id)?.master_id) : undefined;
}

export function hasPlace(document: EditorDocument, { kind, id }: Place): boolean {
  if (kind === "block") return findBlock(document, id) !== undefined;
  return kind === "page" ? findPage(document, id) !== undefined : findMaster(document, id) !== undefined;
}

/** `shared` without parts removes them. */
export function withShared(document: EditorDocument, shared: SharedParts): EditorDocument {
  const { shared: _, ...others } = document;
  return Object.keys(shared).length > 0 ? { ...others, shared } : others;
}

/** Adds a change that other designs follow. Templates contain all designs. */
export function withSharedChange(document: EditorDocument, change: SharedChange): EditorDocument {
  if (document.kind === "template") return document;
  return { ...document, sharedChanges: [...(document.sharedChanges ?? []), change] };
}

/** Returns the place to show first. */
export function firstPlace({ pages, masters }: EditorDocument): Place {
  const [page] = pages;
  return page ? { kind: "page", id: page.id } : { kind: "master", id: masters[0]?.id ?? "" };
}
