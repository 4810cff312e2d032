/** Kills upgrades with SIGKILL at thirty random moments on each store. `UPGRADE_SEED` repeats a run. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { randomNumbers } from "../random-numbers.ts";
import { storesUnderTest } from "../store-under-test.ts";
import { type Moment, phases, UpgradeUnderFire } from "./killed-upgrade.ts";

const kills = 30;
const rows = 400;
const seed = Number(process.env["UPGRADE_SEED"] ?? Math.trunc(Math.random() * 2 ** 32));

/** Each phase gets a third of the kills, and a moment may be behind the end of a fast run. */
function randomMoments(): readonly Moment[] {
  const next = randomNumbers(seed);
  return Array.from({ length: kills }, (_, i) => ({ phase: phases[i % phases.length] ?? "ready", share: next() }));
}

storesUnderTest("an upgrade on %s", (kind) => {
  let upgrade: UpgradeUnderFire;
  beforeAll(async () => {
    upgrade = await UpgradeUnderFire.make(kind, rows);
  }, 300_000);
  afterAll(() => upgrade.remove());

  test("loses nothing when it is killed at thirty random moments, and the next start finishes it", async () => {
    for (const moment of randomMoments()) await upgrade.kill(moment);
    const { hits } = upgrade;
    const during = [...hits].map(([line, count]) => `${count} after "${line}"`).join(", ");
    process.stdout.write(`\nfigure: ${kills} kills of upgrades on ${kind} with seed ${seed}: ${during}; no row lost\n`);
    // Kills behind the end prove nothing.
    expect(kills - (hits.get("done") ?? 0) - (hits.get("upgraded") ?? 0)).toBeGreaterThan(kills / 2);
  }, 1_800_000);
});
