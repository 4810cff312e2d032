import { message } from "@octavo/foundation";

/** Fallback messages, used if neither server nor browser gives a better one. Specification, part 8. */

export const auth = {
  requestFailed: "Authentication request failed",
  unexpected: "An unexpected authentication error occurred",
  registeredOnly: (reason: string) => message("Registration successful, but login failed: {reason}", { reason }),
};

export const account = {
  exportFailed: "Failed to download your data",
  load: "Failed to load your account",
  change: "Failed to change your account",
};

export const passkeys = {
  known: "This device or password manager has a passkey for your account already",
  foreign: "This passkey belongs to another account",
  failed: "The browser could not use a passkey. Try again, or sign in another way",
};

export const gallery = {
  requestFailed: "Public projects request failed",
  list: "Unable to load public projects",
  noReference: "Missing project reference",
  load: "Unable to load project",
  unavailable: "Public project not available.",
  remixes: "Unable to load the remixes of this project.",
  score: "Unable to load the score of this project.",
  clone: "Unable to clone project",
};

export const admin = {
  load: "Failed to load this page",
  change: "Failed to make this change",
};
