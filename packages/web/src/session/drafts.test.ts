import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Drafts, type DraftTexts } from "./drafts.ts";

class MemoryTexts implements DraftTexts {
  readonly texts = new Map<string, string>();
  full = false;
  writes = 0;
  get(key: string) {
    return this.texts.get(key);
  }
  async set(key: string, text: string | undefined) {
    if (this.full) throw new Error("QuotaExceededError");
    this.writes++;
    if (text === undefined) this.texts.delete(key);
    else this.texts.set(key, text);
  }
}

function createDrafts() {
  const storage = new MemoryTexts();
  const problems: (string | undefined)[] = [];
  return { storage, problems, drafts: new Drafts(storage, "ann", (problem) => problems.push(problem)) };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("writes once, shortly after the last change", async () => {
  const { storage, drafts } = createDrafts();
  for (const text of ["a", "ab", "abc"]) drafts.write("plan", text);
  expect(storage.writes).toBe(0);
  await vi.advanceTimersByTimeAsync(1000);
  expect(storage.writes).toBe(1);
  expect(drafts.read("plan")).toBe("abc");
  expect(drafts.read("masters")).toBeUndefined();
});

it("writes once and immediately on flush", async () => {
  const { storage, drafts } = createDrafts();
  drafts.write("masters", "m");
  await drafts.flush();
  await vi.advanceTimersByTimeAsync(1000);
  expect(storage.writes).toBe(1);
  expect(drafts.read("masters")).toBe("m");
});

it("reports full storage, retries, and clears the message", async () => {
  const { storage, problems, drafts } = createDrafts();
  storage.full = true;
  drafts.write("plan", "long");
  await drafts.flush();
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain("storage is full");
  storage.full = false;
  drafts.write("masters", "m");
  await drafts.flush();
  expect(problems).toEqual([problems[0], undefined]);
  expect(drafts.read("plan")).toBe("long");
});

it("removes a draft", async () => {
  const { drafts } = createDrafts();
  drafts.write("plan", "p");
  await drafts.flush();
  drafts.write("plan", "q");
  drafts.remove("plan");
  await vi.advanceTimersByTimeAsync(1000);
  expect(drafts.read("plan")).toBeUndefined();
});

it("separates the drafts of users", async () => {
  const { storage, drafts } = createDrafts();
  drafts.write("plan", "hers");
  await drafts.flush();
  expect(new Drafts(storage, "bob", () => {}).read("plan")).toBeUndefined();
});
