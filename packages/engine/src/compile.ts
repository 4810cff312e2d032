import { Report } from "@octavo/foundation";
import { composeTemplate } from "./compose/compose-template.ts";
import type { DisplayDocument } from "./display/display-list.ts";
import type { RemovedMode } from "./edition/arrange-pages.ts";
import type { UpdateOptions, UpdateReport } from "./edition/update.ts";
import type { Problem } from "./lint/lint-diagnostics.ts";
import type { EmbeddedProject } from "./manifest/embedded-project.ts";
import type { Edition } from "./manifest/read-edition.ts";
import type { Template } from "./model/template.ts";
import { type FitOptions, fitToDevice } from "./rescale/fit-to-device.ts";
import { type CheckOptions, checkDocument, placeProblems } from "./steps/check-document.ts";
import { embedProject } from "./steps/embed-project.ts";
import { layOut } from "./steps/lay-out.ts";
import {
  type ReadOptions,
  readDocuments,
  readStoredProject,
  readTemplate,
  type Source,
} from "./steps/read-documents.ts";
import { arrangePages, type DrawEarlier, type EditionOptions, keepPages } from "./steps/update-edition.ts";
import type { World } from "./world.ts";

/** Result of a compile. With an error among the diagnostics, it has no document. */
export interface Compilation {
  readonly template: Template | undefined;
  readonly document: DisplayDocument | undefined;
  readonly diagnostics: readonly Problem[];
  /** Comparison with the earlier edition. Absent without `update`, or if the documents have errors. */
  readonly update?: UpdateReport;
  /** Project for the PDF. Absent for a template. */
  readonly project?: () => EmbeddedProject;
}

/** Each step describes its options. */
export interface CompileOptions extends ReadOptions, FitOptions, EditionOptions, CheckOptions {
  /** Called before layout. An exception ends the compile. */
  readonly onTemplate?: ((template: Template) => void) | undefined;
}

/** Compiles masters and plan. */
export function compile(masters: string, plan: string, world: World, options: CompileOptions = {}): Compilation {
  const report = new Report();
  return run(readDocuments({ masters, plan }, world, report, options), world, report, options);
}

/** Compiles a template: the document of the editor, or the result of an earlier compile. */
export function render(text: string, world: World, options: CompileOptions = {}): Compilation {
  const report = new Report();
  return run(readTemplate(text, world, report, options), world, report, options);
}

/** Compiles the project that a PDF contains, with its pages at their places in the PDF. */
export function compileEdition({ manifest, project }: Edition, world: World, removed: RemovedMode): Compilation {
  const { masters_yaml = "", plan_yaml = "", profile, fit } = project ?? {};
  const update: UpdateOptions = { manifest, project, removed };
  return compile(masters_yaml, plan_yaml, world, { profile, fit, proofread: false, update });
}

/** Compiles the parts of a stored project. Places have master, section and widget, but no lines. */
export function compileProject(project: unknown, world: World, options: CompileOptions = {}): Compilation {
  const report = new Report();
  return run(readStoredProject(project, world, report, options), world, report, options);
}

/**
 * The pipeline after reading, step by step:
 *
 *     documents ─read─▶ Template ─fit, arrange─▶ Template ─compose─▶ Template ─lay out─▶ LaidOut ─keep pages─▶
 *     DisplayDocument ─check─▶ problems ─place─▶ diagnostics
 *
 * Emitting is the caller's: it streams, and it needs a deflate of the caller's.
 */
function run(source: Source, world: World, report: Report, options: CompileOptions): Compilation {
  const { template: read, origin } = source;
  if (!read) return withoutTemplate(source, report, options);
  const fitted = options.fit ? fitToDevice(read, world.profiles, options.fit) : read;
  const { template: arranged, update } = arrangePages(fitted, world, report, options);
  const { template, origins } = composeTemplate(arranged, report, origin);
  options.onTemplate?.(template);
  const laidOut = layOut(template, world, report, origin, options);
  const document = keepPages(laidOut, report, options, drawEarlier(world));
  const problems = checkDocument(laidOut.scope, document, report, origin, options);
  const project = embedProject(source, template, options);
  return {
    template,
    document: report.hasErrors || update?.refusal ? undefined : document,
    diagnostics: placeProblems(problems, source, origins),
    ...(update && !report.hasErrors && { update }),
    ...(project && { project }),
  };
}

function withoutTemplate(source: Source, report: Report, options: CompileOptions): Compilation {
  const project = embedProject(source, undefined, options);
  const diagnostics = placeProblems(report.diagnostics, source);
  return { template: undefined, document: undefined, diagnostics, ...(project && { project }) };
}

function drawEarlier(world: World): DrawEarlier {
  return ({ masters_yaml, plan_yaml, profile, fit = false }, update) =>
    compile(masters_yaml, plan_yaml, world, { profile, fit, proofread: false, update }).document;
}
