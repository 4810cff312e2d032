/** Shrinks pictures and reduces their tones in a worker, and converts them to data URIs. */
import { MessageError } from "@octavo/foundation";
import { pictureUnreadable } from "./messages.ts";
import type { PictureReply, PictureRequest } from "./picture.worker.ts";

/** Undefined if the browser cannot decode the source, or after `signal`. */
export function processPicture(request: PictureRequest, signal?: AbortSignal): Promise<Blob | undefined> {
  const worker = new Worker(new URL("./picture.worker.ts", import.meta.url), { type: "module" });
  return new Promise<Blob | undefined>((resolve) => {
    worker.onmessage = ({ data }: MessageEvent<PictureReply>) => resolve(data.picture);
    worker.onerror = () => resolve(undefined);
    signal?.addEventListener("abort", () => resolve(undefined));
    worker.postMessage(request);
  }).finally(() => worker.terminate());
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
