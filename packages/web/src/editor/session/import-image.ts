/** Converts pictures to data URIs in the browser. */

import {
  type Editor,
  findWidget,
  type InsertArgs,
  insertWidget,
  selected,
  selectWidgets,
  setProperty,
} from "@octavo/editor";
import { type PictureImport, propertyWithRole, type Widget, widgetDefinition, widgetDefinitions } from "@octavo/engine";
import { type Message, MessageError, messageOf } from "@octavo/engine/message";
import { imageDecoder, notLoaded } from "../../engine-worker/messages.ts";
import { formatFileSize } from "../../ui/file-size.ts";
import * as messages from "../messages.ts";

/** Largest size of a picture in a document, in bytes. The engine limits the total size. */
const mostPictureBytes = 8_000_000;

type ImagePosition = Pick<InsertArgs, "corner" | "center">;

/**
 * Replaces the picture of the selected image widget, or inserts a new one at `spot`. `say` receives progress and
 * result messages.
 */
export function importImage(
  editor: Editor,
  file: File,
  say: (words: Message | undefined) => void,
  spot?: ImagePosition,
): void {
  say(messages.importing(file.name));
  placeImage(editor, file, spot).then(say, (reason: unknown) => say(messageOf(reason)));
}

/** Returns the first picture of a drop or paste. */
export function pictureIn({ files }: DataTransfer): File | undefined {
  return [...files].find(({ type }) => type.startsWith("image/"));
}

async function placeImage(editor: Editor, file: File, spot: ImagePosition | undefined): Promise<Message | undefined> {
  const { selection } = editor.getState();
  const [first] = selected(editor.getState());
  const target = spot === undefined && first && pictureProperty(first.type) && !first.locked ? first : undefined;
  const settings = settingsOf(target);
  const { dataUri, isPicture, optimize } = await loadPictures();
  const optimized = settings && (await optimize(file, settings));
  const picture = optimized ?? file;
  if (picture.size > mostPictureBytes)
    return messages.pictureTooLarge(file.name, formatFileSize(picture.size), formatFileSize(mostPictureBytes));
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

/** Undefined if the widget keeps pictures unchanged. */
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

/** Loaded on demand, because few designs contain pictures. */
function loadPictures() {
  return import("./small-picture.ts").catch((cause: unknown) => {
    throw new MessageError(notLoaded(imageDecoder), { cause });
  });
}
