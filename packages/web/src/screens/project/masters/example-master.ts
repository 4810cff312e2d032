import type { Project } from "@octavo/contract";
import { Editor, openDesign, saveDesign } from "@octavo/editor";
import { sharedParts } from "@octavo/engine";
import { insertTitleAndLines } from "../../../editor/examples.ts";
import { t } from "../../../language/t.ts";

/** A page of a day, in the styles of the project. */
export async function exampleMaster(
  project: Project,
): Promise<{ readonly name: string; readonly template_yaml: string }> {
  const name = t("Day");
  const empty = { name, description: "", widgets: [] };
  const metadata = { profile: project.metadata.device_profile };
  const document = openDesign("master", empty, project.default_canvas, metadata, sharedParts(project));
  const editor = new Editor(document, { now: () => 0, onRequest: () => {}, onAnnouncement: () => {} });
  await insertTitleAndLines(editor, "{weekday:capital}, {date}");
  const { widgets } = saveDesign(editor.getState().document);
  return { name, template_yaml: JSON.stringify({ widgets }) };
}
