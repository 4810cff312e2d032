import { randomUUID } from "node:crypto";
import { accountLimits, errorMessages as messages } from "@octavo/contract";
import { sql } from "kysely";
import { ApiError } from "../http/api-error.ts";
import type { SessionCaller } from "../http/caller.ts";
import type { Clock } from "../http/clock.ts";
import type { Database, Moment } from "../store/tables.ts";
import type { OnlyProvider } from "./account-settings.ts";
import { admitSession } from "./admit-session.ts";
import { CallerCache } from "./caller-cache.ts";
import { deviceName } from "./device-name.ts";
import { lacksSecondFactor, pendingStepOf } from "./pending-step.ts";
import { readToken, signToken, type TokenClaims } from "./session-token.ts";

const sessionMilliseconds = accountLimits.sessionDays * 24 * 60 * 60 * 1000;

/** Time without use after which a session ends, unless the site sets another. */
const defaultIdleHours = 72;
const hour = 60 * 60 * 1000;

/** Accuracy of the last use, so that most requests write nothing. */
const lastUseResolution = 60_000;

/** `oidc_mfa` is a sign-in for which the provider reported a second factor. */
export type SignInMethod = "password" | "passkey" | "oidc" | "oidc_mfa" | "recovery_code";

interface SessionOptions {
  readonly secret: Uint8Array;
  readonly now: Clock;
  readonly idleHours?: number | undefined;
  readonly onlyProvider?: OnlyProvider | undefined;
  /** Default: one that is off. */
  readonly cache?: CallerCache;
}

export interface SignedToken {
  readonly token: string;
  readonly expiresAt: Date;
}

export function accessTokenOf({ token, expiresAt }: SignedToken) {
  return { access_token: token, token_type: "bearer" as const, expires_at: expiresAt.toISOString() };
}

/** Sessions and their tokens. A token is invalid without its session's row, on every server. */
export class Sessions {
  readonly #database: Database;
  readonly #secret: Uint8Array;
  readonly #now: Clock;
  readonly #idleMilliseconds: number;
  readonly #lacksSecondFactor;
  readonly #cache: CallerCache;

  constructor(
    database: Database,
    { secret, now, idleHours = defaultIdleHours, onlyProvider, cache = new CallerCache() }: SessionOptions,
  ) {
    this.#database = database;
    this.#secret = secret;
    this.#now = now;
    this.#idleMilliseconds = idleHours * hour;
    this.#lacksSecondFactor = lacksSecondFactor(onlyProvider);
    this.#cache = cache;
  }

