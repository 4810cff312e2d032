/** Points of a part of a score at most. They add up to 100. */
export const scoreWeights = { links: 35, rules: 25, devices: 20, languages: 10, weight: 10 } as const;

/** Links that a score names as examples. */
export const scoreExamples = 3;

export const scoreStates = ["measured", "waiting", "invalid", "too_large", "failed"] as const;
export type ScoreState = (typeof scoreStates)[number];
