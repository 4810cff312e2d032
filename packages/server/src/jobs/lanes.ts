/** Each lane has its own processes and its own queue, so that jobs of one lane never wait for jobs of another. */
export const lanes = ["quick", "render", "long"] as const;

/** `quick`: saves and previews. `render`: whole planners. `long`: any job that takes more than `httpLimits.longJobSeconds`. */
export type Lane = (typeof lanes)[number];

/** Maximum number of processes that each lane uses at a time. */
export function processesPerLane(workers: number): Readonly<Record<Lane, number>> {
  const half = Math.ceil(workers / 2);
  return { quick: half, render: workers, long: half };
}
