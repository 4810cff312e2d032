import { type EditorDocument, hasStoredClipboard, loadYaml } from "@octavo/editor";
import type { World } from "@octavo/engine";
import { readSession } from "../../editor/session/new-editor.ts";
import { resources } from "../../editor/session/resources.ts";
import { openDrafts } from "../../editor/session/use-design-session.ts";

/** Loads the resources of all editors while the document is still loading. Opening the editor reports a failure. */
export function prepareEditor(): void {
  void resources.open().catch(() => undefined);
  openDrafts();
  resources.hasFace(defaultFace);
}

/** Face of text without a font property. */
const defaultFace = "arimo-regular";

/** Loads what an editor needs besides its document. Restoring a stored clipboard reads YAML. */
export async function openWorld(): Promise<World> {
  const [world] = await Promise.all([resources.open(), hasStoredClipboard(readSession()) && loadYaml()]);
  return world;
}

/** Loads the tables of a document before it is shown. A master or a page has the language of its project. */
export async function loadTables(
  { metadata, masters, pages }: EditorDocument,
  locale = metadata.locale,
): Promise<void> {
  await resources.open({ locale, designs: [...masters, ...pages] });
}
