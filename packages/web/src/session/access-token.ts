/** The token of whoever is signed in, and what the browser may read in it. Only the server can tell whether it is true. */
import type { TextStorage } from "./browser-storage.ts";

/** Specification, part 9: the product's name and access_token. */
export const tokenKey = "octavo_access_token";

export interface TokenStore {
  read(): string | undefined;
  write(token: string): void;
  remove(): void;
}

/** Keeps the token beyond the page; where the browser keeps nothing, as long as the page is there. */
export function tokenStore(storage: TextStorage | undefined): TokenStore {
  let kept: string | undefined;
  const attempt = <Result>(action: (storage: TextStorage) => Result) => {
    try {
      return storage && action(storage);
    } catch {
      return undefined;
    }
  };
  return {
    // Another tab may have written since.
    read: () => (storage ? (attempt((shelf) => shelf.getItem(tokenKey)) ?? undefined) : kept),
    write: (token) => {
      kept = token;
      attempt((shelf) => shelf.setItem(tokenKey, token));
    },
    remove: () => {
      kept = undefined;
      attempt((shelf) => shelf.removeItem(tokenKey));
    },
  };
}

/** Expiry is compared in whole seconds; a token that says nothing of it has not expired. */
export function hasExpired(token: string, now: Date): boolean {
  const { exp } = claimsOf(token);
  return typeof exp === "number" && exp <= Math.floor(now.getTime() / 1000);
}

/** Whose token it is; nobody's when it cannot be read. */
export function subjectOf(token: string): string | undefined {
  const { sub } = claimsOf(token);
  return typeof sub === "string" ? sub : undefined;
}

function claimsOf(token: string): { readonly exp?: unknown; readonly sub?: unknown } {
  try {
    const claims: unknown = JSON.parse(decodeBase64Url(token.split(".")[1] ?? ""));
    return typeof claims === "object" && claims !== null ? claims : {};
  } catch {
    return {};
  }
}

function decodeBase64Url(text: string): string {
  const bytes = atob(text.replace(/-/g, "+").replace(/_/g, "/"));
  return new TextDecoder().decode(Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)));
}
