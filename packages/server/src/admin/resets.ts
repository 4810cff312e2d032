import { adminLimits, type JsonAnswer } from "@octavo/contract";
import { type Actor, recordEvent } from "../audit/audit-log.ts";
import { queueEmail } from "../auth/account-emails.ts";
import type { AccountServices } from "../auth/account-services.ts";
import { createResetLink } from "../auth/reset-links.ts";
import type { Caller } from "../http/caller.ts";
import { formatMoment } from "../http/clock.ts";
import { testEmail } from "../mail/account-messages.ts";
import type { QueuedMail } from "../mail/mail-queue.ts";
import type { AdminServices } from "./admin-services.ts";
import { requireUser } from "./users.ts";

type ResetParts = Pick<AccountServices, "database" | "limitRate" | "rates" | "mailQueue" | "publicUrl" | "now">;

interface Reset {
  readonly answer: JsonAnswer<"POST /api/admin/users/{id}/reset">;
  readonly mail: QueuedMail | undefined;
}

/** Queues a reset link for a confirmed address. Returns it to the administrator if no email can reach one. */
export async function resetUser(
  { accounts, settings }: Pick<AdminServices, "settings"> & { readonly accounts: ResetParts },
  actor: Actor,
  id: string,
): Promise<Reset> {
  const { database, limitRate, rates, mailQueue, now } = accounts;
  const user = await requireUser(database, id);
  await limitRate(`admin-reset:${user.id}`, rates.emailsPerMailbox);
  const isSent = settings.mail.smtpUrl !== undefined && user.email_proven_at !== null;
  const event = { actor, action: "user.reset", subject: user.username, details: { sent: isSent } } as const;
  await recordEvent(database, event, now());
  if (isSent) {
    const mail = await queueEmail(mailQueue, database, "reset_links", user.email);
    return { answer: { sent: true, link: null, expires_at: null }, mail };
  }
  const { link, expiresAt } = await createResetLink(accounts, user.id);
  return { answer: { sent: false, link, expires_at: formatMoment(expiresAt) }, mail: undefined };
}

export async function sendTestEmail(
  { accounts }: AdminServices,
  actor: Caller,
): Promise<JsonAnswer<"POST /api/admin/test-email">> {
  const { database, limitRate, mailer, now } = accounts;
  await limitRate(`test-email:${actor.userId}`, { limit: adminLimits.testEmailsPerHour, seconds: 3600 });
  const user = await requireUser(database, actor.userId);
  const result = await mailer.test(testEmail(user));
  const details = { accepted: result.accepted };
  await recordEvent(database, { actor, action: "mail.test", subject: actor.username, details }, now());
  return { ...result, to: user.email };
}
