import { compile, type DisplayDocument } from "@octavo/engine";
import { browserWorld } from "./browser-world.ts";
import { describePlanner, drawPage } from "./describe-planner.ts";
import { makePdf } from "./make-pdf.ts";
import type { EngineReply, EngineRequest, Texts } from "./protocol.ts";

/** By revision. The one before the newest stays: a page of it may still be asked for while the newest is on its way. */
const documents = new Map<number, DisplayDocument>();
const kept = 2;

const cancelled = new Set<number>();

const reply = (answer: EngineReply) => postMessage(answer);

addEventListener("message", ({ data }: MessageEvent<EngineRequest>) => {
  answer(data).catch((reason: unknown) => {
    reply({ kind: "failed", id: data.id, message: reason instanceof Error ? reason.message : String(reason) });
  });
});

async function answer(request: EngineRequest): Promise<void> {
  switch (request.kind) {
    case "compile":
      return compileTexts(request.id, request.texts);
    case "page": {
      const document = documents.get(request.revision);
      return reply({ kind: "page", id: request.id, drawing: document && drawPage(document, request.page) });
    }
    case "pdf":
      return pdf(request.id, request.revision);
    case "cancel":
      cancelled.add(request.id);
  }
}

async function compileTexts(id: number, { masters, plan }: Texts): Promise<void> {
  const world = await browserWorld();
  reply({ kind: "started", id });
  const compilation = compile(masters, plan, world);
  if (compilation.document) keep(id, compilation.document);
  const planner = describePlanner(id, compilation, world);
  reply({ kind: "compiled", id, compiled: { diagnostics: compilation.diagnostics, planner } });
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
