import type { FaceId } from "@octavo/engine";
import { fontFamily, fontUrl } from "../engine-worker/font-url.ts";

const loading = new Map<FaceId, Promise<boolean>>();

/** True when each of them can be drawn with. One that could not be loaded is tried again the next time. */
export async function loadFaces(faces: readonly FaceId[]): Promise<boolean> {
  const loaded = await Promise.all(faces.map(loadFace));
  return loaded.every(Boolean);
}

/** As the engine's metrics have it, for browsers whose canvas has no settings of its own for these, such as Safari's. */
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
