import { beforeEach, describe, expect, test, vi } from "vitest";
import { TableNotLoadedError } from "../../engine-worker/tables.ts";
import { ifLoaded, lateTables } from "./late-tables.ts";

/** In milliseconds; it ends what hangs. */
const patience = { timeout: 20_000 };

/** Work that needs a table, and the table's way here. */
function workWith(arrives: Promise<void>) {
  let isHere = false;
  const coming = arrives.then(() => {
    isHere = true;
  });
  coming.catch(() => undefined);
  const load = vi.fn(() => coming);
  const work = () => {
    if (!isHere) throw new TableNotLoadedError("The table", load);
    return "drawn";
  };
  return { work, load };
}

const told = () => {
  const listener = vi.fn();
  return { listener, stop: lateTables.subscribe(listener) };
};

beforeEach(() => lateTables.again());

describe("work that needs a table", () => {
  test("is tried again when the table has come, which all who wait are told once", async () => {
    const { turn } = lateTables.state();
    const { listener, stop } = told();
    const { work } = workWith(Promise.resolve());
    expect([ifLoaded(work), ifLoaded(work)]).toEqual([undefined, undefined]);
    await vi.waitFor(() => expect(listener).toHaveBeenCalledTimes(1), patience);
    stop();
    expect(lateTables.state()).toEqual({ turn: turn + 1, problem: undefined });
    expect(ifLoaded(work)).toBe("drawn");
  });

  test("says why its table has not come, until somebody tries again", async () => {
    const { turn } = lateTables.state();
    const { work } = workWith(Promise.reject(new Error("No connection")));
    expect(ifLoaded(work)).toBeUndefined();
    await vi.waitFor(() => expect(lateTables.state()).toEqual({ turn, problem: "No connection" }), patience);
    lateTables.again();
    expect(lateTables.state()).toEqual({ turn: turn + 1, problem: undefined });
  });

  test("fails in its own way where it fails for another reason", () => {
    const work = () => {
      throw new RangeError("Too large");
    };
    expect(() => ifLoaded(work)).toThrow(RangeError);
  });
});

test("what else did not come is told in the same place", () => {
  const { listener, stop } = told();
  lateTables.fail("The font has not come");
  stop();
  expect(lateTables.state().problem).toBe("The font has not come");
  expect(listener).toHaveBeenCalledTimes(1);
  lateTables.settle("Another has not come");
  expect(lateTables.state().problem).toBe("The font has not come");
  lateTables.settle("The font has not come");
  expect(lateTables.state().problem).toBeUndefined();
});
