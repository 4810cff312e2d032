import type { Project, WrittenPlan } from "@octavo/contract";
import {
  almanac,
  CheckMemory,
  type Compilation,
  type CompileOptions,
  compareEditions,
  compile,
  compileEdition,
  compileProject,
  type DisplayDocument,
  locales,
  type Manifest,
  manifestOf,
  type Project as ParsedProject,
  type PlannerRow,
  type PrintSettings,
  printProject,
  readPlanObject,
  readProject,
  render,
  rowsOfList,
  type World,
} from "@octavo/engine";
import { MessageError, Report } from "@octavo/foundation";
import { addSections } from "./add-sections.ts";
import { checkPlan } from "./check-plan.ts";
import { checkRules } from "./check-rules.ts";
import { comparePages, findChange } from "./compare-pages.ts";
import { checkPlanner, compileDesign, expandPlanner, followed } from "./compile-design.ts";
import { countLinks, describePlanner, drawPage } from "./describe-planner.ts";
import { drawDesign, drawMasters } from "./draw-masters.ts";
import { findDayPage, findPage } from "./find-page.ts";
import { findRowPage } from "./find-row-page.ts";
import { makePdf, type PdfCallbacks } from "./make-pdf.ts";
import { plannerChanged } from "./messages.ts";
import type {
  AdaptedSource,
  CarriedInk,
  CheckedDocument,
  ChoicesRequest,
  CompileResult,
  DatesFile,
  DesignReference,
  EditedDesign,
  ExampleRequest,
  InkRequest,
  ListSource,
  MergeRequest,
  OriginRequest,
  PageNamesRequest,
  PdfRequest,
  PlanDraft,
  PlannerSource,
  RowOnPages,
  RulesDraft,
  SectionRequest,
  SharingProject,
  StarterPlanner,
  TemplateSource,
  UpdateSource,
  VariantContent,
  VariantRequest,
  VariedProject,
} from "./protocol.ts";
import { drawSample, samplePages } from "./sample-pages.ts";
import { loadSubsetter, workerHolidays, workerNames, workerWorld } from "./worker-world.ts";
import type { NamedFile } from "./zip-files.ts";

export interface JobContext {
  readonly id: number;
  /** Restarts the client's time limit: until now the job may have waited for a table to load. */
  readonly reportStart: () => void;
  readonly reportProgress: (pages: number, total: number) => void;
  readonly isCancelled: () => boolean;
}

