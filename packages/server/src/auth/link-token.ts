import { createHash, randomBytes } from "node:crypto";

/** Creates a token for a link in an email. Only its digest is stored. */
export function newLinkToken(): { readonly token: string; readonly token_hash: string } {
  const token = randomBytes(32).toString("base64url");
  return { token, token_hash: hashToken(token) };
}

export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
