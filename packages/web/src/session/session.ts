import { type Answer, ApiFailure, type Client, type User } from "@octavo/contract";
import { MessageError } from "@octavo/foundation";
import { hasExpired, subjectOf, type TokenStore, tokenKey } from "../api/access-token.ts";
import { type AuthFailure, authFailure, failureMessage, isNetworkError } from "../api/failures.ts";
import { auth as messages } from "../api/messages.ts";

/** Specification, part 4. */
export interface SessionState {
  readonly user: User | undefined;
  readonly token: string | undefined;
  readonly isAuthenticated: boolean;
  readonly isLoading: boolean;
  readonly error: string | undefined;
  /** The user whose token expired during work. The screen stays until they sign in again or sign out. */
  readonly expiredUser: User | undefined;
}

export interface Credentials {
  readonly username: string;
  readonly password: string;
  /** Of the authenticator app, or a recovery code. */
  readonly code?: string;
}

type AccessToken = Answer<"POST /api/auth/login">;

export interface Registration extends Credentials {
  readonly email: string;
  readonly language: NonNullable<User["language"]>;
  /** Code of an invitation. */
  readonly invitation?: string | undefined;
  /** For the first account of a site. */
  readonly setup_code?: string | undefined;
}

interface SessionDependencies {
  readonly api: Client<AbortSignal>;
  readonly tokens: TokenStore;
  readonly now: () => Date;
  readonly pause: (milliseconds: number) => Promise<void>;
}

const signedOut: SessionState = {
  user: undefined,
  token: undefined,
  isAuthenticated: false,
  isLoading: false,
  error: undefined,
  expiredUser: undefined,
};

/** In milliseconds, between attempts to load the user of a session. */
const retryDelays = [300, 1200];

/** The session of the signed-in user, without React or the DOM. */
export class Session {
  readonly #api: Client<AbortSignal>;
  readonly #tokens: TokenStore;
  readonly #now: () => Date;
  readonly #pause: SessionDependencies["pause"];
  readonly #listeners = new Set<() => void>();
  #state: SessionState = { ...signedOut, isLoading: true };

