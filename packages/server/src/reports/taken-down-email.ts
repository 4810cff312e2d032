import type { AccountServices } from "../auth/account-services.ts";
import * as messages from "../mail/account-messages.ts";
import type { QueuedMail } from "../mail/mail-queue.ts";
import type { Database } from "../store/tables.ts";

const kind = "taken_down";
const milliseconds = 7 * 24 * 60 * 60 * 1000;

/** Queues the email to the owner of a project that an administrator took down. `id` is that of the report. */
export function queueTakenDown(
  { mailQueue }: Pick<AccountServices, "mailQueue">,
  transaction: Database,
  id: string,
): Promise<QueuedMail> {
  return mailQueue.add(transaction, { kind, about: id, milliseconds });
}

export function registerTakenDownEmail(parts: AccountServices): void {
  parts.otherEmails.set(kind, (id) => sendTakenDown(parts, id));
}

async function sendTakenDown({ database, mailer }: AccountServices, id: string): Promise<void> {
  const report = await database
    .selectFrom("reports")
    .innerJoin("projects", "projects.id", "reports.project_id")
    .innerJoin("users", "users.id", "projects.owner_id")
    .select(["users.email", "users.language", "reports.project_name", "reports.answer"])
    .where("reports.id", "=", id)
    .executeTakeFirst();
  // The built-in author has no address.
  if (!report || report.email === "") return;
  await mailer.send(messages.projectTakenDown(report, { project: report.project_name, reason: report.answer }));
}
