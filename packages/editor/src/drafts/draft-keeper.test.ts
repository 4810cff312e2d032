import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { openDesign } from "../document/open-document.ts";
import { openEditor } from "../state/editor-state.ts";
import { DraftKeeper } from "./draft-keeper.ts";
import { draftStateOf } from "./draft-state.ts";
import type { DraftContent } from "./stored-draft.ts";

const work = draftStateOf(openEditor(openDesign("master", { name: "Daily", description: "", widgets: [] })));
const named = (name: string): DraftContent => ({ name, base: undefined, text: undefined, work });

function createKeeper() {
  const storage = {
    present: undefined as DraftContent | undefined,
    isFull: false,
    stored: "",
    writes: 0,
    troubles: [] as boolean[],
  };
  const keeper = new DraftKeeper({
    take: () => storage.present,
    write: async ({ name }) => {
      if (storage.isFull) throw new Error("QuotaExceededError");
      storage.writes += 1;
      storage.stored = name;
    },
    erase: async () => {
      storage.stored = "";
    },
    schedule: (run, delay) => {
      const timer = setTimeout(run, delay);
      return () => clearTimeout(timer);
    },
    onStorageChange: (isRefused) => storage.troubles.push(isRefused),
  });
  const edit = (name: string) => {
    storage.present = named(name);
    keeper.touch();
  };
  return { storage, keeper, edit };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("stores within a second during continuous editing", async () => {
  const { storage, edit } = createKeeper();
  for (let tenth = 1; tenth <= 50; tenth++) {
    edit(String(tenth));
    await vi.advanceTimersByTimeAsync(100);
    expect(tenth - Number(storage.stored)).toBeLessThan(10);
  }
  expect(storage.writes).toBeLessThan(15);
  await vi.advanceTimersByTimeAsync(1000);
  expect(storage.stored).toBe("50");
});

it("stores the current content once on flush", async () => {
  const { storage, keeper, edit } = createKeeper();
  edit("a");
  storage.present = named("b");
  await keeper.flush();
  expect(storage.stored).toBe("b");
  await vi.advanceTimersByTimeAsync(1000);
  await keeper.flush();
  expect(storage.writes).toBe(1);
});

it("erases the draft after a save", async () => {
  const { storage, keeper, edit } = createKeeper();
  edit("a");
  await keeper.flush();
  storage.present = undefined;
  keeper.touch();
  await keeper.flush();
  expect(storage.stored).toBe("");
});

it("reports once that storage is refused and once that it works again", async () => {
  const { storage, keeper, edit } = createKeeper();
  storage.isFull = true;
  for (const name of ["a", "b"]) {
    edit(name);
    await keeper.flush();
  }
  expect(storage.troubles).toEqual([true]);
  storage.isFull = false;
  edit("c");
  await keeper.flush();
  expect(storage.troubles).toEqual([true, false]);
  expect(storage.stored).toBe("c");
});

it("stores nothing after it was stopped", async () => {
  const { storage, keeper, edit } = createKeeper();
  edit("a");
  keeper.stop();
  await vi.advanceTimersByTimeAsync(1000);
  await keeper.flush();
  expect(storage.writes).toBe(0);
});
