import type { Project, ProjectChange } from "@octavo/contract";
import { composeTemplate, type DeviceProfile, findProfile, sharedParts, type Template } from "@octavo/engine";
import { Report } from "@octavo/foundation";
import type { MadeMasters } from "@octavo/starters";
import type { EngineClient } from "../../engine-worker/engine-client.ts";
import { loadStarterFiles } from "../../starters/starter-files.ts";
import { isSuitable, starters } from "../../starters/starters.ts";

/** The masters of a project that come from its starter, as the starter draws them for another device. */
export type StarterPages = MadeMasters;

/** Returns undefined if no master comes from a starter, or if the starter is not offered for the device. */
export async function findStarterPages(
  engine: EngineClient,
  profiles: readonly DeviceProfile[],
  { metadata, plan, masters, default_canvas: canvas, ...shared }: Project,
  device: string,
): Promise<StarterPages | undefined> {
  const [from, to] = [metadata.device_profile, device].map((id) => findProfile(profiles, id));
  if (!from || !to) return undefined;
  const suitable = starters.filter((starter) => isSuitable(starter, from));
  const candidates = await Promise.all(suitable.map((starter) => loadStarterFiles(starter, from)));
  const project = { device: from.id, locale: plan.locale, canvas, masters, ...sharedParts(shared) };
  const origin = await engine.run("findOrigin", { project, starters: candidates });
  const before = candidates.find(({ starter }) => starter.id === origin?.starter);
  if (!origin || !before || !isSuitable(before.starter, to)) return undefined;
  const versions = { before, after: await loadStarterFiles(before.starter, to) };
  const made = await engine.run("makeMasters", { project, origin, versions, device: to.id });
  return made && made.masters.length > 0 ? made : undefined;
}

/** True if at least half of the drawn masters come from the starter. */
export function isMostlyStarter({ masters }: Project, pages: StarterPages): boolean {
  return 2 * pages.masters.length >= masters.filter(({ widgets }) => widgets.length > 0).length;
}

/** Number of masters with changes of the user. */
export function countChanged({ masters }: StarterPages): number {
  return masters.filter(({ isChanged }) => isChanged).length;
}

/**
 * Replaces masters of a composed planner that was scaled to the device. The masters of the project come first in it. The
 * drawn masters are composed with the project's styles, blocks and frame.
 */
export function withStarterPages(scaled: Template, project: Project, pages: StarterPages): Template {
  const canvas = pages.canvas ?? scaled.canvas;
  const drawn = pages.masters.map(({ name, widgets }) => {
    const frame = project.masters.find((master) => master.name === name)?.frame;
    return { id: name, name, widgets, ...(frame !== undefined && { frame }) };
  });
  const whole = { ...scaled, ...sharedParts(project), canvas, masters: drawn, widgets: [], page_assignments: [] };
  const composed = composeTemplate(whole, new Report(), "masters").template.masters;
  const own = new Map(composed.map(({ name, widgets }) => [name, widgets]));
  const masters = scaled.masters.map((master, i) =>
    i < project.masters.length ? { ...master, widgets: own.get(master.name) ?? master.widgets } : master,
  );
  return { ...scaled, masters, canvas };
}

/** The same masters in a request. JSON is YAML. */
export function designsOf({ canvas, masters }: StarterPages): NonNullable<ProjectChange["designs"]> {
  return masters.map(({ name, widgets }) => ({
    list: "masters",
    name,
    template_yaml: JSON.stringify({ ...(canvas && { canvas }), widgets }),
  }));
}
