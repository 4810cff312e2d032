import { randomBytes } from "node:crypto";
import { httpLimits } from "@octavo/contract";
import { longTest } from "@octavo/foundation/testing";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { storeUnderTest } from "../../test/store-under-test.ts";
import { maxFailures, SharedQueue, type TakenJob } from "./shared-queue.ts";

const job = { lane: "render", name: "build", owner: "user:ada", request: Buffer.from("a request") } as const;
const anyNumber = { perOwner: 100 };
const done = { milliseconds: 10 };

describe("the queue of shared jobs", () => {
  const site = storeUnderTest("postgres");
  let sites = 0;

  /** Queues of two servers, with jobs of their own. */
  function twoServers({ leaseMilliseconds = 60_000, versions = ["1", "1"] } = {}) {
    const { database } = site.store;
    const name = `site ${sites++}`;
    const [a, b] = ["a", "b"].map(
      (node, i) =>
        new SharedQueue({ database, node: `${name} ${node}`, version: `${name} ${versions[i]}`, leaseMilliseconds }),
    ) as [SharedQueue, SharedQueue];
    return { a, b, owner: (owner: string) => `${name} ${owner}` };
  }

  const taken = async (queue: SharedQueue): Promise<TakenJob> => {
    const found = await queue.take("render", anyNumber);
    if (!found) throw new Error("There is no job");
    return found;
  };

  test("brings a request to another server, and its outcome back, byte for byte", async () => {
    const { a, b } = twoServers();
    const [request, outcome] = [randomBytes(3_500_000), randomBytes(2 * 1024 * 1024)];
    const id = await a.add({ ...job, request });
    const found = await taken(b);
    expect(found).toMatchObject({ id, attempt: 1, lane: "render", name: "build", owner: job.owner });
    expect((await b.readRequest(found))?.equals(request)).toBe(true);
    expect(await a.findEnded(id)).toBeUndefined();
    const digest = await b.writeOutcome(found, outcome);
    expect(await b.end(found, { digest, milliseconds: 1234 })).toBe(true);
    const ended = await a.findEnded(id);
    expect(ended).toMatchObject({ milliseconds: 1234, failure: null });
    expect(ended && (await a.readOutcome(ended))?.equals(outcome)).toBe(true);
  });

  test("hands out each job once, to many servers at the same time", async () => {
    const { a, b, owner } = twoServers();
    for (let i = 0; i < 12; i++) await a.add({ ...job, owner: owner(`user ${i % 5}`) });
    const all = await Promise.all(Array.from({ length: 30 }, (_, i) => (i % 2 ? a : b).take("render", anyNumber)));
    const ids = all.flatMap((found) => found?.id ?? []);
    expect([ids.length, new Set(ids).size]).toEqual([12, 12]);
  });

  test("keeps lanes apart, and versions of the program", async () => {
    const { a, b } = twoServers({ versions: ["1", "2"] });
    await a.add({ ...job, lane: "long" });
    expect([await a.waitingLanes(), await b.waitingLanes()]).toEqual([["long"], []]);
    expect(await b.take("long", anyNumber)).toBeUndefined();
    expect(await a.take("render", anyNumber)).toBeUndefined();
    expect(await a.take("long", anyNumber)).toBeDefined();
  });

  test("gives the job of a silent server to another one, and ignores what the first one says then", async () => {
    const { a, b } = twoServers({ leaseMilliseconds: 40 });
    const id = await a.add(job);
    const first = await taken(a);
    await expect.poll(() => b.waitingLanes()).toEqual(["render"]);
    const second = await taken(b);
    expect(second).toMatchObject({ id, attempt: 2, failures: 1 });
    expect([...(await a.renew([first]))]).toEqual([]);
    const late = await a.writeOutcome(first, Buffer.from("late"));
    expect(await a.end(first, { ...done, digest: late })).toBe(false);
    await a.handBack(first, { lane: "render", failed: true });
    const digest = await b.writeOutcome(second, Buffer.from("in time"));
    expect(await b.end(second, { ...done, digest })).toBe(true);
    expect(await b.end(second, { ...done, digest })).toBe(false);
    const ended = await a.findEnded(id);
    expect(String(ended && (await a.readOutcome(ended)))).toBe("in time");
  });

  test("ignores the late end of an attempt after the same server has taken the job again", async () => {
    const { a } = twoServers({ leaseMilliseconds: 40 });
    await a.add(job);
    const first = await taken(a);
    await expect.poll(() => a.waitingLanes()).toEqual(["render"]);
    const second = await taken(a);
    expect(await a.end(first, done)).toBe(false);
    expect(await a.end(second, done)).toBe(true);
  });

  longTest("renews leases, so that a job takes as long as it needs", async () => {
    const { a, b } = twoServers({ leaseMilliseconds: 1500 });
    await a.add(job);
    const found = await taken(b);
    const start = performance.now();
    while (performance.now() - start < 2000) {
      expect([...(await b.renew([found]))]).toEqual([found.id]);
      expect(await a.waitingLanes()).toEqual([]);
    }
    expect(await b.end(found, done)).toBe(true);
  });

  test("gives up a job that ends each of its servers", async () => {
    const { a, b } = twoServers({ leaseMilliseconds: 1 });
    const id = await a.add(job);
    for (let i = 0; i < maxFailures; i++) {
      await expect.poll(() => b.waitingLanes()).toEqual(["render"]);
      expect(await taken(b)).toMatchObject({ id, failures: i });
    }
    await expect.poll(() => a.cleanUp().then(() => a.findEnded(id))).toMatchObject({ failure: expect.any(String) });
    expect(await b.take("render", anyNumber)).toBeUndefined();
  });

  test("forgets a job that is cancelled, and those of a server that is gone", async () => {
    const { a, b } = twoServers();
    const id = await a.add(job);
    const found = await taken(b);
    await a.remove(id);
    expect([...(await b.renew([found]))]).toEqual([]);
    expect(await b.end(found, done)).toBe(false);
    expect(await a.progress([id])).toEqual([]);

    const { database } = site.store;
    const options = { database, node: "gone", version: "gone", wantedMilliseconds: 30 };
    const gone = new SharedQueue(options);
    const left = await gone.add(job);
    await expect.poll(() => gone.take("render", anyNumber)).toBeUndefined();
    await expect.poll(() => a.cleanUp().then(() => gone.progress([left]))).toEqual([]);
  });

  test("serves the owner with the least recent time first, whatever others have added", async () => {
    const { a, b, owner } = twoServers();
    for (let i = 0; i < 20; i++) await a.add({ ...job, owner: owner("many") });
    const first = await taken(b);
    await b.end(first, { milliseconds: 5000 });
    await a.add({ ...job, owner: owner("one") });
    expect(await a.waitingOwners()).toEqual(expect.arrayContaining([owner("one"), owner("many")]));
    expect((await taken(b)).owner).toBe(owner("one"));
    expect((await taken(b)).owner).toBe(owner("many"));
  });

  test("serves a job first that a server has lost", async () => {
    const { a, b, owner } = twoServers({ leaseMilliseconds: 40 });
    const id = await a.add({ ...job, owner: owner("many") });
    await taken(a);
    await expect.poll(() => b.waitingLanes()).toEqual(["render"]);
    await a.add({ ...job, owner: owner("many") });
    await a.add({ ...job, owner: owner("one") });
    expect(await taken(b)).toMatchObject({ id, attempt: 2 });
  });

  test("serves owners in turn whose jobs run now, and limits one owner on a server", async () => {
    const { a, b, owner } = twoServers();
    for (const name of ["x", "x", "x", "y", "y", "z"]) await a.add({ ...job, owner: owner(name) });
    const owners: string[] = [];
    for (let i = 0; i < 6; i++) owners.push((await taken(b)).owner);
    expect(owners.slice(0, 3).toSorted()).toEqual(["x", "y", "z"].map(owner));

    const other = twoServers();
    for (const name of ["x", "x", "x"]) await other.a.add({ ...job, owner: other.owner(name) });
    expect(await other.b.take("render", { perOwner: 1 })).toBeDefined();
    expect(await other.b.take("render", { perOwner: 1 })).toBeUndefined();
    expect(await other.a.take("render", { perOwner: 1 })).toBeDefined();
  });

  test("refuses more jobs of one owner than its limit on all servers", async () => {
    const { a, b, owner } = twoServers();
    const greedy = { ...job, owner: owner("greedy") };
    for (let i = 0; i < httpLimits.jobsEach; i++) await (i % 2 ? a : b).add(greedy);
    await expect(b.add(greedy)).rejects.toMatchObject({ code: "TOO_MANY_REQUESTS" });
    await a.end(await taken(a), done);
    await b.add(greedy);
  });

  test("finds damaged and missing parts", async () => {
    const { a, b } = twoServers();
    await a.add({ ...job, request: randomBytes(1_500_000) });
    const found = await taken(b);
    const { database } = site.store;
    const ofJob = sql`job_id = ${found.id} and position = 1`;
    await sql`update shared_job_parts set bytes = set_byte(bytes, 7, get_byte(bytes, 7) # 1) where ${ofJob}`.execute(
      database,
    );
    expect(await b.readRequest(found)).toBeUndefined();
    await sql`delete from shared_job_parts where ${ofJob}`.execute(database);
    expect(await b.readRequest(found)).toBeUndefined();
  });
});
