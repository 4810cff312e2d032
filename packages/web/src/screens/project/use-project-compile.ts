import type { CompileResponse, Project } from "@octavo/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { failureMessage, isUnauthorized } from "../../api/failures.ts";
import { projects as messages } from "../../api/project-messages.ts";
import { projectQuery } from "../../api/project-queries.ts";
import { readProjectPdf, useCompileProject } from "../../api/projects.ts";
import { includesProject } from "../../engine-worker/includes-project.ts";
import { type PdfDownload, usePdfDownload } from "../../engine-worker/use-pdf-download.ts";
import { rightsOf } from "../../gallery/rights.ts";

export interface ProjectCompile extends PdfDownload {
  /** True if the project has masters and sections. */
  readonly ready: boolean;
  readonly compiling: boolean;
  readonly compiled: CompileResponse | undefined;
  /** A result that the success dialog has not reported yet. */
  readonly unacknowledged: CompileResponse | undefined;
  /** Reports success in a dialog, unless `quietly` is set. */
  readonly compile: (options?: { readonly quietly?: boolean }) => Promise<CompileResponse | undefined>;
  readonly dismissCompiled: () => void;
}

type OnProblem = (problem: string | undefined) => void;

interface ProjectOnScreen {
  readonly project: Project;
  /** The project with the plan on screen, of which the PDF is made. */
  readonly printed: Project;
  readonly onProblem: OnProblem;
}

export function useProjectCompile({ project, printed, onProblem }: ProjectOnScreen): ProjectCompile {
  const { id, revision } = project;
  const cache = useQueryClient();
  const compiling = useCompileProject(id);
  const [last, setLast] = useState<{ readonly response: CompileResponse; readonly revision: number }>();
  const [acknowledged, setAcknowledged] = useState<CompileResponse>();
  const { downloadPdf, ...download } = usePdfDownload({
    name: project.metadata.name,
    source: async () => ({ project: printed }),
    content: contentOf(printed),
    containsProject: includesProject,
    rights: rightsOf(project),
    // The server knows only the stored plan.
    ...(printed === project && { readFromServer: (signal) => readProjectPdf(id, signal) }),
    onFailure: (reason) => onProblem(isUnauthorized(reason) ? undefined : failureMessage(reason, messages.downloadPdf)),
  });
  const compile: ProjectCompile["compile"] = async ({ quietly = false } = {}) => {
    onProblem(undefined);
    // A save may have changed the revision since the last render.
    const newest = cache.getQueryData(projectQuery(id).queryKey)?.revision ?? revision;
    try {
      const response = await compiling.mutateAsync();
      setLast({ response, revision: newest });
      if (quietly) setAcknowledged(response);
      return response;
    } catch (reason) {
      onProblem(isUnauthorized(reason) ? undefined : failureMessage(reason, messages.compile));
      return undefined;
    }
  };
  const compiled = last?.revision === revision ? last.response : undefined;
  return {
    ready: project.masters.length > 0 && project.plan.sections.length > 0,
    compiling: compiling.isPending,
    compiled,
    unacknowledged: acknowledged !== compiled ? compiled : undefined,
    compile,
    dismissCompiled: () => setAcknowledged(compiled),
    ...download,
    downloadPdf: () => {
      onProblem(undefined);
      return downloadPdf();
    },
  };
}

/** Parts of a project that its PDF shows. */
function contentOf({ masters, pages, plan, styles, themes, theme, blocks, fonts, metadata }: Project) {
  return [masters, pages, plan, styles, themes, theme, blocks, fonts, metadata.device_profile];
}