  /**
   * Call it after the user has proven to be the owner. Throws an `ApiError` if the account is disabled. `userAgent` is the
   * header of the request.
   */
  async start(userId: string, method: SignInMethod, userAgent: string | undefined): Promise<SignedToken> {
    const from = this.#now();
    await admitSession(this.#database, userId, { method, now: from });
    // Tokens have a resolution of one second.
    const until = Math.floor((from + sessionMilliseconds) / 1000) * 1000;
    const id = randomUUID();
    const times = { created_at: from, confirmed_at: from, last_used_at: from, expires_at: until };
    const row = { id, user_id: userId, method, device: deviceName(userAgent), ...times };
    await this.#database.insertInto("sessions").values(row).execute();
    return this.#sign({ userId, sessionId: id, confirmedAt: from }, until);
  }

  async #sign(claims: TokenClaims, until: Moment): Promise<SignedToken> {
    const token = await signToken(this.#secret, claims, { from: claims.confirmedAt, until });
    return { token, expiresAt: new Date(until) };
  }

  /**
   * Returns undefined if the token is missing, forged, expired or replaced, or if its session or user is gone, idle or disabled.
   * Counts as use of the session, unless `isUse` is false.
   */
  async identify(token: string | undefined, { isUse = true } = {}): Promise<SessionCaller | undefined> {
    const now = this.#now();
    const claims = token === undefined ? undefined : await readToken(this.#secret, token, now);
    if (!claims) return undefined;
    const row = await this.#findCaller(claims, now);
    // Sessions of earlier versions have no last use yet.
    const lastUse = row?.last_used_at ?? 0;
    if (!row || (row.last_used_at !== null && lastUse <= now - this.#idleMilliseconds)) return undefined;
    if (claims.confirmedAt < (row.confirmed_at ?? 0)) return undefined;
    if (isUse && lastUse <= now - lastUseResolution) {
      // First, so that requests at the same time note it once.
      row.last_used_at = now;
      await this.#noteUse(claims.sessionId, now);
    }
    return {
      userId: row.id,
      username: row.username,
      sessionId: claims.sessionId,
      pendingStep: pendingStepOf(row),
      role: row.role === "admin" ? "admin" : "user",
      confirmedAt: row.confirmed_at ?? 0,
    };
  }

  #findCaller(claims: TokenClaims, now: Moment) {
    return this.#cache.read(
      `session:${claims.sessionId}`,
      () => this.#readCaller(claims, now),
      // A step that is done, and a newer token, count at once.
      (row) => !pendingStepOf(row) && claims.confirmedAt <= (row.confirmed_at ?? 0),
    );
  }

  #readCaller({ sessionId, userId }: TokenClaims, now: Moment) {
    return this.#database
      .selectFrom("sessions")
      .innerJoin("users", "users.id", "sessions.user_id")
      .select(["users.id", "users.username", "users.role", "confirmed_at", "last_used_at"])
      .select(["users.terms_accepted_at", this.#lacksSecondFactor])
      .where("sessions.id", "=", sessionId)
      .where("sessions.user_id", "=", userId)
      .where("sessions.expires_at", ">", now)
      .where("users.disabled_at", "is", null)
      .executeTakeFirst();
  }

  async #noteUse(sessionId: string, now: Moment): Promise<void> {
    await this.#database.updateTable("sessions").set({ last_used_at: now }).where("id", "=", sessionId).execute();
  }

  /** Returns the active sessions of a user, the last used first. */
  list(userId: string) {
    return this.#active()
      .selectAll()
      .where("user_id", "=", userId)
      .orderBy("last_used_at", "desc")
      .orderBy("created_at", "desc")
      .execute();
  }

  #active() {
    const now = this.#now();
    return this.#database
      .selectFrom("sessions")
      .where("expires_at", ">", now)
      .where((row) =>
        row.or([row("last_used_at", "is", null), row("last_used_at", ">", now - this.#idleMilliseconds)]),
      );
  }

  /** Deletes sessions that are not active anymore. */
  async deleteEnded(): Promise<void> {
    const now = this.#now();
    await this.#database
      .deleteFrom("sessions")
      .where((row) => row.or([row("expires_at", "<=", now), row("last_used_at", "<=", now - this.#idleMilliseconds)]))
      .execute();
  }

  /** Notes that the user has just proved to be the owner of the session. Returns its new token, and ends the ones before. */
  async confirm({ userId, sessionId }: Pick<SessionCaller, "userId" | "sessionId">): Promise<SignedToken> {
    const now = this.#now();
    const row = await this.#database
      .updateTable("sessions")
      .set({ confirmed_at: sql<number>`case when confirmed_at >= ${now} then confirmed_at + 1 else ${now} end` })
      .where("id", "=", sessionId)
      .where("user_id", "=", userId)
      .returning(["confirmed_at", "expires_at"])
      .executeTakeFirst();
    // The session has ended in the meantime.
    if (!row) throw new ApiError("UNAUTHORIZED", messages.unauthorized);
    return this.#sign({ userId, sessionId, confirmedAt: row.confirmed_at ?? now }, row.expires_at);
  }

  async end({ userId, sessionId }: Pick<SessionCaller, "userId" | "sessionId">): Promise<void> {
    await this.#database.deleteFrom("sessions").where("id", "=", sessionId).where("user_id", "=", userId).execute();
  }

  /** Returns false if the user has no such session. */
  async endOne(userId: string, sessionId: string): Promise<boolean> {
    const { numDeletedRows } = await this.#database
      .deleteFrom("sessions")
      .where("id", "=", sessionId)
      .where("user_id", "=", userId)
      .executeTakeFirst();
    return numDeletedRows > 0n;
  }

  async endOthers({ userId, sessionId }: Pick<SessionCaller, "userId" | "sessionId">): Promise<void> {
    const theirs = this.#database.deleteFrom("sessions").where("user_id", "=", userId);
    await theirs.where("id", "!=", sessionId).execute();
  }

  async endAll(userId: string): Promise<void> {
    await this.#database.deleteFrom("sessions").where("user_id", "=", userId).execute();
  }
}
