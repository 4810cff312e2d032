import type { Project } from "@octavo/contract";
import { useMemo } from "react";
import type { DesignName, PlannerNavigation } from "../../editor/planner/planner-targets.ts";
import { t } from "../../language/t.ts";
import { useAnnounce } from "../../ui/announcer.tsx";
import { pagesOfDesign } from "./pages-of-design.ts";
import { useOpenDesign } from "./use-open-design.ts";
import type { Samples } from "./use-samples.ts";

/** Provides the other designs and all pages of the planner to the editor's navigation. */
export function usePlannerContext(project: Project, design: DesignName, samples: Samples): PlannerNavigation {
  const open = useOpenDesign(project.id);
  const announce = useAnnounce();
  const { sample: shown, onIndex } = samples;
  const template = shown?.template;
  return useMemo(() => {
    const pagesOf = (of: DesignName) => (template ? pagesOfDesign(template, of) : []);
    return {
      pagesOf,
      design,
      others: designsOf(project).filter(({ list, name }) => list !== design.list || name !== design.name),
      onSample: (sample) => {
        onIndex(sample);
        const total = template?.page_assignments.length ?? 0;
        announce(t("Page {page} of {total}", { page: pagesOf(design)[sample - 1] ?? 0, total }));
      },
      onOpen: (other, sample) => void open(other, sample === undefined ? {} : { state: { sample } }),
    };
  }, [template, design, project, onIndex, open, announce]);
}

function designsOf(project: Project): readonly DesignName[] {
  const lists = ["masters", "pages"] as const;
  return lists.flatMap((list) => project[list].map(({ name }) => ({ list, name })));
}
