import type { DeviceProfile, World } from "@octavo/engine";
import { nodeWorld } from "@octavo/press";

/** Returns the engine's world with the bundled fonts, the given devices and no pictures. */
export function createTestWorld(profiles: readonly DeviceProfile[] = []): World {
  const { fonts, names, almanac, mirror, holidays } = nodeWorld();
  return { fonts, names, almanac, mirror, holidays, profiles, font: () => undefined, image: () => undefined };
}
