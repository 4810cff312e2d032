import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Migration } from "kysely/migration";
import type { ColumnTypes } from "./column-types.ts";

/**
 * Long jobs that all servers of a site share (docs/decisions/0112). Not logged, because the server that waits for a job
 * adds it again if its row is lost, and results of megabytes would double the log.
 */
const statements = ({ text, moment }: ColumnTypes): readonly RawBuilder<unknown>[] => [
  sql`create unlogged table shared_jobs (
    id ${text} not null primary key,
    lane ${text} not null,
    name ${text} not null,
    owner ${text} not null,
    version ${text} not null,
    submitter ${text} not null,
    request_digest ${text} not null,
    created_at ${moment} not null,
    wanted_until ${moment} not null,
    state ${text} not null,
    attempts integer not null,
    failures integer not null,
    runner ${text},
    started_at ${moment},
    leased_until ${moment} not null,
    outcome_digest ${text},
    failure ${text},
    milliseconds ${moment} not null
  )`,
  sql`create index shared_jobs_by_owner on shared_jobs (owner, state)`,
  sql`create unlogged table shared_job_parts (
    job_id ${text} not null references shared_jobs (id) on delete cascade,
    attempt integer not null,
    position integer not null,
    bytes bytea not null,
    primary key (job_id, attempt, position)
  )`,
  // PDFs are compressed already.
  sql`alter table shared_job_parts alter column bytes set storage external`,
  sql`create unlogged table shared_job_owners (
    owner ${text} not null primary key,
    milliseconds double precision not null,
    charged_at ${moment} not null
  )`,
];

/** A data folder has one server, so SQLite has no such tables. */
export const sharedJobs = (types: ColumnTypes): Migration => ({
  async up(database: Kysely<unknown>) {
    if (types.kind === "sqlite") return;
    for (const statement of statements(types)) await statement.execute(database);
  },
});
