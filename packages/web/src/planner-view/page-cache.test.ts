import { expect, it } from "vitest";
import { PageCache } from "./page-cache.ts";

function drawn(limit: number, missing: readonly number[] = []) {
  const asked: number[] = [];
  const cache = new PageCache(async (page) => {
    asked.push(page);
    return missing.includes(page) ? undefined : `page ${page}`;
  }, limit);
  return { asked, cache };
}

it("draws a page once", async () => {
  const { asked, cache } = drawn(3);
  expect(await cache.get(1)).toBe("page 1");
  expect(await cache.get(1)).toBe("page 1");
  expect(asked).toEqual([1]);
});

it("removes the least recently used page", async () => {
  const { asked, cache } = drawn(2);
  for (const page of [1, 2, 1, 3, 1, 2]) await cache.get(page);
  expect(asked).toEqual([1, 2, 3, 2]);
});

it("retries a page that failed", async () => {
  const { asked, cache } = drawn(2, [1]);
  await cache.get(1);
  await cache.get(1);
  expect(asked).toEqual([1, 1]);
});
