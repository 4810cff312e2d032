import { type CompileResponse, type Project, pdfFileName } from "@octavo/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { failureMessage } from "../../api/failures.ts";
import { projects as messages } from "../../api/messages.ts";
import { projectQuery, readProjectPdf, useCompileProject } from "../../api/projects.ts";
import type { EngineClient } from "../../engine-worker/engine-client.ts";
import { deliverFile } from "../../ui/deliver-file.ts";

export interface PdfProgress {
  readonly pages: number;
  readonly total: number;
}

/** What is being made of a project, whichever tab is shown. */
export interface ProjectWork {
  /** There is something to compile. */
  readonly ready: boolean;
  readonly compiling: boolean;
  /** The last compile, unless the project has changed since. */
  readonly compiled: CompileResponse | undefined;
  /** Still to be told that it went well. */
  readonly toldOf: CompileResponse | undefined;
  /** While a PDF is made. */
  readonly pdf: PdfProgress | undefined;
  /** Tells of success in a dialog, unless it is only a step on the way to something else. */
  readonly compile: (options?: { readonly quietly?: boolean }) => Promise<CompileResponse | undefined>;
  readonly dismissCompiled: () => void;
  readonly downloadPdf: () => Promise<void>;
  readonly cancelPdf: () => void;
}

type OnProblem = (problem: string | undefined) => void;

export function useProjectWork(project: Project, onProblem: OnProblem): ProjectWork {
  const { id, revision } = project;
  const cache = useQueryClient();
  const compiling = useCompileProject(id);
  const [last, setLast] = useState<{ readonly response: CompileResponse; readonly revision: number }>();
  const [told, setTold] = useState<CompileResponse>();
  const download = useDownload(project, onProblem);
  const compile: ProjectWork["compile"] = async ({ quietly = false } = {}) => {
    onProblem(undefined);
    // What is compiled may have been saved a moment ago, before this was drawn again.
    const newest = cache.getQueryData(projectQuery(id).queryKey)?.revision ?? revision;
    try {
      const response = await compiling.mutateAsync();
      setLast({ response, revision: newest });
      if (quietly) setTold(response);
      return response;
    } catch (reason) {
      onProblem(failureMessage(reason, messages.compile));
      return undefined;
    }
  };
  const compiled = last?.revision === revision ? last.response : undefined;
  return {
    ready: project.masters.length > 0 && project.plan.sections.length > 0,
    compiling: compiling.isPending,
    compiled,
    toldOf: told !== compiled ? compiled : undefined,
    compile,
    dismissCompiled: () => setTold(compiled),
    ...download,
  };
}

/** Made here, page by page, so that there is something to see and to stop; by the server where this browser cannot. */
function useDownload(project: Project, onProblem: OnProblem) {
  const [pdf, setPdf] = useState<PdfProgress>();
  const running = useRef<AbortController>(undefined);
  const cancelPdf = () => running.current?.abort();
  useEffect(() => cancelPdf, []);
  const downloadPdf = async () => {
    const controller = new AbortController();
    running.current = controller;
    onProblem(undefined);
    setPdf({ pages: 0, total: 0 });
    try {
      const file = await makePdf(project, controller.signal, (pages, total) => setPdf({ pages, total }));
      if (file) deliverFile(file, pdfFileName(project.metadata.name));
    } catch (reason) {
      if (!controller.signal.aborted) onProblem(failureMessage(reason, messages.downloadPdf));
    } finally {
      setPdf(undefined);
    }
  };
  return { pdf, downloadPdf, cancelPdf };
}

type OnProgress = (pages: number, total: number) => void;

async function makePdf(project: Project, signal: AbortSignal, onProgress: OnProgress): Promise<Blob | undefined> {
  const { startEngine } = await import("../../engine-worker/start-engine.ts");
  const engine = startEngine();
  signal.addEventListener("abort", () => engine.dispose(), { once: true });
  try {
    return (await makeHere(engine, project, signal, onProgress)) ?? (await makeThere(project, signal));
  } finally {
    engine.dispose();
  }
}

/** Undefined when the engine cannot: the server then does, or says why not. */
async function makeHere(
  engine: EngineClient,
  project: Project,
  signal: AbortSignal,
  onProgress: OnProgress,
): Promise<Blob | undefined> {
  const outcome = await engine.compile({ project });
  const planner = outcome.status === "compiled" ? outcome.compiled.planner : undefined;
  if (!planner) return undefined;
  const made = await engine.pdf(planner, signal, onProgress);
  return made.status === "made" ? made.file : undefined;
}

async function makeThere({ id }: Project, signal: AbortSignal): Promise<Blob | undefined> {
  if (signal.aborted) return undefined;
  const { bytes } = await readProjectPdf(id, signal);
  return new Blob([bytes], { type: "application/pdf" });
}
