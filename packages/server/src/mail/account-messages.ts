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

const unexpectedChange =
  "If you did not do this, change your password, remove what you don't know on the account page, and sign out everywhere.";

export function passkeyAdded(to: string, username: string): Message {
  return formatEmail({
    to,
    subject: "A new passkey for Octavo",
    body: [`A passkey was added to the account ${username}. It can be used to sign in.`, unexpectedChange],
  });
}

export function passkeyRemoved(to: string, username: string): Message {
  return formatEmail({
    to,
    subject: "A passkey for Octavo was removed",
    body: [`A passkey was removed from the account ${username}. It can no longer be used to sign in.`, unexpectedChange],
  });
}

export function identityLinked(to: string, username: string): Message {
  return formatEmail({
    to,
    subject: "A new way to sign in to Octavo",
    body: [
      `The account ${username} was linked with an account at another provider, which can be used to sign in.`,
      unexpectedChange,
    ],
  });
}

export function recoveryCodeUsed(to: string, username: string): Message {
  return formatEmail({
    to,
    subject: "A recovery code for Octavo was used",
    body: [`A recovery code was used to sign in to the account ${username}. It can't be used again.`, unexpectedChange],
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
