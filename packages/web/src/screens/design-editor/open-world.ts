import { type EditorDocument, hasStoredClipboard, loadYaml } from "@octavo/editor";
import type { SharedParts, Widget, World } from "@octavo/engine";
import { openDrafts } from "../../editor/drafts/use-design-session.ts";
import { resources } from "../../editor/painting/resources.ts";
import { loadDisplay } from "../../editor/painting/use-display.ts";
import { readSession } from "../../editor/state/new-editor.ts";

/** Loads the resources of all editors while the document is still loading. Opening the editor reports a failure. */
export function prepareEditor(): void {
  void resources.open().catch(() => undefined);
  openDrafts();
  resources.hasFace(defaultFace, "");
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
  { metadata, masters, pages, shared }: EditorDocument,
  locale = metadata.locale,
): Promise<void> {
  const { blocks = [], fonts } = shared ?? {};
  resources.setFonts(fonts);
  const designs = [...masters, ...pages, ...blocks, { widgets: styled(shared ?? {}) }];
  await Promise.all([resources.open({ locale, designs }), shared && loadDisplay()]);
}

/** A text for each style, for the tables of its font. */
function styled({ styles = [], themes = [] }: SharedParts): readonly Widget[] {
  const all = [...styles, ...themes.flatMap((theme) => theme.styles)];
  const position = { x: 0, y: 0, width: 1, height: 1 };
  return all.flatMap(({ name, font }) =>
    font === undefined ? [] : [{ id: name, type: "text_block", position, styling: { font } }],
  );
}
