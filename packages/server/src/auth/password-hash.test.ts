import { expect, test } from "vitest";
import { leastCost } from "../../test/least-cost.ts";
import { hash, verify } from "./password-hash.ts";

// By the reference implementation, and by the library that Octavo used before: its users keep their passwords.
test.each([
  ["password", "$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc"],
  ["pass", "$argon2id$v=19$m=19456,t=2,p=1$5UfSnSgjB58ft+0uMWDyKg$uej2KeKXr2JCOs6SqwjJbcZ3faecP/krEJcSi4caLKU"],
])("%s is verified with a hash of another implementation", async (password, hashed) => {
  expect(await verify(hashed, password)).toBe(true);
  expect(await verify(hashed, `${password}1`)).toBe(false);
});

test("a hash has its parameters, a salt of 16 bytes and a tag of 32 bytes", async () => {
  const hashed = await hash("Zażółć", leastCost);
  expect(hashed).toMatch(/^\$argon2id\$v=19\$m=8,t=1,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  expect(await verify(hashed, "Zażółć")).toBe(true);
  expect(await hash("Zażółć", leastCost)).not.toBe(hashed);
});

test.each(["", "$2b$12$abcdefghijklmnopqrstuv", "$argon2i$v=19$m=8,t=1,p=1$c29tZXNhbHQ$aGFzaA"])(
  "%j is refused as a hash",
  async (hashed) => {
    await expect(verify(hashed, "password")).rejects.toThrow("not one of argon2id");
  },
);
