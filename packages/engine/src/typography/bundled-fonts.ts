import { decodedMetrics, type MetricsSource } from "./face-metrics.ts";
import { faces, fallbackFaces, resolveFace } from "./faces.ts";
import type { FontLibrary } from "./font.ts";

/** The fonts that Octavo brings along. Layout needs metrics and no font file: only a PDF asks for parts of one. */
export function bundledFonts(metricsOf: MetricsSource, subset: FontLibrary["subset"]): FontLibrary {
  return {
    names: faces.map((face) => face.name),
    resolve: resolveFace,
    metrics: decodedMetrics(metricsOf),
    fallbacks: fallbackFaces,
    subset,
  };
}
