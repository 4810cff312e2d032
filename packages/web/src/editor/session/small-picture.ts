/** Shrinks a picture and converts it to a data URI. */
import { MessageError } from "@octavo/engine/message";
import { pictureUnreadable } from "../messages.ts";
import type { PictureReply, PictureRequest } from "./picture.worker.ts";

export type PictureSettings = Omit<PictureRequest, "source">;

/** Undefined if the browser cannot decode the file. */
export async function optimize(file: File, settings: PictureSettings): Promise<Blob | undefined> {
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

/** Draws an SVG, which workers cannot decode. It has no pixel size, so it gets the largest one. */
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

/** True if the browser can decode the file as an image. */
export async function isPicture(file: File): Promise<boolean> {
  const address = URL.createObjectURL(file);
  const image = new Image();
  image.src = address;
  return image
    .decode()
    .then(
      () => true,
      () => false,
    )
    .finally(() => URL.revokeObjectURL(address));
}

export function dataUri(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener("load", () => resolve(typeof reader.result === "string" ? reader.result : ""));
    reader.addEventListener("error", () => reject(new MessageError(pictureUnreadable, { cause: reader.error })));
    reader.readAsDataURL(file);
  });
}
