import { accountLimits } from "@octavo/contract";
import { formatEmail, type Recipient, text } from "./email.ts";
import type { Message } from "./message.ts";

export interface AccountLink {
  readonly username: string;
  readonly link: string;
}

const confirmationDays = String(accountLimits.confirmationDays);

export interface FailedCalendar {
  readonly project: string;
  readonly calendar: string;
  /** Address of the dates of the project. */
  readonly link: string;
}

export function calendarFailed(to: Recipient, { project, calendar, link }: FailedCalendar): Message {
  return formatEmail({
    to,
    subject: text("A calendar of {project} can't be read", { project }),
    body: [
      text("The calendar {calendar} of your planner {project} could not be read from its address three times.", {
        calendar,
        project,
      }),
      text("The planner keeps the events from before. Open its dates to see the reason, and to change the address."),
      { label: text("Open the dates of the project"), url: link },
    ],
  });
}

export function testEmail(to: Recipient): Message {
  return formatEmail({
    to,
    subject: text("A test email from Octavo"),
    body: [text("The mail settings of the site work.")],
  });
}

export function resetLink(to: Recipient, { username, link }: AccountLink): Message {
  return formatEmail({
    to,
    subject: text("Choose a new password for Octavo"),
    body: [
      text("A new password was requested for your account."),
      { label: text("Choose a new password for {username}", { username }), url: link },
      text("The link works once, for {minutes} minutes. Your old password keeps working until you choose a new one.", {
        minutes: String(accountLimits.resetMinutes),
      }),
      text("If you did not request this, you can ignore this message."),
    ],
  });
}

export function confirmAddress(to: Recipient, link: AccountLink): Message {
  return formatEmail({
    to,
    subject: text("Confirm your email address for Octavo"),
    body: [
      text("The account {username} was created with this email address.", { username: link.username }),
      asConfirmation(link),
      text(
        "The link works for {days} days. Once the address is confirmed, you can sign in with it and reset a forgotten password.",
        { days: confirmationDays },
      ),
      text("If you did not create this account, ignore this message. An unconfirmed address has no effect."),
    ],
  });
}

/** Reply to a password reset if no account has confirmed the address. */
export function confirmFirst(to: Recipient, links: readonly AccountLink[]): Message {
  return formatEmail({
    to,
    subject: text("Confirm your email address for Octavo"),
    body: [
      text(
        "A new password was requested for this email address. This requires a confirmed address, and no account has confirmed this one.",
      ),
      ...links.map(asConfirmation),
      text(
        "Confirm the address for your account, and then request a new password again. A link works for {days} days, and an address can be confirmed for one account only.",
        { days: confirmationDays },
      ),
      text("If you did not create an account, ignore this message. An unconfirmed address has no effect."),
    ],
  });
}

const asConfirmation = ({ username, link }: AccountLink) => ({
  label: text("Confirm this address for {username}", { username }),
  url: link,
});

const ifNotChanged = text(
  "If you did not change it, request a new password on the sign-in page, and check who has access to your mailbox.",
);

/** After a password reset. */
export function passwordReset(to: Recipient, username: string): Message {
  return formatEmail({
    to,
    subject: text("Your password for Octavo was changed"),
    body: [
      text("The account {username} has a new password. All sessions have been signed out.", { username }),
      ifNotChanged,
    ],
  });
}

const unexpectedChange = text(
  "If you did not do this, change your password, remove what you don't know on the account page, and sign out everywhere.",
);

export function passkeyAdded(to: Recipient, username: string): Message {
  return formatEmail({
    to,
    subject: text("A new passkey for Octavo"),
    body: [
      text("A passkey was added to the account {username}. It can be used to sign in.", { username }),
      unexpectedChange,
    ],
  });
}

export function passkeyRemoved(to: Recipient, username: string): Message {
  return formatEmail({
    to,
    subject: text("A passkey for Octavo was removed"),
    body: [
      text("A passkey was removed from the account {username}. It can no longer be used to sign in.", { username }),
      unexpectedChange,
    ],
  });
}

export function authenticatorAdded(to: Recipient, username: string): Message {
  return formatEmail({
    to,
    subject: text("An authenticator app for Octavo"),
    body: [
      text("The account {username} now asks for a code of an authenticator app beside the password.", { username }),
      unexpectedChange,
    ],
  });
}

export function authenticatorRemoved(to: Recipient, username: string): Message {
  return formatEmail({
    to,
    subject: text("An authenticator app for Octavo was removed"),
    body: [
      text("The account {username} no longer asks for a code of an authenticator app.", { username }),
      unexpectedChange,
    ],
  });
}

export function passwordRemoved(to: Recipient, username: string): Message {
  return formatEmail({
    to,
    subject: text("Your password for Octavo was removed"),
    body: [
      text("The password of the account {username} was removed. You sign in to it in another way.", { username }),
      unexpectedChange,
    ],
  });
}

export function identityLinked(to: Recipient, username: string): Message {
  return formatEmail({
    to,
    subject: text("A new way to sign in to Octavo"),
    body: [
      text("The account {username} was linked with an account at another provider, which can be used to sign in.", {
        username,
      }),
      unexpectedChange,
    ],
  });
}

