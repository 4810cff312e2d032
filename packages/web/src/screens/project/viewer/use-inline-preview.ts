import type { CompileResponse, FileAnswer, Project } from "@octavo/contract";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { failureMessage } from "../../../api/failures.ts";
import { projects as messages } from "../../../api/project-messages.ts";
import { readProjectPdf, readProjectPicture } from "../../../api/projects.ts";
import type { ProjectCompile } from "../use-project-compile.ts";

interface ShownFile {
  /** Object URL of the file; revoked when another file replaces it. */
  readonly address: string;
  readonly pages: number;
  readonly revision: number;
}

/** Tablet browsers often have no PDF viewer. */
const showsPdf = () => navigator.pdfViewerEnabled;

export interface InlinePreview {
  readonly page: number;
  readonly pages: number;
  /** Object URL of the file in the viewer; undefined while the viewer shows the live pages. */
  readonly address: string | undefined;
  readonly isPicture: boolean;
  readonly rendering: boolean;
  readonly problem: string | undefined;
  readonly render: () => Promise<void>;
  readonly turnTo: (page: number) => void;
  readonly close: () => void;
}

export function useInlinePreview(project: Project, compilation: ProjectCompile): InlinePreview {
  const [page, setPage] = useState(1);
  const { shown, show, hide } = useObjectUrl();
  const [rendering, setRendering] = useState(false);
  const [problem, setProblem] = useState<string>();
  const running = useRef<AbortController>(undefined);
  const isPicture = !showsPdf();

  const load = async (number: number) => {
    running.current?.abort();
    const { signal } = (running.current = new AbortController());
    setPage(number);
    setRendering(true);
    setProblem(undefined);
    try {
      const answer = isPicture
        ? await readProjectPicture(project.id, number, signal)
        : await readProjectPdf(project.id, signal);
      if (!signal.aborted) show(answer, isPicture ? "image/png" : "application/pdf", project.revision);
    } catch (reason) {
      if (!signal.aborted) setProblem(failureMessage(reason, messages.preparePreview));
    } finally {
      if (!signal.aborted) setRendering(false);
    }
  };
  useEffect(() => () => running.current?.abort(), []);

  /** Compiles first if necessary, so that the warnings are shown. */
  const render = async () => {
    const isCompiled = compilation.compiled !== undefined || project.compiled_pages !== null;
    if (isCompiled || (await compilation.compile({ quietly: true }))) await load(1);
  };
  useRefresh(compilation.compiled, () => shown && void load(1));

  const turnTo = (number: number) => {
    const next = Math.min(Math.max(1, Math.round(number)), shown?.pages ?? 1);
    if (isPicture) void load(next);
    else setPage(next);
  };

  // A file of an older revision is not shown.
  const current = shown?.revision === project.revision ? shown : undefined;
  const { pages = 1, address } = current ?? {};
  return { page, pages, address, isPicture, rendering, problem, render, turnTo, close: hide };
}

/** Specification, part 4: after a compile the open preview shows its first page. */
function useRefresh(compiled: CompileResponse | undefined, refresh: () => void): void {
  const seen = useRef(compiled);
  const onCompiled = useEffectEvent(refresh);
  useEffect(() => {
    if (compiled && compiled !== seen.current) onCompiled();
    seen.current = compiled;
  }, [compiled]);
}

function useObjectUrl() {
  const [shown, setShown] = useState<ShownFile>();
  useEffect(() => () => release(shown), [shown]);
  const show = ({ bytes, header }: FileAnswer, type: string, revision: number) => {
    const address = createObjectUrl(new Blob([bytes], { type }));
    setShown({ address, pages: Number(header("x-total-pages") ?? 1), revision });
  };
  return { shown, show, hide: () => setShown(undefined) };
}

function createObjectUrl(file: Blob): string {
  try {
    return URL.createObjectURL(file);
  } catch (cause) {
    throw new Error(messages.previewAddress, { cause });
  }
}

function release(shown: ShownFile | undefined): void {
  if (shown) URL.revokeObjectURL(shown.address);
}
