import type { RenderPool } from "../render/render-pool.ts";
import type { ProjectFinder } from "./project-finder.ts";
import type { ProjectResults } from "./project-results.ts";

/** What routes that show projects need. */
export interface ProjectRendering {
  readonly render: RenderPool;
  readonly finder: ProjectFinder;
  readonly results: ProjectResults;
}
