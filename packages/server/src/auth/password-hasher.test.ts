import { longTest } from "@octavo/foundation/testing";
import { describe, expect, test } from "vitest";
import { ApiError } from "../http/api-error.ts";
import { PasswordHasher } from "./password-hasher.ts";

describe("the hasher of passwords", () => {
  test("uses the OWASP parameters and a random salt", async () => {
    const hasher = await PasswordHasher.create();
    const [first, second] = await Promise.all([hasher.hash("secret one"), hasher.hash("secret one")]);
    expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(second).not.toBe(first);
    expect(await hasher.verify("secret one", first)).toBe(true);
    expect(await hasher.verify("secret two", first)).toBe(false);
  });

  test("takes the same time with and without a hash", async () => {
    const hasher = await PasswordHasher.create();
    const hash = await hasher.hash("secret one");
    const before = hasher.computed;
    expect(await hasher.verify("secret one", hash)).toBe(true);
    expect(hasher.computed - before).toBe(1);
    expect(await hasher.verify("secret one", undefined)).toBe(false);
    expect(hasher.computed - before).toBe(2);
  });

  test("queues requests up to a limit and refuses the rest", async () => {
    // How many wait does not depend on how long each takes.
    const hasher = await PasswordHasher.create({ memoryCost: 8, timeCost: 1, parallelism: 1 });
    const tries = await Promise.allSettled(Array.from({ length: 110 }, () => hasher.verify("secret", undefined)));
    const refused = tries.filter((one) => one.status === "rejected").map(({ reason }) => reason as unknown);
    expect(refused.length).toBeGreaterThan(0);
    expect(tries.length - refused.length).toBeGreaterThanOrEqual(100);
    for (const problem of refused) {
      expect(problem).toBeInstanceOf(ApiError);
      expect(problem).toMatchObject({ code: "SERVER_BUSY", retryAfterSeconds: 5 });
    }
    expect(await hasher.verify("secret", undefined)).toBe(false);
  });

  longTest("does not block the main thread", async () => {
    const hasher = await PasswordHasher.create();
    const hashing = Promise.all(Array.from({ length: 10 }, () => hasher.hash("secret")));
    let isDone = false;
    void hashing.then(() => {
      isDone = true;
    });
    let turns = 0;
    while (!isDone) {
      await new Promise((resolve) => setImmediate(resolve));
      turns++;
    }
    // On the thread itself it would be one turn a hash.
    expect(turns).toBeGreaterThan(100);
    await hashing;
  });
});
