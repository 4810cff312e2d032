import { expect, test } from "vitest";
import { AdjustableClock } from "../../test/adjustable-clock.ts";
import {} from "../../test/server-under-test.ts";
import { storesUnderTest, storeUnderTest } from "../../test/store-under-test.ts";
import { ApiError } from "./api-error.ts";
import { AttemptCounter } from "./attempts.ts";
import { rateLimiter } from "./limit-rate.ts";

storesUnderTest("limiting a rate on %s", (kind) => {
  const site = storeUnderTest(kind);
  const clock = new AdjustableClock();
  const rate = { limit: 3, seconds: 60 };
  const limiter = () => rateLimiter(new AttemptCounter(site.store.database, clock.now), clock.now);

  test("refuses attempts above the limit until it is reset", async () => {
    const limitRate = limiter();
    for (let count = 0; count < 3; count++) await limitRate("pdf:ada", rate);
    clock.pass({ seconds: 20 });
    const refusal = await limitRate("pdf:ada", rate).catch((problem: unknown) => problem);
    expect(refusal).toBeInstanceOf(ApiError);
    expect(refusal).toMatchObject({
      code: "TOO_MANY_REQUESTS",
      retryAfterSeconds: 40,
      message: "Too many attempts. Try again in 40 seconds",
    });
    clock.pass({ seconds: 40 });
    await limitRate("pdf:ada", rate);
  });

  test("counts each key separately", async () => {
    const limitRate = limiter();
    for (let count = 0; count < 3; count++) await limitRate("one", rate);
    await limitRate("another", rate);
    await expect(limitRate("one", rate)).rejects.toThrow();
  });

  test("counts attempts of several servers", async () => {
    const [here, there] = [limiter(), limiter()];
    const tries = Array.from({ length: 20 }, (_, index) => (index % 2 ? here : there)("crowd", rate));
    const outcomes = await Promise.allSettled(tries);
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(3);
  });

  test("can decrement a count, but not below zero", async () => {
    const attempts = new AttemptCounter(site.store.database, clock.now);
    await attempts.count("taken back", 60);
    for (let count = 0; count < 3; count++) await attempts.uncount("taken back");
    expect((await attempts.count("taken back", 60)).count).toBe(1);
    expect((await attempts.read(["taken back", "unheard of"], 60)).size).toBe(1);
  });

  test("ends a period that a clock ahead of time has stored", async () => {
    const ahead = new AdjustableClock(clock.now());
    ahead.pass({ days: 365 });
    const early = rateLimiter(new AttemptCounter(site.store.database, ahead.now), ahead.now);
    for (let count = 0; count < 3; count++) await early("early", rate);
    const attempts = new AttemptCounter(site.store.database, clock.now);
    expect((await attempts.read(["early"], rate.seconds)).size).toBe(0);
    const refusal = await limiter()("early", rate).catch((problem: unknown) => problem);
    expect(refusal).toMatchObject({ code: "TOO_MANY_REQUESTS", retryAfterSeconds: 60 });
    clock.pass({ seconds: 60 });
    await limiter()("early", rate);
  });
});
