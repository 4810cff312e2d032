import { createHash } from "node:crypto";

/**
 * A name or e-mail address as it is compared: without regard to case, to the form of letters (full-width, ligatures,
 * composed or not) and to what cannot be seen. Upper case first, because some letters have several small ones (σ, ς) or
 * none of their own in upper case (ß).
 */
export function accountKey(written: string): string {
  const visible = written.normalize("NFKC").replace(/[\p{Default_Ignorable_Code_Point}\p{Cc}]/gu, "");
  return visible.toUpperCase().toLowerCase().normalize("NFKC").replace(/\s+/g, " ").trim();
}

/** Where a key only has to be told from others: what people type may be long, and may be somebody's password. */
export function keyDigest(key: string): string {
  return createHash("sha256").update(key).digest("base64url");
}
