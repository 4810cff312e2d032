/** Determines the names of modifier keys. */
export const platform: "mac" | "other" = /Mac|iPhone|iPad/.test(navigator.userAgent) ? "mac" : "other";
