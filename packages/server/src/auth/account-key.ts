import { createHash } from "node:crypto";

/**
 * Normalizes a username or email address for comparison: ignores case, compatibility forms of letters (full-width,
 * ligatures, composed or decomposed) and invisible characters. Converts to upper case first, because some letters have
 * several lower-case forms (σ, ς) or no upper-case form (ß).
 */
export function accountKey(written: string): string {
  const visible = written.normalize("NFKC").replace(/[\p{Default_Ignorable_Code_Point}\p{Cc}]/gu, "");
  return visible.toUpperCase().toLowerCase().normalize("NFKC").replace(/\s+/g, " ").trim();
}

/** Digest of a key, for limits. The input may be long, or a password typed into the wrong field. */
export function keyDigest(key: string): string {
  return createHash("sha256").update(key).digest("base64url");
}
