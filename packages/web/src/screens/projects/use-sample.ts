import type { DeviceProfile } from "@octavo/engine";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { EngineClient } from "../../engine-worker/engine-client.ts";
import { isOffered, openFor, type Starter, type StarterChoice } from "./starters.ts";

/** Masters of a starter that are shown at most. */
const most = 4;

/** How a starter looks on this device, in this year and language; while that is drawn, how it looked before. */
export function useSample(
  engine: EngineClient,
  starter: Starter,
  device: DeviceProfile | undefined,
  choice: StarterChoice,
) {
  const { data } = useQuery({
    queryKey: ["starter-sample", starter.id, device?.id, choice],
    queryFn: async () =>
      (device && (await engine.run("sample", { texts: await openFor(starter, device, choice), most }))) ?? null,
    enabled: device !== undefined && isOffered(starter, device),
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
  });
  return data ?? undefined;
}
