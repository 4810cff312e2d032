import { randomUUID } from "node:crypto";
import { accountLimits } from "@octavo/contract";
import type { SessionCaller } from "../http/caller.ts";
import type { Clock } from "../http/clock.ts";
import type { Database } from "../store/tables.ts";
import { readToken, signToken } from "./session-token.ts";

const sessionMilliseconds = accountLimits.sessionDays * 24 * 60 * 60 * 1000;

export interface SignedToken {
  readonly token: string;
  readonly expiresAt: Date;
}

export type SignInMethod = "password" | "passkey" | "oidc" | "recovery_code";

export function accessTokenOf({ token, expiresAt }: SignedToken) {
  return { access_token: token, token_type: "bearer" as const, expires_at: expiresAt.toISOString() };
}

/** Sessions and their tokens. A token is invalid without its session's row, on every server. */
export class Sessions {
  readonly #database: Database;
  readonly #secret: Uint8Array;
  readonly #now: Clock;

  constructor(database: Database, secret: Uint8Array, now: Clock) {
    this.#database = database;
    this.#secret = secret;
    this.#now = now;
  }

  async start(userId: string, method: SignInMethod): Promise<SignedToken> {
    const from = this.#now();
    // Tokens have a resolution of one second.
    const until = Math.floor((from + sessionMilliseconds) / 1000) * 1000;
    const id = randomUUID();
    const row = { id, user_id: userId, method, created_at: from, confirmed_at: from, expires_at: until };
    await this.#database.insertInto("sessions").values(row).execute();
    return {
      token: await signToken(this.#secret, { userId, sessionId: id }, { from, until }),
      expiresAt: new Date(until),
    };
  }

  /** Returns undefined if the token is missing, forged or expired, or if its session or user is gone or disabled. */
  async identify(token: string | undefined): Promise<SessionCaller | undefined> {
    const claims = token === undefined ? undefined : await readToken(this.#secret, token, this.#now());
    if (!claims) return undefined;
    const row = await this.#database
      .selectFrom("sessions")
      .innerJoin("users", "users.id", "sessions.user_id")
      .select(["users.id", "users.username", "users.terms_accepted_at", "users.role", "sessions.confirmed_at"])
      .where("sessions.id", "=", claims.sessionId)
      .where("sessions.user_id", "=", claims.userId)
      .where("sessions.expires_at", ">", this.#now())
      .where("users.disabled_at", "is", null)
      .executeTakeFirst();
    return (
      row && {
        userId: row.id,
        username: row.username,
        sessionId: claims.sessionId,
        hasAcceptedTerms: row.terms_accepted_at !== null,
        role: row.role === "admin" ? "admin" : "user",
        confirmedAt: row.confirmed_at ?? 0,
      }
    );
  }

  /** Notes that the user has just proved to be the owner of the session. */
  async confirm({ userId, sessionId }: Pick<SessionCaller, "userId" | "sessionId">): Promise<void> {
    await this.#database
      .updateTable("sessions")
      .set({ confirmed_at: this.#now() })
      .where("id", "=", sessionId)
      .where("user_id", "=", userId)
      .execute();
  }

  async end({ userId, sessionId }: Pick<SessionCaller, "userId" | "sessionId">): Promise<void> {
    await this.#database.deleteFrom("sessions").where("id", "=", sessionId).where("user_id", "=", userId).execute();
  }

  async endAll(userId: string): Promise<void> {
    await this.#database.deleteFrom("sessions").where("user_id", "=", userId).execute();
  }
}
