import type { Renderer } from "../render/renderer.ts";
import type { ProjectFinder } from "./project-finder.ts";
import type { ProjectResults } from "./project-results.ts";

/** Dependencies of routes that render projects. */
export interface ProjectRendering {
  readonly render: Renderer;
  readonly finder: ProjectFinder;
  readonly results: ProjectResults;
}
