import { createHash, randomUUID } from "node:crypto";
import { httpLimits, errorMessages as messages } from "@octavo/contract";
import { type RawBuilder, sql } from "kysely";
import { ApiError } from "../http/api-error.ts";
import type { Owner } from "../jobs/fair-queue.ts";
import { halfLifeMilliseconds } from "../jobs/job-costs.ts";
import type { SharedLane } from "../jobs/job-sharing.ts";
import type { Database, SharedJobRow } from "../store/tables.ts";

export interface NewSharedJob {
  readonly lane: SharedLane;
  readonly name: string;
  readonly owner: Owner;
  readonly request: Uint8Array;
}

/** A job that this server has taken. It holds the lease as long as no other server takes the job. */
export interface Lease {
  readonly id: string;
  readonly attempt: number;
}

export interface TakenJob
  extends Lease,
    Pick<SharedJobRow, "lane" | "name" | "owner" | "request_digest" | "failures"> {}

export type JobProgress = Pick<SharedJobRow, "id" | "state" | "created_at" | "started_at">;

export type EndedJob = Pick<
  SharedJobRow,
  "id" | "attempts" | "created_at" | "started_at" | "outcome_digest" | "failure" | "milliseconds" | "runner"
>;

/** End of an attempt. Without a digest, the outcome needs no parts. */
export interface AttemptEnd {
  readonly digest?: string | undefined;
  readonly failure?: string | undefined;
  readonly milliseconds: number;
}

export interface SharedQueueOptions {
  readonly database: Database;
  /** Id of this server. */
  readonly node: string;
  /** Version of the program. */
  readonly version: string;
  /** Time after which a job of a killed server is taken by another one. */
  readonly leaseMilliseconds?: number;
  /** Time after which a job of a submitter that is gone is deleted. */
  readonly wantedMilliseconds?: number;
}

/** Name of the channel, with texts such as `ended <id>`. */
export const channel = "octavo_jobs";
/** A job that has ended its process or its server as often is given up. */
export const maxFailures = 5;

const defaultLease = 6000;
const defaultWanted = 20_000;
/** Bytes of a part. Larger ones would block the server while they are decoded. */
const partBytes = 1024 * 1024;
/** Time after which an owner without jobs costs nothing. */
const forgottenMilliseconds = 60 * halfLifeMilliseconds;

/** Time of the database, because clocks of servers differ. */
const now: RawBuilder<number> = sql`(extract(epoch from clock_timestamp()) * 1000)::bigint`;

const isExpired = sql<boolean>`(j.state = 'running' and j.leased_until < ${now})`;

/** A parameter would leave these types open. */
const factor = sql.lit(halfLifeMilliseconds);

/** Recent processor time of the owner `o`, in milliseconds. */
const recentCost = sql`coalesce(o.milliseconds * power(0.5, (${now} - o.charged_at)::float8 / ${factor}), 0)`;

/** Queries of the jobs that servers share. Each statement is correct whatever other servers do meanwhile. */
export class SharedQueue {
  readonly #database: Database;
  readonly #node: string;
  readonly #version: string;
  readonly #lease: number;
  readonly #wanted: number;

  constructor(options: SharedQueueOptions) {
    this.#database = options.database;
    this.#node = options.node;
    this.#version = options.version;
    this.#lease = options.leaseMilliseconds ?? defaultLease;
    this.#wanted = options.wantedMilliseconds ?? defaultWanted;
  }

