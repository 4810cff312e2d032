import { errorMessages as messages } from "@octavo/contract";
import { ApiError } from "../http/api-error.ts";
import type { AttemptCounter } from "../http/attempts.ts";
import type { Clock } from "../http/clock.ts";
import { readSetting } from "../site-settings/site-settings.ts";
import type { Database } from "../store/tables.ts";

export const periodSeconds = 24 * 60 * 60;

export const renderCountKey = (userId: string) => `renders:${userId}`;

/** Counts a planner that a user makes. Throws an `ApiError` with status 429 if there are too many in 24 hours. */
export type LimitRenders = (userId: string) => Promise<void>;

/** The count is in the store, so all servers share it. Cached PDFs, pages and previews don't count. */
export function renderLimiter(database: Database, attempts: AttemptCounter, now: Clock): LimitRenders {
  return async (userId) => {
    const { count, expiresAt } = await attempts.count(renderCountKey(userId), periodSeconds);
    const limit = await dailyRenders(database, userId);
    if (limit === null || count <= limit) return;
    await attempts.uncount(renderCountKey(userId));
    const retryAfterSeconds = Math.max(1, Math.ceil((expiresAt - now()) / 1000));
    const message = messages.tooManyDailyRenders(limit, retryAfterSeconds);
    throw new ApiError("TOO_MANY_REQUESTS", message, { retryAfterSeconds });
  };
}

async function dailyRenders(database: Database, userId: string): Promise<number | null> {
  const user = database.selectFrom("users").select("max_daily_renders").where("id", "=", userId);
  const own = (await user.executeTakeFirst())?.max_daily_renders ?? null;
  return own ?? readSetting(database, "daily_renders");
}
