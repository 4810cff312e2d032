/** Returns random numbers between 0 and 1, the same for each seed (Lehmer's generator). */
export function seededRandom(seed: number): () => number {
  let state = seed;
  const next = () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
  // The first numbers of a small seed are small.
  for (let i = 0; i < 10; i++) next();
  return next;
}

/** Returns the time to the next of independent events that are `mean` apart. */
export function exponential(random: () => number, mean: number): number {
  return -Math.log(random()) * mean;
}

/** Returns a number of the standard normal distribution (Box and Muller). */
export function normal(random: () => number): number {
  return Math.sqrt(-2 * Math.log(random())) * Math.cos(2 * Math.PI * random());
}
