import type { Project, ProjectVersion } from "@octavo/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { ArrowLeft } from "lucide-react";
import { useState } from "react";
import { failureMessage } from "../../api/failures.ts";
import { projects as messages } from "../../api/project-messages.ts";
import { restoreVersion, versionQuery } from "../../api/versions.ts";
import { useEngine } from "../../engine-worker/use-engine.ts";
import { t } from "../../language/t.ts";
import { PagePairs, type PairWords } from "../../planner-view/page-pairs.tsx";
import { useComparison } from "../../planner-view/use-comparison.ts";
import { Button } from "../../ui/button.tsx";
import { formatDateTime } from "../../ui/format-date.ts";
import { Loading } from "../../ui/loading.tsx";
import { Notice } from "../../ui/notice.tsx";
import { offerUndo } from "../../ui/offer-undo.ts";
import { versionTitle } from "./describe-version.ts";

interface ChosenVersionProps {
  readonly project: Project;
  readonly version: ProjectVersion;
  /** True if the list of versions is hidden, on a narrow screen. */
  readonly isAlone: boolean;
  readonly onName: () => void;
}

export function ChosenVersion({ project, version, isAlone, onName }: ChosenVersionProps) {
  const { data: content, error, refetch } = useQuery(versionQuery(project.id, version.id));
  const { restore, isRestoring, problem } = useRestore(project, version);
  return (
    <section aria-label={versionTitle(version)} className="min-w-0">
      {isAlone && (
        <Link
          from="/projects/$projectId/versions"
          to="."
          search={{}}
          replace
          className="-ms-1 inline-flex min-h-11 items-center gap-1.5 text-ink-soft hover:text-accent"
        >
          <ArrowLeft size={16} strokeWidth={1.75} aria-hidden="true" />
          {t("All versions")}
        </Link>
      )}
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h2 className="text-xl leading-snug font-semibold tracking-tight wrap-anywhere">{versionTitle(version)}</h2>
          {version.name !== null && <p className="text-sm text-ink-soft">{formatDateTime(version.saved_at)}</p>}
        </div>
        <div className="flex flex-wrap gap-3">
          <Button onClick={onName}>{version.name === null ? t("Name this version…") : t("Rename…")}</Button>
          <Button
            kind="primary"
            disabled={isRestoring || version.is_current}
            title={version.is_current ? t("The project has this content now.") : undefined}
            onClick={() => void restore()}
          >
            {isRestoring ? t("Restoring…") : t("Restore this version")}
          </Button>
        </div>
      </div>
      {problem !== undefined && (
        <Notice kind="error" className="mt-3">
          {problem}
        </Notice>
      )}
      {error && (
        <Notice kind="error" className="mt-3" action={<Button onClick={() => void refetch()}>{t("Try again")}</Button>}>
          {failureMessage(error, messages.version)}
        </Notice>
      )}
      {content ? <Compared version={content} today={project} title={versionTitle(version)} /> : !error && <Loading />}
    </section>
  );
}

interface ComparedProps {
  readonly version: Project;
  readonly today: Project;
  readonly title: string;
}

function Compared({ version, today, title }: ComparedProps) {
  const engine = useEngine();
  const state = useComparison(engine, version, today);
  if (state.status === "running") return <Loading>{t("Comparing pages…")}</Loading>;
  if (state.status === "done") {
    const { width, height } = today.default_canvas.dimensions;
    return <PagePairs comparison={state.comparison} words={wordsFor(title)} shape={width / height} />;
  }
  return (
    <Notice kind="error" className="mt-3">
      {state.message ?? t("The pages could not be compared.")}
    </Notice>
  );
}

function wordsFor(title: string): PairWords {
  return {
    before: title,
    after: t("Today"),
    onlyBefore: t("Only in this version"),
    onlyAfter: t("Only today"),
    same: { pages: t("No page differs from today's."), masters: t("No master differs from today's.") },
  };
}

/** Restores in one step. The offer to undo restores the content before. */
function useRestore(project: Project, version: ProjectVersion) {
  const cache = useQueryClient();
  const [isRestoring, setRestoring] = useState(false);
  const [problem, setProblem] = useState<string>();
  const title = versionTitle(version);
  const restore = async () => {
    setRestoring(true);
    setProblem(undefined);
    try {
      const { project: restored, before } = await restoreVersion(cache, project, version.id);
      offerUndo({
        text: t("Version {title} restored.", { title }),
        undo: async () => {
          if (before !== undefined) await restoreVersion(cache, restored, before);
          return t("The content before was restored.");
        },
        failed: messages.restoreVersion,
      });
    } catch (reason) {
      setProblem(failureMessage(reason, messages.restoreVersion));
    }
    setRestoring(false);
  };
  return { restore, isRestoring, problem };
}
