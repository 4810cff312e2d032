import type { EditionReport } from "@octavo/contract";
import type { AccountServices } from "../auth/account-services.ts";
import * as messages from "../mail/edition-messages.ts";
import type { MailQueue, QueuedMail } from "../mail/mail-queue.ts";
import type { Database } from "../store/tables.ts";

const kind = "edition";
const milliseconds = 24 * 60 * 60 * 1000;

/** Queues the email to the owner about an edition. */
export function queueEditionEmail(mailQueue: MailQueue, transaction: Database, id: string): Promise<QueuedMail> {
  return mailQueue.add(transaction, { kind, about: id, milliseconds });
}

type Parts = Pick<AccountServices, "database" | "mailer" | "otherEmails" | "publicUrl">;

export function registerEditionEmail(parts: Parts): void {
  parts.otherEmails.set(kind, (id) => sendEditionEmail(parts, id));
}

/** Sends nothing to an address that may belong to somebody else. */
async function sendEditionEmail({ database, mailer, publicUrl }: Parts, id: string): Promise<void> {
  const found = await database
    .selectFrom("editions")
    .innerJoin("projects", "projects.id", "editions.project_id")
    .innerJoin("users", "users.id", "projects.owner_id")
    .select(["users.email", "users.language", "users.email_proven_at", "projects.id", "projects.name"])
    .select(["editions.state", "editions.report"])
    .where("editions.id", "=", id)
    .executeTakeFirst();
  if (!found || found.email_proven_at === null || found.report === "") return;
  const report: EditionReport = JSON.parse(found.report);
  const { added, changed, removed } = report.events;
  const about = {
    project: found.name,
    link: `${publicUrl}/projects/${found.id}`,
    events: String(added + changed + removed),
    pages: String(report.changed_pages + report.removed_pages),
  };
  if (found.state === "delivered") await mailer.send(messages.newEdition(found, about));
  if (found.state === "undecided") await mailer.send(messages.undecidedEdition(found, about));
  if (found.state === "failed") await mailer.send(messages.failedEdition(found, about));
}
