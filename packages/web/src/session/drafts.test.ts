import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { TextStorage } from "./browser-storage.ts";
import { Drafts } from "./drafts.ts";

class Shelf implements TextStorage {
  readonly texts = new Map<string, string>();
  full = false;
  writes = 0;
  getItem(key: string) {
    return this.texts.get(key) ?? null;
  }
  setItem(key: string, text: string) {
    if (this.full) throw new Error("QuotaExceededError");
    this.writes++;
    this.texts.set(key, text);
  }
  removeItem(key: string) {
    this.texts.delete(key);
  }
}

function aShelf() {
  const shelf = new Shelf();
  const problems: (string | undefined)[] = [];
  return { shelf, problems, drafts: new Drafts(shelf, "ann", (problem) => problems.push(problem)) };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("writes once, shortly after the last change", () => {
  const { shelf, drafts } = aShelf();
  for (const text of ["a", "ab", "abc"]) drafts.write("plan", text);
  expect(shelf.writes).toBe(0);
  vi.advanceTimersByTime(1000);
  expect(shelf.writes).toBe(1);
  expect(drafts.read("plan")).toBe("abc");
  expect(drafts.read("masters")).toBeUndefined();
});

it("writes once and immediately on flush", () => {
  const { shelf, drafts } = aShelf();
  drafts.write("masters", "m");
  drafts.flush();
  vi.advanceTimersByTime(1000);
  expect(shelf.writes).toBe(1);
  expect(drafts.read("masters")).toBe("m");
});

it("reports full storage, retries, and clears the message", () => {
  const { shelf, problems, drafts } = aShelf();
  shelf.full = true;
  drafts.write("plan", "long");
  drafts.flush();
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain("storage is full");
  shelf.full = false;
  drafts.write("masters", "m");
  drafts.flush();
  expect(problems).toEqual([problems[0], undefined]);
  expect(drafts.read("plan")).toBe("long");
});

it("removes a draft", () => {
  const { drafts } = aShelf();
  drafts.write("plan", "p");
  drafts.flush();
  drafts.write("plan", "q");
  drafts.remove("plan");
  vi.advanceTimersByTime(1000);
  expect(drafts.read("plan")).toBeUndefined();
});

it("reports missing storage", () => {
  const problems: (string | undefined)[] = [];
  const drafts = new Drafts(undefined, "ann", (problem) => problems.push(problem));
  drafts.write("plan", "p");
  drafts.flush();
  expect(drafts.read("plan")).toBeUndefined();
  expect(problems).toHaveLength(1);
});

it("separates the drafts of users", () => {
  const { shelf, drafts } = aShelf();
  drafts.write("plan", "hers");
  drafts.flush();
  expect(new Drafts(shelf, "bob", () => {}).read("plan")).toBeUndefined();
});
