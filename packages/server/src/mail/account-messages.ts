/** Every letter that the server writes. */
import { accountLimits } from "@octavo/contract";
import { writeLetter } from "./letter.ts";
import type { Message } from "./message.ts";

export interface AccountLink {
  readonly username: string;
  readonly link: string;
}

export function resetLink(to: string, { username, link }: AccountLink): Message {
  return writeLetter({
    to,
    subject: "Choose a new password for Octavo",
    body: [
      "A new password was requested for your account.",
      { label: `Choose a new password for ${username}`, url: link },
      `The link works once, for ${accountLimits.resetMinutes} minutes. Your old password stays as it is until then.`,
      "If you did not ask for this, there is nothing to do.",
    ],
  });
}

export function confirmAddress(to: string, link: AccountLink): Message {
  return writeLetter({
    to,
    subject: "Confirm your email address for Octavo",
    body: [
      `The account ${link.username} was created with this email address.`,
      asConfirmation(link),
      `The link works for ${accountLimits.confirmationDays} days. Once the address is confirmed, you can sign in with it and reset a forgotten password.`,
      "If you did not create this account, ignore this message: an address that is not confirmed has no effect.",
    ],
  });
}

/** The answer to a request for a new password if no account has confirmed the address. */
export function confirmFirst(to: string, links: readonly AccountLink[]): Message {
  return writeLetter({
    to,
    subject: "Confirm your email address for Octavo",
    body: [
      "A new password was requested for this email address. That needs a confirmed address, and no account has confirmed this one.",
      ...links.map(asConfirmation),
      `Confirm the address for your account, then ask for the new password again. A link works for ${accountLimits.confirmationDays} days, and an address can be confirmed for one account only.`,
      "If you did not create an account, ignore this message: an address that is not confirmed has no effect.",
    ],
  });
}

const asConfirmation = ({ username, link }: AccountLink) => ({
  label: `Confirm this address for ${username}`,
  url: link,
});

export function passwordChanged(to: string, username: string): Message {
  return writeLetter({
    to,
    subject: "Your password for Octavo was changed",
    body: [
      `The account ${username} has a new password, and everybody who was signed in has been signed out.`,
      "If that was not you, ask for a new password on the page where you sign in, and see who else reads your mail.",
    ],
  });
}

export function anotherAccount(to: string, { created, yours }: { created: string; yours: string }): Message {
  return writeLetter({
    to,
    subject: "Another account with your address at Octavo",
    body: [
      `The account ${created} was created with this email address. The address belongs to your account ${yours}, which has confirmed it.`,
      `If you created it, sign in to ${created} by its username.`,
      "If you did not, there is nothing to do: the new account cannot sign in with your address and receives no links for new passwords.",
    ],
  });
}
