import { expect, test } from "vitest";
import { WriteLock } from "./write-lock.ts";

const ticket = (id: string, changes: object = {}) => ({
  id,
  ownerId: "ada",
  bytes: 0,
  signal: new AbortController().signal,
  ...changes,
});

test("writes to one id run in their order of arrival", async () => {
  const turns = new WriteLock();
  const log: string[] = [];
  const write = async (name: string) => {
    const end = await turns.acquire(ticket("plan"));
    log.push(`${name} begins`);
    await new Promise(setImmediate);
    log.push(`${name} ends`);
    end();
  };
  await Promise.all(["first", "second", "third"].map(write));
  expect(log).toEqual(["first begins", "first ends", "second begins", "second ends", "third begins", "third ends"]);
});

test("writes to other ids do not wait", async () => {
  const turns = new WriteLock();
  await turns.acquire(ticket("one"));
  const end = await turns.acquire(ticket("other"));
  end();
});

test("an aborted request passes the lock on", async () => {
  const turns = new WriteLock();
  const end = await turns.acquire(ticket("plan"));
  const leaving = new AbortController();
  const left = turns.acquire(ticket("plan", { signal: leaving.signal }));
  const next = turns.acquire(ticket("plan"));
  leaving.abort(new Error("hung up"));
  end();
  await expect(left).rejects.toThrow("hung up");
  (await next)();
});

test.each([
  ["writes", { bytes: 0 }, 64],
  ["bytes", { bytes: 20 * 2 ** 20 }, 3],
])("limits one user's waiting %s without affecting others", async (_, each, most) => {
  const turns = new WriteLock();
  const end = await turns.acquire(ticket("plan"));
  const waiting = Array.from({ length: most }, () => turns.acquire(ticket("plan", each)).then((done) => done()));
  await expect(turns.acquire(ticket("plan", each))).rejects.toMatchObject({
    code: "TOO_MANY_REQUESTS",
    retryAfterSeconds: 2,
  });
  const other = turns.acquire(ticket("plan", { ...each, ownerId: "eve" })).then((done) => done());
  end();
  await Promise.all([...waiting, other]);
  (await turns.acquire(ticket("plan", each)))();
});
