/** What a render process can do. Its world stays warm from one job to the next: fonts, devices and PDFium are read once. */
import { nodeWorld } from "@octavo/press";
import { buildPlanner } from "../compile/build-planner.ts";
import { compileProject } from "../compile/compile-project.ts";
import type { ProjectSource } from "../compile/project-source.ts";
import { publicTemplate as makePublicTemplate } from "../compile/public-template.ts";
import * as design from "../designs/design-edits.ts";
import { generatePdf } from "../pdf/generate-pdf.ts";
import * as plan from "../plan/plan-edits.ts";
import { type PageOfProject, previewBody, previewProject } from "../preview/preview-page.ts";
import { answerMessage } from "../preview-socket/answer-message.ts";
import { plainProfiles } from "../profiles/plain-profiles.ts";
import * as first from "../projects/first-document.ts";
import { type Rescaling, rescaleDesigns } from "../projects/rescale-designs.ts";
import * as template from "../templates/read-template.ts";
import { lastDocument } from "./last-document.ts";
import { admitUpTo } from "./long-job.ts";
import { outcomeOf } from "./outcome.ts";

const world = nodeWorld();
const layOut = lastDocument();

/** In seconds of processor time; undefined for any length. */
type Most = number | undefined;

export const build = (body: Uint8Array, most: Most) => outcomeOf(() => buildPlanner(body, world, admitUpTo(most)));
export const generate = (body: Uint8Array, most: Most) =>
  outcomeOf(() => generatePdf(body, layOut, world, admitUpTo(most)));
export const project = (source: ProjectSource, most: Most) =>
  outcomeOf(() => compileProject(source, layOut, world, admitUpTo(most)));
export const preview = (body: Uint8Array) => outcomeOf(() => previewBody(body, layOut, world));
export const live = (message: Uint8Array) => outcomeOf(() => answerMessage(message, layOut, world));
export const publicTemplate = (source: ProjectSource) => outcomeOf(() => makePublicTemplate(source, layOut, world));
export const page = (asked: PageOfProject) => outcomeOf(() => previewProject(asked, layOut, world));
export const profiles = () => outcomeOf(() => plainProfiles(world.profiles));

export const firstDocument = (given: first.GivenDocuments) => outcomeOf(() => first.firstDocument(given, world));
export const rescale = (rescaling: Rescaling) => outcomeOf(() => rescaleDesigns(rescaling));
export const addDesign = (addition: design.Addition) => outcomeOf(() => design.addDesign(addition, world));
export const changeDesign = (change: design.Change) => outcomeOf(() => design.changeDesign(change, world));
export const removeDesign = (removal: design.Removal) => outcomeOf(() => design.removeDesign(removal));
export const replacePlan = (given: plan.NewPlan) => outcomeOf(() => plan.replacePlan(given));
export const replaceRules = (given: plan.NewRules) => outcomeOf(() => plan.replaceRules(given));
export const readTemplate = (toRead: template.TemplateToRead) => outcomeOf(() => template.readTemplate(toRead, world));
