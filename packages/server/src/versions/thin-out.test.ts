import { describe, expect, test } from "vitest";
import { type KnownVersion, maxAutomatic, surplusVersions, versionsBeyond } from "./thin-out.ts";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const now = 20_000 * day;

const automatic = (age: number): KnownVersion => ({ id: String(age), saved_at: now - age, name: null });
const kept = (versions: readonly KnownVersion[]) => {
  const surplus = surplusVersions(versions, now);
  return versions.filter(({ id }) => !surplus.includes(id)).map(({ saved_at }) => now - saved_at);
};

describe("thinning out versions", () => {
  test("keeps all versions of the last hour", () => {
    const minutes = Array.from({ length: 30 }, (_, i) => i * minute);
    expect(kept(minutes.map(automatic))).toEqual(minutes);
  });

  test("keeps the latest of each hour of the last day, of each day of a month, and of each week", () => {
    const hours = [3 * hour + 10 * minute, 3 * hour + 20 * minute, 5 * hour + minute];
    const days = [3 * day + hour, 3 * day + 2 * hour, 9 * day + hour];
    const weeks = [49 * day, 50 * day, 80 * day];
    const latest = [hours[0], hours[2], days[0], days[2], weeks[0], weeks[2]];
    expect(kept([...hours, ...days, ...weeks].map(automatic))).toEqual(latest);
  });

  test("keeps at most 100 automatic versions, however many there were", () => {
    expect(maxAutomatic).toBe(100);
    const many = Array.from({ length: 10_000 }, (_, i) => automatic(i * 11 * minute + 1));
    expect(kept(many).length).toBeLessThanOrEqual(maxAutomatic);
    const fast = Array.from({ length: 1000 }, (_, i) => automatic(i * 1000));
    expect(kept(fast)).toEqual(fast.slice(0, 30).map(({ saved_at }) => now - saved_at));
  });

  test("keeps named versions of any age", () => {
    const named = { ...automatic(400 * day), name: "First print" };
    expect(kept([automatic(400 * day + 1), automatic(400 * day + 2), named])).toContain(400 * day);
  });

  test("is stable: a second time deletes nothing", () => {
    const versions = Array.from({ length: 500 }, (_, i) => automatic(i * 37 * minute));
    const left = versions.filter(({ id }) => !surplusVersions(versions, now).includes(id));
    expect(surplusVersions(left, now)).toEqual([]);
  });
});

describe("versions beyond the size limit", () => {
  const versions = [automatic(1), automatic(2), automatic(3), { ...automatic(4), name: "Kept" }];
  const part = (age: number, hash: string, bytes = 10) => ({ version_id: String(age), hash, bytes });

  test("are the oldest automatic ones", () => {
    const parts = [part(1, "a"), part(2, "b"), part(3, "c"), part(4, "d")];
    expect(versionsBeyond(versions, parts, 40)).toEqual([]);
    expect(versionsBeyond(versions, parts, 35)).toEqual(["3"]);
    expect(versionsBeyond(versions, parts, 20)).toEqual(["3", "2"]);
  });

  test("count shared parts once", () => {
    const parts = [part(1, "a"), part(2, "a"), part(3, "a"), part(4, "a"), part(3, "b")];
    expect(versionsBeyond(versions, parts, 20)).toEqual([]);
    expect(versionsBeyond(versions, parts, 15)).toEqual(["3"]);
  });

  test("never include the latest one", () => {
    expect(versionsBeyond([automatic(1)], [part(1, "a", 1000)], 10)).toEqual([]);
  });
});
