/** Variants of a project, which load with the functions that draw starters. */
import { compileProject, type Project, readProject, type World } from "@octavo/engine";
import { Report } from "@octavo/foundation";
import { checkVariants, type Variant, type VariantSource, variantProjects } from "@octavo/starters";
import { drawPage } from "./describe-planner.ts";
import { makePdf } from "./make-pdf.ts";
import type { VariantContent, VariantDrawing, VariantRequest, VariedProject } from "./protocol.ts";
import { samplePages } from "./sample-pages.ts";

export function hasHands(request: VariedProject, world: World): boolean {
  const left = { devices: [], locales: [], hands: ["left"], weekstart: [] } as const;
  return checkVariants(sourceOf(request, world), left, world).length === 0;
}

export function drawVariant(request: VariantRequest, world: World): VariantDrawing {
  const { template, document, diagnostics } = compileProject(projectOf(request, world), world, { lint: true });
  const [page = 1] = template ? samplePages(template) : [];
  return { pages: document?.pageCount ?? 0, drawing: document && drawPage(document, page), diagnostics };
}

export async function makeVariant(
  request: VariantRequest,
  { containsProject, rights }: VariantContent,
  world: World,
): Promise<Blob | undefined> {
  const { document, project } = compileProject(projectOf(request, world), world);
  if (!document) return undefined;
  const watcher = { onProgress: () => undefined, isCancelled: () => false };
  const options = { project: containsProject ? project?.() : undefined, rights };
  return makePdf(document, options, world, watcher);
}

function sourceOf({ project, made }: VariedProject, { profiles }: World): VariantSource {
  return { project: readProject(project, new Report(), { profiles }), made };
}

let last: { readonly key: string; readonly projects: (variant: Variant) => Project } | undefined;

/** The starter is drawn once for all variants of a project. */
function projectOf(request: VariantRequest, world: World): Project {
  const { project, words, made, variant } = request;
  const key = [project.id, project.revision, made?.madeFrom.choices, ...Object.keys(words)].join(" ");
  if (last?.key !== key) last = { key, projects: variantProjects(sourceOf(request, world), { ...world, words }) };
  return last.projects(variant);
}
