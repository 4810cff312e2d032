import { describe, expect, test } from "vitest";
import { ResultCache } from "./result-cache.ts";

interface Result {
  readonly key: string;
  readonly bytes: number;
}

function resultsOf(bytes: number) {
  const results = new ResultCache<Result>({ maxBytes: bytes, sizeOf: (result) => result.bytes });
  const made: string[] = [];
  const make =
    (key: string, size = 1) =>
    async () => {
      made.push(key);
      return { key, bytes: size };
    };
  return { results, made, make };
}

const nobodyLeaves = new AbortController().signal;

describe("a result", () => {
  test("is computed once for parallel and later requests", async () => {
    const { results, made, make } = resultsOf(100);
    const [one, other] = await Promise.all([
      results.get("a", nobodyLeaves, make("a")),
      results.get("a", nobodyLeaves, make("a")),
    ]);
    expect(await results.get("a", nobodyLeaves, make("a"))).toBe(one);
    expect(other).toBe(one);
    expect(made).toEqual(["a"]);
  });

  test("is evicted when the cache is full, least recently used first", async () => {
    const { results, made, make } = resultsOf(100);
    for (const key of ["a", "b", "c", "d"]) await results.get(key, nobodyLeaves, make(key, 25));
    await results.get("a", nobodyLeaves, make("a", 25));
    await results.get("e", nobodyLeaves, make("e", 25));
    expect(results.size).toEqual({ results: 4, bytes: 100 });
    await results.get("a", nobodyLeaves, make("a", 25));
    expect(made).toEqual(["a", "b", "c", "d", "e"]);
    await results.get("b", nobodyLeaves, make("b", 25));
    expect(made).toEqual(["a", "b", "c", "d", "e", "b"]);
  });

  test("that is very large is returned but not cached", async () => {
    const { results, make } = resultsOf(100);
    await results.get("a", nobodyLeaves, make("a", 10));
    expect(await results.get("giant", nobodyLeaves, make("giant", 60))).toMatchObject({ bytes: 60 });
    expect(results.size).toEqual({ results: 1, bytes: 10 });
  });

  test("whose source changes in the meantime is cached under the new key", async () => {
    const { results, made, make } = resultsOf(100);
    expect(await results.get("old", nobodyLeaves, make("new"))).toMatchObject({ key: "new" });
    await results.get("new", nobodyLeaves, make("new"));
    await results.get("old", nobodyLeaves, make("old"));
    expect(made).toEqual(["new", "old"]);
  });

  test("that failed is computed again", async () => {
    const { results, make } = resultsOf(100);
    const failing = () => Promise.reject(new Error("no"));
    await expect(results.get("a", nobodyLeaves, failing)).rejects.toThrow("no");
    expect(await results.get("a", nobodyLeaves, make("a"))).toMatchObject({ key: "a" });
  });
});

describe("a client that disconnects", () => {
  test("keeps the result for the others", async () => {
    const { results } = resultsOf(100);
    const leaving = new AbortController();
    const { promise: work, resolve } = Promise.withResolvers<Result>();
    let calledOff: AbortSignal | undefined;
    const make = (signal: AbortSignal) => {
      calledOff = signal;
      return work;
    };
    const left = results.get("a", leaving.signal, make);
    const stayed = results.get("a", nobodyLeaves, make);
    leaving.abort(new Error("gone"));
    await expect(left).rejects.toThrow("gone");
    expect(calledOff?.aborted).toBe(false);
    resolve({ key: "a", bytes: 1 });
    expect(await stayed).toMatchObject({ key: "a" });
  });

  test("as the last one aborts the work, and the next request starts again", async () => {
    const { results, made, make } = resultsOf(100);
    const leaving = new AbortController();
    let calledOff: AbortSignal | undefined;
    const endless = (signal: AbortSignal) => {
      calledOff = signal;
      return new Promise<Result>((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
    };
    const left = results.get("a", leaving.signal, endless);
    leaving.abort(new Error("gone"));
    await expect(left).rejects.toThrow("gone");
    expect(calledOff?.aborted).toBe(true);
    expect(await results.get("a", nobodyLeaves, make("a"))).toMatchObject({ key: "a" });
    expect(made).toEqual(["a"]);
  });

  test("just before the end caches the result for the next request", async () => {
    const { results, made, make } = resultsOf(100);
    const leaving = new AbortController();
    const { promise: work, resolve } = Promise.withResolvers<Result>();
    const left = results.get("a", leaving.signal, () => work);
    leaving.abort(new Error("gone"));
    await expect(left).rejects.toThrow("gone");
    resolve({ key: "a", bytes: 1 });
    await work;
    await results.get("a", nobodyLeaves, make("a"));
    expect(made).toEqual([]);
  });
});
