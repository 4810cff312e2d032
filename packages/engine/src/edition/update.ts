import { limits, type Message } from "@octavo/foundation";
import type { EmbeddedProject, KeptPages } from "../manifest/embedded-project.ts";
import type { Manifest } from "../manifest/manifest.ts";
import { pageCount, type Template } from "../model/template.ts";
import { type Arrangement, arrangePages, type PlacedPage, type RemovedMode, sectionOf } from "./arrange-pages.ts";
import { isSameSize } from "./compare-editions.ts";
import * as messages from "./messages.ts";

/** The earlier edition, and what happens to its pages that the plan no longer makes. */
export interface UpdateOptions {
  readonly manifest: Manifest;
  readonly project?: EmbeddedProject | undefined;
  /** Undefined refuses an update with such pages. */
  readonly removed?: RemovedMode | undefined;
}

export interface UpdateRefusal {
  readonly message: Message;
  readonly hint?: Message;
  /** True if a choice for removed pages makes the update possible. */
  readonly isChoice: boolean;
}

/** Differences of the plan from the earlier edition. With a refusal there is no document. */
export interface UpdateReport extends Pick<Arrangement, "removed" | "filled" | "appended"> {
  readonly refusal?: UpdateRefusal;
}

export interface ArrangedUpdate {
  readonly template: Template;
  readonly report: UpdateReport;
}

/** `identities` are those of the template's pages, by number. */
export function arrangeUpdate(
  template: Template,
  identities: readonly string[],
  update: UpdateOptions,
): ArrangedUpdate {
  const { template: arranged, ...report } = arrangePages(template, identities, update.manifest, update.removed);
  const refusal = refusalOf(arranged, report, update);
  return { template: arranged, report: { ...report, ...(refusal && { refusal }) } };
}

function refusalOf(
  template: Template,
  { removed }: Pick<Arrangement, "removed">,
  { manifest, project, removed: mode }: UpdateOptions,
): UpdateRefusal | undefined {
  const planned = manifest.pages.filter(({ placeholder }) => placeholder === undefined);
  if (planned.length > 0 && removed.length === planned.length)
    return { message: messages.otherPlanner, isChoice: false };
  const size = otherSize(template, manifest);
  if (size) return size;
  if (pageCount(template) > limits.pages) return { message: messages.tooManyPages(limits.pages), isChoice: false };
  if (removed.length > 0 && mode === undefined) return removedPages(removed, manifest);
  const isKeeping = removed.length > 0 && mode === "keep";
  return isKeeping && !project ? { message: messages.noSourceToKeep, isChoice: true } : undefined;
}

function removedPages(removed: readonly PlacedPage[], { pages }: Manifest): UpdateRefusal {
  const gone = new Set(removed.map(({ identity }) => identity));
  const stay = new Set(pages.filter(({ identity }) => !gone.has(identity)).map(({ identity }) => sectionOf(identity)));
  const missing = [...new Set(removed.map(({ identity }) => sectionOf(identity)))].filter((name) => !stay.has(name));
  return {
    message: messages.removedPages(removed.length),
    ...(missing.length > 0 && { hint: messages.missingSections(missing) }),
    isChoice: true,
  };
}

function otherSize({ canvas }: Template, { pages }: Manifest): UpdateRefusal | undefined {
  const { width, height } = canvas.dimensions;
  const other = pages.find((page) => !isSameSize(page, { width, height }));
  if (!other) return undefined;
  const written = (size: { readonly width: number; readonly height: number }) =>
    `${Math.round(size.width)} × ${Math.round(size.height)} pt`;
  return {
    message: messages.otherSize(written(other), written({ width, height })),
    hint: messages.otherSizeHint,
    isChoice: false,
  };
}

/** Projects of the pages that an update keeps: those that the earlier edition kept already, and the earlier project's. */
export function keptProjects(
  placeholders: readonly PlacedPage[],
  { project, manifest }: Pick<UpdateOptions, "project" | "manifest">,
): readonly KeptPages[] {
  if (!project) return [];
  const { kept = [], edition: _edition, ...own } = project;
  const earlier = kept.map((one) => ({ ...one, pages: one.pages.filter((page) => isAmong(page, placeholders)) }));
  const known = new Set(earlier.flatMap(({ pages }) => pages));
  const pages = placeholders.map(({ identity }) => identity).filter((identity) => !known.has(identity));
  return [...earlier, { ...own, pages, page_count: manifest.pages.length }].filter(({ pages }) => pages.length > 0);
}

function isAmong(identity: string, placeholders: readonly PlacedPage[]): boolean {
  return placeholders.some((placeholder) => placeholder.identity === identity);
}
