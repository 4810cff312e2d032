import type { Project } from "@octavo/contract";
import { composeTemplate, type DeviceProfile, findProfile, sharedParts, type Template } from "@octavo/engine";
import { Report } from "@octavo/foundation";
import type { MasterChange } from "@octavo/starters";
import type { QueryClient } from "@tanstack/react-query";
import { deviceOf } from "../../devices/device-groups.ts";
import type { EngineClient } from "../../engine-worker/engine-client.ts";
import type { ChoicesResult } from "../../engine-worker/protocol.ts";
import { changeMadeProject, findMadeProject } from "../../starters/made-project.ts";

/** The project as its starter draws it for another device, with the changes of the user. */
export type StarterPages = ChoicesResult;

/** Returns undefined if no master comes from a starter, or if the device does not suit the starters. */
export async function findStarterPages(
  engine: EngineClient,
  cache: QueryClient,
  profiles: readonly DeviceProfile[],
  project: Project,
  device: string,
): Promise<StarterPages | undefined> {
  const made = await findMadeProject(engine, cache, profiles, project);
  if (!made) return undefined;
  const { device: upright, isLandscape } = deviceOf(device);
  const choices = { ...made.choices, device: upright, landscape: isLandscape, toolbar: undefined };
  const pages = await changeMadeProject(engine, project, made, choices, findProfile(profiles, device));
  return pages && countDrawn(pages) > 0 ? pages : undefined;
}

/** True if at least half of the drawn masters come from the starter. */
export function isMostlyStarter({ masters }: Project, pages: StarterPages): boolean {
  return 2 * countDrawn(pages) >= masters.filter(({ widgets }) => widgets.length > 0).length;
}

const isDrawn = ({ change }: MasterChange) => change === "same" || change === "drawn" || change === "merged";

/** Number of masters that are the starter's. */
export function countDrawn({ masters }: StarterPages): number {
  return masters.filter(isDrawn).length;
}

/** Number of those that have changes of the user. */
export function countChanged({ masters }: StarterPages): number {
  return masters.filter(({ change }) => change === "merged").length;
}

/**
 * Replaces masters of a composed planner that was scaled to the device. The masters of the project come first in it. The
 * drawn masters are composed with the project's styles, blocks and frame.
 */
export function withStarterPages(scaled: Template, project: Project, { project: changed }: StarterPages): Template {
  const canvas = changed.default_canvas ?? scaled.canvas;
  const designs = changed.masters.map(({ name, frame, widgets }) => ({
    id: name,
    name,
    widgets,
    ...(frame !== undefined && { frame }),
  }));
  const whole = { ...scaled, ...sharedParts(changed), canvas, masters: designs, widgets: [], page_assignments: [] };
  const composed = composeTemplate(whole, new Report(), "masters").template.masters;
  const own = new Map(composed.map(({ name, widgets }) => [name, widgets]));
  const masters = scaled.masters.map((master, i) =>
    i < project.masters.length ? { ...master, widgets: own.get(master.name) ?? master.widgets } : master,
  );
  return { ...scaled, masters, canvas };
}
