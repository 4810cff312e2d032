import { ApiError } from "./api-error.ts";
import type { Attempts } from "./attempts.ts";
import type { Clock } from "./clock.ts";
import * as messages from "./messages.ts";

export interface RateLimit {
  readonly limit: number;
  readonly seconds: number;
}

/** Counts a try of `key` (`pdf:<address>`) and refuses it with 429 when there were too many. All nodes count together. */
export type LimitRate = (key: string, limit: RateLimit) => Promise<void>;

export function rateLimiter(attempts: Attempts, now: Clock): LimitRate {
  return async (key, { limit, seconds }) => {
    const { count, expiresAt } = await attempts.count(key, seconds);
    if (count > limit) throw tooManyRequests(expiresAt - now());
  };
}

export function tooManyRequests(milliseconds: number): ApiError {
  const retryAfterSeconds = Math.max(1, Math.ceil(milliseconds / 1000));
  return new ApiError("TOO_MANY_REQUESTS", messages.tooManyRequests(retryAfterSeconds), { retryAfterSeconds });
}