/** All jobs of the engine worker. The client calls a job by its key (`EngineClient.run`). */
export const jobs = {
  compile: compileSource,

  /** Draws a page. `revision` is the id of the compile job; undefined if its document is no longer cached. */
  drawPage: ({ revision, page }: { readonly revision: number; readonly page: number }) => {
    const document = documentOf(revision);
    return document && drawPage(document, page);
  },

  /** Makes the PDF of a compiled planner; undefined if the job was cancelled. */
  makePdf: async (
    { revision, containsProject = true, print, rights }: PdfRequest,
    context: JobContext,
  ): Promise<Blob | undefined> => {
    const cached = planners.get(revision);
    if (!cached) throw new MessageError(plannerChanged);
    const total = cached.document.pageCount;
    context.reportProgress(0, total);
    const callbacks: PdfCallbacks = {
      onProgress: (pages) => context.reportProgress(pages, total),
      isCancelled: context.isCancelled,
    };
    const world = await workerWorld();
    if (print) return (await printJobs()).makePrint(cached.document, { settings: print, rights }, world, callbacks);
    const project = containsProject ? cached.project?.() : undefined;
    return makePdf(cached.document, { project, rights }, world, callbacks);
  },

  /** Draws the first sheet of a print; undefined if the planner is no longer cached. */
  previewPrint: async ({ revision, settings }: { readonly revision: number; readonly settings: PrintSettings }) => {
    const document = documentOf(revision);
    return document && (await printJobs()).previewPrint(document, settings, await workerWorld());
  },

  /** Copies handwriting of a PDF to the PDF of a compiled planner; undefined if the job was cancelled. */
  carryInk: async (request: InkRequest, context: JobContext): Promise<CarriedInk | undefined> => {
    const cached = planners.get(request.revision);
    if (!cached) throw new MessageError(plannerChanged);
    const { carryInk } = await import("./carry-ink.ts");
    const next = { document: cached.document, project: cached.project?.(), rights: request.rights };
    return carryInk(request, next, await workerWorld(), context);
  },

  /** Loads what `makePdf` needs besides, for a PDF without a connection. */
  preparePdf: () => loadSubsetter(),

  /** Returns the page of the planner `to` that corresponds to a page of the planner `from`. */
  findPage: ({ from, page, to }: { readonly from: number; readonly page: number; readonly to: number }) =>
    findPage(documentOf(from), page, documentOf(to)),

  /** Page of the month of a day, `YYYY-MM-DD`; undefined if the planner has none. */
  findDayPage: ({ revision, day }: { readonly revision: number; readonly day: string }) => {
    const document = documentOf(revision);
    return document && findDayPage(document, day);
  },

  /** Pairs the pages of two compiled planners; undefined if one of them is no longer cached. */
  comparePages: (revisions: { readonly before: number; readonly after: number }) => {
    const [before, after] = [documentOf(revisions.before), documentOf(revisions.after)];
    return before && after && comparePages(before, after);
  },

  /** The first of some pages of a planner that another one shows differently. Undefined if none is, or one is no longer cached. */
  findChange: ({ before, after, pages }: { before: number; after: number; pages: readonly number[] }) => {
    const [from, to] = [documentOf(before), documentOf(after)];
    return from && to && findChange(from, to, pages);
  },

  /** Draws up to `maxPages` pages of a planner that is not cached; undefined if the documents have errors. */
  drawSample: async ({ planner, maxPages }: { readonly planner: StarterPlanner; readonly maxPages: number }) => {
    const world = await workerWorld();
    return drawSample((await starterJobs()).drawPlanner(planner, world), maxPages, world);
  },

  /** Draws an example of a problem; undefined if the problem is not visible on the page. */
  drawExample: async (request: ExampleRequest) =>
    (await import("./draw-example.ts")).drawExample(request, await workerWorld()),

  /** Reads what a PDF contains about itself. */
  openEdition: async (file: Blob) => (await import("./editions.ts")).openEdition(file, await workerWorld()),

  /** Compares the pages of a PDF with those of a compiled planner; undefined if it is no longer cached. */
  compareEditions: ({ revision, manifest }: { readonly revision: number; readonly manifest: Manifest }) => {
    const document = documentOf(revision);
    return document && compareEditions(manifest, manifestOf(document));
  },

  createPlanner: async (planner: StarterPlanner) => (await starterJobs()).drawPlanner(planner, await workerWorld()),

  /** Makes the library of a project without masters. */
  createStyles: async (planner: StarterPlanner) => (await starterJobs()).drawStyles(planner, await workerWorld()),

  /** Finds what a project of before was made from; undefined if most masters are the user's own. */
  findMadeFrom: async (request: OriginRequest) => (await starterJobs()).originOf(request, await workerWorld()),

  /** Changes the choices of a project, with the changes of the user; undefined if its starter cannot be drawn. */
  changeChoices: async (request: ChoicesRequest) => (await starterJobs()).withChoices(request, await workerWorld()),

  /** Gives names to the pages of a counted section of a project. */
  namePages: async (request: PageNamesRequest) => (await starterJobs()).withPageNames(request, await workerWorld()),

  /** True if the designs of a project differ for right and left hands. */
  hasHands: async (project: VariedProject) => (await variantJobs()).hasHands(project, await workerWorld()),

  /** Merges the changes of an original into its clone, to show them before it is done. */
  mergeOriginal: async (request: MergeRequest) =>
    (await import("./merge-original.ts")).mergeChanges(request, await workerWorld()),

  drawVariant: async (request: VariantRequest) => (await variantJobs()).drawVariant(request, await workerWorld()),

  /** Makes the PDF of a variant; undefined if it has errors. */
  makeVariant: async ({ containsProject, rights, ...request }: VariantRequest & VariantContent) =>
    (await variantJobs()).makeVariant(request, { containsProject, rights }, await workerWorld()),

  checkPlan: (draft: PlanDraft) => checkPlan(draft, { names: workerNames, holidays: workerHolidays, almanac }),

  /** Expands a calendar file or a list of special days to rows for a plan. */
  importDates: async (file: DatesFile) => (await import("./import-dates.ts")).importDates(file, await workerWorld()),

  /** Counts the entries of a plan's sources, and lists those of a month, `YYYY-MM`. */
  overviewDates: async ({ plan, month }: { readonly plan: WrittenPlan; readonly month: string }) =>
    (await import("./import-dates.ts")).overviewDates(plan, month, workerHolidays),

  /** Reads the rows of a list from a file or from pasted text. */
  readList: async ({ content, name, heading }: ListSource) =>
    (await import("./read-list.ts")).readList(content, name, heading),

  /** Rows of a list of the plan, for a planner each. Undefined if there is no such list. */
  listPlanners: ({ plan, list }: { readonly plan: WrittenPlan; readonly list: string }) =>
    rowsOfList(readPlanObject(plan, new Report()).data, list),

  /** First page of a row of a list; undefined if it has none. */
  findRowPage: ({ revision, ...row }: RowOnPages) => {
    const document = documentOf(revision);
    return document && findRowPage(document, row);
  },

  /** Puts files into a ZIP file. */
  zipFiles: async (files: readonly NamedFile[]) => (await import("./zip-files.ts")).zipFiles(files),

  checkRules: (draft: RulesDraft) => checkRules(draft),

  drawMasters: async (project: Project) => drawMasters(project, await workerWorld()),
  /** Draws masters with unsaved shared parts. */
  drawFollowing: async ({ project, following }: SharingProject) => {
    const world = await workerWorld();
    return drawMasters(following ? { ...project, ...followed(project, following, world.fonts) } : project, world);
  },

  /** Draws the first page of one design; undefined if the project has errors. */
  drawDesign: async (edited: EditedDesign) => drawDesign(edited, await workerWorld()),

  addSections: async (request: SectionRequest) => addSections(request, await workerWorld()),

  listLocales: () => locales,

  printProject: (project: Project) => printProject(readProject(project, new Report())),

  printParsed: (project: ParsedProject) => printProject(project),

  /** Finds all problems of a planner. Fast after a small change, because the worker remembers the last results. */
  checkPlanner: async (checked: CheckedDocument) => checkPlanner(checked, await workerWorld(), memory),

  /** Finds all problems of a stored or edited project, like `checkPlanner`. */
  checkProject: async (project: Project) =>
    compileProject(project, await workerWorld(), { lint: true, memory }).diagnostics,

  /** Finds all problems of a project on another device, with their fixes. */
  checkAdapted: async ({ project, isParsed }: AdaptedSource) => {
    const [world, options] = [await workerWorld(), { lint: true, fixes: true }];
    if (!isParsed) return compileProject(project, world, options).diagnostics;
    const { masters_yaml, plan_yaml } = printProject(project);
    return compile(masters_yaml, plan_yaml, world, options).diagnostics;
  },

  /** Counts the links of a planner; undefined if its document is no longer cached. */
  countLinks: ({ revision }: { readonly revision: number }) => {
    const document = documentOf(revision);
    return document && countLinks(document);
  },

  /** Expands the project's planner and finds the pages of one design; undefined if the project has errors. */
  expandPlanner: async (design: DesignReference) => expandPlanner(design, await workerWorld()),
};

