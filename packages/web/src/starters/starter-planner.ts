import type { DeviceProfile } from "@octavo/engine";
import { loadWords, type PlannerChoices, profileOf, type Starter } from "@octavo/starters";
import { keepPreviousData, type QueryClient, queryOptions, useQuery } from "@tanstack/react-query";
import { profilesQuery } from "../api/profiles.ts";
import type { EngineClient } from "../engine-worker/engine-client.ts";
import type { MadePlanner, StarterPlanner } from "../engine-worker/protocol.ts";
import { t } from "../language/t.ts";
import { blankStarter, isSuitable } from "./starters.ts";

/** Input of the engine's jobs. Null if the starter is not offered for the device. */
export const starterPlannerQuery = (
  starter: Starter,
  choices: PlannerChoices,
  profiles: readonly DeviceProfile[] | undefined,
) =>
  queryOptions({
    queryKey: ["starter-planner", starter.id, choices],
    queryFn: async (): Promise<StarterPlanner | null> => {
      const profile = profileOf(choices, profiles ?? []);
      if (!profile || !isSuitable(profile)) return null;
      return { starter: starter.id, words: await loadWords(choices.locale), choices };
    },
    enabled: profiles !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
  });

/** Returns the planner of the choices. After a change, the previous one stays until the next is loaded. */
export function useStarterPlanner(
  starter: Starter,
  choices: PlannerChoices,
  profiles: readonly DeviceProfile[] | undefined,
): StarterPlanner | undefined {
  const { data } = useQuery({ ...starterPlannerQuery(starter, choices, profiles), placeholderData: keepPreviousData });
  return data ?? undefined;
}

/** Creates masters and plan in an engine of its own. Throws if the starter is not offered for the device. */
export async function createStarterYaml(
  cache: QueryClient,
  starter: Starter,
  choices: PlannerChoices,
  dates?: StarterPlanner["dates"],
): Promise<MadePlanner> {
  const planner = { ...(await loadStarterPlanner(cache, starter, choices)), dates };
  const texts = await withEngine((engine) => engine.run("createPlanner", planner));
  if (!texts) throw new Error(t("The planner could not be created. Reload the page."));
  return texts;
}

/** Creates a library with the styles and themes of the starters. Undefined if they are not offered for the device. */
export async function createStylesYaml(cache: QueryClient, choices: PlannerChoices): Promise<string | undefined> {
  const profiles = await cache.ensureQueryData(profilesQuery);
  const planner = blankStarter && (await cache.ensureQueryData(starterPlannerQuery(blankStarter, choices, profiles)));
  return planner ? withEngine((engine) => engine.run("createStyles", planner)) : undefined;
}

/** In an engine of its own. */
async function withEngine<Result>(run: (engine: EngineClient) => Promise<Result>): Promise<Result> {
  const { startEngine } = await import("../engine-worker/start-engine.ts");
  const engine = startEngine();
  try {
    return await run(engine);
  } finally {
    engine.dispose();
  }
}

export async function loadStarterPlanner(
  cache: QueryClient,
  starter: Starter,
  choices: PlannerChoices,
): Promise<StarterPlanner> {
  const profiles = await cache.ensureQueryData(profilesQuery);
  const planner = await cache.ensureQueryData(starterPlannerQuery(starter, choices, profiles));
  if (!planner) throw new Error(`The starter ${starter.id} is not offered for ${choices.device}.`);
  return planner;
}
