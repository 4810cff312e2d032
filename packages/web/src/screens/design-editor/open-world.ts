import { hasStoredClipboard, loadYaml } from "@octavo/editor";
import type { World } from "@octavo/engine";
import { drawingResources } from "../../editor/canvas/drawing-resources.ts";
import { readSession } from "../../editor/session/new-editor.ts";
import { openDrafts } from "../../editor/session/use-design-session.ts";
import { browserWorld } from "../../engine-worker/browser-world.ts";

/** Loads the resources of all editors while the document is still loading. Opening the editor reports a failure. */
export function prepareEditor(): void {
  void browserWorld().catch(() => undefined);
  openDrafts();
  drawingResources.hasFace(defaultFace);
}

/** Face of text without a font property. */
const defaultFace = "arimo-regular";

/** Loads what an editor needs besides its document. Restoring a stored clipboard reads YAML. */
export async function openWorld(): Promise<World> {
  const [world] = await Promise.all([browserWorld(), hasStoredClipboard(readSession()) && loadYaml()]);
  return world;
}
