/** Whose names the keys have. */
export const platform: "mac" | "other" = /Mac|iPhone|iPad/.test(navigator.userAgent) ? "mac" : "other";
