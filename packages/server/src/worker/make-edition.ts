import type { EditionChanges, EditionReport, EventLine } from "@octavo/contract";
import {
  type Comparison,
  compareEditions,
  compareEvents,
  compileProject,
  type Edition,
  type EventChanges,
  manifestOf,
  type PlanEvent,
  type RemovedMode,
  readEdition,
  readPlanEvents,
  type UpdateReport,
} from "@octavo/engine";
import type { WorkRights } from "@octavo/foundation";
import { deflate, inflate } from "@octavo/press";
import { parseWholeDocument } from "../documents/project-document.ts";
import { writePdf } from "./generate-pdf.ts";
import type { JobContext } from "./job-context.ts";
import type { ProjectSource } from "./lay-out-project.ts";
import { refuseErrors } from "./require-document.ts";

export interface EditionRequest {
  readonly source: ProjectSource;
  readonly rights: WorkRights;
  /** PDF of the last delivered edition. Undefined for the first one. */
  readonly last: Uint8Array | undefined;
}

export interface MadeEdition {
  readonly verdict: "first" | "safe" | "unchanged" | "undecided";
  /** Undefined if no edition can keep the pages of the last one. */
  readonly pdf: Uint8Array | undefined;
  /** The same without the project. */
  readonly publicPdf: Uint8Array | undefined;
  /** JSON of an `EditionReport`. */
  readonly report: string;
}

/** Makes an edition whose pages keep their places in the last one. Pages that the plan no longer makes stay as they were. */
export async function makeEdition({ source, rights, last }: EditionRequest, context: JobContext): Promise<MadeEdition> {
  const earlier = last && editionOf(last);
  const asked = compileWith(source, earlier, undefined, context);
  const { refusal } = asked.update ?? {};
  const isChoice = refusal?.isChoice === true;
  const kept = isChoice ? compileWith(source, earlier, earlier?.project ? "keep" : "blank", context) : asked;
  const { document, project } = kept;
  if (!document)
    return { verdict: "undecided", pdf: undefined, publicPdf: undefined, report: reportOf({ update: asked.update }) };
  const embedded = project?.();
  const pdf = await writePdf(document, context.world, { project: embedded, rights });
  const comparison = earlier && compareEditions(earlier.manifest, manifestOf(document));
  const events =
    earlier?.project && embedded
      ? compareEvents(readPlanEvents(earlier.project.plan_yaml), readPlanEvents(embedded.plan_yaml))
      : undefined;
  const isSafe = comparison?.is_safe === true && !isChoice;
  const isSame = last !== undefined && Buffer.from(pdf).equals(last);
  return {
    verdict: !last ? "first" : isSame ? "unchanged" : isSafe ? "safe" : "undecided",
    pdf,
    publicPdf: isSame ? undefined : await writePdf(document, context.world, { rights }),
    report: reportOf({ pages: document.pageCount, comparison, events, update: asked.update }),
  };
}

function editionOf(pdf: Uint8Array): Edition {
  const result = readEdition(pdf, { inflate, deflate });
  if ("refusal" in result) throw new Error(`The last edition cannot be read: ${result.refusal.text}`);
  return result.edition;
}

function compileWith(
  { metadata, pieces }: ProjectSource,
  earlier: Edition | undefined,
  removed: RemovedMode | undefined,
  { world, admit }: JobContext,
) {
  const update = earlier && { ...earlier, removed };
  const compilation = compileProject({ ...parseWholeDocument(pieces), metadata }, world, {
    update,
    onTemplate: admit,
  });
  refuseErrors(compilation.diagnostics);
  return compilation;
}

interface Facts {
  readonly pages?: number;
  readonly comparison?: Comparison | undefined;
  readonly events?: EventChanges | undefined;
  readonly update: UpdateReport | undefined;
}

/** Number of pages and events that a report lists. */
const mostListed = 300;

function reportOf({ pages = 0, comparison, events, update }: Facts): string {
  const { changed = [], added = [] } = comparison ?? {};
  const removed = update?.removed ?? [];
  const report: EditionReport = {
    pages,
    added_pages: added.length,
    changed_pages: changed.length,
    removed_pages: removed.length,
    events: events ? changesOf(events) : { added: 0, changed: 0, removed: 0, list: [] },
    page_list: [
      ...removed.map(({ page, identity }) => ({ page, identity, change: "removed" as const })),
      ...changed.map(({ page, identity, change }) => ({ page, identity, change })),
    ].slice(0, mostListed),
    calendars: [],
    problem: update?.refusal && !update.refusal.isChoice ? update.refusal.message : null,
  };
  return JSON.stringify(report);
}

function changesOf({ added, changed, removed }: EventChanges): EditionChanges {
  const list = [
    ...added.map((event): EventLine => ({ change: "added", ...lineOf(event) })),
    ...changed.map(({ before, after }): EventLine => ({ change: "changed", ...lineOf(after), before: lineOf(before) })),
    ...removed.map((event): EventLine => ({ change: "removed", ...lineOf(event) })),
  ];
  return {
    added: added.length,
    changed: changed.length,
    removed: removed.length,
    list: list.slice(0, mostListed),
  };
}

function lineOf({ date, start, title, calendar }: PlanEvent) {
  return { date, start: start ?? null, title, calendar };
}
