import { randomUUID } from "node:crypto";
import { type ApiToken, errorMessages as messages, transferLimits } from "@octavo/contract";
import { hashToken } from "../auth/link-token.ts";
import { ApiError } from "../http/api-error.ts";
import type { Caller } from "../http/caller.ts";
import { type Clock, formatMoment } from "../http/clock.ts";
import { easySecret, readEasySecret } from "../http/easy-secret.ts";
import { lockOwner } from "../projects/lock-owner.ts";
import type { ApiTokenTable, Database } from "../store/tables.ts";

/** 98 bits, and short enough to be typed on an e-reader. */
const tokenLength = 20;

const lastUseResolution = 60_000;

export type TokenHolder = Pick<Caller, "userId" | "username">;

/** Tokens of programs. Each has one permission, and none can change anything. */
export class ApiTokens {
  readonly #database: Database;
  readonly #now: Clock;

  constructor(database: Database, now: Clock) {
    this.#database = database;
    this.#now = now;
  }

  async list(userId: string): Promise<readonly ApiToken[]> {
    const rows = await this.#database
      .selectFrom("api_tokens")
      .selectAll()
      .where("user_id", "=", userId)
      .where((known) => known.or([known("expires_at", "is", null), known("expires_at", ">", this.#now())]))
      .orderBy("created_at")
      .orderBy("id")
      .execute();
    return rows.map(tokenResponse);
  }

  async create(
    userId: string,
    { name, scope }: Pick<ApiToken, "name" | "scope">,
  ): Promise<{ readonly token: string; readonly row: ApiToken }> {
    const token = easySecret(tokenLength);
    const row = { id: randomUUID(), user_id: userId, name, scope, token_hash: hashToken(token) };
    const made = { ...row, created_at: this.#now(), last_used_at: null, expires_at: null };
    await this.#database.transaction().execute(async (transaction) => {
      await lockOwner(transaction, userId);
      const { count } = await transaction
        .selectFrom("api_tokens")
        .select(({ fn }) => fn.countAll<number | string>().as("count"))
        .where("user_id", "=", userId)
        .executeTakeFirstOrThrow();
      const { tokens } = transferLimits;
      if (Number(count) >= tokens) throw new ApiError("QUOTA_EXCEEDED", messages.tooManyTokens(tokens));
      await transaction.insertInto("api_tokens").values(made).execute();
    });
    return { token, row: tokenResponse(made) };
  }

  async revoke(userId: string, id: string): Promise<void> {
    const { numDeletedRows } = await this.#database
      .deleteFrom("api_tokens")
      .where("id", "=", id)
      .where("user_id", "=", userId)
      .executeTakeFirst();
    if (numDeletedRows === 0n) throw new ApiError("NOT_FOUND", messages.tokenNotFound);
  }

  /** Returns undefined if the token is unknown, revoked or expired, or if it has another scope. Reads the store each time. */
  async identify(typed: string, scope: ApiToken["scope"]): Promise<TokenHolder | undefined> {
    const token = readEasySecret(typed, tokenLength);
    if (token === undefined) return undefined;
    const now = this.#now();
    const row = await this.#database
      .selectFrom("api_tokens")
      .innerJoin("users", "users.id", "api_tokens.user_id")
      .select(["api_tokens.id", "users.id as user_id", "users.username", "last_used_at"])
      .where("token_hash", "=", hashToken(token))
      .where("scope", "=", scope)
      .where("users.disabled_at", "is", null)
      .where((known) => known.or([known("expires_at", "is", null), known("expires_at", ">", now)]))
      .executeTakeFirst();
    if (!row) return undefined;
    if ((row.last_used_at ?? 0) <= now - lastUseResolution)
      await this.#database.updateTable("api_tokens").set({ last_used_at: now }).where("id", "=", row.id).execute();
    return { userId: row.user_id, username: row.username };
  }
}

function tokenResponse({ id, name, scope, created_at, last_used_at, expires_at }: ApiTokenTable): ApiToken {
  return {
    id,
    name,
    scope: scope as ApiToken["scope"],
    created_at: formatMoment(created_at),
    last_used_at: last_used_at === null ? null : formatMoment(last_used_at),
    expires_at: expires_at === null ? null : formatMoment(expires_at),
  };
}
