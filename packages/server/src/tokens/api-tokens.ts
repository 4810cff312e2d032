import { randomUUID } from "node:crypto";
import { type ApiToken, errorMessages as messages, type TokenScope, tokenLimits, tokenScopes } from "@octavo/contract";
import type { AccountServices } from "../auth/account-services.ts";
import type { CallerCache } from "../auth/caller-cache.ts";
import { hashToken } from "../auth/link-token.ts";
import { lockUser } from "../auth/lock-user.ts";
import { lacksSecondFactor, pendingStepOf, type StepRow } from "../auth/pending-step.ts";
import { ApiError } from "../http/api-error.ts";
import { type Caller, programTokenLength } from "../http/caller.ts";
import { type Clock, formatMoment } from "../http/clock.ts";
import { easySecret, readEasySecret } from "../http/easy-secret.ts";
import type { ApiTokenTable, Database, Moment } from "../store/tables.ts";

const lastUseResolution = 60_000;

const dayMilliseconds = 24 * 60 * 60 * 1000;

interface NewToken extends Pick<ApiToken, "name" | "scopes"> {
  readonly expires_in_days: number | null;
}

export interface TokenHolder {
  readonly caller: Caller;
  readonly scopes: readonly TokenScope[];
}

/** Tokens of programs that act for a user, each with some of the user's permissions. */
export class ApiTokens {
  readonly #database: Database;
  readonly #now: Clock;
  readonly #lacksSecondFactor;
  readonly #cache: CallerCache;

  constructor({
    database,
    now,
    onlyProvider,
    callerCache,
  }: Pick<AccountServices, "database" | "now" | "onlyProvider" | "callerCache">) {
    this.#cache = callerCache;
    this.#lacksSecondFactor = lacksSecondFactor(onlyProvider);
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
    { name, scopes, expires_in_days }: NewToken,
  ): Promise<{ readonly token: string; readonly row: ApiToken }> {
    const token = easySecret(programTokenLength);
    const row = { id: randomUUID(), user_id: userId, name, scope: scopes.join(" "), token_hash: hashToken(token) };
    const created_at = this.#now();
    const expires_at = expires_in_days === null ? null : created_at + expires_in_days * dayMilliseconds;
    const made = { ...row, created_at, last_used_at: null, expires_at };
    await this.#database.transaction().execute(async (transaction) => {
      await lockUser(transaction, userId);
      const { count } = await transaction
        .selectFrom("api_tokens")
        .select(({ fn }) => fn.countAll<number | string>().as("count"))
        .where("user_id", "=", userId)
        .executeTakeFirstOrThrow();
      const limit = tokenLimits.each;
      if (Number(count) >= limit) throw new ApiError("QUOTA_EXCEEDED", messages.tooManyTokens(limit));
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

  /** Returns undefined if the token is unknown, revoked or expired, or its user disabled. */
  async identify(typed: string): Promise<TokenHolder | undefined> {
    const token = readEasySecret(typed, programTokenLength);
    if (token === undefined) return undefined;
    const now = this.#now();
    const hash = hashToken(token);
    const row = await this.#cache.read(
      `token:${hash}`,
      () => this.#find(hash, now),
      (known) => !pendingStepOf(known),
    );
    if (!row) return undefined;
    if ((row.last_used_at ?? 0) <= now - lastUseResolution) {
      // First, so that requests at the same time note it once.
      row.last_used_at = now;
      await this.#database
        .updateTable("api_tokens")
        .set({ last_used_at: now })
        .where("token_hash", "=", hash)
        .execute();
    }
    return { caller: callerOf(row), scopes: scopesOf(row) };
  }

  #find(token_hash: string, now: Moment) {
    return this.#database
      .selectFrom("api_tokens")
      .innerJoin("users", "users.id", "api_tokens.user_id")
      .select(["users.id", "users.username", "scope", "last_used_at"])
      .select(["terms_accepted_at", this.#lacksSecondFactor])
      .where("token_hash", "=", token_hash)
      .where("disabled_at", "is", null)
      .where((known) => known.or([known("expires_at", "is", null), known("expires_at", ">", now)]))
      .executeTakeFirst();
  }
}

/** A program never acts as an administrator, and can't confirm that it is its user. */
function callerOf(row: StepRow & { readonly id: string; readonly username: string }): Caller {
  return {
    userId: row.id,
    username: row.username,
    sessionId: undefined,
    pendingStep: pendingStepOf(row),
    role: "user",
    confirmedAt: 0,
  };
}

/** Ignores scopes of later versions. */
function scopesOf({ scope }: Pick<ApiTokenTable, "scope">): readonly TokenScope[] {
  const names = scope.split(" ");
  return tokenScopes.filter((known) => names.includes(known));
}

function tokenResponse({ id, name, scope, created_at, last_used_at, expires_at }: ApiTokenTable): ApiToken {
  return {
    id,
    name,
    scopes: scopesOf({ scope }),
    created_at: formatMoment(created_at),
    last_used_at: last_used_at === null ? null : formatMoment(last_used_at),
    expires_at: expires_at === null ? null : formatMoment(expires_at),
  };
}
