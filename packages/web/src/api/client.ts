import { ApiFailure, type Client, createClient, type Fetch } from "@octavo/contract";
import { browserStorage } from "../browser/browser-storage.ts";
import { basePath } from "../browser/site-path.ts";
import { hasExpired, type TokenStore, tokenStore } from "./access-token.ts";
import { isRefusal } from "./failures.ts";
import { announceLogout } from "./logout-event.ts";
import { needsToken } from "./needs-token.ts";

interface ClientDependencies {
  readonly fetch: Fetch<AbortSignal>;
  readonly tokens: TokenStore;
  readonly now: () => Date;
  /** Called when the token has expired or was refused. */
  readonly onLogout: () => void;
  /** Called when a call needs a recent sign-in. It is repeated if this resolves to true. */
  readonly confirmIdentity: () => Promise<boolean>;
}

let askForIdentity = async () => false;

/** Sets the function that asks the user to confirm an identity. It makes calls itself, so this module can't import it. */
export function confirmIdentityBy(ask: typeof askForIdentity): void {
  askForIdentity = ask;
}

let prepare: (requestId: string) => Promise<void> = async () => undefined;

/** Sets the function that runs before an unexpected error of the server reaches its caller. Workers show no messages. */
export function beforeInternalError(run: typeof prepare): void {
  prepare = run;
}

/** Creates the client for all API calls. A call rejects with an `ApiFailure`, or with the `AbortError` of its signal. */
export function createApi({ fetch, tokens, now, onLogout, confirmIdentity }: ClientDependencies): Client<AbortSignal> {
  const send = createClient<AbortSignal>({
    fetch: withoutBrowserMessage(fetch),
    origin: basePath,
    headers: () => bearer(validToken()),
  });

  const validToken = () => {
    const token = tokens.read();
    if (token === undefined || !hasExpired(token, now())) return token;
    end(token);
    return undefined;
  };

  /** Ends the session of this token, unless a newer sign-in has replaced it. */
  const end = (token: string | undefined) => {
    if (token !== undefined && tokens.read() === token) tokens.remove();
    if (tokens.read() === undefined) onLogout();
  };

  const call: Client<AbortSignal> = async (name, ...options) => {
    const token = validToken();
    if (needsToken(name) && token === undefined) {
      onLogout();
      throw new ApiFailure("UNAUTHORIZED", "Authentication required", { status: 401 });
    }
    try {
      return await send(name, ...options);
    } catch (problem) {
      if (isRefusal(problem, "INTERNAL_ERROR")) await prepare(problem.body?.request_id ?? "");
      if (needsToken(name) && problem instanceof ApiFailure && problem.code === "UNAUTHORIZED") end(token);
      if (isRefusal(problem, "CONFIRM_IDENTITY") && (await confirmIdentity())) return call(name, ...options);
      throw problem;
    }
  };
  return call;
}

function bearer(token: string | undefined): Readonly<Record<string, string>> {
  return token === undefined ? {} : { authorization: `Bearer ${token}` };
}

/** Removes the browser's own message for a lost connection, so that the client uses its catalogue's message. */
function withoutBrowserMessage(fetch: Fetch<AbortSignal>): Fetch<AbortSignal> {
  return async (url, request) => {
    try {
      return await fetch(url, request);
    } catch (cause) {
      if (cause instanceof Error && cause.name === "AbortError") throw cause;
      throw new Error("", { cause });
    }
  };
}

export const tokens = tokenStore(browserStorage());

/** Creates a client of this session with another way to fetch. */
export const apiThrough = (fetch: Fetch<AbortSignal>) =>
  createApi({
    fetch,
    tokens,
    now: () => new Date(),
    onLogout: announceLogout,
    confirmIdentity: () => askForIdentity(),
  });

export const api = apiThrough((url, request) => globalThis.fetch(url, request));
