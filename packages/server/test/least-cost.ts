import type { HashCost } from "../src/auth/password-hasher.ts";

/** Minimum that argon2 allows, because tests create hundreds of users. */
export const leastCost: HashCost = { memoryCost: 8, timeCost: 1, parallelism: 1 };
