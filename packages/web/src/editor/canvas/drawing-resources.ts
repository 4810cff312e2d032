/** Faces and pictures that drawings need. What is asked for and not there yet is fetched; all that comes is announced. */
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
  /** It does not come, or takes so long that bars are better than a gap. */
  isLate: (face: FaceId): boolean => late.has(face),
  pictureOf: (image: DisplayImage): ImageBitmap | "unreadable" | undefined => {
    if (!requestedPictures.has(image)) void fetchPicture(image);
    return pictures.get(image);
  },
  /** Another number whenever something has come. */
  arrivals: (): number => arrivals,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
} satisfies DrawingResources & Record<string, unknown>;

/** In milliseconds; up to here a gap looks better than bars that flash by. */
const lateAfter = 500;

/** No other font stands in for it: that would be no picture of the paper. */
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

/** As stored: whoever paints it turns it. */
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

/** What comes in one frame is painted once. */
function announce(): void {
  if (isAnnounced) return;
  isAnnounced = true;
  requestAnimationFrame(() => {
    isAnnounced = false;
    arrivals++;
    for (const listener of listeners) listener();
  });
}
