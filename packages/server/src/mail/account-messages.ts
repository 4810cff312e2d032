import { accountLimits } from "@octavo/contract";
import { formatEmail } from "./email.ts";
import type { Message } from "./message.ts";

export interface AccountLink {
  readonly username: string;
  readonly link: string;
}

export function resetLink(to: string, { username, link }: AccountLink): Message {
  return formatEmail({
    to,
    subject: "Choose a new password for Octavo",
    body: [
      "A new password was requested for your account.",
      { label: `Choose a new password for ${username}`, url: link },
      `The link works once, for ${accountLimits.resetMinutes} minutes. Your old password keeps working until you choose a new one.`,
      "If you did not request this, you can ignore this message.",
    ],
  });
}

export function confirmAddress(to: string, link: AccountLink): Message {
  return formatEmail({
    to,
    subject: "Confirm your email address for Octavo",
    body: [
      `The account ${link.username} was created with this email address.`,
      asConfirmation(link),
      `The link works for ${accountLimits.confirmationDays} days. Once the address is confirmed, you can sign in with it and reset a forgotten password.`,
      "If you did not create this account, ignore this message. An unconfirmed address has no effect.",
    ],
  });
}

/** Reply to a password reset if no account has confirmed the address. */
export function confirmFirst(to: string, links: readonly AccountLink[]): Message {
  return formatEmail({
    to,
    subject: "Confirm your email address for Octavo",
    body: [
      "A new password was requested for this email address. This requires a confirmed address, and no account has confirmed this one.",
      ...links.map(asConfirmation),
      `Confirm the address for your account, and then request a new password again. A link works for ${accountLimits.confirmationDays} days, and an address can be confirmed for one account only.`,
      "If you did not create an account, ignore this message. An unconfirmed address has no effect.",
    ],
  });
}

const asConfirmation = ({ username, link }: AccountLink) => ({
  label: `Confirm this address for ${username}`,
  url: link,
});

export function passwordChanged(to: string, username: string): Message {
  return formatEmail({
    to,
    subject: "Your password for Octavo was changed",
    body: [
      `The account ${username} has a new password. All sessions have been signed out.`,
      "If you did not change it, request a new password on the sign-in page, and check who has access to your mailbox.",
    ],
  });
}

export function anotherAccount(to: string, { created, yours }: { created: string; yours: string }): Message {
  return formatEmail({
    to,
    subject: "Another account with your address at Octavo",
    body: [
      `The account ${created} was created with this email address. The address belongs to your account ${yours}, which has confirmed it.`,
      `If you created it, sign in to ${created} with its username.`,
      "If you did not, you can ignore this message. The new account can't sign in with your address and receives no password reset links.",
    ],
  });
}

export function invitationLetter(
  to: string,
  { link, note, expiresOn, site }: { link: string; note: string; expiresOn: string; site: string },
): Message {
  return formatEmail({
    to,
    subject: "You are invited to Octavo",
    body: [
      `An administrator of ${site} invites you to make planners there.`,
      ...(note === "" ? [] : [note]),
      { label: "Create your account", url: link },
      `The invitation works once, until ${expiresOn}.`,
      "If you don't know this site, you can ignore this message.",
    ],
  });
}

export function projectTakenDown(to: string, { project, reason }: { project: string; reason: string }): Message {
  return formatEmail({
    to,
    subject: `Your project ${project} is private now`,
    body: [
      `An administrator has taken your public project ${project} out of the gallery. It still is among your projects.`,
      `The reason: ${reason}`,
      "You can't publish it again until an administrator allows it. Reply to the administrator of the site if you disagree.",
    ],
  });
}

export function testMessage(to: string, site: string): Message {
  return formatEmail({ to, subject: "Test message from Octavo", body: [`E-mail of ${site} works.`] });
}
