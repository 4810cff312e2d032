import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { TextStorage } from "../browser/browser-storage.ts";
import { Drafts } from "./drafts.ts";

class MemoryStorage implements TextStorage {
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

function createDrafts() {
  const storage = new MemoryStorage();
  const problems: (string | undefined)[] = [];
  return { storage, problems, drafts: new Drafts(storage, "ann", (problem) => problems.push(problem)) };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("writes once, shortly after the last change", () => {
  const { storage, drafts } = createDrafts();
  for (const text of ["a", "ab", "abc"]) drafts.write("plan", text);
  expect(storage.writes).toBe(0);
  vi.advanceTimersByTime(1000);
  expect(storage.writes).toBe(1);
  expect(drafts.read("plan")).toBe("abc");
  expect(drafts.read("masters")).toBeUndefined();
});

it("writes once and immediately on flush", () => {
  const { storage, drafts } = createDrafts();
  drafts.write("masters", "m");
  drafts.flush();
  vi.advanceTimersByTime(1000);
  expect(storage.writes).toBe(1);
  expect(drafts.read("masters")).toBe("m");
});

it("reports full storage, retries, and clears the message", () => {
  const { storage, problems, drafts } = createDrafts();
  storage.full = true;
  drafts.write("plan", "long");
  drafts.flush();
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain("storage is full");
  storage.full = false;
  drafts.write("masters", "m");
  drafts.flush();
  expect(problems).toEqual([problems[0], undefined]);
  expect(drafts.read("plan")).toBe("long");
});

it("removes a draft", () => {
  const { drafts } = createDrafts();
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
  const { storage, drafts } = createDrafts();
  drafts.write("plan", "hers");
  drafts.flush();
  expect(new Drafts(storage, "bob", () => {}).read("plan")).toBeUndefined();
});
