import type { EditingLock } from "@octavo/editor";
import { afterEach, expect, it, onTestFinished, vi } from "vitest";
import { editingLocks } from "./editing-lock.ts";

const open: EditingLock[] = [];
afterEach(() => {
  for (const lock of open.splice(0)) lock.close();
});

const eventually = (check: () => void) => vi.waitFor(check, { timeout: 20_000 });

/** A tab that wants to edit. */
function aTab(name: string, onAsked: () => Promise<void> = async () => undefined) {
  const heard: string[] = [];
  const lock = editingLocks.create(name, {
    onHeld: () => heard.push("held"),
    onLost: () => heard.push("lost"),
    onTakeOver: async () => {
      await onAsked();
      heard.push("asked");
    },
  });
  open.push(lock);
  lock.request();
  return { lock, heard };
}

it("lets one tab edit, and the next one after it closes", async () => {
  const first = aTab("a");
  await eventually(() => expect(first.heard).toEqual(["held"]));
  const second = aTab("a");
  const other = aTab("b");
  await eventually(() => expect(other.heard).toEqual(["held"]));
  expect(await editingLocks.isFree("a", 10)).toBe(false);
  expect(second.heard).toEqual([]);
  first.lock.close();
  await eventually(() => expect(second.heard).toEqual(["held"]));
  expect(first.heard).toEqual(["held"]);
});

it("asks before it takes over, waits for the answer, and can be taken back", async () => {
  let isWritten = false;
  const first = aTab("c", async () => {
    await new Promise((resolve) => setTimeout(resolve, 50));
    isWritten = true;
  });
  await eventually(() => expect(first.heard).toEqual(["held"]));
  const second = aTab("c");
  await second.lock.takeOver();
  expect(isWritten).toBe(true);
  await eventually(() => expect(second.heard).toEqual(["held"]));
  await eventually(() => expect(first.heard).toEqual(["held", "asked", "lost"]));
  await first.lock.takeOver();
  await eventually(() => expect(second.heard).toEqual(["held", "asked", "lost"]));
  await eventually(() => expect(first.heard.at(-1)).toBe("held"));
});

/** Lets the test decide when the answer timeout ends. */
function holdAnswerTimeout() {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
}

it("takes over as soon as the other tab has answered", async () => {
  const first = aTab("e");
  await eventually(() => expect(first.heard).toEqual(["held"]));
  const second = aTab("e");
  holdAnswerTimeout();
  await second.lock.takeOver();
  vi.useRealTimers();
  await eventually(() => expect(second.heard).toEqual(["held"]));
});

it("takes over from a tab that does not answer", async () => {
  const asleep = aTab("d", () => new Promise(() => undefined));
  await eventually(() => expect(asleep.heard).toEqual(["held"]));
  const second = aTab("d");
  holdAnswerTimeout();
  const taken = second.lock.takeOver();
  await vi.advanceTimersByTimeAsync(5000);
  await taken;
  vi.useRealTimers();
  await eventually(() => expect(second.heard).toEqual(["held"]));
});
