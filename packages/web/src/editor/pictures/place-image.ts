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
import {
  drawingLoss,
  findProfile,
  type PictureImport,
  propertyWithRole,
  type Widget,
  widgetDefinition,
  widgetDefinitions,
} from "@octavo/engine";
import { limits, type Message } from "@octavo/foundation";
import { image as readPicture } from "../../engine-worker/read-pictures.ts";
import { formatFileSize } from "../../ui/file-size.ts";
import { resources } from "../painting/resources.ts";
import * as messages from "./messages.ts";
import { dataUri, isPicture, processPicture } from "./small-picture.ts";

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
  const { source, refusal, note } = isSvg(file) ? await readDrawing(file) : await readPixels(file, settingsOf(target));
  if (source === undefined) return refusal;
  const type = target?.type ?? pictureType;
  const properties = { [pictureProperty(type) ?? ""]: source };
  const isThere = target && findWidget(editor.getState().document, selection.place, target.id) !== undefined;
  if (isThere) editor.runWith(selectWidgets, { ids: [target.id], place: selection.place });
  const refused = isThere
    ? editor.runWith(setProperty, { values: properties })
    : editor.runWith(insertWidget, { type, ...spot, properties });
  if (refused) return refused;
  if (!isSvg(file)) offerGrays(editor);
  return note;
}

/** Offers to reduce the picture to the grays of the device. */
function offerGrays(editor: Editor): void {
  const { document } = editor.getState();
  const device = findProfile(resources.state().world.profiles, document.metadata.profile);
  if (!device || device.display.color) return;
  const offer = { document, message: messages.pictureOnGrays(device.name), action: "adjust-picture" } as const;
  editor.update((state) => ({ ...state, undoOffer: offer }));
}

/** A data URI, or the reason why there is none. `note` is a message about the result. */
interface ReadFile {
  readonly source?: string;
  readonly refusal?: Message;
  readonly note?: Message | undefined;
}

async function readPixels(file: File, settings: PictureImport | undefined): Promise<ReadFile> {
  const optimized = settings && (await processPicture({ source: file, ...settings }));
  const picture = optimized ?? file;
  if (picture.size > mostPictureBytes) return { refusal: tooLarge(file, picture, mostPictureBytes) };
  if (!optimized && !(await isPicture(file))) return { refusal: messages.notAPicture(file.name) };
  const note = settings && !optimized ? messages.pictureAsItIs(file.name) : undefined;
  return { source: await dataUri(picture), note };
}

/** The type is empty for files from some systems. */
function isSvg({ type, name }: File): boolean {
  return type === "image/svg+xml" || (type === "" && /\.svg$/i.test(name));
}

/** Keeps the file as it is, because the engine draws its paths. */
async function readDrawing(file: File): Promise<ReadFile> {
  if (file.size > limits.drawingBytes) return { refusal: tooLarge(file, file, limits.drawingBytes) };
  const source = await dataUri(new Blob([file], { type: "image/svg+xml" }));
  const drawing = readPicture(source);
  if (!drawing || !("items" in drawing)) return { refusal: messages.notAPicture(file.name) };
  const loss = drawingLoss(drawing);
  return { source, note: loss && messages.drawingIncomplete(loss.problem, loss.hint) };
}

const tooLarge = (file: File, picture: Blob, most: number) =>
  messages.pictureTooLarge(file.name, formatFileSize(picture.size), formatFileSize(most));

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
