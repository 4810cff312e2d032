/** The part of `localStorage` that the studio uses. */
export type TextStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** Returns undefined if cookies are blocked, because accessing `localStorage` then throws. */
export function browserStorage(): TextStorage | undefined {
  try {
    return localStorage;
  } catch {
    return undefined;
  }
}
