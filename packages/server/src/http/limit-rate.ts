import { errorMessages as messages } from "@octavo/contract";
import { ApiError } from "./api-error.ts";
import type { AttemptCounter } from "./attempts.ts";
import type { Clock } from "./clock.ts";

export interface RateLimit {
  readonly limit: number;
  readonly seconds: number;
}

/**
 * Counts an attempt for `key` (`pdf:<address>`). Throws an `ApiError` with status 429 if there are too many. All
 * servers share the count.
 */
export type LimitRate = (key: string, limit: RateLimit) => Promise<void>;

export function rateLimiter(attempts: AttemptCounter, now: Clock): LimitRate {
  return async (key, { limit, seconds }) => {
    const { count, expiresAt } = await attempts.count(key, seconds);
    if (count > limit) throw tooManyRequests(expiresAt - now());
  };
}

export function tooManyRequests(milliseconds: number): ApiError {
  const retryAfterSeconds = Math.max(1, Math.ceil(milliseconds / 1000));
  return new ApiError("TOO_MANY_REQUESTS", messages.tooManyRequests(retryAfterSeconds), { retryAfterSeconds });
}
