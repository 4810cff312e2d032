/** Pictures become data URIs in the browser, without an upload. */
import { type Point, type Widget, widgetDefinition } from "@octavo/engine";
import { insertWidget } from "../commands/insert-widget.ts";
import { selectWidgets } from "../commands/select.ts";
import { setProperty } from "../commands/set-property.ts";
import { selected } from "../document/editor-state.ts";
import { findWidget } from "../document/widget-lists.ts";
import type { Editor } from "../editor.ts";
import * as messages from "../messages.ts";
import type { PictureReply, PictureRequest } from "./picture.worker.ts";

type Settings = Omit<PictureRequest, "source">;

/** Of a picture in a document, as bytes: what several of them may come to is the engine's to say. */
const mostPictureBytes = 8_000_000;

/**
 * Into the selected image widget, or into a new one whose middle is at `center`. `say` hears that it goes on, and then
 * what there is to say of the outcome, if anything.
 */
export function importImage(
  editor: Editor,
  file: File,
  say: (words: string | undefined) => void,
  center?: Point,
): void {
  say(messages.importing(file.name));
  takeIn(editor, file, center).then(say, (reason: unknown) =>
    say(reason instanceof Error ? reason.message : String(reason)),
  );
}

/** The first picture of what was dropped or pasted. */
export function pictureIn({ files }: DataTransfer): File | undefined {
  return [...files].find(({ type }) => type.startsWith("image/"));
}

async function takeIn(editor: Editor, file: File, center: Point | undefined): Promise<string | undefined> {
  const { selection } = editor.getState();
  const [first] = selected(editor.getState());
  const target = center === undefined && first?.type === "image" && !first.locked ? first : undefined;
  const settings = settingsOf(target);
  const optimized = settings && (await optimize(file, settings));
  const picture = optimized ?? file;
  if (picture.size > mostPictureBytes) return messages.pictureTooLarge(file.name, picture.size, mostPictureBytes);
  const properties = { image_src: await dataUri(picture) };
  const isThere = target && findWidget(editor.getState().document, selection.place, target.id) !== undefined;
  if (isThere) editor.runWith(selectWidgets, { ids: [target.id], place: selection.place });
  const refused = isThere
    ? editor.runWith(setProperty, { values: properties })
    : editor.runWith(insertWidget, { type: "image", center, properties });
  return refused ?? (settings && !optimized ? messages.pictureAsItIs(file.name) : undefined);
}

/** Undefined where the author wants pictures as they are. */
function settingsOf(widget: Widget | undefined): Settings | undefined {
  const table = widgetDefinition("image")?.properties ?? {};
  const value = (name: string) => table[name]?.read(widget?.properties?.[name]).value;
  if (value("optimize_on_import") === false) return undefined;
  return {
    longestSide: Number(value("max_image_px")),
    quality: Number(value("image_quality")),
    isGrey: value("grayscale_on_import") === true,
  };
}

/** Undefined for what no browser can decode. */
async function optimize(file: File, settings: Settings): Promise<Blob | undefined> {
  const source = file.type === "image/svg+xml" ? await drawnSvg(file, settings.longestSide) : file;
  return source && inWorker({ source, ...settings });
}

function inWorker(request: PictureRequest): Promise<Blob | undefined> {
  const worker = new Worker(new URL("./picture.worker.ts", import.meta.url), { type: "module" });
  return new Promise<Blob | undefined>((resolve) => {
    worker.onmessage = ({ data }: MessageEvent<PictureReply>) => resolve(data.picture);
    worker.onerror = () => resolve(undefined);
    worker.postMessage(request, request.source instanceof ImageBitmap ? [request.source] : []);
  }).finally(() => worker.terminate());
}

/** Browsers draw SVG in a page alone. It has no pixels of its own, and gets as many as are allowed. */
async function drawnSvg(file: File, longestSide: number): Promise<ImageBitmap | undefined> {
  const address = URL.createObjectURL(file);
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const { naturalWidth: width, naturalHeight: height } = image;
    const scale = longestSide / Math.max(width, height);
    const [resizeWidth = 1, resizeHeight = 1] = [width, height].map((side) => Math.max(1, Math.round(side * scale)));
    return await createImageBitmap(image, { resizeWidth, resizeHeight, resizeQuality: "high" });
  } catch {
    return undefined;
  } finally {
    URL.revokeObjectURL(address);
  }
}

function dataUri(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener("load", () => resolve(typeof reader.result === "string" ? reader.result : ""));
    reader.addEventListener("error", () => reject(new Error(messages.pictureUnreadable, { cause: reader.error })));
    reader.readAsDataURL(file);
  });
}
