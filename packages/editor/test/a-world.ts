import type { DeviceProfile, World } from "@octavo/engine";
import { nodeWorld } from "@octavo/press";

/** Returns the engine's world with the bundled fonts, the given devices and no pictures. */
export function createTestWorld(profiles: readonly DeviceProfile[] = []): World {
  return { ...nodeWorld(), profiles, font: () => undefined, image: () => undefined };
}
