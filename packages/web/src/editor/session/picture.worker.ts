/** Shrinks pictures in a worker: scaled, on white, as JPEG. */

export interface PictureRequest {
  readonly source: Blob | ImageBitmap;
  readonly longestSide: number;
  readonly quality: number;
  readonly isGrey: boolean;
}

/** Undefined if the source could not be decoded. */
export type PictureReply = { readonly picture: Blob | undefined };

addEventListener("message", ({ data }: MessageEvent<PictureRequest>) => {
  optimized(data).then(
    (picture) => postMessage({ picture } satisfies PictureReply),
    () => postMessage({ picture: undefined } satisfies PictureReply),
  );
});

async function optimized({ source, longestSide, quality, isGrey }: PictureRequest): Promise<Blob> {
  const bitmap = source instanceof Blob ? await createImageBitmap(source) : source;
  const scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height));
  const [width = 1, height = 1] = [bitmap.width, bitmap.height].map((side) => Math.max(1, Math.round(side * scale)));
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext("2d", { willReadFrequently: isGrey });
  if (!context) throw new Error("This browser draws no pictures.");
  context.fillStyle = "#ffffff";
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = "high";
  context.drawImage(bitmap, 0, 0, width, height);
  bitmap.close();
  if (isGrey) makeGrey(context, width, height);
  return canvas.convertToBlob({ type: "image/jpeg", quality });
}

/** Luminance weights of ITU-R BT.601. */
function makeGrey(context: OffscreenCanvasRenderingContext2D, width: number, height: number): void {
  const picture = context.getImageData(0, 0, width, height);
  const { data } = picture;
  for (let i = 0; i < data.length; i += 4) {
    const grey = 0.299 * (data[i] ?? 0) + 0.587 * (data[i + 1] ?? 0) + 0.114 * (data[i + 2] ?? 0);
    data[i] = data[i + 1] = data[i + 2] = grey;
  }
  context.putImageData(picture, 0, 0);
}