  constructor({ api, tokens, now, pause }: SessionDependencies) {
    this.#api = api;
    this.#tokens = tokens;
    this.#now = now;
    this.#pause = pause;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly state = (): SessionState => this.#state;

  /** Restores the session of an earlier visit, if its token has not expired. */
  async start(): Promise<void> {
    const token = this.#tokens.read();
    if (token === undefined || hasExpired(token, this.#now())) return this.#leave({});
    await this.#enter(token).catch((problem: unknown) => this.#leave({ error: errorMessage(problem) }));
  }

  settled(): Promise<SessionState> {
    return new Promise((resolve) => {
      if (!this.#state.isLoading) return resolve(this.#state);
      const unsubscribe = this.subscribe(() => {
        if (this.#state.isLoading) return;
        unsubscribe();
        resolve(this.#state);
      });
    });
  }

  /** Returns the error, or undefined on success. `state().error` has the same message. */
  signIn(credentials: Credentials): Promise<AuthFailure | undefined> {
    return this.#attempt(() => this.#logIn(credentials));
  }

  /** The same for a sign-in without a password. `request` gets the token. */
  signInBy(request: () => Promise<Pick<AccessToken, "access_token">>): Promise<AuthFailure | undefined> {
    return this.#attempt(() => this.#enterBy(request));
  }

  register({
    username,
    email,
    password,
    language,
    invitation,
    setup_code,
  }: Registration): Promise<AuthFailure | undefined> {
    return this.#attempt(async () => {
      const code = invitation === undefined ? {} : { invitation };
      const setup = setup_code === undefined ? {} : { setup_code };
      await this.#api("POST /api/auth/register", { body: { username, email, password, language, ...code, ...setup } });
      try {
        await this.#logIn({ username, password });
      } catch (problem) {
        throw new MessageError(messages.registeredOnly(errorMessage(problem)), { cause: problem });
      }
    });
  }

  /** Signs out without waiting for the network, so that it also works offline. */
  signOut(): void {
    const { token } = this.#state;
    if (token !== undefined) {
      // If the request fails, the token expires by itself.
      void this.#api("POST /api/auth/logout", { body: {} }).catch(() => undefined);
    }
    this.#tokens.remove();
    this.#leave({});
  }

  /** Handles `auth:logout`: the token has expired or was refused. */
  expire(): void {
    const { user, expiredUser, isLoading } = this.#state;
    // A session that is loading or has ended cannot expire.
    if (isLoading || !(user ?? expiredUser)) return;
    this.#tokens.remove();
    this.#leave({ expiredUser: user ?? expiredUser });
  }

  /** Handles a change of the token by another tab. */
  async onStorageEvent({ key, newValue }: Pick<StorageEvent, "key" | "newValue">): Promise<void> {
    // A null key means that all storage was cleared.
    if (key !== tokenKey && key !== null) return;
    if (!newValue) return this.expire();
    const { token, user, expiredUser } = this.#state;
    if (newValue === token) return;
    const person = user ?? expiredUser;
    if (person && person.id === subjectOf(newValue)) this.#welcome(person, newValue);
    else await this.#attempt(() => this.#enter(newValue));
  }

  /** Throws if the server refuses. */
  async acceptTerms(): Promise<void> {
    const user = await this.#api("POST /api/auth/accept-terms", { body: { accepted: true } });
    this.#set({ user });
  }

  /** Stores the language for other browsers and for emails. Without a session or a connection, only this browser has it. */
  async chooseLanguage(language: NonNullable<User["language"]>): Promise<void> {
    if (this.#state.token === undefined) return;
    await this.#api("PUT /api/account/language", { body: { language } }).catch(() => undefined);
  }

  /** Loads the user again after a change of the account. Does nothing without a session. */
  async refresh(): Promise<void> {
    const { token } = this.#state;
    if (token === undefined) return;
    const user = await this.#fetchUser();
    if (this.#state.token === token) this.#set({ user });
  }

  /** Continues with the token that replaces the one before. */
  renew({ access_token: token }: Pick<AccessToken, "access_token">): void {
    this.#tokens.write(token);
    this.#set({ token });
  }

  dismissError(): void {
    if (this.#state.error !== undefined) this.#set({ error: undefined });
  }

  async #attempt(work: () => Promise<void>): Promise<AuthFailure | undefined> {
    const { user, expiredUser = user } = this.#state;
    this.#set({ isLoading: true, error: undefined });
    try {
      await work();
      return undefined;
    } catch (problem) {
      this.#leave({ error: errorMessage(problem), expiredUser });
      return authFailure(problem);
    }
  }

  async #logIn(credentials: Credentials): Promise<void> {
    await this.#enterBy(() => this.#api("POST /api/auth/login", { body: credentials }));
  }

  async #enterBy(request: () => Promise<Pick<AccessToken, "access_token">>): Promise<void> {
    const { access_token } = await request();
    this.#tokens.write(access_token);
    await this.#enter(access_token);
  }

  async #enter(token: string): Promise<void> {
    this.#set({ isLoading: true, error: undefined });
    this.#welcome(await this.#fetchUser(), token);
  }

  #welcome(user: User, token: string): void {
    this.#set({ ...signedOut, user, token, isAuthenticated: true });
  }

  async #fetchUser(): Promise<User> {
    for (const milliseconds of retryDelays) {
      try {
        return await this.#api("GET /api/auth/me");
      } catch (problem) {
        if (!isNetworkError(problem)) throw problem;
        await this.#pause(milliseconds);
      }
    }
    return this.#api("GET /api/auth/me");
  }

  #leave(rest: Partial<Pick<SessionState, "error" | "expiredUser">>): void {
    this.#tokens.remove();
    this.#set({ ...signedOut, ...rest });
  }

  #set(change: Partial<SessionState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}

/** Specification, part 8: the server's message, or else that of the local error. */
function errorMessage(problem: unknown): string {
  return problem instanceof ApiFailure ? authFailure(problem).message : failureMessage(problem, messages.unexpected);
}
