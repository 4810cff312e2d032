import { beforeEach, describe, expect, test, vi } from "vitest";
import { TableNotLoadedError } from "../../engine-worker/tables.ts";
import { ifLoaded, pendingTables } from "./pending-tables.ts";

/** Timeout in milliseconds that ends hanging tests. */
const patience = { timeout: 20_000 };

/** Work that needs a table, and a function that delivers the table. */
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
  return { listener, stop: pendingTables.subscribe(listener) };
};

beforeEach(() => pendingTables.retry());

describe("work that needs a table", () => {
  test("is retried when the table is loaded, with one notification for all", async () => {
    const { version } = pendingTables.state();
    const { listener, stop } = told();
    const { work } = workWith(Promise.resolve());
    expect([ifLoaded(work), ifLoaded(work)]).toEqual([undefined, undefined]);
    await vi.waitFor(() => expect(listener).toHaveBeenCalledTimes(1), patience);
    stop();
    expect(pendingTables.state()).toEqual({ version: version + 1, problem: undefined });
    expect(ifLoaded(work)).toBe("drawn");
  });

  test("reports why the table failed to load, until a retry", async () => {
    const { version } = pendingTables.state();
    const { work } = workWith(Promise.reject(new Error("No connection")));
    expect(ifLoaded(work)).toBeUndefined();
    await vi.waitFor(() => expect(pendingTables.state()).toEqual({ version, problem: "No connection" }), patience);
    pendingTables.retry();
    expect(pendingTables.state()).toEqual({ version: version + 1, problem: undefined });
  });

  test("throws other errors", () => {
    const work = () => {
      throw new RangeError("Too large");
    };
    expect(() => ifLoaded(work)).toThrow(RangeError);
  });
});

test("reports other failed resources as well", () => {
  const { listener, stop } = told();
  pendingTables.reportProblem("The font has not come");
  stop();
  expect(pendingTables.state().problem).toBe("The font has not come");
  expect(listener).toHaveBeenCalledTimes(1);
  pendingTables.clearProblem("Another has not come");
  expect(pendingTables.state().problem).toBe("The font has not come");
  pendingTables.clearProblem("The font has not come");
  expect(pendingTables.state().problem).toBeUndefined();
});
