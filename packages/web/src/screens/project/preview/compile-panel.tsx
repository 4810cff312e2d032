import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { t, tIn } from "../../../language/t.ts";
import { formatPlannerSize } from "../../../problems/problem-list.ts";
import { QueuePosition } from "../../../queue/queue-position.tsx";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import type { PlanPath } from "../plan/field-problems.ts";
import { ProblemList } from "../problems/problem-list.tsx";
import type { LivePlanner } from "../use-live-planner.ts";
import type { ProjectCompile } from "../use-project-compile.ts";
import type { InlinePreview } from "../viewer/use-inline-preview.ts";

interface CompilePanelProps {
  readonly live: LivePlanner;
  readonly compilation: ProjectCompile;
  /** False while another tab is shown. */
  readonly isShown: boolean;
  readonly onField: (path: PlanPath) => void;
}

/** Counts the links of the planner on screen, which lays out all pages. */
function useLinkCount({ project, planner, engine }: LivePlanner, isWanted: boolean): number | undefined {
  const { data } = useQuery({
    queryKey: ["links", project.id, planner?.revision],
    queryFn: async () => (planner && (await engine().run("countLinks", planner))) ?? null,
    enabled: isWanted && planner !== undefined,
    gcTime: 0,
  });
  return data ?? undefined;
}

/** The size and the problems of the planner on screen. */
export function CompilePanel({ live, compilation, isShown, onField }: CompilePanelProps) {
  const { ready, compiling, compile } = compilation;
  const { project, isReady, planner, problems, hasErrors } = live;
  const links = useLinkCount(live, isShown);
  return (
    <section id="problems" tabIndex={-1} className="scroll-mt-20 outline-none">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-xl font-semibold tracking-tight">{tIn("heading", "Compile")}</h2>
        <Button disabled={!ready || compiling} onClick={() => void compile()}>
          {compiling ? t("Compiling…") : t("Compile")}
        </Button>
      </div>
      {!isReady && <p className="mt-2 text-ink-soft">{t("Add a master and a plan section first")}</p>}
      {planner && !hasErrors && <p className="mt-2 tabular-nums">{formatPlannerSize({ ...planner, links })}</p>}
      {problems && <ProblemList {...{ project, problems, onField }} hasPages={!hasErrors} />}
      <p className="mt-3">
        <Link
          to="/projects/$projectId/compilation"
          params={{ projectId: project.id }}
          className="inline-flex min-h-11 items-center underline underline-offset-4 hover:text-accent"
        >
          {t("Compilation rules and named pages")}
        </Link>
      </p>
    </section>
  );
}

interface InlinePdfPreviewProps {
  readonly preview: InlinePreview;
  readonly ready: boolean;
}

/** Shows the server's PDF in the viewer. */
export function InlinePdfPreview({ preview, ready }: InlinePdfPreviewProps) {
  const { rendering, problem, address, render } = preview;
  return (
    <section>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-xl font-semibold tracking-tight">{t("Inline PDF Preview")}</h2>
        <Button disabled={!ready || rendering} onClick={() => void render()}>
          {rendering ? t("Rendering…") : t("Render Preview")}
        </Button>
      </div>
      <QueuePosition waiting={rendering} />
      {problem && (
        <Notice kind="error" className="mt-3">
          {problem}
        </Notice>
      )}
      <p className="mt-2 text-ink-soft">
        {address === undefined
          ? t('No preview yet. Click "Render Preview" after compiling to display it here.')
          : t("The viewer shows the PDF of the server.")}
      </p>
    </section>
  );
}
