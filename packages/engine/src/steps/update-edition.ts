import type { Report } from "@octavo/foundation";
import type { DisplayDocument, DisplayPage, LinkItem } from "../display/display-list.ts";

import type { PlacedPage } from "../edition/arrange-pages.ts";
import { sourceUnusable } from "../edition/messages.ts";
import { arrangeUpdate, keptProjects, type UpdateOptions, type UpdateReport } from "../edition/update.ts";
import { documentScope } from "../layout/document-scope.ts";
import { identitiesOf } from "../layout/page-identities.ts";
import type { KeptPages } from "../manifest/embedded-project.ts";
import type { Template } from "../model/template.ts";
import type { World } from "../world.ts";
import type { LaidOut } from "./lay-out.ts";
import { listChanges } from "./list-changes.ts";

/** Page of an earlier document, whose pages have the same numbers as in the new one. */
interface KeptPage {
  readonly page: number;
  readonly from: DisplayDocument;
}

export interface EditionOptions {
  /** Arranges the pages so that they keep their places in the earlier edition. */
  readonly update?: UpdateOptions | undefined;
}

export interface Arranged {
  readonly template: Template;
  /** Comparison with the earlier edition. Absent without one. */
  readonly update?: UpdateReport;
}

export function arrangePages(template: Template, world: World, report: Report, { update }: EditionOptions): Arranged {
  if (!update) return { template: listChanges(template, undefined, world, report) };
  const identities = identitiesOf(documentScope(template, world, "masters"));
  const arranged = arrangeUpdate(template, identities, update);
  const listed = listChanges(arranged.template, update, world, report);
  const appended = [...arranged.report.appended, ...newPlaceholders(arranged.template, listed)];
  return { template: listed, update: { ...arranged.report, appended } };
}

function newPlaceholders(
  { placeholders: before = [] }: Template,
  { placeholders = [] }: Template,
): readonly PlacedPage[] {
  return placeholders.slice(before.length).map(({ page, identity }) => ({ page, identity }));
}

/** Draws the document of an earlier edition from its project. */
export type DrawEarlier = (project: KeptPages, update: UpdateOptions) => DisplayDocument | undefined;

/** Puts pages of earlier editions in their places, drawn from the projects in the earlier PDF. */
export function keepPages(
  { scope, document }: LaidOut,
  report: Report,
  { update }: EditionOptions,
  draw: DrawEarlier,
): DisplayDocument {
  if (!update) return document;
  const { template } = scope;
  const identities = identitiesOf(scope);
  const wanted = (template.placeholders ?? []).filter(({ state }) => state === "kept");
  const kept = keptProjects(wanted, update).flatMap((project) => {
    // In the order of the file of that edition, so that pages have the same numbers.
    const manifest = { pages: update.manifest.pages.slice(0, project.page_count) };
    const from = draw(project, { manifest, removed: "blank" });
    const pages = project.pages.map((identity) => identities.indexOf(identity));
    if (from && pages.every((page) => from.page(page).placeholder === undefined))
      return pages.map((page): KeptPage => ({ page, from }));
    report.add({ severity: "error", code: "cannot_keep", message: sourceUnusable, at: { document: "plan" } });
    return [];
  });
  return withKeptPages(document, kept);
}

/** Links of kept pages to pages that were given up since are removed. */
function withKeptPages(document: DisplayDocument, kept: readonly KeptPage[]): DisplayDocument {
  if (kept.length === 0) return document;
  const sources = new Map(kept.map(({ page, from }) => [page, from]));
  const allFonts = [document, ...sources.values()].flatMap(({ fonts = [] }) => fonts);
  const fonts = [...new Map(allFonts.map((font) => [font.face.id, font])).values()];
  return {
    ...document,
    ...(fonts.length > 0 && { fonts }),
    page: (number) => {
      const from = sources.get(number);
      return from ? keptPage(number, from, document) : document.page(number);
    },
    pageLabel: (number) => (sources.get(number) ?? document).pageLabel(number),
  };
}

function keptPage(number: number, from: DisplayDocument, document: DisplayDocument): DisplayPage {
  const page = from.page(number);
  const wasGivenUp = (target: number) =>
    document.pageIdentity(target) !== from.pageIdentity(target) && from.page(target).placeholder === undefined;
  const isPresent = ({ target }: LinkItem) => target.to === "uri" || !wasGivenUp(target.page);
  return { ...page, placeholder: "kept", links: page.links.filter(isPresent) };
}
