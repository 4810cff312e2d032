import type { Project } from "@octavo/contract";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { EngineClient } from "../engine-worker/engine-client.ts";
import type { MasterDrawings } from "../engine-worker/protocol.ts";
import { startEngine } from "../engine-worker/start-engine.ts";

interface DrawingOptions {
  /** If undefined, the drawings start a worker of their own. */
  readonly engine?: EngineClient;
  readonly isEnabled?: boolean;
}

/** Returns a drawing of each master. After a change, the previous drawings stay until the new ones are ready. */
export function useMasterDrawings(project: Project, { engine, isEnabled = true }: DrawingOptions = {}): MasterDrawings {
  const { data = {} } = useQuery({
    queryKey: ["master-drawings", project.id, project.revision],
    queryFn: async () => (engine ? ((await engine.run("drawMasters", project)) ?? {}) : draw(project)),
    enabled: isEnabled && project.masters.length > 0,
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
