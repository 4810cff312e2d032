import type { AccountServices } from "../auth/account-services.ts";
import * as messages from "../mail/account-messages.ts";
import type { QueuedMail } from "../mail/mail-queue.ts";
import type { Database } from "../store/tables.ts";
import { renewCode } from "./invitations.ts";

const kind = "invitation";
const milliseconds = 3 * 24 * 60 * 60 * 1000;

/** Queues the email of an invitation with an address. */
export function queueInvitation(
  { mailQueue }: Pick<AccountServices, "mailQueue">,
  transaction: Database,
  id: string,
): Promise<QueuedMail> {
  return mailQueue.add(transaction, { kind, about: id, milliseconds });
}

export function registerInvitationEmail(parts: AccountServices): void {
  parts.otherEmails.set(kind, (id) => sendInvitation(parts, id));
}

async function sendInvitation(parts: AccountServices, id: string): Promise<void> {
  const invitation = await renewCode(parts, id);
  if (!invitation) return;
  const { email, link, note, expires_at, language } = invitation;
  const date = new Date(expires_at).toISOString().slice(0, 10);
  await parts.mailer.send(messages.invitationEmail({ email, language }, { link, note, date, site: parts.publicUrl }));
}
