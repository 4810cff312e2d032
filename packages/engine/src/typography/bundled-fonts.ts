import { faceMetrics } from "./face-metrics.ts";
import { faces, fallbackFaces, resolveFace } from "./faces.ts";
import type { FaceId, FontLibrary } from "./font.ts";
import { subsetTrueType } from "./subset-truetype.ts";

/** The fonts that Octavo brings along. Layout needs nothing loaded: only embedding asks `load` for a font file. */
export function bundledFonts(load: (face: FaceId) => Promise<Uint8Array>): FontLibrary {
  return {
    names: faces.map((face) => face.name),
    resolve: resolveFace,
    metrics: faceMetrics,
    fallbacks: fallbackFaces,
    subset: async (face, codePoints) => subsetTrueType(await load(face), codePoints),
  };
}
