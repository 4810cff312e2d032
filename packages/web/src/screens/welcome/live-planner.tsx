import { defaultChoices, type Starter, usualYear } from "@octavo/starters";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useRef, useState } from "react";
import { profilesQuery } from "../../api/profiles.ts";
import { PlannerView } from "../../planner-view/planner-view.tsx";
import { usualLocale } from "../../starters/planner-language.ts";
import { useStarterPlanner } from "../../starters/starter-planner.ts";
import { usePreviewedPlanner } from "../../starters/use-previewed-planner.ts";
import { usualRegion } from "../../starters/usual-region.ts";

interface LivePlannerProps {
  readonly starter: Starter;
  readonly device: string;
  /** True if the visitor is about to use the planner. */
  readonly isIntended: boolean;
  /** Shown until the planner is there, and if it cannot be loaded. */
  readonly fallback: ReactNode;
}

/** A planner on a tablet, whose pages turn and whose links work. */
export function LivePlanner({ starter, device, isIntended, fallback }: LivePlannerProps) {
  const [choices] = useState(() => {
    const region = usualRegion();
    const calendar = region?.calendar;
    const year = usualYear(new Date(), starter, calendar);
    return defaultChoices(starter, { device, year, locale: usualLocale(), calendar, region });
  });
  const { data: profiles } = useQuery({ ...profilesQuery, enabled: isIntended });
  const source = useStarterPlanner(starter, choices, profiles);
  const currentPage = useRef(1);
  const { planner, draw } = usePreviewedPlanner({ starter, choices, source, isIntended, currentPage });
  if (!planner) return fallback;
  return (
    <PlannerView
      isOnTablet
      planner={planner}
      draw={draw}
      onPage={(page) => {
        currentPage.current = page;
      }}
    />
  );
}
