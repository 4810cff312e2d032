/** What is needed of `localStorage`. */
export type TextStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** Even to look at it throws where cookies are switched off. */
export function browserStorage(): TextStorage | undefined {
  try {
    return localStorage;
  } catch {
    return undefined;
  }
}
