/** Every letter that the server writes. */
import { accountLimits } from "@octavo/contract";
import { writeLetter } from "./letter.ts";
import type { Message } from "./message.ts";

export interface ResetLink {
  readonly username: string;
  readonly link: string;
}

export function resetLinks(to: string, links: readonly ResetLink[]): Message {
  return writeLetter({
    to,
    subject: "Choose a new password for Octavo",
    body: [
      links.length === 1
        ? "Somebody, you we hope, asked for a new password for your account."
        : "Somebody, you we hope, asked for a new password. Several accounts have this address:",
      ...links.map(({ username, link }) => ({ label: `Choose a new password for ${username}`, url: link })),
      `A link works once, for ${accountLimits.resetMinutes} minutes. Your old password stays as it is until then.`,
      "If you did not ask for this, there is nothing to do.",
    ],
  });
}

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

export function anotherAccount(to: string, { created, yours }: { created: string; yours: readonly string[] }): Message {
  return writeLetter({
    to,
    subject: "Another account with your address at Octavo",
    body: [
      `Somebody created the account ${created} and gave this address. You already have an account here: ${yours.join(", ")}.`,
      "If that was you, both are yours. You sign in to each by its username.",
      "If it was not, there is nothing to do: the new account sees nothing of yours. Asking for a new password on the page " +
        "where you sign in gives you a link for each account with your address.",
    ],
  });
}
