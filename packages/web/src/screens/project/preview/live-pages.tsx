import type { Project } from "@octavo/contract";
import { useMemo, useState } from "react";
import { usePlanner } from "../../../engine-worker/use-planner.ts";
import { t, translate } from "../../../language/t.ts";
import { PlannerView } from "../../../planner-view/planner-view.tsx";
import { Loading } from "../../../ui/loading.tsx";
import { Notice } from "../../../ui/notice.tsx";

interface LivePagesProps {
  readonly project: Project;
  /** False while another tab is shown. */
  readonly shown: boolean;
}

/** Shows the pages, drawn in the browser. */
export function LivePages({ project, shown }: LivePagesProps) {
  // A hidden tab is not redrawn until it is shown.
  const [seen, setSeen] = useState(project);
  if (shown && seen !== project) setSeen(project);
  const source = useMemo(() => ({ project: seen }), [seen]);
  const { planner, draw, diagnostics, problem } = usePlanner(source);
  const error = problem ?? diagnostics.find(({ severity }) => severity === "error")?.message;
  return (
    <section aria-label={t("Pages")}>
      <h2 className="text-xl font-semibold tracking-tight">{t("Pages")}</h2>
      <p className="mt-1 mb-3 text-ink-soft">{t("Turn them and follow their links as on the device.")}</p>
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
