import { expect, test } from "vitest";
import { Semaphore } from "./semaphore.ts";

test("limits concurrency, first come, first served, even after errors", async () => {
  const gate = new Semaphore(2);
  const running = new Set<string>();
  const ends = new Map<string, PromiseWithResolvers<void>>();
  const begin = (name: string) => {
    const end = Promise.withResolvers<void>();
    ends.set(name, end);
    return gate.run(async () => {
      running.add(name);
      await end.promise.finally(() => running.delete(name));
    });
  };
  const all = ["one", "two", "three", "four"].map(begin);
  expect([...running]).toEqual(["one", "two"]);
  ends.get("two")?.reject(new Error("broken"));
  await expect(all[1]).rejects.toThrow("broken");
  await expect.poll(() => [...running]).toEqual(["one", "three"]);
  for (const name of ["one", "three", "four"]) ends.get(name)?.resolve();
  await Promise.all([all[0], all[2], all[3]]);
  expect([...running]).toEqual([]);
});
