import { randomBytes, randomUUID } from "node:crypto";
import { type Invitation, type JsonAnswer, errorMessages as messages, type ValidCall } from "@octavo/contract";
import { type Actor, recordEvent } from "../audit/audit-log.ts";
import type { AccountServices } from "../auth/account-services.ts";
import { hashToken } from "../auth/link-token.ts";
import { isUsable } from "../auth/redeem-invitation.ts";
import { requireFound } from "../http/api-error.ts";
import { formatMoment } from "../http/clock.ts";
import type { QueuedMail } from "../mail/mail-queue.ts";
import type { Database, InvitationTable } from "../store/tables.ts";

type NewInvitations = ValidCall<"POST /api/admin/invitations">["body"];

const day = 24 * 60 * 60 * 1000;

/** 128 bits. */
const codeBytes = 16;

const newCode = () => randomBytes(codeBytes).toString("base64url");

const invitationLink = (publicUrl: string, code: string) => `${publicUrl}/register?invitation=${code}`;

interface Options {
  readonly actor: Actor;
  /** Queues the email of an invitation. Undefined on a site without a mail server. */
  readonly queueEmail: ((database: Database, id: string) => Promise<QueuedMail>) | undefined;
}

/** Makes invitations. Those with an address are sent if the site has a mail server; the others have a link to copy. */
export async function createInvitations(
  { database, publicUrl, now }: Pick<AccountServices, "database" | "publicUrl" | "now">,
  { emails, links, note, days }: NewInvitations,
  { actor, queueEmail }: Options,
): Promise<{ readonly created: JsonAnswer<"POST /api/admin/invitations">; readonly queued: readonly QueuedMail[] }> {
  const addresses = [...emails, ...Array<string>(links).fill("")];
  const at = now();
  const codes = addresses.map(newCode);
  const rows = addresses.map((email, i) => ({
    id: randomUUID(),
    code_hash: hashToken(codes[i] ?? ""),
    email,
    note,
    created_by: actor?.userId ?? null,
    created_at: at,
    expires_at: at + days * day,
    used_by: null,
    used_at: null,
  }));
  const queued: QueuedMail[] = [];
  await database.transaction().execute(async (transaction) => {
    await transaction.insertInto("invitations").values(rows).execute();
    if (queueEmail) for (const { id, email } of rows) if (email !== "") queued.push(await queueEmail(transaction, id));
    const details = { invitations: rows.length, emails: emails.join(", "), days };
    await recordEvent(transaction, { actor, action: "invitation.create", subject: note, details }, at);
  });
  const invitations = rows.map((row, i) => ({
    ...invitationResponse({ ...row, creator: actor?.username ?? null, user: null }),
    link: row.email !== "" && queueEmail ? null : invitationLink(publicUrl, codes[i] ?? ""),
  }));
  return { created: { invitations, sent: queued.length }, queued };
}

/**
 * Gives an unused invitation a new code, because only digests are stored. Earlier links stop working. Returns the content
 * of its email, in the language of the administrator who made it.
 */
export async function renewCode(
  { database, publicUrl, now }: Pick<AccountServices, "database" | "publicUrl" | "now">,
  id: string,
) {
  const code = newCode();
  const row = await database
    .updateTable("invitations")
    .set({ code_hash: hashToken(code) })
    .where(isUsable(now()))
    .where("id", "=", id)
    .returning(["email", "note", "expires_at", "created_by"])
    .executeTakeFirst();
  if (!row) return undefined;
  const creator = database.selectFrom("users").select("language").where("id", "=", row.created_by);
  const language = (await creator.executeTakeFirst())?.language ?? null;
  return { ...row, language, link: invitationLink(publicUrl, code) };
}

export async function listInvitations(
  database: Database,
  { limit, offset }: ValidCall<"GET /api/admin/invitations">["query"],
): Promise<JsonAnswer<"GET /api/admin/invitations">> {
  const rows = await database
    .selectFrom("invitations")
    .leftJoin("users as creators", "creators.id", "invitations.created_by")
    .leftJoin("users as guests", "guests.id", "invitations.used_by")
    .selectAll("invitations")
    .select(["creators.username as creator", "guests.username as user"])
    .orderBy("invitations.created_at", "desc")
    .orderBy("invitations.id", "desc")
    .limit(limit)
    .offset(offset)
    .execute();
  const { total } = await database
    .selectFrom("invitations")
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  return { invitations: rows.map(invitationResponse), total };
}

export async function revokeInvitation(
  { database, now }: Pick<AccountServices, "database" | "now">,
  id: string,
  actor: Actor,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const row = await transaction
      .deleteFrom("invitations")
      .where("id", "=", id)
      .where("used_at", "is", null)
      .returning(["email", "note"])
      .executeTakeFirst();
    const { email, note } = requireFound(row, messages.invitationNotFound);
    const event = { actor, action: "invitation.revoke", subject: email || note } as const;
    await recordEvent(transaction, event, now());
  });
}

type ListedInvitation = InvitationTable & { readonly creator: string | null; readonly user: string | null };

function invitationResponse({ id, email, note, created_at, expires_at, ...row }: ListedInvitation): Invitation {
  return {
    id,
    email,
    note,
    created_by: row.creator,
    created_at: formatMoment(created_at),
    expires_at: formatMoment(expires_at),
    used_by: row.user,
    used_at: row.used_at === null ? null : formatMoment(row.used_at),
  };
}
