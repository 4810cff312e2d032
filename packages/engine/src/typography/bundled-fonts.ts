import { decodedMetrics, type MetricsSource } from "./face-metrics.ts";
import { boldOf, faces, fallbackFaces, fontFamilies, formerNames, resolveFace } from "./faces.ts";
import type { FontLibrary } from "./font.ts";

type Range = readonly [first: number, last: number];

/**
 * Characters of nearly all planners in Latin scripts: letters up to Latin Extended-B, punctuation, currency signs, arrows and
 * common marks. In code point order, with gaps between.
 */
export const latinRanges: readonly Range[] = [
  [0x20, 0x24f],
  [0x2b0, 0x2ff],
  [0x2000, 0x206f],
  [0x20a0, 0x20bf],
  [0x2100, 0x214f],
  [0x2190, 0x22ff],
  [0x25a0, 0x26ff],
  [0x2713, 0x2717],
];

export const latinCodePoints = (): readonly number[] =>
  latinRanges.flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, i) => first + i));

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

export function isLatin(codePoint: number): boolean {
  return latinRanges.some(([first, last]) => codePoint >= first && codePoint <= last);
}
