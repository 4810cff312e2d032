/**
 * Fonts and pictures for drawing. A missing resource is requested at the first access, and listeners are notified when
 * it is loaded.
 */
import { type DisplayImage, type FaceId, faces as knownFaces } from "@octavo/engine";
import { t } from "../../language/t.ts";
import { loadFaces } from "../../planner-view/planner-fonts.ts";
import type { DrawingResources } from "./paint-items.ts";
import { pendingTables } from "./pending-tables.ts";

const faces = new Set<FaceId>();
const pictures = new WeakMap<DisplayImage, ImageBitmap | "unreadable">();
const requestedPictures = new WeakSet<DisplayImage>();
/** Version of the tables at the request. A face that failed to load is requested again for the next version. */
const requestedVersions = new Map<FaceId, number>();
const late = new Set<FaceId>();
const listeners = new Set<() => void>();
let arrivals = 0;
let isAnnounced = false;

export const drawingResources = {
  hasFace: (face: FaceId): boolean => {
    if (!faces.has(face)) void fetchFace(face);
    return faces.has(face);
  },
  /** True if the font failed to load or takes so long that bars replace its text. */
  isLate: (face: FaceId): boolean => late.has(face),
  pictureOf: (image: DisplayImage): ImageBitmap | "unreadable" | undefined => {
    if (!requestedPictures.has(image)) void fetchPicture(image);
    return pictures.get(image);
  },
  /** Changes whenever a resource was loaded. */
  arrivals: (): number => arrivals,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
} satisfies DrawingResources & Record<string, unknown>;

/** In milliseconds. Up to this delay a gap is better than bars that appear briefly. */
const lateAfter = 500;

/** Uses no fallback font: the text would not match the PDF. */
async function fetchFace(face: FaceId): Promise<void> {
  const { version } = pendingTables.state();
  if (requestedVersions.get(face) === version) return;
  requestedVersions.set(face, version);
  const timer = setTimeout(() => {
    late.add(face);
    announce();
  }, lateAfter);
  const isHere = await loadFaces([face]);
  clearTimeout(timer);
  if (isHere) faces.add(face);
  pendingTables[isHere ? "clearProblem" : "reportProblem"](missing(face));
  if (isHere) late.delete(face);
  else late.add(face);
  announce();
}

function missing(face: FaceId): string {
  const name = knownFaces.find(({ id }) => id === face)?.name ?? face;
  return t("The font {name} could not be loaded: bars stand for its text.", { name });
}

async function fetchPicture(image: DisplayImage): Promise<void> {
  requestedPictures.add(image);
  pictures.set(image, await bitmapOf(image).catch(() => "unreadable" as const));
  announce();
}

/** Decodes the picture as stored. The painter applies its rotation. */
function bitmapOf({ width, height, data }: DisplayImage): Promise<ImageBitmap> {
  if (data.encoding === "samples") return createImageBitmap(new ImageData(rgba(data), width, height));
  const file = new Blob([Uint8Array.from(data.bytes)], { type: "image/jpeg" });
  return createImageBitmap(file, { imageOrientation: "none" });
}

function rgba({ bytes, components, alpha }: Extract<DisplayImage["data"], { encoding: "samples" }>) {
  const pixels = new Uint8ClampedArray((bytes.length / components) * 4);
  for (let from = 0, to = 0; to < pixels.length; from += components, to += 4) {
    for (let i = 0; i < 3; i++) pixels[to + i] = bytes[from + (i % components)] ?? 0;
    pixels[to + 3] = alpha ? (alpha[to / 4] ?? 0) : 255;
  }
  return pixels;
}

/** Notifies listeners once for each frame. */
function announce(): void {
  if (isAnnounced) return;
  isAnnounced = true;
  requestAnimationFrame(() => {
    isAnnounced = false;
    arrivals++;
    for (const listener of listeners) listener();
  });
}
