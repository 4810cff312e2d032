import type { PublicProject } from "@octavo/contract";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { publicTemplateQuery } from "../../api/gallery.ts";
import { gallery as messages } from "../../api/messages.ts";
import { usePlanner } from "../../engine-worker/use-planner.ts";
import { t, translate } from "../../language/t.ts";
import { PlannerView } from "../../planner-view/planner-view.tsx";
import { Button } from "../../ui/button.tsx";
import { Loading } from "../../ui/loading.tsx";
import { Notice } from "../../ui/notice.tsx";

export function PublicPlannerPreview({ project }: { readonly project: PublicProject }) {
  const { data, error, refetch } = useQuery(publicTemplateQuery(project.id, project.cover_version));
  const source = useMemo(() => data && { template: data.template_yaml }, [data]);
  const { planner, draw, problem, compiling } = usePlanner(source);
  if (planner || (!error && compiling))
    return (
      <section
        aria-label={t("Pages")}
        className="flex h-[min(46rem,calc(100dvh-8rem))] min-h-96 flex-col border border-rule"
      >
        {planner ? <PlannerView planner={planner} draw={draw} /> : <Loading />}
      </section>
    );
  return (
    <Notice kind="error" action={<Button onClick={() => void refetch()}>{t("Try again")}</Button>}>
      {translate(error?.message || problem || messages.unavailable)}
    </Notice>
  );
}
