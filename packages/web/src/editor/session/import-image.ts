/** Pictures become data URIs in the browser, without an upload. */
import { type PictureImport, propertyWithRole, type Widget, widgetDefinition, widgetDefinitions } from "@octavo/engine";
import { type InsertArgs, insertWidget } from "../commands/insert-widget.ts";
import { selectWidgets } from "../commands/select.ts";
import { setProperty } from "../commands/set-property.ts";
import { selected } from "../document/editor-state.ts";
import { findWidget } from "../document/widget-lists.ts";
import type { Editor } from "../editor.ts";
import * as messages from "../messages.ts";

/** Of a picture in a document, as bytes: what several of them may come to is the engine's to say. */
const mostPictureBytes = 8_000_000;

type Spot = Pick<InsertArgs, "corner" | "center">;

/**
 * Into the selected image widget, or into a new one at `spot`. `say` hears that it goes on, and then
 * what there is to say of the outcome, if anything.
 */
export function importImage(editor: Editor, file: File, say: (words: string | undefined) => void, spot?: Spot): void {
  say(messages.importing(file.name));
  takeIn(editor, file, spot).then(say, (reason: unknown) =>
    say(reason instanceof Error ? reason.message : String(reason)),
  );
}

/** The first picture of what was dropped or pasted. */
export function pictureIn({ files }: DataTransfer): File | undefined {
  return [...files].find(({ type }) => type.startsWith("image/"));
}

async function takeIn(editor: Editor, file: File, spot: Spot | undefined): Promise<string | undefined> {
  const { selection } = editor.getState();
  const [first] = selected(editor.getState());
  const target = spot === undefined && first && pictureProperty(first.type) && !first.locked ? first : undefined;
  const settings = settingsOf(target);
  const { dataUri, isPicture, optimize } = await loadPictures();
  const optimized = settings && (await optimize(file, settings));
  const picture = optimized ?? file;
  if (picture.size > mostPictureBytes) return messages.pictureTooLarge(file.name, picture.size, mostPictureBytes);
  if (!optimized && !(await isPicture(file))) return messages.notAPicture(file.name);
  const type = target?.type ?? pictureType;
  const properties = { [pictureProperty(type) ?? ""]: await dataUri(picture) };
  const isThere = target && findWidget(editor.getState().document, selection.place, target.id) !== undefined;
  if (isThere) editor.runWith(selectWidgets, { ids: [target.id], place: selection.place });
  const refused = isThere
    ? editor.runWith(setProperty, { values: properties })
    : editor.runWith(insertWidget, { type, ...spot, properties });
  return refused ?? (settings && !optimized ? messages.pictureAsItIs(file.name) : undefined);
}

/** Undefined where the author wants pictures as they are. */
function settingsOf(widget: Widget | undefined): PictureImport | undefined {
  const definition = widgetDefinition(widget?.type ?? pictureType);
  const entries = Object.entries(definition?.properties ?? {}).map(([name, { read }]) => [
    name,
    read(widget?.properties?.[name]).value,
  ]);
  return definition?.pictureImport?.(Object.fromEntries(entries));
}

const pictureProperty = (type: string) => propertyWithRole(type, "picture");

/** Type of the widget for a picture that is dropped on the page. */
const pictureType = widgetDefinitions.find(({ type }) => pictureProperty(type))?.type ?? "";

/** Few who design a page have a picture for it. */
function loadPictures() {
  return import("./small-picture.ts").catch((cause: unknown) => {
    throw new Error(messages.picturesMissing, { cause });
  });
}
