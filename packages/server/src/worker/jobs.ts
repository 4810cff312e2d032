/** All jobs of the worker processes. A new job is one handler and one line of `jobs`. */
import { type JobOutcome, outcomeOf } from "../jobs/job-outcome.ts";
import type { JobRequest } from "../jobs/worker-process.ts";
import { admitUpTo } from "./admit-template.ts";
import { buildPlanner } from "./build-planner.ts";
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
import { generatePdf } from "./generate-pdf.ts";
import { importFont } from "./import-font.ts";
import { type JobContext, sharedContext } from "./job-context.ts";
import { latinFont } from "./latin-font.ts";
import { listFonts } from "./list-fonts.ts";
import { addSections, replacePlan, replaceRules } from "./plan-edits.ts";
import { answerPreviewMessage, previewProject, previewTemplatePage } from "./preview-page.ts";
import { readTemplate } from "./read-template.ts";
import { rescaleDesigns } from "./rescale-designs.ts";
import { replaceShared } from "./shared-edits.ts";
import { listStarters, starterProject } from "./starter-project.ts";

type JobHandler<Request, Result> = (request: Request, context: JobContext) => Result | Promise<Result>;

const jobs = {
  build: buildPlanner,
  generate: generatePdf,
  project: compileStoredProject,
  preview: previewTemplatePage,
  live: answerPreviewMessage,
  publicTemplate,
  exportProject,
  page: previewProject,
  profiles: listDevices,
  profile: lookUpProfile,
  fonts: listFonts,
  latinFont,
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
  readTemplate,
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
