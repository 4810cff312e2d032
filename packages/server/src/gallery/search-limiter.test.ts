import type { GalleryQuery } from "@octavo/contract";
import { expect, test } from "vitest";
import { SearchLimiter } from "./search-limiter.ts";

const query = (search: string) => ({ search, sort: "newest", limit: 24, offset: 0 }) as GalleryQuery;

test("searches run one at a time, lists without words beside them, and those that would wait too long are refused", async () => {
  const searches = new SearchLimiter(async () => undefined);
  const log: string[] = [];
  const first = Promise.withResolvers<void>();
  const running = searches.run(query("a"), "x", () => first.promise.then(() => log.push("first")));
  const waiting = Array.from({ length: 63 }, () => searches.run(query("b"), "y", async () => log.push("next")));
  await searches.run(query("  "), "x", async () => log.push("list"));
  const refused = searches.run(query("c"), "z", async () => log.push("never"));
  await expect(refused).rejects.toMatchObject({ code: "SERVER_BUSY", retryAfterSeconds: 2 });
  first.reject(new Error("broken"));
  await expect(running).rejects.toThrow("broken");
  await Promise.all(waiting);
  expect(log).toEqual(["list", ...waiting.map(() => "next")]);
});
