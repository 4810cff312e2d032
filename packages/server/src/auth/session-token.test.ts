import { randomBytes } from "node:crypto";
import { SignJWT, UnsecuredJWT } from "jose";
import { describe, expect, test } from "vitest";
import { readToken, signToken } from "./session-token.ts";

const secret = randomBytes(32);
const now = Date.UTC(2026, 10, 21);
const until = now + 60_000;
const whose = { userId: "ada", sessionId: "one", confirmedAt: now };
const seconds = (moment: number) => Math.floor(moment / 1000);

/** Creates a token with one invalid part. */
const signed = (changes: Record<string, unknown> = {}, alg = "HS256", key: Uint8Array = secret) => {
  const usual = { iss: "octavo", aud: "octavo", sub: "ada", sid: "one", iat: seconds(now), exp: seconds(until) };
  return new SignJWT({ ...usual, ...changes }).setProtectedHeader({ alg }).sign(key);
};

const part = (token: string, index: number) => token.split(".")[index] ?? "";
const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");

describe("a token", () => {
  test("that is valid contains user and session", async () => {
    const token = await signToken(secret, whose, { from: now, until });
    expect(await readToken(secret, token, now)).toEqual(whose);
    expect(await readToken(secret, await signed(), now)).toEqual({ ...whose, confirmedAt: now + 999 });
  });

  test("is invalid after it expires", async () => {
    const token = await signToken(secret, whose, { from: now, until });
    expect(await readToken(secret, token, until - 1000)).toEqual(whose);
    expect(await readToken(secret, token, until)).toBeUndefined();
  });

  test("signed with another key is invalid", async () => {
    expect(await readToken(secret, await signed({}, "HS256", randomBytes(32)), now)).toBeUndefined();
    expect(await readToken(secret, await signed({}, "HS256", new Uint8Array(32)), now)).toBeUndefined();
  });

  test("with the algorithm none is invalid", async () => {
    const claims = { iss: "octavo", aud: "octavo", sub: "ada", sid: "one", iat: seconds(now), exp: seconds(until) };
    expect(await readToken(secret, new UnsecuredJWT(claims).encode(), now)).toBeUndefined();
    const stripped = `${encoded({ alg: "none" })}.${encoded(claims)}.${part(await signed(), 2)}`;
    expect(await readToken(secret, stripped, now)).toBeUndefined();
  });

  test.each(["HS384", "HS512"])("signed with another algorithm is invalid: %s", async (alg) => {
    const key = randomBytes(64);
    expect(await readToken(key, await signed({}, alg, key), now)).toBeUndefined();
  });

  test("with changed claims is invalid", async () => {
    const token = await signed();
    const forged = encoded({ ...JSON.parse(Buffer.from(part(token, 1), "base64url").toString()), sub: "eve" });
    expect(await readToken(secret, [part(token, 0), forged, part(token, 2)].join("."), now)).toBeUndefined();
  });

  test.each([
    { iss: "elsewhere" },
    { aud: "elsewhere" },
    { sub: undefined },
    { sid: undefined },
    { sid: 7 },
    { exp: undefined },
    { iat: undefined },
    { nbf: seconds(until) },
  ])("signed for another purpose is invalid: %j", async (changes) => {
    expect(await readToken(secret, await signed(changes), now)).toBeUndefined();
  });

  test.each(["", "null", "undefined", "a.b.c", "..", "\0", "x".repeat(10_000)])(
    "that is none is none: %#",
    async (text) => {
      expect(await readToken(secret, text, now)).toBeUndefined();
    },
  );
});
