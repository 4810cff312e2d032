import { expect, it } from "vitest";
import { aToken } from "../../test/network.ts";
import { hasExpired, subjectOf, tokenStore } from "./access-token.ts";

const at = (seconds: number) => new Date(seconds * 1000);

it("compares the expiry in whole seconds", () => {
  const token = aToken({ exp: 1000 });
  expect(hasExpired(token, at(999.9))).toBe(false);
  expect(hasExpired(token, at(1000))).toBe(true);
});

it("never expires a token without a valid expiry", () => {
  expect(hasExpired(aToken({ sub: "ann" }), at(1000))).toBe(false);
  expect(hasExpired("no token", at(1000))).toBe(false);
});

it("reads the subject of a token, including non-ASCII letters", () => {
  const claims = btoa(String.fromCharCode(...new TextEncoder().encode('{"sub":"Żółw"}')));
  expect(subjectOf(`x.${claims}.x`)).toBe("Żółw");
});

it.each(["", "no token", "x.!!!.x", `x.${btoa("[1]")}.x`, aToken({ sub: 7 })])("returns no subject for %j", (token) => {
  expect(subjectOf(token)).toBeUndefined();
});

it("keeps the token in memory without storage", () => {
  const tokens = tokenStore(undefined);
  tokens.write("t");
  expect(tokens.read()).toBe("t");
  tokens.remove();
  expect(tokens.read()).toBeUndefined();
});

it("ignores storage errors", () => {
  const refuse = () => {
    throw new Error("SecurityError");
  };
  const tokens = tokenStore({ getItem: refuse, setItem: refuse, removeItem: refuse });
  tokens.write("t");
  expect(tokens.read()).toBeUndefined();
  tokens.remove();
});