export type Jobs = typeof jobs;
export type JobName = keyof Jobs;
export type JobResult<Name extends JobName> = Awaited<ReturnType<Jobs[Name]>>;
export type JobArguments<Name extends JobName> =
  Parameters<Jobs[Name]> extends [infer Input, ...unknown[]] ? [input: Input] : [];

const variantJobs = () => import("./variant-jobs.ts");
const starterJobs = () => import("./starter-jobs.ts");
const printJobs = () => import("./print-planner.ts");

/** Results of the last check or compile. */
const memory = new CheckMemory();

interface CachedPlanner {
  readonly document: DisplayDocument;
  readonly project: Compilation["project"];
}

/** Planners by revision. The two newest stay cached: a page of the older one may be requested during a compile. */
const planners = new Map<number, CachedPlanner>();
const cachedPlanners = 2;

function documentOf(revision: number): DisplayDocument | undefined {
  return planners.get(revision)?.document;
}

async function compileSource(source: PlannerSource, { id, reportStart }: JobContext): Promise<CompileResult> {
  const world = await workerWorld();
  reportStart();
  const written = "starter" in source ? (await starterJobs()).drawPlanner(source, world) : source;
  const compilation = compilationOf(written, world);
  const { document, project } = compilation;
  // Documents that the user typed are not a project: the user has them as files.
  const isProject = "project" in source || "starter" in source;
  if (document) cache(id, { document, project: isProject ? project : undefined });
  const planner = describePlanner(id, compilation, world, {
    design: "design" in source ? source.design.name : undefined,
    initialPage: "starter" in source ? typicalPage(compilation) : undefined,
    isDraft: isDraft(source),
  });
  const { diagnostics, update } = compilation;
  return { diagnostics, planner, ...(update && { update }) };
}

/** A visitor sees at once what a planner is for. */
const typicalPage = ({ template }: Compilation) => template && samplePages(template)[0];

function compilationOf(source: Exclude<PlannerSource, StarterPlanner>, world: World): Compilation {
  const options = isDraft(source) ? { proofread: false } : { lint: true, memory };
  if ("template" in source) return render(source.template, world, { ...options, ...adaptation(source) });
  if ("design" in source) return compileDesign(source.project, source.design, world, options);
  if ("edition" in source) return compileEdition(source.edition, world, "blank");
  if ("update" in source) return compileUpdate(source, world);
  if ("project" in source) return compileProject(source.project, world, { ...options, ...rowOf(source) });
  return compile(source.masters, source.plan, world, options);
}

/** Pages at their places in the PDF. */
function compileUpdate({ project, update, device }: UpdateSource, world: World): Compilation {
  const fitted = device === undefined ? {} : { profile: device, fit: true };
  return compileProject(project, world, { proofread: false, update, ...fitted });
}

function rowOf(source: { readonly row?: PlannerRow }): CompileOptions {
  return source.row ? { row: source.row } : {};
}

function isDraft(source: PlannerSource): boolean {
  return "project" in source && "isDraft" in source && source.isDraft === true;
}

function adaptation({ profile }: TemplateSource): CompileOptions {
  return profile === undefined ? {} : { profile, fit: true };
}

function cache(revision: number, planner: CachedPlanner): void {
  planners.set(revision, planner);
  for (const old of [...planners.keys()].slice(0, -cachedPlanners)) planners.delete(old);
}
