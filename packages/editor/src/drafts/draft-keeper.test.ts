import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { openDesign } from "../document/open-document.ts";
import { openEditor } from "../state/editor-state.ts";
import { DraftKeeper } from "./draft-keeper.ts";
import { draftStateOf } from "./draft-state.ts";
import type { DraftContent } from "./stored-draft.ts";

const work = draftStateOf(openEditor(openDesign("master", { name: "Daily", description: "", widgets: [] })));
const named = (name: string): DraftContent => ({ name, base: undefined, text: undefined, work });

function aKeeper() {
  const desk = {
    present: undefined as DraftContent | undefined,
    isFull: false,
    kept: "",
    writes: 0,
    troubles: [] as boolean[],
  };
  const keeper = new DraftKeeper({
    take: () => desk.present,
    write: async ({ name }) => {
      if (desk.isFull) throw new Error("QuotaExceededError");
      desk.writes += 1;
      desk.kept = name;
    },
    erase: async () => {
      desk.kept = "";
    },
    schedule: (run, delay) => {
      const timer = setTimeout(run, delay);
      return () => clearTimeout(timer);
    },
    onStorageChange: (isRefused) => desk.troubles.push(isRefused),
  });
  const edit = (name: string) => {
    desk.present = named(name);
    keeper.touch();
  };
  return { desk, keeper, edit };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("stores within a second during continuous editing", async () => {
  const { desk, edit } = aKeeper();
  for (let tenth = 1; tenth <= 50; tenth++) {
    edit(String(tenth));
    await vi.advanceTimersByTimeAsync(100);
    expect(tenth - Number(desk.kept)).toBeLessThan(10);
  }
  expect(desk.writes).toBeLessThan(15);
  await vi.advanceTimersByTimeAsync(1000);
  expect(desk.kept).toBe("50");
});

it("stores the current content once on flush", async () => {
  const { desk, keeper, edit } = aKeeper();
  edit("a");
  desk.present = named("b");
  await keeper.flush();
  expect(desk.kept).toBe("b");
  await vi.advanceTimersByTimeAsync(1000);
  await keeper.flush();
  expect(desk.writes).toBe(1);
});

it("erases the draft after a save", async () => {
  const { desk, keeper, edit } = aKeeper();
  edit("a");
  await keeper.flush();
  desk.present = undefined;
  keeper.touch();
  await keeper.flush();
  expect(desk.kept).toBe("");
});

it("reports once that storage is refused and once that it works again", async () => {
  const { desk, keeper, edit } = aKeeper();
  desk.isFull = true;
  for (const name of ["a", "b"]) {
    edit(name);
    await keeper.flush();
  }
  expect(desk.troubles).toEqual([true]);
  desk.isFull = false;
  edit("c");
  await keeper.flush();
  expect(desk.troubles).toEqual([true, false]);
  expect(desk.kept).toBe("c");
});

it("stores nothing after it was stopped", async () => {
  const { desk, keeper, edit } = aKeeper();
  edit("a");
  keeper.stop();
  await vi.advanceTimersByTimeAsync(1000);
  await keeper.flush();
  expect(desk.writes).toBe(0);
});