  /** Throws an `ApiError` if the owner has too many jobs on all servers. */
  async add({ lane, name, owner, request }: NewSharedJob): Promise<string> {
    const id = randomUUID();
    await this.#database.transaction().execute(async (transaction) => {
      await requireRoom(transaction, owner);
      await transaction
        .insertInto("shared_jobs")
        .values({
          id,
          lane,
          name,
          owner,
          version: this.#version,
          submitter: this.#node,
          request_digest: createHash("sha256").update(request).digest("hex"),
          created_at: now,
          wanted_until: sql`${now} + ${this.#wanted}`,
          state: "waiting",
          attempts: 0,
          failures: 0,
          leased_until: 0,
          milliseconds: 0,
        })
        .execute();
      await writeParts({ database: transaction, id, attempt: 0 }, request);
      await sql`select pg_notify(${channel}, ${`added ${lane}`})`.execute(transaction);
    });
    return id;
  }

  /**
   * Takes a job that another server has lost or handed back, or else the oldest one of the owner with the least recent
   * processor time on all servers, its running jobs included.
   * `perOwner` limits the jobs of an owner that run here. Returns undefined if there is none.
   */
  async take(
    lane: SharedLane,
    { perOwner, onlyOwn = false }: { readonly perOwner: number; readonly onlyOwn?: boolean },
  ): Promise<TakenJob | undefined> {
    const mine = onlyOwn ? sql`and j.submitter = ${this.#node}` : sql``;
    const taken = sql<TakenJob>`
      update shared_jobs set state = 'running', runner = ${this.#node}, attempts = attempts + 1,
        failures = failures + case state when 'running' then 1 else 0 end, started_at = ${now}, leased_until = ${now} + ${this.#lease}
      where id = (
        select j.id from shared_jobs j
          left join shared_job_owners o on o.owner = j.owner
          left join (
            select owner, count(*) as jobs, count(*) filter (where runner = ${this.#node} and lane = ${lane}) as here,
              sum(${now} - started_at) as milliseconds
            from shared_jobs where state = 'running' and leased_until >= ${now} group by owner
          ) busy on busy.owner = j.owner
        where j.lane = ${lane} and j.version = ${this.#version} and j.wanted_until >= ${now}
          and (j.state = 'waiting' or ${isExpired} and j.failures + 1 < ${sql.lit(maxFailures)})
          and coalesce(busy.here, 0) < ${perOwner} ${mine}
        order by j.attempts = 0, ${recentCost} + coalesce(busy.milliseconds, 0), coalesce(busy.jobs, 0), j.created_at, j.id
        limit 1 for update of j skip locked
      )
      returning id, attempts as attempt, lane, name, owner, request_digest, failures`;
    return (await taken.execute(this.#database)).rows[0];
  }

  /** Lanes with jobs that this server could take. */
  async waitingLanes(): Promise<readonly SharedLane[]> {
    const lanes = sql<{ lane: SharedLane }>`
      select distinct j.lane from shared_jobs j
      where j.version = ${this.#version} and j.wanted_until >= ${now} and (j.state = 'waiting' or ${isExpired})`;
    return (await lanes.execute(this.#database)).rows.map(({ lane }) => lane);
  }

  /** Jobs on all servers, of any version. */
  async counts(): Promise<{ readonly waiting: number; readonly running: number }> {
    const counts = sql<{ waiting: number; running: number }>`
      select count(*) filter (where state = 'waiting') as waiting, count(*) filter (where state = 'running') as running
      from shared_jobs`;
    return (await counts.execute(this.#database)).rows[0] ?? { waiting: 0, running: 0 };
  }

  /** Owners with waiting jobs, in the order in which they are served. */
  async waitingOwners(): Promise<readonly Owner[]> {
    const owners = sql<{ owner: Owner }>`
      select j.owner from shared_jobs j left join shared_job_owners o on o.owner = j.owner
      where j.state = 'waiting' group by j.owner, o.milliseconds, o.charged_at
      order by ${recentCost}, min(j.created_at)`;
    return (await owners.execute(this.#database)).rows.map(({ owner }) => owner);
  }

  readRequest({ id, request_digest }: Pick<TakenJob, "id" | "request_digest">): Promise<Buffer | undefined> {
    return readParts({ database: this.#database, id, attempt: 0 }, request_digest);
  }

  /** Returns undefined if the parts are incomplete or damaged. */
  readOutcome({ id, attempts, outcome_digest }: EndedJob): Promise<Buffer | undefined> {
    return readParts({ database: this.#database, id, attempt: attempts }, outcome_digest);
  }

  /** Stores the outcome of an attempt, which does not count before `end`. Returns its digest. */
  writeOutcome(lease: Lease, outcome: Uint8Array): Promise<string> {
    return writeParts({ database: this.#database, ...lease }, outcome);
  }

  /** Ends the job. Returns false if the lease is lost: the job is gone, or another server has taken it. */
  async end(lease: Lease, { digest, failure, milliseconds }: AttemptEnd): Promise<boolean> {
    const ended = sql<{ owner: Owner; told: unknown }>`
      with ended as (
        update shared_jobs set state = 'ended', outcome_digest = ${digest ?? null}, failure = ${failure ?? null},
          milliseconds = ${Math.round(milliseconds)}
        where ${this.#holds(lease)} returning id, owner
      )
      select owner, pg_notify(${channel}, 'ended ' || id) as told from ended`;
    const [job] = (await ended.execute(this.#database)).rows;
    if (job) await this.#charge(job.owner, milliseconds);
    return job !== undefined;
  }

  /** Lets any server take the job, perhaps in another lane. */
  async handBack(lease: Lease, { lane, failed }: { readonly lane: string; readonly failed: boolean }): Promise<void> {
    const returned = sql`
      with returned as (
        update shared_jobs set state = 'waiting', runner = null, lane = ${lane}, leased_until = 0,
          failures = failures + ${sql.lit(failed ? 1 : 0)}
        where ${this.#holds(lease)} returning id
      )
      select pg_notify(${channel}, ${`added ${lane}`}) from returned`;
    await returned.execute(this.#database);
  }

  /** Renews leases. Returns those that are not lost. */
  async renew(leases: readonly Lease[]): Promise<ReadonlySet<string>> {
    const held = sql.join(
      leases.map((lease) => sql`(${this.#holds(lease)})`),
      sql` or `,
    );
    const renewed = sql<{ id: string }>`
      update shared_jobs set leased_until = ${now} + ${this.#lease} where ${held} returning id`;
    return new Set((await renewed.execute(this.#database)).rows.map(({ id }) => id));
  }

  /** States of jobs that clients of this server wait for. A job that is missing was lost. */
  async progress(ids: readonly string[]): Promise<readonly JobProgress[]> {
    return this.#database
      .selectFrom("shared_jobs")
      .select(["id", "state", "created_at", "started_at"])
      .where("id", "in", ids)
      .execute();
  }

  /** Says that clients still wait for these jobs. */
  async keep(ids: readonly string[]): Promise<void> {
    await this.#database
      .updateTable("shared_jobs")
      .set({ wanted_until: sql`${now} + ${this.#wanted}` })
      .where("id", "in", ids)
      .execute();
  }

  async findEnded(id: string): Promise<EndedJob | undefined> {
    return this.#database
      .selectFrom("shared_jobs")
      .select(["id", "attempts", "created_at", "started_at", "outcome_digest", "failure", "milliseconds", "runner"])
      .where("id", "=", id)
      .where("state", "=", "ended")
      .executeTakeFirst();
  }

  /** Deletes a job, and stops the server that runs it. */
  async remove(id: string): Promise<void> {
    await sql`with removed as (delete from shared_jobs where id = ${id} returning id, state)
      select pg_notify(${channel}, 'cancelled ' || id) from removed where state = 'running'`.execute(this.#database);
  }

  /** Ends jobs that have ended each of their servers, and deletes what nobody waits for. */
  async cleanUp(): Promise<void> {
    await sql`with ended as (
        update shared_jobs j set state = 'ended', failure = 'its servers ended'
        where ${isExpired} and j.failures + 1 >= ${sql.lit(maxFailures)} returning id
      )
      select pg_notify(${channel}, 'ended ' || id) from ended`.execute(this.#database);
    await sql`delete from shared_jobs where wanted_until < ${now}`.execute(this.#database);
    await sql`delete from shared_job_owners where charged_at < ${now} - ${sql.lit(forgottenMilliseconds)}`.execute(
      this.#database,
    );
  }

  #holds({ id, attempt }: Lease): RawBuilder<boolean> {
    return sql`id = ${id} and attempts = ${attempt} and state = 'running' and runner = ${this.#node}`;
  }

  async #charge(owner: Owner, milliseconds: number): Promise<void> {
    await sql`insert into shared_job_owners as o (owner, milliseconds, charged_at)
      values (${owner}, ${milliseconds}, ${now})
      on conflict (owner) do update set milliseconds = ${recentCost} + excluded.milliseconds,
        charged_at = excluded.charged_at`.execute(this.#database);
  }
}

async function requireRoom(transaction: Database, owner: Owner): Promise<void> {
  const { jobs } = await transaction
    .selectFrom("shared_jobs")
    .select(({ fn }) => fn.countAll<number>().as("jobs"))
    .where("owner", "=", owner)
    .where("state", "!=", "ended")
    .executeTakeFirstOrThrow();
  if (jobs >= httpLimits.jobsEach)
    throw new ApiError("TOO_MANY_REQUESTS", messages.tooManyJobs(jobs), { retryAfterSeconds: 5 });
}

interface PartsOf extends Lease {
  readonly database: Database;
}

/** Stores the parts one by one, so that the server goes on in between. Returns their digest. */
async function writeParts({ database, id, attempt }: PartsOf, bytes: Uint8Array): Promise<string> {
  const hash = createHash("sha256");
  for (let position = 0; position * partBytes < bytes.length; position++) {
    const part = Buffer.from(bytes.subarray(position * partBytes, (position + 1) * partBytes));
    hash.update(part);
    await database.insertInto("shared_job_parts").values({ job_id: id, attempt, position, bytes: part }).execute();
  }
  return hash.digest("hex");
}

async function readParts({ database, id, attempt }: PartsOf, digest: string | null): Promise<Buffer | undefined> {
  const hash = createHash("sha256");
  const parts: Buffer[] = [];
  for (;;) {
    const part = await database
      .selectFrom("shared_job_parts")
      // Takes two thirds of the processor time of bytes, which arrive as hexadecimal digits.
      .select(sql<string>`encode(bytes, 'base64')`.as("base64"))
      .where("job_id", "=", id)
      .where("attempt", "=", attempt)
      .where("position", "=", parts.length)
      .executeTakeFirst();
    if (!part) break;
    const bytes = Buffer.from(part.base64, "base64");
    hash.update(bytes);
    parts.push(bytes);
  }
  return hash.digest("hex") === digest ? Buffer.concat(parts) : undefined;
}
