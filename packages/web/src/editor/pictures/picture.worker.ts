/** Shrinks pictures in a worker, or reduces them to the grays of a device. Both on white. */
import { dither, grayPixels, type Tones } from "./dither.ts";
import { encodeGrayPng } from "./gray-png.ts";

interface ShrinkRequest {
  readonly source: Blob;
  readonly longestSide: number;
  readonly quality: number;
  readonly isGrey: boolean;
}

/** Scales to the size in pixels first, so that each dot is a pixel of the device. */
interface ToneRequest {
  readonly source: Blob;
  readonly width: number;
  readonly height: number;
  readonly tones: Tones;
}

export type PictureRequest = ShrinkRequest | ToneRequest;

/** Undefined if the source could not be decoded. */
export type PictureReply = { readonly picture: Blob | undefined };

addEventListener("message", ({ data }: MessageEvent<PictureRequest>) => {
  ("tones" in data ? toned(data) : optimized(data)).then(
    (picture) => postMessage({ picture } satisfies PictureReply),
    () => postMessage({ picture: undefined } satisfies PictureReply),
  );
});

async function optimized({ source, longestSide, quality, isGrey }: ShrinkRequest): Promise<Blob> {
  const bitmap = await createImageBitmap(source);
  const scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height));
  const [width = 1, height = 1] = [bitmap.width, bitmap.height].map((side) => Math.max(1, Math.round(side * scale)));
  const { canvas, context } = drawn(bitmap, width, height, isGrey);
  if (isGrey) makeGrey(context, width, height);
  return canvas.convertToBlob({ type: "image/jpeg", quality });
}

async function toned({ source, width, height, tones }: ToneRequest): Promise<Blob> {
  const { context } = drawn(await createImageBitmap(source), width, height, true);
  const indices = dither(grayPixels(context.getImageData(0, 0, width, height).data), width, tones);
  return new Blob([encodeGrayPng(indices, width, tones.levels)], { type: "image/png" });
}

function drawn(bitmap: ImageBitmap, width: number, height: number, willReadFrequently: boolean) {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext("2d", { willReadFrequently });
  if (!context) throw new Error("This browser draws no pictures.");
  context.fillStyle = "#ffffff";
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = "high";
  context.drawImage(bitmap, 0, 0, width, height);
  bitmap.close();
  return { canvas, context };
}

function makeGrey(context: OffscreenCanvasRenderingContext2D, width: number, height: number): void {
  const picture = context.getImageData(0, 0, width, height);
  grayPixels(picture.data).forEach((gray, i) => picture.data.fill(gray, i * 4, i * 4 + 3));
  context.putImageData(picture, 0, 0);
}
