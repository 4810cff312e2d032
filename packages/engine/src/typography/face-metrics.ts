import { faceById } from "./faces.ts";
import type { FaceId, FaceMetrics } from "./font.ts";

/** Metrics of a face from `scripts/generate-font-metrics.ts`, in 1/1000 em. */
export interface StoredMetrics {
  readonly postScriptName: string;
  readonly ascent: number;
  readonly descent: number;
  readonly capHeight: number;
  readonly xHeight: number;
  readonly italicAngle: number;
  readonly boundingBox: readonly number[];
  readonly fixedPitch: boolean;
  /**
   * Advances of code points from 0, with numbers in base 36: `+n` skips n code points without a glyph, `w` is the
   * next advance, `w*n` the next n advances.
   */
  readonly advances: string;
}

export type FamilyMetrics = Readonly<Record<FaceId, StoredMetrics>>;

/** Returns the metrics of a family. */
export type MetricsSource = (family: string) => FamilyMetrics;

export function decodedMetrics(metricsOf: MetricsSource): (id: FaceId) => FaceMetrics {
  const decoded = new Map<FaceId, FaceMetrics>();
  return (id) => {
    const known = decoded.get(id);
    if (known) return known;
    const metrics = decodeMetrics(id, metricsOf);
    decoded.set(id, metrics);
    return metrics;
  };
}

function decodeMetrics(id: FaceId, metricsOf: MetricsSource): FaceMetrics {
  const { family, serif, bold } = faceById(id);
  const face = metricsOf(family)[id];
  if (!face) throw new Error(`There are no metrics of "${id}": run scripts/generate-font-metrics.ts.`);
  const { boundingBox, advances, ...measures } = face;
  const [xMin = 0, yMin = 0, xMax = 0, yMax = 0] = boundingBox;
  const table = decodeAdvances(advances);
  return {
    ...measures,
    id,
    serif,
    bold,
    boundingBox: [xMin, yMin, xMax, yMax],
    advance: (codePoint) => {
      const entry = table[codePoint];
      return entry ? entry - 1 : undefined;
    },
  };
}

/** Advance plus one by code point, 0 for a missing glyph. Mostly untouched memory, which costs nothing. */
function decodeAdvances(advances: string): Uint16Array {
  const runs = advances.split(" ").map(readRun);
  const table = new Uint16Array(runs.reduce((length, run) => length + run.length, 0));
  let codePoint = 0;
  for (const { entry, length } of runs) {
    if (entry > 0) table.fill(entry, codePoint, codePoint + length);
    codePoint += length;
  }
  return table;
}

function readRun(token: string): { entry: number; length: number } {
  if (token.startsWith("+")) return { entry: 0, length: Number.parseInt(token.slice(1), 36) };
  // A face has thousands of tokens, and few with a star.
  const star = token.indexOf("*");
  const length = star < 0 ? 1 : Number.parseInt(token.slice(star + 1), 36);
  return { entry: Number.parseInt(token, 36) + 1, length };
}
