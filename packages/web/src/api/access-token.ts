/** Reads the access token without verifying it; only the server can do that. */
import type { TextStorage } from "../browser/browser-storage.ts";

/** Specification, part 9: the product's name and access_token. */
export const tokenKey = "octavo_access_token";

export interface TokenStore {
  read(): string | undefined;
  write(token: string): void;
  remove(): void;
}

/** Stores the token in `localStorage`, or in memory if storage is unavailable. */
export function tokenStore(storage: TextStorage | undefined): TokenStore {
  let memory: string | undefined;
  const attempt = <Result>(action: (storage: TextStorage) => Result) => {
    try {
      return storage && action(storage);
    } catch {
      return undefined;
    }
  };
  return {
    // Another tab may have written a newer token.
    read: () => (storage ? (attempt((store) => store.getItem(tokenKey)) ?? undefined) : memory),
    write: (token) => {
      memory = token;
      attempt((store) => store.setItem(tokenKey, token));
    },
    remove: () => {
      memory = undefined;
      attempt((store) => store.removeItem(tokenKey));
    },
  };
}

/** Compares in whole seconds. A token without an expiry never expires. */
export function hasExpired(token: string, now: Date): boolean {
  const { exp } = claimsOf(token);
  return typeof exp === "number" && exp <= Math.floor(now.getTime() / 1000);
}

/** Returns the user id of a token, or undefined if it cannot be read. */
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
