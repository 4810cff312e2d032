import type { Project } from "@octavo/contract";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { EngineClient } from "../engine-worker/engine-client.ts";
import type { MasterDrawings } from "../engine-worker/protocol.ts";

interface DrawingOptions {
  readonly engine: () => EngineClient;
  readonly isEnabled: boolean;
}

/** Returns a drawing of each master. After a change, the previous drawings stay until the new ones are ready. */
export function useMasterDrawings(project: Project, { engine, isEnabled }: DrawingOptions): MasterDrawings {
  const { data = {} } = useQuery({
    queryKey: ["master-drawings", project.id, project.revision],
    queryFn: async () => (await engine().run("drawMasters", project)) ?? {},
    enabled: isEnabled && project.masters.length > 0,
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 5 * 60_000,
  });
  return data;
}
