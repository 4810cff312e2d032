import type { Clock } from "../http/clock.ts";
import type { ProfileSource } from "../profiles/profile-source.ts";
import type { StorageQuota } from "../quota/storage-quota.ts";
import type { JobOptions, RenderPool } from "../render/render-pool.ts";
import type { Database } from "../store/tables.ts";
import type { WriteTurns } from "./write-turns.ts";

/** What work on the documents of users needs: where they are kept, who reads them, which devices there are. */
export interface Workshop {
  readonly database: Database;
  readonly render: RenderPool;
  readonly profiles: ProfileSource;
  readonly now: Clock;
  readonly turns: WriteTurns;
  readonly quota: StorageQuota;
}

/** Who works there, and until when. */
export interface Author {
  readonly userId: string;
  readonly username: string;
  readonly job: JobOptions;
  /** Of the body of the request. */
  readonly bytes: number;
}
