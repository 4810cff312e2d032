import { decodedMetrics, type MetricsSource } from "./face-metrics.ts";
import { boldOf, faces, fallbackFaces, fontFamilies, formerNames, resolveFace } from "./faces.ts";
import type { FontLibrary } from "./font.ts";

/** Bundled fonts. Layout needs only metrics; PDF output loads subsets of font files. */
export function bundledFonts(metricsOf: MetricsSource, subset: FontLibrary["subset"]): FontLibrary {
  return {
    names: [...formerNames, ...faces.map((face) => face.name)],
    families: fontFamilies,
    resolve: resolveFace,
    metrics: decodedMetrics(metricsOf),
    boldOf,
    isSubstituted: () => false,
    fallbacks: fallbackFaces,
    subset,
  };
}
