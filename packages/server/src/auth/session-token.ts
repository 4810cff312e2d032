import { errors, jwtVerify, SignJWT } from "jose";
import type { Moment } from "../store/tables.ts";

/** The only accepted algorithm. Tokens with another one, or with `none`, are invalid. */
const algorithm = "HS256";
const issuer = "octavo";
const audience = "octavo";

/** Claims of a token. The store knows whether its session is still active. */
export interface TokenClaims {
  readonly userId: string;
  readonly sessionId: string;
  /** Time of the sign-in or confirmation that the token was made for. Each confirmation ends the tokens before. */
  readonly confirmedAt: Moment;
}

export function signToken(
  secret: Uint8Array,
  { userId, sessionId, confirmedAt }: TokenClaims,
  { from, until }: { from: Moment; until: Moment },
): Promise<string> {
  return new SignJWT({ sid: sessionId, confirmed_at: confirmedAt })
    .setProtectedHeader({ alg: algorithm })
    .setIssuer(issuer)
    .setAudience(audience)
    .setSubject(userId)
    .setIssuedAt(new Date(from))
    .setExpirationTime(new Date(until))
    .sign(secret);
}

/** Returns undefined if the token has an invalid signature or audience, or has expired. */
export async function readToken(secret: Uint8Array, token: string, now: Moment): Promise<TokenClaims | undefined> {
  try {
    const { payload } = await jwtVerify(token, secret, {
      algorithms: [algorithm],
      issuer,
      audience,
      requiredClaims: ["sub", "sid", "iat", "exp"],
      currentDate: new Date(now),
    });
    const { sub: userId, sid: sessionId, iat = 0, confirmed_at } = payload;
    // Tokens of earlier versions have whole seconds only.
    const confirmedAt = typeof confirmed_at === "number" ? confirmed_at : iat * 1000 + 999;
    return typeof userId === "string" && typeof sessionId === "string" ? { userId, sessionId, confirmedAt } : undefined;
  } catch (problem) {
    if (problem instanceof errors.JOSEError) return undefined;
    throw problem;
  }
}
