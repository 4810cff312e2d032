import { calendarLimits } from "@octavo/contract";
import type { AccountServices } from "../auth/account-services.ts";
import { calendarFailed } from "../mail/account-messages.ts";
import type { MailQueue, QueuedMail } from "../mail/mail-queue.ts";
import type { Database } from "../store/tables.ts";

const kind = "calendar_failed";
const milliseconds = 24 * 60 * 60 * 1000;

/** Queues the email to the owner of a calendar that could not be read several times. */
export function queueFailedCalendar(mailQueue: MailQueue, transaction: Database, id: string): Promise<QueuedMail> {
  return mailQueue.add(transaction, { kind, about: id, milliseconds });
}

type Parts = Pick<AccountServices, "database" | "mailer" | "otherEmails" | "publicUrl">;

export function registerFailedCalendarEmail(parts: Parts): void {
  parts.otherEmails.set(kind, (id) => sendFailedCalendar(parts, id));
}

/** Sends nothing to an address that may belong to somebody else, and nothing about a calendar that works again. */
async function sendFailedCalendar({ database, mailer, publicUrl }: Parts, id: string): Promise<void> {
  const found = await database
    .selectFrom("calendar_addresses")
    .innerJoin("projects", "projects.id", "calendar_addresses.project_id")
    .innerJoin("users", "users.id", "projects.owner_id")
    .select(["users.email", "users.language", "users.email_proven_at"])
    .select(["projects.id", "projects.name as project", "calendar_addresses.name as calendar", "failures"])
    .where("calendar_addresses.id", "=", id)
    .executeTakeFirst();
  if (!found || found.email_proven_at === null || found.failures < calendarLimits.toldAfter) return;
  const { project, calendar } = found;
  await mailer.send(calendarFailed(found, { project, calendar, link: `${publicUrl}/projects/${found.id}?tab=dates` }));
}
