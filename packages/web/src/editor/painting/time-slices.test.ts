import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { runAtOnce, runInSlices, runWhenIdle } from "./time-slices.ts";

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

function* work(done: number[], steps: number) {
  for (let step = 0; step < steps; step++) {
    done.push(step);
    yield;
  }
}

/** Each step takes fifteen milliseconds. */
const slowly = (done: readonly number[]) => vi.spyOn(performance, "now").mockImplementation(() => done.length * 15);

const never = () => {
  throw new Error("was done all the same");
};

test("completes work that fits into a slice immediately", () => {
  const done: number[] = [];
  let isDone = false;
  runInSlices(work(done, 5), () => {
    isDone = true;
  });
  expect([done, isDone]).toEqual([[0, 1, 2, 3, 4], true]);
});

test("continues longer work in order after other tasks", async () => {
  const done: number[] = [];
  const time = slowly(done);
  const end = vi.fn();
  runInSlices(work(done, 10), end);
  expect(done).toEqual([0, 1, 2]);
  await vi.advanceTimersToNextTimerAsync();
  expect(done).toEqual([0, 1, 2, 3, 4, 5]);
  expect(end).not.toHaveBeenCalled();
  await vi.runAllTimersAsync();
  expect(done).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(end).toHaveBeenCalledOnce();
  time.mockRestore();
});

test("runs no step after cancellation", async () => {
  const done: number[] = [];
  const time = slowly(done);
  const callOff = runInSlices(work(done, 10), never);
  callOff();
  await vi.runAllTimersAsync();
  expect(done).toEqual([0, 1, 2]);
  time.mockRestore();
});

test("starts idle work later and allows canceling it before", async () => {
  const done: number[] = [];
  const end = vi.fn();
  runWhenIdle(work(done, 3), end);
  runWhenIdle(work(done, 3), never)();
  expect(done).toEqual([]);
  await vi.runAllTimersAsync();
  expect(done).toEqual([0, 1, 2]);
  expect(end).toHaveBeenCalledOnce();
});

test("runs urgent work at once, however long it takes", () => {
  const done: number[] = [];
  runAtOnce(work(done, 100));
  expect(done).toHaveLength(100);
});
