import type { LintInput } from "@octavo/editor";
import {
  type Compilation,
  compile,
  compileProject,
  type DisplayDocument,
  findProfile,
  type LintProblem,
  lintTemplate,
  locales,
  printProject,
  Report,
  readProject,
  render,
  type World,
} from "@octavo/engine";
import { browserNames, browserWorld } from "./browser-world.ts";
import { checkPlan } from "./check-plan.ts";
import { checkRules } from "./check-rules.ts";
import { describePlanner, drawPage } from "./describe-planner.ts";
import { drawMasters } from "./draw-masters.ts";
import { drawSample } from "./draw-sample.ts";
import { makePdf } from "./make-pdf.ts";
import type { EngineReply, EngineRequest, Source } from "./protocol.ts";
import { whenLoaded } from "./tables.ts";
import { compileDesign, pagesOf } from "./written-design.ts";

/** By revision. The one before the newest stays: a page of it may still be asked for while the newest is on its way. */
const documents = new Map<number, DisplayDocument>();
const kept = 2;

const cancelled = new Set<number>();

const reply = (answer: EngineReply) => postMessage(answer);

addEventListener("message", ({ data }: MessageEvent<EngineRequest>) => {
  whenLoaded(() => answer(data)).catch((reason: unknown) => {
    reply({ kind: "failed", id: data.id, message: reason instanceof Error ? reason.message : String(reason) });
  });
});

async function answer(request: EngineRequest): Promise<void> {
  switch (request.kind) {
    case "compile":
      return compileSource(request.id, request.source);
    case "page": {
      const document = documents.get(request.revision);
      return reply({ kind: "page", id: request.id, drawing: document && drawPage(document, request.page) });
    }
    case "pdf":
      return pdf(request.id, request.revision);
    case "sample": {
      const sample = drawSample(request.texts, request.most, await browserWorld());
      return reply({ kind: "sample", id: request.id, sample });
    }
    case "plan":
      return reply({ kind: "plan", id: request.id, check: checkPlan(request.draft, browserNames) });
    case "rules":
      return reply({ kind: "rules", id: request.id, check: checkRules(request.draft) });
    case "masters": {
      const drawings = drawMasters(request.project, await browserWorld());
      return reply({ kind: "masters", id: request.id, drawings });
    }
    case "locales":
      return reply({ kind: "locales", id: request.id, locales });
    case "documents": {
      const project = readProject(request.project, new Report());
      return reply({ kind: "documents", id: request.id, documents: printProject(project) });
    }
    case "lint":
      return reply({ kind: "lint", id: request.id, problems: lint(request, await browserWorld()) });
    case "pages":
      return reply({ kind: "pages", id: request.id, template: pagesOf(request, await browserWorld()) });
    case "cancel":
      cancelled.add(request.id);
  }
}

async function compileSource(id: number, source: Source): Promise<void> {
  const world = await browserWorld();
  reply({ kind: "started", id });
  const compilation = compilationOf(source, world);
  if (compilation.document) keep(id, compilation.document);
  const planner = describePlanner(id, compilation, world, "design" in source ? source.design.name : undefined);
  reply({ kind: "compiled", id, compiled: { diagnostics: compilation.diagnostics, planner } });
}

function compilationOf(source: Source, world: World): Compilation {
  if ("template" in source) return render(source.template, world);
  if ("design" in source) return compileDesign(source.project, source.design, world);
  if ("project" in source) return compileProject(source.project, world);
  return compile(source.masters, source.plan, world);
}

function lint({ template, master }: LintInput, world: World): readonly LintProblem[] {
  const profile = findProfile(world.profiles, template.metadata.profile);
  return profile ? lintTemplate(template, profile, world, { master }) : [];
}

function keep(revision: number, document: DisplayDocument): void {
  documents.set(revision, document);
  for (const old of [...documents.keys()].slice(0, -kept)) documents.delete(old);
}

async function pdf(id: number, revision: number): Promise<void> {
  const document = documents.get(revision);
  if (!document) throw new Error("The planner has changed meanwhile. Compile it and try again.");
  const total = document.pageCount;
  reply({ kind: "progress", id, pages: 0, total });
  const file = await makePdf(document, await browserWorld(), {
    onProgress: (pages) => reply({ kind: "progress", id, pages, total }),
    isCancelled: () => cancelled.delete(id),
  });
  reply(file ? { kind: "pdf", id, file } : { kind: "cancelled", id });
}
