/** Holes of punches, in millimetres: ISO 838, its extension to four holes, and the three rings of North America. */
export const holePatterns = ["two", "four", "three"] as const;
export type HolePattern = (typeof holePatterns)[number];

interface Holes {
  /** Distances from the middle of the edge. */
  readonly along: readonly number[];
  /** Distance of the centers from the edge. */
  readonly inward: number;
  readonly diameter: number;
}

export const holes: Readonly<Record<HolePattern, Holes>> = {
  two: { along: [-40, 40], inward: 12, diameter: 6 },
  four: { along: [-120, -40, 40, 120], inward: 12, diameter: 6 },
  three: { along: [-107.95, 0, 107.95], inward: 12.7, diameter: 8 },
};

/** Strip that stays free for holes. */
export const stripOf = (pattern: HolePattern): number => holes[pattern].inward + holes[pattern].diameter / 2 + 2;
