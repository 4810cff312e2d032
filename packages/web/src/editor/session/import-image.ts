/** Pictures become data URIs in the browser, without an upload: scaled down, on white, as JPEG. */
import type { Point, Widget } from "@octavo/engine";
import { widgetDefinition } from "@octavo/engine";
import { insertWidget } from "../commands/insert-widget.ts";
import { setProperty } from "../commands/set-property.ts";
import { selected } from "../document/editor-state.ts";
import type { Editor } from "../editor.ts";

interface ImportSettings {
  readonly optimize: boolean;
  readonly longestSide: number;
  readonly quality: number;
  readonly isGrey: boolean;
}

/** Into the selected image widget, or into a new one. */
export async function importImage(editor: Editor, file: File, center?: Point): Promise<void> {
  const [target] = selected(editor.getState());
  const isInto = center === undefined && target?.type === "image";
  const source = await readPicture(file, settingsOf(isInto ? target : undefined));
  if (!isInto) editor.runWith(insertWidget, { type: "image", center });
  editor.runWith(setProperty, { values: { image_src: source } });
}

function settingsOf(widget: Widget | undefined): ImportSettings {
  const table = widgetDefinition("image")?.properties ?? {};
  const value = (name: string) => table[name]?.read(widget?.properties?.[name]).value;
  return {
    optimize: value("optimize_on_import") !== false,
    longestSide: Number(value("max_image_px")),
    quality: Number(value("image_quality")),
    isGrey: value("grayscale_on_import") === true,
  };
}

/** A picture that cannot be decoded goes in as it is. */
async function readPicture(file: File, settings: ImportSettings): Promise<string> {
  if (!settings.optimize) return dataUri(file);
  try {
    return await optimized(file, settings);
  } catch {
    return dataUri(file);
  }
}

async function optimized(file: File, { longestSide, quality, isGrey }: ImportSettings): Promise<string> {
  const bitmap = await createImageBitmap(file);
  const scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height));
  const [width, height] = [
    Math.max(1, Math.round(bitmap.width * scale)),
    Math.max(1, Math.round(bitmap.height * scale)),
  ];
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext("2d");
  if (!context) throw new Error("This browser draws no pictures.");
  context.fillStyle = "#ffffff";
  context.fillRect(0, 0, width, height);
  context.drawImage(bitmap, 0, 0, width, height);
  bitmap.close();
  if (isGrey) makeGrey(context, width, height);
  return dataUri(await canvas.convertToBlob({ type: "image/jpeg", quality }));
}

/** Weights of luminance: ITU-R BT.601. */
function makeGrey(context: OffscreenCanvasRenderingContext2D, width: number, height: number): void {
  const picture = context.getImageData(0, 0, width, height);
  const { data } = picture;
  for (let i = 0; i < data.length; i += 4) {
    const grey = 0.299 * (data[i] ?? 0) + 0.587 * (data[i + 1] ?? 0) + 0.114 * (data[i + 2] ?? 0);
    data[i] = data[i + 1] = data[i + 2] = grey;
  }
  context.putImageData(picture, 0, 0);
}

function dataUri(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener("load", () => resolve(typeof reader.result === "string" ? reader.result : ""));
    reader.addEventListener("error", () =>
      reject(new Error("The picture could not be read.", { cause: reader.error })),
    );
    reader.readAsDataURL(file);
  });
}
