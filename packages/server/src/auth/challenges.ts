import type { Clock } from "../http/clock.ts";
import type { Database } from "../store/tables.ts";
import { hashToken, newLinkToken } from "./link-token.ts";

/** State of a sign-in by its kind. `sessionId` is the session that started it. */
export interface ChallengeContents {
  passkey_registration: { readonly sessionId: string };
  passkey_sign_in: Record<string, never>;
  passkey_confirmation: { readonly sessionId: string };
  /** A secret that waits for its first code. Encrypted. */
  authenticator: { readonly sessionId: string; readonly secret: string };
  /** A request to an OpenID provider. The token is its `state`. */
  oidc_request: OidcRequest;
  /** The provider's answer, which waits for the browser. */
  oidc_answer: OidcAnswer;
  /** A user at the provider who has no linked account yet. `user_id` is the account that may be linked. */
  oidc_ticket: OidcTicket;
}

export interface OidcPurpose {
  readonly purpose: "sign_in" | "link" | "confirm";
  /** Undefined for a sign-in. */
  readonly sessionId?: string;
  /** Digest of the secret that the browser keeps. */
  readonly secretHash: string;
}

export interface OidcRequest extends OidcPurpose {
  readonly nonce: string;
  readonly verifier: string;
  /** Seconds since 1970. */
  readonly startedAt: number;
}

/** Meaning of the groups that a provider reported. */
export interface Membership {
  /** False if the provider reported no groups at all. */
  readonly isReported: boolean;
  readonly maySignIn: boolean;
  /** First group of administrators with the user. */
  readonly adminGroup: string | undefined;
}

/** A user at the provider. */
export interface OidcUser {
  readonly issuer: string;
  readonly subject: string;
  /** Empty if unknown. */
  readonly email: string;
  readonly isEmailVerified: boolean;
  /** Name that the provider suggests. Empty if unknown. */
  readonly name: string;
  /** True if the provider reported more than a password for this sign-in. */
  readonly hasSecondFactor: boolean;
  /** Meaning of the groups of the user for this site. Undefined if the site has no rules for groups. */
  readonly membership: Membership | undefined;
}

export interface OidcAnswer extends OidcPurpose {
  readonly user: OidcUser;
}

export interface OidcTicket {
  readonly secretHash: string;
  readonly user: OidcUser;
}

type Kind = keyof ChallengeContents;

export interface TakenChallenge<Name extends Kind> {
  readonly userId: string | undefined;
  readonly content: ChallengeContents[Name];
}

interface NewChallenge<Name extends Kind> {
  readonly userId?: string | undefined;
  readonly minutes: number;
  readonly content: ChallengeContents[Name];
}

/** Random tokens with a state, which are used once. They are in the store, so that any server can receive the answer. */
export class Challenges {
  readonly #database: Database;
  readonly #now: Clock;

  constructor(database: Database, now: Clock) {
    this.#database = database;
    this.#now = now;
  }

  /** Returns a token of 32 random bytes. */
  async create<Name extends Kind>(kind: Name, { userId, minutes, content }: NewChallenge<Name>): Promise<string> {
    const { token, token_hash } = newLinkToken();
    const row = {
      token_hash,
      kind,
      user_id: userId ?? null,
      content: JSON.stringify(content),
      expires_at: this.#now() + minutes * 60_000,
    };
    await this.#database.insertInto("challenges").values(row).execute();
    return token;
  }

  /** Deletes the challenge, so that only one of two requests gets it. Returns undefined if it has expired. */
  async take<Name extends Kind>(kind: Name, token: string): Promise<TakenChallenge<Name> | undefined> {
    const row = await this.#database
      .deleteFrom("challenges")
      .where("token_hash", "=", hashToken(token))
      .where("kind", "=", kind)
      .returning(["user_id", "content", "expires_at"])
      .executeTakeFirst();
    if (!row || row.expires_at <= this.#now()) return undefined;
    return { userId: row.user_id ?? undefined, content: JSON.parse(row.content) as ChallengeContents[Name] };
  }

  /** Returns the content without using it up. */
  async read<Name extends Kind>(kind: Name, token: string): Promise<TakenChallenge<Name> | undefined> {
    const row = await this.#database
      .selectFrom("challenges")
      .select(["user_id", "content"])
      .where("token_hash", "=", hashToken(token))
      .where("kind", "=", kind)
      .where("expires_at", ">", this.#now())
      .executeTakeFirst();
    return row && { userId: row.user_id ?? undefined, content: JSON.parse(row.content) as ChallengeContents[Name] };
  }
}
