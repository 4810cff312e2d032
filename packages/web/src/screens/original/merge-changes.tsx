import type { Project, PublicProject } from "@octavo/contract";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { failureMessage } from "../../api/failures.ts";
import { originalContentQuery } from "../../api/originals.ts";
import type { EngineClient } from "../../engine-worker/engine-client.ts";
import type { MergeResult } from "../../engine-worker/protocol.ts";
import { useEngine } from "../../engine-worker/use-engine.ts";
import { listed, t, translate } from "../../language/t.ts";
import { PagePairs, type PairWords } from "../../planner-view/page-pairs.tsx";
import { useComparison } from "../../planner-view/use-comparison.ts";
import { describeChange } from "../../projects/describe-change.ts";
import { Button } from "../../ui/button.tsx";
import { Loading } from "../../ui/loading.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Conflicts } from "./conflicts.tsx";
import { MergeActions } from "./merge-actions.tsx";

interface MergeChangesProps {
  readonly project: Project;
  readonly original: PublicProject;
  readonly originalRevision: number;
}

/** Shows the pages, the changes and the conflicts of a merge before it is done. */
export function MergeChanges({ project, original, originalRevision }: MergeChangesProps) {
  const engine = useEngine();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const { result, isMerging, error, retry } = useMerge(engine, project, originalRevision, chosen);
  if (error !== undefined)
    return (
      <Notice kind="error" className="mt-4" action={<Button onClick={retry}>{t("Try again")}</Button>}>
        {error}
      </Notice>
    );
  if (!result) return <Loading />;
  return (
    <div className="mt-4 flex min-w-0 flex-col gap-6">
      <div className="grid gap-x-10 gap-y-6 lg:grid-cols-[26rem_minmax(0,1fr)]">
        <div className="flex min-w-0 flex-col gap-6">
          <Changes result={result} />
          {result.conflicts.length > 0 && (
            <Conflicts conflicts={result.conflicts} chosen={chosen} onChoose={setChosen} />
          )}
          <MergeActions
            {...{ project, original, originalRevision, chosen }}
            isReady={!isMerging && result.errors.length === 0}
          />
        </div>
        <Pages engine={engine} before={project} after={result.project} />
      </div>
    </div>
  );
}

/** The merge with the choices. After another choice, the previous result stays until the next is there. */
function useMerge(engine: EngineClient, project: Project, originalRevision: number, chosen: readonly string[]) {
  const content = useQuery(originalContentQuery(project, originalRevision));
  const merge = useQuery({
    queryKey: ["merged-original", project.id, project.revision, originalRevision, chosen],
    queryFn: async () => {
      const { base, original } = content.data ?? {};
      return base && original
        ? ((await engine.run("mergeOriginal", { base, own: project, original, chosen })) ?? null)
        : null;
    },
    enabled: content.data !== undefined,
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
  const problem = content.error ?? merge.error;
  return {
    result: merge.data ?? undefined,
    isMerging: merge.isFetching,
    error: problem ? failureMessage(problem, t("Failed to load the changes of the original")) : undefined,
    retry: () => void (content.error ? content : merge).refetch(),
  };
}

function Changes({ result: { changes, kept, errors } }: { readonly result: MergeResult }) {
  const [error] = errors;
  return (
    <section aria-label={t("What changes")} className="flex flex-col gap-3">
      <h2 className="font-semibold">{t("What changes")}</h2>
      {changes.length === 0 ? (
        <p>{t("Nothing in your project changes.")}</p>
      ) : (
        <ul className="flex list-disc flex-col gap-1.5 ps-5 wrap-anywhere">
          {changes.map((change) => (
            <li key={JSON.stringify(change)} className="first-letter:uppercase">
              {describeChange(change)}
            </li>
          ))}
        </ul>
      )}
      {kept.length > 0 && (
        <Notice>
          {t("These stay, because they are still used: {names}.", { names: listed(kept.map(({ name }) => name)) })}
        </Notice>
      )}
      {error && (
        <Notice kind="error">
          {t(
            "The merged planner would have errors: {problem}. Choose the other value of a conflict, or change your project first.",
            { problem: translate(error.message) },
          )}
        </Notice>
      )}
    </section>
  );
}

interface PagesProps {
  readonly engine: EngineClient;
  readonly before: Project;
  readonly after: Project;
}

function Pages({ engine, before, after }: PagesProps) {
  const state = useComparison(engine, before, after);
  if (state.status === "running") return <Loading>{t("Comparing pages…")}</Loading>;
  if (state.status === "failed")
    return <Notice kind="error">{state.message ?? t("The pages could not be compared.")}</Notice>;
  const { width, height } = before.default_canvas.dimensions;
  return <PagePairs comparison={state.comparison} words={pairWords()} shape={width / height} />;
}

function pairWords(): PairWords {
  return {
    before: t("Mine now"),
    after: t("After the merge"),
    onlyBefore: t("Only now"),
    onlyAfter: t("New page"),
    same: { pages: t("No page changes."), masters: t("No master changes.") },
  };
}
