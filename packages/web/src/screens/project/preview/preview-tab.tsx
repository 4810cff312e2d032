import type { Project } from "@octavo/contract";
import { useMemo, useState } from "react";
import { usePlanner } from "../../../engine-worker/use-planner.ts";
import { t, translate } from "../../../language/t.ts";
import { PlannerView } from "../../../planner-view/planner-view.tsx";
import { Loading } from "../../../ui/loading.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { SharingPanel } from "../sharing/sharing-panel.tsx";
import type { ProjectCompile } from "../use-project-compile.ts";
import { CompilePanel } from "./compile-panel.tsx";
import { InlinePdfPreview } from "./inline-pdf-preview.tsx";

interface PreviewTabProps {
  readonly project: Project;
  readonly compilation: ProjectCompile;
  /** False while another tab is shown. */
  readonly shown: boolean;
}

export function PreviewTab({ project, compilation, shown }: PreviewTabProps) {
  return (
    <div className="grid gap-x-10 gap-y-8 *:min-w-0 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.25fr)] lg:grid-rows-[auto_1fr]">
      <CompilePanel project={project} compilation={compilation} />
      <div className="flex flex-col gap-8 lg:col-start-2 lg:row-span-2 lg:row-start-1">
        {compilation.ready && <LivePages project={project} shown={shown} />}
        <InlinePdfPreview project={project} compilation={compilation} />
      </div>
      <SharingPanel project={project} />
    </div>
  );
}

interface LivePagesProps {
  readonly project: Project;
  /** False while another tab is shown. */
  readonly shown: boolean;
}

function LivePages({ project, shown }: LivePagesProps) {
  // A hidden tab is not redrawn until it is shown.
  const [seen, setSeen] = useState(project);
  if (shown && seen !== project) setSeen(project);
  const source = useMemo(() => ({ project: seen }), [seen]);
  const { planner, draw, diagnostics, problem } = usePlanner(source);
  const error = problem ?? diagnostics.find(({ severity }) => severity === "error")?.message;
  return (
    <section aria-label={t("Pages")}>
      <h2 className="text-xl font-semibold tracking-tight">{t("Pages")}</h2>
      <p className="mt-1 mb-3 text-ink-soft">{t("Turn the pages and follow the links as on the device.")}</p>
      {error && (
        <Notice kind="error" className="mb-3">
          {translate(error)}
        </Notice>
      )}
      {(planner || !error) && (
        <div className="flex h-[min(46rem,calc(100dvh-8rem))] min-h-96 flex-col border border-rule">
          {planner ? <PlannerView planner={planner} draw={draw} /> : <Loading />}
        </div>
      )}
    </section>
  );
}
