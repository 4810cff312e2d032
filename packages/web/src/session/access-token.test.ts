import { expect, it } from "vitest";
import { aToken } from "../../test/network.ts";
import { hasExpired, subjectOf, tokenStore } from "./access-token.ts";

const at = (seconds: number) => new Date(seconds * 1000);

it("compares the expiry in whole seconds", () => {
  const token = aToken({ exp: 1000 });
  expect(hasExpired(token, at(999.9))).toBe(false);
  expect(hasExpired(token, at(1000))).toBe(true);
});

it("takes a token without an expiry, or without sense, as one that has not expired", () => {
  expect(hasExpired(aToken({ sub: "ann" }), at(1000))).toBe(false);
  expect(hasExpired("no token", at(1000))).toBe(false);
});

it("reads whose token it is, letters of every language included", () => {
  const claims = btoa(String.fromCharCode(...new TextEncoder().encode('{"sub":"Żółw"}')));
  expect(subjectOf(`x.${claims}.x`)).toBe("Żółw");
});

it.each(["", "no token", "x.!!!.x", `x.${btoa("[1]")}.x`, aToken({ sub: 7 })])("finds no subject in %j", (token) => {
  expect(subjectOf(token)).toBeUndefined();
});

it("keeps the token as long as the page is there where the browser keeps nothing", () => {
  const tokens = tokenStore(undefined);
  tokens.write("t");
  expect(tokens.read()).toBe("t");
  tokens.remove();
  expect(tokens.read()).toBeUndefined();
});

it("survives a storage that refuses", () => {
  const refuse = () => {
    throw new Error("SecurityError");
  };
  const tokens = tokenStore({ getItem: refuse, setItem: refuse, removeItem: refuse });
  tokens.write("t");
  expect(tokens.read()).toBeUndefined();
  tokens.remove();
});
