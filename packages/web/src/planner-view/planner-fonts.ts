import type { FaceId } from "@octavo/engine";
import { fontFamily, fontUrl } from "../engine-worker/font-url.ts";
import type { FaceFile } from "../engine-worker/protocol.ts";

const loading = new Map<FaceId, Promise<boolean>>();
const offered = new Map<FaceId, Blob>();

/** Keeps the file of a face that a document contains, for calls without files. */
export function offerFace({ face, file }: FaceFile): void {
  offered.set(face, file);
}

/**
 * Resolves to true if all faces are loaded. A face that failed is requested again by the next call. `files` are those of
 * faces that the document contains.
 */
export async function loadFaces(faces: readonly FaceId[], files: readonly FaceFile[] = []): Promise<boolean> {
  const loaded = await Promise.all(
    faces.map((face) => loadFace(face, files.find((one) => one.face === face)?.file ?? offered.get(face))),
  );
  return loaded.every(Boolean);
}

/** Disables features that the engine's metrics ignore, for browsers whose canvas cannot disable them, such as Safari. */
const fontDescriptors = { featureSettings: '"kern" 0, "liga" 0, "clig" 0' };

function loadFace(face: FaceId, file: Blob | undefined): Promise<boolean> {
  const known = loading.get(face);
  if (known) return known;
  const loaded = loadFont(face, file).then(
    (font) => {
      document.fonts.add(font);
      return true;
    },
    () => {
      loading.delete(face);
      return false;
    },
  );
  loading.set(face, loaded);
  return loaded;
}

async function loadFont(face: FaceId, file: Blob | undefined): Promise<FontFace> {
  const source = file ? await file.arrayBuffer() : `url("${fontUrl(face)}")`;
  return new FontFace(fontFamily(face), source, fontDescriptors).load();
}
