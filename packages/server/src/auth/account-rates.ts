import type { RateLimit } from "../http/limit-rate.ts";

/** Rate limits. Many users may share one address, such as a school's. */
export interface AccountRates {
  readonly loginsPerAddress: RateLimit;
  readonly registrationsPerAddress: RateLimit;
  /** Requests for a reset link, and attempts to use one. */
  readonly resetsPerAddress: RateLimit;
  /** Reset requests for one mailbox, and confirmation emails to it from one network. */
  readonly emailsPerMailbox: RateLimit;
  /** Confirmation emails to one mailbox from all networks. */
  readonly emailsPerMailboxFromAll: RateLimit;
  /** Each visit of the sign-in page gets a challenge for the autofill list. */
  readonly passkeyChallengesPerAddress: RateLimit;
  /** New passkeys, recovery codes and links with a provider of one user. */
  readonly signInWayChanges: RateLimit;
  /** Changes of the username of one account, and of its email address. */
  readonly changesPerAccount: RateLimit;
  /**
   * Wrong passwords for one account from all addresses that the account hasn't used before. ASVS 2.2.1 allows 100 an
   * hour.
   */
  readonly failuresPerAccount: RateLimit;
  /** Wrong codes of an authenticator app for one account, beside the right password. */
  readonly wrongCodesPerAccount: RateLimit;
  /** Wrong passwords for one account from one address before delays start. The count is reset after `seconds`. */
  readonly failuresBeforeDelays: RateLimit;
  /** Each further failure doubles the delay. */
  readonly delaySeconds: { readonly first: number; readonly longest: number };
}

const minute = 60;
const hour = 60 * minute;

export const defaultRates: AccountRates = {
  loginsPerAddress: { limit: 300, seconds: 10 * minute },
  registrationsPerAddress: { limit: 300, seconds: hour },
  resetsPerAddress: { limit: 100, seconds: hour },
  emailsPerMailbox: { limit: 3, seconds: hour },
  emailsPerMailboxFromAll: { limit: 20, seconds: hour },
  passkeyChallengesPerAddress: { limit: 3000, seconds: 10 * minute },
  signInWayChanges: { limit: 60, seconds: hour },
  changesPerAccount: { limit: 20, seconds: hour },
  failuresPerAccount: { limit: 50, seconds: hour },
  wrongCodesPerAccount: { limit: 10, seconds: hour },
  failuresBeforeDelays: { limit: 5, seconds: hour },
  delaySeconds: { first: 1, longest: 15 * minute },
};
