import { ApiFailure, type Client, createClient, type Fetch } from "@octavo/contract";
import { hasExpired, type TokenStore, tokenStore } from "../session/access-token.ts";
import { browserStorage } from "../session/browser-storage.ts";
import { announceLogout } from "../session/logout-event.ts";
import { needsToken } from "./needs-token.ts";

interface ClientDependencies {
  readonly fetch: Fetch<AbortSignal>;
  readonly tokens: TokenStore;
  readonly now: () => Date;
  /** The token has ended, whoever noticed. */
  readonly onLogout: () => void;
}

/** Every call of the studio. All that can go wrong with one comes out as an `ApiFailure`, or as the abort that was asked for. */
export function createApi({ fetch, tokens, now, onLogout }: ClientDependencies): Client<AbortSignal> {
  const send = createClient<AbortSignal>({ fetch: withoutBrowserMessage(fetch), headers: () => bearer(validToken()) });

  const validToken = () => {
    const token = tokens.read();
    if (token === undefined || !hasExpired(token, now())) return token;
    end(token);
    return undefined;
  };

  /** A new sign-in may have come meanwhile, and is not ended by what became of the one before. */
  const end = (token: string | undefined) => {
    if (token !== undefined && tokens.read() === token) tokens.remove();
    if (tokens.read() === undefined) onLogout();
  };

  return async (name, ...options) => {
    const token = validToken();
    if (needsToken(name) && token === undefined) {
      onLogout();
      throw new ApiFailure("UNAUTHORIZED", "Authentication required", { status: 401 });
    }
    try {
      return await send(name, ...options);
    } catch (problem) {
      if (needsToken(name) && problem instanceof ApiFailure && problem.code === "UNAUTHORIZED") end(token);
      throw problem;
    }
  };
}

function bearer(token: string | undefined): Readonly<Record<string, string>> {
  return token === undefined ? {} : { authorization: `Bearer ${token}` };
}

/** Browsers have each their own words for a lost connection, and none of them helps; without words the catalogue's are taken. */
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

export const api = createApi({
  fetch: (url, request) => globalThis.fetch(url, request),
  tokens,
  now: () => new Date(),
  onLogout: announceLogout,
});
