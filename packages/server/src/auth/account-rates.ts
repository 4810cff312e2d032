import type { RateLimit } from "../http/limit-rate.ts";

/** How often is too often. An address may be that of a school. */
export interface AccountRates {
  readonly loginsPerAddress: RateLimit;
  readonly registrationsPerAddress: RateLimit;
  /** Requests for a link and tries to use one. */
  readonly resetsPerAddress: RateLimit;
  /** Reset requests for one mailbox, and confirmation letters to it that one network asks for. */
  readonly lettersPerMailbox: RateLimit;
  /** Confirmation letters to one mailbox that all networks together ask for. */
  readonly lettersPerMailboxFromAll: RateLimit;
  /** Wrong passwords for one account from everywhere, its owner's usual addresses apart. ASVS 2.2.1 allows 100 an hour. */
  readonly failuresPerAccount: RateLimit;
  /** Wrong passwords for one account from one address before the delays begin; they are forgotten after `seconds`. */
  readonly failuresBeforeDelays: RateLimit;
  /** The first delay; each further failure doubles it. */
  readonly delaySeconds: { readonly first: number; readonly longest: number };
}

const minute = 60;
const hour = 60 * minute;

export const usualRates: AccountRates = {
  loginsPerAddress: { limit: 300, seconds: 10 * minute },
  registrationsPerAddress: { limit: 300, seconds: hour },
  resetsPerAddress: { limit: 100, seconds: hour },
  lettersPerMailbox: { limit: 3, seconds: hour },
  lettersPerMailboxFromAll: { limit: 20, seconds: hour },
  failuresPerAccount: { limit: 50, seconds: hour },
  failuresBeforeDelays: { limit: 5, seconds: hour },
  delaySeconds: { first: 1, longest: 15 * minute },
};
