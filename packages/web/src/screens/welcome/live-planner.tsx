import { defaultChoices, type Starter, usualYear } from "@octavo/starters";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { profilesQuery } from "../../api/profiles.ts";
import { PlannerView } from "../../planner-view/planner-view.tsx";
import { usePlanner } from "../../planner-view/use-planner.ts";
import { usualLocale } from "../../starters/planner-language.ts";
import { useStarterPlanner } from "../../starters/starter-planner.ts";
import { usualRegion } from "../../starters/usual-region.ts";

interface LivePlannerProps {
  readonly starter: Starter;
  readonly device: string;
  /** Shown until the first page is drawn. */
  readonly placeholder: ReactNode;
  /** Shown until the planner is compiled, and if that fails. */
  readonly fallback: ReactNode;
}

/** A planner whose pages turn and whose links work. */
export function LivePlanner({ starter, device, placeholder, fallback }: LivePlannerProps) {
  const { data: profiles } = useQuery(profilesQuery);
  const [choices] = useState(() => {
    const region = usualRegion();
    const calendar = region?.calendar;
    const year = usualYear(new Date(), starter, calendar);
    return defaultChoices(starter, { device, year, locale: usualLocale(), calendar, region });
  });
  const { planner, draw } = usePlanner(useStarterPlanner(starter, choices, profiles));
  if (!planner) return fallback;
  return <PlannerView isCompact planner={planner} draw={draw} placeholder={placeholder} />;
}
