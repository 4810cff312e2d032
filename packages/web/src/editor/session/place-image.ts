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
import type { Message } from "@octavo/engine/message";
import { formatFileSize } from "../../ui/file-size.ts";
import * as messages from "../messages.ts";
import { dataUri, isPicture, optimize } from "./small-picture.ts";

/** Largest size of a picture in a document, in bytes. The engine limits the total size. */
const mostPictureBytes = 8_000_000;

export type ImagePosition = Pick<InsertArgs, "corner" | "center">;

/** Returns a message about the result, if there is something to say. */
export async function placeImage(
  editor: Editor,
  file: File,
  spot: ImagePosition | undefined,
): Promise<Message | undefined> {
  const { selection } = editor.getState();
  const [first] = selected(editor.getState());
  const target = spot === undefined && first && pictureProperty(first.type) && !first.locked ? first : undefined;
  const settings = settingsOf(target);
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
