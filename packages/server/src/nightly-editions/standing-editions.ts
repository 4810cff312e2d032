import { type JsonAnswer, errorMessages as messages, nightlyLimits, type ValidCall } from "@octavo/contract";
import { lockUser } from "../auth/lock-user.ts";
import type { SecretBox } from "../auth/secret-box.ts";
import { ApiError, requireFound } from "../http/api-error.ts";
import { type Clock, formatMoment } from "../http/clock.ts";
import type { CacheScope } from "../http/entity-tag.ts";
import type { Objects } from "../objects/objects.ts";
import type { Database, Flag } from "../store/tables.ts";
import {
  deleteOtherFiles,
  editionInfo,
  findEdition,
  findStanding,
  latestEdition,
  lockStanding,
  readFile,
} from "./edition-store.ts";
import { nextNight } from "./next-night.ts";
import { newWebhookSecret } from "./webhooks.ts";

interface Parts {
  readonly database: Database;
  readonly objects: Objects;
  readonly secretBox: SecretBox;
  readonly now: Clock;
}

type Change = ValidCall<"PUT /api/projects/{id}/standing-edition">["body"];

export interface DeliveredEdition {
  readonly pdf: Uint8Array;
  /** Identifies the bytes. */
  readonly key: string;
}

/** Settings and results of nightly editions. The caller has found the project among those of the user. */
export class StandingEditions {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  describe(projectId: string): Promise<JsonAnswer<"GET /api/projects/{id}/standing-edition">> {
    return describeStanding(this.#parts.database, projectId);
  }

  /** Returns the new key of the webhook, if one was made. */
  change(ownerId: string, projectId: string, change: Change): Promise<string | null> {
    return changeStanding(this.#parts, ownerId, projectId, change);
  }

  remove(projectId: string): Promise<void> {
    return removeStanding(this.#parts.database, projectId);
  }

  decide(projectId: string, editionId: string, deliver: boolean): Promise<void> {
    return decide(this.#parts, projectId, editionId, deliver);
  }

  /** Throws an `ApiError` if the project has no nightly editions. */
  async require(projectId: string): Promise<void> {
    requireFound(await findStanding(this.#parts.database, projectId), messages.noStandingEdition);
  }

  /** PDF of the delivered edition, or of one that needs a decision. */
  async file(projectId: string, editionId: string): Promise<Uint8Array | undefined> {
    const edition = await findEdition(this.#parts.database, editionId);
    return edition?.project_id === projectId ? readFile(this.#parts, edition.id) : undefined;
  }

  /** Returns the last delivered edition, for programs and tablets. Undefined without nightly editions. */
  async delivered(projectId: string, scope: CacheScope): Promise<DeliveredEdition | undefined> {
    const { database } = this.#parts;
    const row = await findStanding(database, projectId);
    const pdf = await readFile(this.#parts, row?.delivered_id ?? null, scope === "private" ? "pdf" : "public_pdf");
    return pdf && row?.delivered_id ? { pdf, key: keyOf(row.delivered_id) } : undefined;
  }

  /** Key of the last delivered edition, without its PDF. */
  async deliveredKey(projectId: string): Promise<string | undefined> {
    const row = await findStanding(this.#parts.database, projectId);
    return row?.delivered_id ? keyOf(row.delivered_id) : undefined;
  }
}

function keyOf(editionId: string): string {
  return `edition-${editionId}`;
}

async function describeStanding(
  database: Database,
  projectId: string,
): Promise<JsonAnswer<"GET /api/projects/{id}/standing-edition">> {
  const row = await findStanding(database, projectId);
  if (!row) return { standing: null };
  const delivered = row.delivered_id === null ? undefined : await findEdition(database, row.delivered_id);
  return {
    standing: {
      hour: row.hour,
      zone: row.zone,
      email: row.sends_email === 1,
      webhook: row.webhook_url,
      next_at: formatMoment(row.next_at),
      delivered: await editionInfo(database, delivered),
      undecided: await editionInfo(database, await latestEdition(database, projectId, "undecided")),
      last: await editionInfo(database, await latestEdition(database, projectId)),
    },
  };
}

/** Milliseconds of an edition before the first one: a start, and a share of each page. */
const firstCost = { start: 300, page: 3, pages: 200 };

async function changeStanding(
  { database, secretBox, now }: Omit<Parts, "objects">,
  ownerId: string,
  projectId: string,
  { hour, zone, email, webhook }: Change,
): Promise<string | null> {
  return database.transaction().execute(async (transaction) => {
    await lockUser(transaction, ownerId);
    const present = await findStanding(transaction, projectId);
    if (!present) await requireRoom(transaction, ownerId);
    const keeps = webhook && !webhook.secret ? (present?.webhook_secret ?? null) : null;
    const made = webhook && !webhook.secret && keeps === null ? newWebhookSecret() : null;
    const secret = webhook?.secret ?? made;
    const settings = {
      hour,
      zone,
      sends_email: (email ? 1 : 0) as Flag,
      webhook_url: webhook?.url ?? null,
      webhook_secret: secret === null ? keeps : secretBox.seal(Buffer.from(secret), `webhook:${projectId}`),
    };
    const isSameNight = present?.hour === hour && present.zone === zone;
    const next_at = isSameNight ? present.next_at : nextNight({ hour, zone }, now());
    const { compiled_pages } = await transaction
      .selectFrom("projects")
      .select("compiled_pages")
      .where("id", "=", projectId)
      .executeTakeFirstOrThrow();
    const cost = firstCost.start + firstCost.page * (compiled_pages ?? firstCost.pages);
    await transaction
      .insertInto("standing_editions")
      .values({ id: projectId, ...settings, next_at, cost, delivered_id: null, declined_digest: null })
      .onConflict((conflict) => conflict.column("id").doUpdateSet({ ...settings, next_at }))
      .execute();
    return made;
  });
}

async function requireRoom(transaction: Database, ownerId: string): Promise<void> {
  const { count } = await transaction
    .selectFrom("standing_editions")
    .innerJoin("projects", "projects.id", "standing_editions.id")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("owner_id", "=", ownerId)
    .executeTakeFirstOrThrow();
  if (count >= nightlyLimits.projects)
    throw new ApiError("QUOTA_EXCEEDED", messages.tooManyStandingEditions(nightlyLimits.projects));
}

async function removeStanding(database: Database, projectId: string): Promise<void> {
  await database.deleteFrom("standing_editions").where("id", "=", projectId).execute();
}

/** Delivers an edition that needs a decision, or keeps the last one and remembers the PDF that was declined. */
async function decide(
  { database, now }: Pick<Parts, "database" | "now">,
  projectId: string,
  editionId: string,
  deliver: boolean,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const standing = await lockStanding(transaction, projectId);
    const decided = await transaction
      .updateTable("editions")
      .set({ state: deliver ? "delivered" : "declined", ended_at: now() })
      .where("id", "=", editionId)
      .where("project_id", "=", projectId)
      .where("state", "=", "undecided")
      .returning("digest")
      .executeTakeFirst();
    const { digest } = requireFound(decided, messages.editionNotFound);
    // Without a PDF there is nothing to deliver.
    if (deliver && digest === null) throw new ApiError("NOT_FOUND", messages.editionNotFound);
    const change = deliver ? { delivered_id: editionId, declined_digest: null } : { declined_digest: digest };
    await transaction.updateTable("standing_editions").set(change).where("id", "=", projectId).execute();
    const delivered = deliver ? editionId : standing?.delivered_id;
    await deleteOtherFiles(transaction, projectId, delivered ? [delivered] : []);
  });
}
