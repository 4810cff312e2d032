/** What a render thread can do. Its world stays warm from one job to the next: fonts, devices and PDFium are read once. */
import type { BuildRequest, GenerateRequest, PreviewRequest } from "@octavo/contract";
import { nodeWorld } from "@octavo/press";
import { buildPlanner } from "../compile/build-planner.ts";
import { generatePdf } from "../pdf/generate-pdf.ts";
import { previewPage } from "../pdf/preview-page.ts";
import { templateRenderer } from "../pdf/render-template.ts";
import { plainProfiles } from "../profiles/plain-profiles.ts";
import { outcomeOf } from "./outcome.ts";

const world = nodeWorld();
const renderTemplate = templateRenderer(world);

export const build = (request: BuildRequest) => outcomeOf(() => buildPlanner(request, world));
export const generate = (request: GenerateRequest) => outcomeOf(() => generatePdf(request, renderTemplate, world));
export const preview = (request: PreviewRequest) => outcomeOf(() => previewPage(request, renderTemplate, world));
export const profiles = () => outcomeOf(() => plainProfiles(world.profiles));
