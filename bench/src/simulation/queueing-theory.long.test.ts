/** The simulator against closed formulas of queueing theory. */
import { describe, expect, test } from "vitest";
import { exponential, seededRandom } from "../random.ts";
import { EventQueue } from "./event-queue.ts";
import { Machine } from "./machine.ts";
import { lognormal } from "./site.ts";
import { Disk, Station } from "./stations.ts";

const meanService = 10;
const requests = 150_000;

interface Queue {
  readonly seed: number;
  /** Cores of the machine, and threads of the station; undefined: as many threads as requests. */
  readonly cores: number;
  readonly threads?: number;
  /** Busy share of the cores. */
  readonly load: number;
  readonly service: (random: () => number) => number;
}

/** Returns the mean time in the system, the mean waiting time before the start and the share of requests that wait. */
function run({ seed, cores, threads = Number.POSITIVE_INFINITY, load, service }: Queue) {
  const events = new EventQueue();
  const station = new Station(new Machine(events, cores), { threads });
  const random = seededRandom(seed);
  const times: { total: number; work: number }[] = [];
  const next = () => {
    const [start, work] = [events.now, service(random)];
    station.serve(work, () => times.push({ total: events.now - start, work }));
    events.after(exponential(random, meanService / (cores * load)), next);
  };
  next();
  events.runUntil((requests * meanService) / (cores * load));
  const mean = (of: (time: { total: number; work: number }) => number) =>
    times.reduce((sum, time) => sum + of(time), 0) / times.length;
  return {
    total: mean(({ total }) => total),
    waiting: mean(({ total, work }) => total - work),
    waitingShare: mean(({ total, work }) => (total - work > 1e-6 ? 1 : 0)),
  };
}

/** Probability that a request waits, of c servers with an offered load of a (Erlang 1917). */
function erlangC(c: number, a: number): number {
  let term = 1;
  let sum = 0;
  for (let k = 0; k < c; k++) {
    sum += term;
    term *= a / (k + 1);
  }
  const last = (term * c) / (c - a);
  return last / (sum + last);
}

const exponentialService = (random: () => number) => exponential(random, meanService);
const withinPercent = (value: number, expected: number, percent: number) =>
  expect(Math.abs(value / expected - 1), `${value} against ${expected}`).toBeLessThan(percent / 100);

describe("a station with as many threads as cores", () => {
  test.each([
    [1, 0.5],
    [1, 0.8],
    [2, 0.7],
    [4, 0.6],
    [4, 0.85],
    [10, 0.8],
  ])("with %d threads, busy to %d, makes requests wait as Erlang's formula says", (threads, load) => {
    const { waiting, waitingShare } = run({ seed: 17, cores: threads, threads, load, service: exponentialService });
    const share = erlangC(threads, threads * load);
    withinPercent(waitingShare, share, 2);
    withinPercent(waiting, (share * meanService) / (threads * (1 - load)), 6);
  });

  test.each([
    ["constant", 0],
    ["uneven", 0.8],
  ])("with one thread and %s work, makes requests wait as Pollaczek and Khinchine say", (_name, variation) => {
    const load = 0.7;
    const service = (random: () => number) => lognormal(random, { mean: meanService, variation });
    const { waiting } = run({ seed: 5, cores: 1, threads: 1, load, service });
    withinPercent(waiting, (load * meanService * (1 + variation ** 2)) / (2 * (1 - load)), 6);
  });
});

describe("a machine that shares its cores", () => {
  test("takes the time of processor sharing, whatever the distribution of the work", () => {
    const load = 0.75;
    for (const variation of [0, 1]) {
      const service = (random: () => number) => lognormal(random, { mean: meanService, variation });
      withinPercent(run({ seed: 8, cores: 1, load, service }).total, meanService / (1 - load), 6);
    }
  });

  test("with several cores takes the time of as many servers, if work is memoryless", () => {
    const [cores, load] = [3, 0.8];
    const waiting = (erlangC(cores, cores * load) * meanService) / (cores * (1 - load));
    const { total } = run({ seed: 23, cores, load, service: exponentialService });
    withinPercent(total, meanService + waiting, 5);
  });

  test("divides a core between priorities by their weights, and gives a thread one core at most", () => {
    const endsOf = (cores: number) => {
      const events = new EventQueue();
      const machine = new Machine(events, cores);
      const ends: Record<string, number> = {};
      machine.run(1024, "normal", () => Object.assign(ends, { normal: events.now }));
      machine.run(335, "low", () => Object.assign(ends, { low: events.now }));
      events.runUntil(10_000);
      return { ...ends, busy: machine.busyMs };
    };
    const shared = endsOf(1);
    expect(shared.busy).toBeCloseTo(1359);
    expect(shared).toMatchObject({ normal: expect.closeTo(1359, 6), low: expect.closeTo(1359, 6) });
    expect(endsOf(8)).toMatchObject({ normal: 1024, low: 335 });
  });
});

test("commits that come during a sync share the next one", () => {
  const events = new EventQueue();
  const disk = new Disk(events, 10);
  const ends: number[] = [];
  for (const at of [0, 1, 9, 25]) events.after(at, () => disk.commit(() => ends.push(events.now)));
  events.runUntil(100);
  expect(ends).toEqual([10, 20, 20, 35]);
});
