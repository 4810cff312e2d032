import type { DeviceProfile } from "@octavo/engine";
import type { PlannerChoices, Starter } from "@octavo/starters";
import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import type { EngineClient } from "../engine-worker/engine-client.ts";
import { starterPlannerQuery } from "./starter-planner.ts";

const maxPages = 4;

/** Returns sample pages of a starter with the user's choices. The previous ones stay while drawing. */
export function useStarterSample(
  engine: EngineClient,
  starter: Starter,
  choices: PlannerChoices,
  profiles: readonly DeviceProfile[] | undefined,
) {
  const cache = useQueryClient();
  const { data } = useQuery({
    queryKey: ["starter-sample", starter.id, choices],
    queryFn: async () => {
      const planner = await cache.ensureQueryData(starterPlannerQuery(starter, choices, profiles));
      return (planner && (await engine.run("drawSample", { planner, maxPages }))) ?? null;
    },
    enabled: profiles !== undefined,
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
  });
  return data ?? undefined;
}
