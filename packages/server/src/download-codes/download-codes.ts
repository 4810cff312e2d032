import { createHmac } from "node:crypto";
import { transferLimits as limits } from "@octavo/contract";
import type { AccountServices } from "../auth/account-services.ts";
import type { OnlyProvider } from "../auth/account-settings.ts";
import { findPendingStep } from "../auth/pending-step.ts";
import type { PendingStep, SessionCaller } from "../http/caller.ts";
import type { Clock } from "../http/clock.ts";
import { easySecret, readEasySecret } from "../http/easy-secret.ts";
import type { Database, Moment } from "../store/tables.ts";

/** 30 to the power of 6 codes, 729 million. */
const codeLength = 6;

/** The project that a code downloads, and its owner. */
export interface CodeTarget {
  readonly userId: string;
  readonly projectId: string;
  /** If set, the download does not count. */
  readonly pendingStep: PendingStep | undefined;
}

interface CodeParts extends Pick<AccountServices, "database" | "now" | "onlyProvider"> {
  readonly secret: Uint8Array;
}

/** Codes that download one PDF. All servers share them. */
export class DownloadCodes {
  readonly #database: Database;
  readonly #secret: Uint8Array;
  readonly #now: Clock;
  readonly #onlyProvider: OnlyProvider | undefined;

  constructor({ database, secret, now, onlyProvider }: CodeParts) {
    this.#database = database;
    this.#onlyProvider = onlyProvider;
    this.#secret = secret;
    this.#now = now;
  }

  /** Replaces the user's earlier codes of the project. The code ends with the session that made it. */
  async create(
    { userId, sessionId }: Pick<SessionCaller, "userId" | "sessionId">,
    projectId: string,
  ): Promise<{ readonly code: string; readonly expiresAt: Moment }> {
    const code = easySecret(codeLength);
    const expiresAt = this.#now() + limits.codeMinutes * 60_000;
    const row = {
      code_hash: this.#hash(code),
      user_id: userId,
      session_id: sessionId,
      project_id: projectId,
      downloads_left: limits.codeDownloads,
      expires_at: expiresAt,
    };
    await this.#database.transaction().execute(async (transaction) => {
      await transaction
        .deleteFrom("download_codes")
        .where("user_id", "=", userId)
        .where("project_id", "=", projectId)
        .execute();
      await transaction.insertInto("download_codes").values(row).execute();
    });
    return { code: code.toUpperCase(), expiresAt };
  }

  /** Counts a download. Returns undefined if the code is unknown, used up or expired, or if its session has expired. */
  async use(typed: string): Promise<CodeTarget | undefined> {
    const code = readEasySecret(typed, codeLength);
    if (code === undefined) return undefined;
    const now = this.#now();
    const hash = this.#hash(code);
    const row = await this.#database
      .updateTable("download_codes")
      .set((known) => ({ downloads_left: known("downloads_left", "-", 1) }))
      .where("code_hash", "=", hash)
      .where("downloads_left", ">", 0)
      .where("expires_at", ">", now)
      .where("session_id", "in", (known) =>
        known.selectFrom("sessions").select("sessions.id").where("sessions.expires_at", ">", now),
      )
      .returning(["user_id", "project_id"])
      .executeTakeFirst();
    if (!row) return undefined;
    const pendingStep = await findPendingStep(
      { database: this.#database, onlyProvider: this.#onlyProvider },
      row.user_id,
    );
    if (pendingStep) await this.#giveBack(hash);
    return { userId: row.user_id, projectId: row.project_id, pendingStep };
  }

  async #giveBack(hash: string): Promise<void> {
    await this.#database
      .updateTable("download_codes")
      .set((known) => ({ downloads_left: known("downloads_left", "+", 1) }))
      .where("code_hash", "=", hash)
      .execute();
  }

  /** A copy of the store is useless without the server's key. */
  #hash(code: string): string {
    return createHmac("sha256", this.#secret).update(`download-code:${code}`).digest("hex");
  }
}
