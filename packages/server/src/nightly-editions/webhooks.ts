/** Signed requests about editions, to addresses that owners choose (docs/editions.md). */
import { createHmac, randomBytes } from "node:crypto";
import type { EditionReport } from "@octavo/contract";
import type { FastifyBaseLogger } from "fastify";
import type { SecretBox } from "../auth/secret-box.ts";
import type { Clock } from "../http/clock.ts";
import { type Access, postGuarded } from "../http/guarded-request.ts";
import type { Database } from "../store/tables.ts";

const secretBytes = 24;
const timeoutMilliseconds = 10_000;
const leaseMilliseconds = 60_000;
const firstPause = 30_000;
/** Attempts of eight hours in all. */
const mostFailures = 10;
const batch = 20;

interface Parts {
  readonly database: Database;
  readonly secretBox: SecretBox;
  readonly publicUrl: string;
  readonly now: Clock;
  readonly log: FastifyBaseLogger;
  readonly access: Access;
}

export function newWebhookSecret(): string {
  return randomBytes(secretBytes).toString("base64url");
}

/** `t=<seconds since 1970>,v1=<HMAC-SHA256 of "<seconds>.<body>" in hexadecimal>`. */
function webhookSignature(secret: string, seconds: number, body: string): string {
  return `t=${seconds},v1=${createHmac("sha256", secret).update(`${seconds}.${body}`).digest("hex")}`;
}

interface DueWebhook {
  readonly id: string;
  readonly webhook_due_at: number | null;
  readonly webhook_failures: number;
}

/** Calls the webhooks that are due. Each server claims one by postponing it, like an email of the mail queue. */
export async function callDueWebhooks(parts: Parts): Promise<void> {
  const { database, now } = parts;
  const due = await database
    .selectFrom("editions")
    .select(["id", "webhook_due_at", "webhook_failures"])
    .where("webhook_due_at", "<=", now())
    .orderBy("webhook_due_at")
    .limit(batch)
    .execute();
  await Promise.all(due.map(async (webhook) => (await claim(parts, webhook)) && callOne(parts, webhook)));
}

async function claim({ database, now }: Parts, { id, webhook_due_at }: DueWebhook): Promise<boolean> {
  const claimed = await database
    .updateTable("editions")
    .set({ webhook_due_at: now() + leaseMilliseconds })
    .where("id", "=", id)
    .where("webhook_due_at", "=", webhook_due_at)
    .returning("id")
    .executeTakeFirst();
  return claimed !== undefined;
}

async function callOne(parts: Parts, { id, webhook_failures }: DueWebhook): Promise<void> {
  const { database, now, log } = parts;
  const set = (webhook_due_at: number | null, failures: number) =>
    database.updateTable("editions").set({ webhook_due_at, webhook_failures: failures }).where("id", "=", id).execute();
  try {
    const status = await post(parts, id);
    if (status !== undefined && (status < 200 || status > 299)) throw new Error(`The server answered ${status}`);
    await set(null, webhook_failures);
  } catch (err) {
    const failures = webhook_failures + 1;
    log.warn({ err, edition: id, failures }, "a webhook could not be called");
    await set(failures < mostFailures ? now() + firstPause * 2 ** webhook_failures : null, failures);
  }
}

/** Returns the status, or undefined if the owner has removed the webhook. */
async function post(parts: Parts, id: string): Promise<number | undefined> {
  const { database, secretBox, now, access } = parts;
  const found = await database
    .selectFrom("editions")
    .innerJoin("standing_editions", "standing_editions.id", "editions.project_id")
    .innerJoin("projects", "projects.id", "editions.project_id")
    .select(["editions.id", "night", "state", "report", "project_id", "projects.name"])
    .select(["webhook_url", "webhook_secret"])
    .where("editions.id", "=", id)
    .executeTakeFirst();
  const sealed = found?.webhook_secret;
  const secret = sealed ? secretBox.open(sealed, `webhook:${found.project_id}`) : undefined;
  if (!found?.webhook_url || !secret) return undefined;
  const body = JSON.stringify(bodyOf(found, parts.publicUrl));
  const headers = {
    "content-type": "application/json",
    "user-agent": "Octavo",
    "octavo-signature": webhookSignature(Buffer.from(secret).toString(), Math.floor(now() / 1000), body),
  };
  return postGuarded(found.webhook_url, { ...access, headers, body, milliseconds: timeoutMilliseconds });
}

interface WebhookSubject {
  readonly id: string;
  readonly night: string;
  readonly state: string;
  readonly report: string;
  readonly project_id: string;
  readonly name: string;
}

function bodyOf({ id, night, state, report, project_id, name }: WebhookSubject, publicUrl: string) {
  const { pages, added_pages, changed_pages, removed_pages, events, calendars }: EditionReport = JSON.parse(report);
  const { added, changed, removed } = events;
  return {
    event: `edition.${state}`,
    edition: { id, night, pages, added_pages, changed_pages, removed_pages, events: { added, changed, removed } },
    calendars,
    project: { id: project_id, name, address: `${publicUrl}/projects/${project_id}` },
    pdf: `${publicUrl}/api/projects/${project_id}/editions/${id}/pdf`,
  };
}
