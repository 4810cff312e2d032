/** Fallback messages for codes and tokens. */

export const transfer = {
  makeCode: "Failed to make a code",
};

export const tokens = {
  load: "Failed to load the tokens",
  change: "Failed to change the tokens",
};
