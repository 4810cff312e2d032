import type { DeviceProfile } from "@octavo/engine";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { EngineClient } from "../../engine-worker/engine-client.ts";
import { createStarterYaml, isSuitable, type Starter, type StarterChoice } from "./starters.ts";

const maxPages = 4;

/** Returns sample pages of a starter for the device, the year and the language. The previous ones stay while drawing. */
export function useStarterSample(
  engine: EngineClient,
  starter: Starter,
  device: DeviceProfile | undefined,
  choice: StarterChoice,
) {
  const { data } = useQuery({
    queryKey: ["starter-sample", starter.id, device?.id, choice],
    queryFn: async () =>
      (device &&
        (await engine.run("drawSample", { yaml: await createStarterYaml(starter, device, choice), maxPages }))) ??
      null,
    enabled: device !== undefined && isSuitable(starter, device),
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
  });
  return data ?? undefined;
}
