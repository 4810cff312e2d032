/** All jobs of the worker processes. A new job is one handler and one line of `jobs`. */

import { type BuildResponse, type ImportedFont, routes } from "@octavo/contract";
import { compile, printTemplate } from "@octavo/engine";
import { MessageError } from "@octavo/foundation";
import { importFontFile, toDocumentFont } from "@octavo/press";
import { ApiError } from "../http/api-error.ts";
import { type JobOutcome, outcomeOf } from "../jobs/job-outcome.ts";
import type { JobRequest } from "../jobs/worker-process.ts";
import { admitUpTo } from "./admit-template.ts";
import { findCalendar, placeCalendar, readCalendar } from "./calendar-rows.ts";
import { compileReport } from "./compile-report.ts";
import { compileStoredProject, publicTemplate } from "./compile-stored-project.ts";
import {
  addDesign,
  changeDesign,
  changeDesigns,
  duplicateDesign,
  removeDesign,
  restoreDesign,
} from "./design-edits.ts";
import { listDevices, lookUpProfile } from "./device-profiles.ts";
import { exportProject } from "./export-project.ts";
import { firstDocument, replaceDocuments } from "./first-document.ts";
import { fontCharacters, latinFont } from "./font-parts.ts";
import { generatePdf } from "./generate-pdf.ts";
import { type JobContext, sharedContext } from "./job-context.ts";
import { jsonBytes, readBody } from "./json-body.ts";
import { listFonts } from "./list-fonts.ts";
import { makeEdition } from "./make-edition.ts";
import { measureProject } from "./measure-project.ts";
import { mergeOriginal } from "./merge-original.ts";
import { addSections, replacePlan, replaceRules } from "./plan-edits.ts";
import { answerPreviewMessage, previewProject, previewTemplatePage } from "./preview-page.ts";
import { readTemplate } from "./read-template.ts";
import { requireDocument } from "./require-document.ts";
import { rescaleDesigns } from "./rescale-designs.ts";
import { replaceShared } from "./shared-edits.ts";
import { listStarters, starterProject } from "./starter-project.ts";

const { body } = routes["POST /api/compile/build"];

type JobHandler<Request, Result> = (request: Request, context: JobContext) => Result | Promise<Result>;

const jobs = {
  build: buildPlanner,
  generate: generatePdf,
  project: compileStoredProject,
  edition: makeEdition,
  measure: measureProject,
  preview: previewTemplatePage,
  live: answerPreviewMessage,
  publicTemplate,
  exportProject,
  page: previewProject,
  profiles: listDevices,
  profile: lookUpProfile,
  fonts: listFonts,
  latinFont,
  fontCharacters,
  importFont,
  firstDocument,
  replaceDocuments,
  listStarters,
  starterProject,
  rescale: rescaleDesigns,
  addDesign,
  changeDesign,
  changeDesigns,
  removeDesign,
  restoreDesign,
  duplicateDesign,
  replacePlan,
  addSections,
  replaceRules,
  replaceShared,
  mergeOriginal,
  readTemplate,
  findCalendar,
  readCalendar,
  placeCalendar,
} satisfies Record<string, JobHandler<never, object>>;

/** Request and result type of each job, by its name. */
export type RenderJobs = {
  readonly [Name in keyof typeof jobs]: {
    readonly request: Parameters<(typeof jobs)[Name]>[0];
    readonly result: Awaited<ReturnType<(typeof jobs)[Name]>>;
  };
};

const shared = sharedContext();

/** The scheduler has typed name and request together. */
export function runJob({ name, request, maxSeconds }: JobRequest): Promise<JobOutcome<object>> {
  const handler: JobHandler<never, object> = jobs[name as keyof RenderJobs];
  return outcomeOf(() => handler(request as never, { ...shared, admit: admitUpTo(maxSeconds) }));
}

/** Compiles a master library and a plan. Request and result are the JSON of the route. */
function buildPlanner(request: Uint8Array, { world, admit }: JobContext): { readonly bytes: Uint8Array } {
  const start = performance.now();
  const { masters_yaml, plan_yaml } = readBody(body, request);
  const compilation = compile(masters_yaml, plan_yaml, world, { lint: true, onTemplate: admit });
  const { template, document } = requireDocument(compilation);
  const answer: BuildResponse = {
    parsed_template: template,
    yaml_content: printTemplate(template),
    ...compileReport({ ...compilation, template, document }, start),
  };
  return { bytes: jsonBytes(answer) };
}

/** Request and result are the JSON of the route. Throws an `ApiError` for a font that cannot be used. */
async function importFont(request: Uint8Array): Promise<{ readonly bytes: Uint8Array }> {
  const { file, characters } = readBody(routes["POST /api/fonts"].body, request);
  try {
    const imported = await importFontFile(Buffer.from(file, "base64"), characters);
    const answer: ImportedFont = { ...toDocumentFont(imported), cut: imported.cut };
    return { bytes: jsonBytes(answer) };
  } catch (cause) {
    if (!(cause instanceof MessageError)) throw cause;
    throw new ApiError("INVALID_REQUEST", cause.data, { details: [{ path: "file", message: cause.data }], cause });
  }
}
