import type { Project, ProjectChange } from "@octavo/contract";
import { type Canvas, type DeviceProfile, findProfile, type Template, type Widget } from "@octavo/engine";
import type { EngineClient } from "../../engine-worker/engine-client.ts";
import { isSuitable, loadStarterFiles, starters } from "../../starters/starters.ts";

/** The masters of a project that are still those of its starter, as the starter draws them for another device. */
export interface StarterPages {
  /** Undefined if the project has a background, a grid or margins of its own. */
  readonly canvas: Canvas | undefined;
  readonly masters: readonly { readonly name: string; readonly widgets: readonly Widget[] }[];
}

/** Returns undefined if no master is unchanged, or if the starter is not offered for the device. */
export async function findStarterPages(
  engine: EngineClient,
  profiles: readonly DeviceProfile[],
  { metadata, plan, masters, default_canvas: canvas }: Project,
  device: string,
): Promise<StarterPages | undefined> {
  const [from, to] = [metadata.device_profile, device].map((id) => findProfile(profiles, id));
  if (!from || !to) return undefined;
  const suitable = starters.filter((starter) => isSuitable(starter, from));
  const origin = await engine.run("findOrigin", {
    project: { device: from.id, locale: plan.locale, canvas, masters },
    starters: await Promise.all(suitable.map((starter) => loadStarterFiles(starter, from))),
  });
  const starter = suitable.find(({ id }) => id === origin?.starter);
  if (!origin || !starter || !isSuitable(starter, to)) return undefined;
  return engine.run("makeMasters", { origin, files: await loadStarterFiles(starter, to), device: to.id });
}

/** True if at least half of the drawn masters are the starter's. */
export function isMostlyStarter({ masters }: Project, pages: StarterPages): boolean {
  return 2 * pages.masters.length >= masters.filter(({ widgets }) => widgets.length > 0).length;
}

/** Replaces masters of a planner that was scaled to the device. The masters of the project come first in it. */
export function withStarterPages(scaled: Template, project: Project, pages: StarterPages): Template {
  const own = new Map(pages.masters.map(({ name, widgets }) => [name, widgets]));
  const masters = scaled.masters.map((master, i) =>
    i < project.masters.length ? { ...master, widgets: own.get(master.name) ?? master.widgets } : master,
  );
  return { ...scaled, masters, canvas: pages.canvas ?? scaled.canvas };
}

/** The same masters in a request. JSON is YAML. */
export function designsOf({ canvas, masters }: StarterPages): NonNullable<ProjectChange["designs"]> {
  return masters.map(({ name, widgets }) => ({
    list: "masters",
    name,
    template_yaml: JSON.stringify({ ...(canvas && { canvas }), widgets }),
  }));
}
