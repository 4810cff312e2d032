import { expect, test } from "vitest";
import { phases, UpgradeUnderFire } from "./killed-upgrade.ts";

/** All stores and thirty moments are in `killed-upgrade.long.test.ts`. */
test("an upgrade that is killed while it opens, backs up and migrates is finished by the next start", async () => {
  const upgrade = await UpgradeUnderFire.make("sqlite", 60);
  try {
    for (const phase of phases) await upgrade.kill({ phase, share: 0.5 });
    expect([...upgrade.hits.values()].reduce((sum, hits) => sum + hits, 0)).toBe(phases.length);
  } finally {
    await upgrade.remove();
  }
});
