import type { FaceId } from "@octavo/engine";
import { fontFamily, fontUrl } from "../engine-worker/font-url.ts";

const loading = new Map<FaceId, Promise<boolean>>();

/** Resolves to true if all faces are loaded. A face that failed is requested again by the next call. */
export async function loadFaces(faces: readonly FaceId[]): Promise<boolean> {
  const loaded = await Promise.all(faces.map(loadFace));
  return loaded.every(Boolean);
}

/** Disables features that the engine's metrics ignore, for browsers whose canvas cannot disable them, such as Safari. */
const fontDescriptors = { featureSettings: '"kern" 0, "liga" 0, "clig" 0' };

function loadFace(face: FaceId): Promise<boolean> {
  const known = loading.get(face);
  if (known) return known;
  const font = new FontFace(fontFamily(face), `url("${fontUrl(face)}")`, fontDescriptors);
  const loaded = font.load().then(
    () => {
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
