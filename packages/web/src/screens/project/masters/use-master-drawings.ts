import type { Project } from "@octavo/contract";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { MasterDrawings } from "../../../engine-worker/protocol.ts";
import { startEngine } from "../../../engine-worker/start-engine.ts";

/** Returns a drawing of each master. After a change, the previous drawings stay until the new ones are ready. */
export function useMasterDrawings(project: Project): MasterDrawings {
  const { data = {} } = useQuery({
    queryKey: ["master-drawings", project.id, project.revision],
    queryFn: () => draw(project),
    enabled: project.masters.length > 0,
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 5 * 60_000,
  });
  return data;
}

async function draw(project: Project): Promise<MasterDrawings> {
  const engine = startEngine();
  try {
    return (await engine.run("drawMasters", project)) ?? {};
  } finally {
    engine.dispose();
  }
}
