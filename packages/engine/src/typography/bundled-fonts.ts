import { faceMetrics } from "./face-metrics.ts";
import { faces, fallbackFaces, resolveFace } from "./faces.ts";
import type { FaceId, FontLibrary, FontSubset } from "./font.ts";

/**
 * The fonts that Octavo brings along. Layout needs nothing loaded: only embedding asks `load` for a font file and
 * `subset` to cut it down, and both may come late.
 */
export function bundledFonts(
  load: (face: FaceId) => Promise<Uint8Array>,
  subset: (font: Uint8Array, codePoints: readonly number[]) => FontSubset | Promise<FontSubset>,
): FontLibrary {
  return {
    names: faces.map((face) => face.name),
    resolve: resolveFace,
    metrics: faceMetrics,
    fallbacks: fallbackFaces,
    subset: async (face, codePoints) => subset(await load(face), codePoints),
  };
}
