import { longTest } from "@octavo/foundation/testing";
import { describe, expect, test } from "vitest";
import { assumptions, hours } from "./assumptions.ts";
import { readMeasured } from "./measured.ts";
import { meetsBars } from "./needed-nodes.ts";
import { simulateCluster, simulateHour } from "./simulate.ts";

const measured = readMeasured();
const small = { ...assumptions, accounts: 200_000 };
const hour = (change: Partial<Parameters<typeof simulateHour>[0]> = {}) =>
  simulateHour({ measured, nodes: 2, assumed: small, seed: 3, seconds: 5, ...change });

describe("a simulated hour", () => {
  test("has the same outcome with the same seed, and another one with another", () => {
    expect(hour()).toEqual(hour());
    expect(hour({ seed: 4 })).not.toEqual(hour());
  });

  test("answers as many requests as its visitors send", () => {
    const { perSecond, refusedShare } = hour({ seconds: 30 });
    const visitors = ((small.accounts * small.activeShare * small.hourShare) / 3600) * small.sessionMinutes * 60;
    expect(perSecond / (visitors / small.pauseSeconds)).toBeCloseTo(1, 1);
    expect(refusedShare).toBe(0);
  });

  test("misses its bars if one node gets what many should", () => {
    expect(meetsBars(hour())).toBe(true);
    expect(meetsBars(hour({ nodes: 1, assumed: assumptions }))).toBe(false);
  });

  test("refuses sign-ins and planners when a queue is full", () => {
    const patient = { ...assumptions, pauseSeconds: 100, signInShare: 1, hashTimes: 400 };
    const slowHashes = hour({ assumed: patient, seconds: 120 });
    expect(slowHashes.queues.hashes).toBe(100);
    expect(slowHashes.refusedShare).toBeGreaterThan(0);
    const slowPlanners = hour({ assumed: { ...small, pdfsPerSession: 60, workerTimes: 30 }, seconds: 30 });
    expect(slowPlanners.queues.jobs).toBeGreaterThanOrEqual(128);
    expect(slowPlanners.refusedShare).toBeGreaterThan(0);
  });

  test("uses processors in proportion to the time of each part", () => {
    const [once, twice] = [hour({ seconds: 20 }), hour({ seconds: 20, assumed: { ...small, postgresTimes: 2 } })];
    expect(Math.abs(twice.databaseCores / once.databaseCores - 2)).toBeLessThan(0.3);
    expect(Math.abs(twice.nodeCores / once.nodeCores - 1)).toBeLessThan(0.15);
  });

  test("makes nightly editions at night", () => {
    const assumed = { ...small, hourShare: hours[4] ?? 0, nightlyShare: 0.1 };
    expect(hour({ assumed, isNight: true }).nodeCores).toBeGreaterThan(2 * hour({ assumed }).nodeCores);
  });
});

longTest("a simulated cluster answers what its machine has time for", () => {
  const outcome = (rate: number) => simulateCluster(measured, { nodes: 2, rate, cores: 2, seed: 1 });
  expect(outcome(100).perSecond).toBeGreaterThan(95);
  expect(outcome(100).nodeCores).toBeLessThan(1.5);
  const overloaded = outcome(2000);
  expect(overloaded.perSecond).toBeLessThan(1500);
  expect(overloaded.nodeCores).toBeCloseTo(2, 1);
});
