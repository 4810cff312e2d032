/** Compares two PNGs in a blank page of the browser. */
import type { BrowserContext } from "@playwright/test";
import type { Sample } from "./sample-sheets.ts";

type Area = Sample["rect"];

interface Compared {
  readonly sizes: readonly (readonly [width: number, height: number])[];
  /** Fraction of different pixels in each area, from 0 to 1. */
  readonly parts: readonly number[];
}

export async function openComparison(context: BrowserContext) {
  const reader = await context.newPage();
  return (a: Buffer, b: Buffer, areas: readonly Area[]): Promise<Compared> =>
    reader.evaluate(compared, { files: [a.toString("base64"), b.toString("base64")], areas });
}

/** Runs in the browser without access to this module. */
async function compared({ files, areas }: { files: string[]; areas: readonly Area[] }): Promise<Compared> {
  /** Antialiasing differs between programs. A pixel differs if a component is off by more than a quarter. */
  const tolerance = 64;
  const pictures = await Promise.all(
    files.map(async (file) => {
      const bytes = Uint8Array.from(atob(file), (letter) => letter.charCodeAt(0));
      const bitmap = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
      const drawing = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d");
      drawing?.drawImage(bitmap, 0, 0);
      return drawing?.getImageData(0, 0, bitmap.width, bitmap.height) ?? new ImageData(1, 1);
    }),
  );
  const [a, b] = pictures.map(({ data }) => data);
  /** Pixels as whole numbers: most are equal, so their components need no comparison. */
  const [ones, others] = pictures.map(({ data }) => new Uint32Array(data.buffer));
  const width = pictures[0]?.width ?? 0;
  const differs = (pixel: number) =>
    [0, 1, 2].some((i) => Math.abs((a?.[pixel * 4 + i] ?? 0) - (b?.[pixel * 4 + i] ?? 0)) > tolerance);
  const partOf = ({ x, y, width: across, height: down }: Area) => {
    let different = 0;
    for (let row = y; row < y + down; row++)
      for (let pixel = row * width + x; pixel < row * width + x + across; pixel++)
        if (ones?.[pixel] !== others?.[pixel] && differs(pixel)) different++;
    return different / (across * down);
  };
  return { sizes: pictures.map((picture) => [picture.width, picture.height]), parts: areas.map(partOf) };
}
