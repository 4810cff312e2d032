import type { AccountServices } from "../auth/account-services.ts";
import * as messages from "../mail/account-messages.ts";
import type { QueuedMail } from "../mail/mail-queue.ts";
import type { Database } from "../store/tables.ts";

const kind = "taken_down";
const milliseconds = 7 * 24 * 60 * 60 * 1000;

/** Queues the email to the owner of a project or collection that an administrator took down. `id` is that of the report. */
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
    .leftJoin("projects", "projects.id", "reports.project_id")
    .leftJoin("collections", "collections.id", "reports.collection_id")
    .innerJoin("users", (users) =>
      users.on((known) => known("users.id", "=", known.fn.coalesce("projects.owner_id", "collections.owner_id"))),
    )
    .select(["users.email", "users.language"])
    .select(["reports.collection_id", "reports.project_name", "reports.answer"])
    .where("reports.id", "=", id)
    .executeTakeFirst();
  // The built-in author has no address.
  if (!report || report.email === "") return;
  const { collection_id, project_name: name, answer: reason } = report;
  await mailer.send(
    collection_id === null
      ? messages.projectTakenDown(report, { project: name, reason })
      : messages.collectionTakenDown(report, { collection: name, reason }),
  );
}