export function recoveryCodeUsed(to: Recipient, username: string): Message {
  return formatEmail({
    to,
    subject: text("A recovery code for Octavo was used"),
    body: [
      text("A recovery code was used to sign in to the account {username}. It can't be used again.", { username }),
      unexpectedChange,
    ],
  });
}

/** After a change on the account page. */
export function passwordChanged(to: Recipient, username: string): Message {
  return formatEmail({
    to,
    subject: text("Your password for Octavo was changed"),
    body: [
      text("The account {username} has a new password. All other sessions have been signed out.", { username }),
      ifNotChanged,
    ],
  });
}

export function anotherAccount(to: Recipient, { created, yours }: { created: string; yours: string }): Message {
  return formatEmail({
    to,
    subject: text("Another account with your address at Octavo"),
    body: [
      text(
        "The account {created} was created with this email address. The address belongs to your account {yours}, which has confirmed it.",
        { created, yours },
      ),
      text("If you created it, sign in to {created} with its username.", { created }),
      text(
        "If you did not, you can ignore this message. The new account can't sign in with your address and receives no password reset links.",
      ),
    ],
  });
}

/** To the new address of an account. */
export function confirmNewAddress(to: Recipient, link: AccountLink): Message {
  return formatEmail({
    to,
    subject: text("Confirm your email address for Octavo"),
    body: [
      text("The account {username} asks to use this email address.", { username: link.username }),
      asConfirmation(link),
      text("The link works for {days} days. Until you use it, the account keeps its present address.", {
        days: confirmationDays,
      }),
      text("If this is not your account, ignore this message. An unconfirmed address has no effect."),
    ],
  });
}

/** To the account that has confirmed the address which another account asks for. */
export function addressInUse(to: Recipient, { other, yours }: { other: string; yours: string }): Message {
  return formatEmail({
    to,
    subject: text("Another account with your address at Octavo"),
    body: [
      text(
        "The account {other} asks to use this email address. The address belongs to your account {yours}, which has confirmed it, so it can't be used twice.",
        { other, yours },
      ),
      text(
        "If you asked for this, delete {yours}, or give it another address first. If you did not, you can ignore this message.",
        { yours },
      ),
    ],
  });
}

interface ChangedAddress {
  readonly username: string;
  /** The new address. */
  readonly email: string;
}

/** To the present address, when a new one is requested. */
export function addressChangeRequested(to: Recipient, change: ChangedAddress): Message {
  return formatEmail({
    to,
    subject: text("A new email address for your account at Octavo"),
    body: [
      text(
        "Somebody who is signed in to {username} asked to change its email address to {email}. The address changes when the link that we sent there is used.",
        { ...change },
      ),
      text("If this was not you, sign in, cancel the change on your account page, and choose a new password."),
    ],
  });
}

/** To the old address, after the new one is confirmed. */
export function addressChanged(to: Recipient, change: ChangedAddress): Message {
  return formatEmail({
    to,
    subject: text("A new email address for your account at Octavo"),
    body: [
      text(
        "The account {username} has the email address {email} now. This address can no longer sign in to it or reset its password.",
        { ...change },
      ),
      text("If this was not you, contact the administrator of the server."),
    ],
  });
}

export function accountDeleted(to: Recipient, username: string): Message {
  return formatEmail({
    to,
    subject: text("Your account at Octavo was deleted"),
    body: [
      text("The account {username} is deleted, with its planners, templates and tokens. This can't be undone.", {
        username,
      }),
      text("Copies that other people made of your public planners stay with them."),
      text("If this was not you, contact the administrator of the server."),
    ],
  });
}

export function usernameChanged(to: Recipient, username: string): Message {
  return formatEmail({
    to,
    subject: text("Your username at Octavo was changed"),
    body: [
      text("Your account is called {username} now. Sign in with this name, or with your email address.", { username }),
      text("If this was not you, sign in, and choose a new password on your account page."),
    ],
  });
}

interface InvitationText {
  readonly link: string;
  /** Words of the administrator. May be empty. */
  readonly note: string;
  readonly date: string;
  readonly site: string;
}

export function invitationEmail(to: Recipient, { link, note, date, site }: InvitationText): Message {
  return formatEmail({
    to,
    subject: text("You are invited to Octavo"),
    body: [
      text("An administrator of {site} invites you to make planners there.", { site }),
      ...(note === "" ? [] : [text("{words}", { words: note })]),
      { label: text("Create your account"), url: link },
      text("The invitation works once, until {date}.", { date }),
      text("If you do not know this site, you can ignore this message."),
    ],
  });
}

export function projectTakenDown(to: Recipient, { project, reason }: { project: string; reason: string }): Message {
  return formatEmail({
    to,
    subject: text("Your project {project} is no longer public", { project }),
    body: [
      text("An administrator has made your public project {project} private. It is still among your projects.", {
        project,
      }),
      text("Reason: {reason}", { reason }),
      text("You cannot publish it again until an administrator allows it."),
    ],
  });
}

export function collectionTakenDown(
  to: Recipient,
  { collection, reason }: { collection: string; reason: string },
): Message {
  return formatEmail({
    to,
    subject: text("Your collection {collection} is no longer public", { collection }),
    body: [
      text("An administrator has made your public collection {collection} private. You still have it.", { collection }),
      text("Reason: {reason}", { reason }),
      text("You cannot publish it again until an administrator allows it."),
    ],
  });
}
