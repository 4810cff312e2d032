import type { DeviceProfile } from "@octavo/engine";

/** Profiles as data that can leave a process. Runs in one, because it reads a YAML file for each device. */
export function plainProfiles(profiles: readonly DeviceProfile[]): { readonly profiles: readonly DeviceProfile[] } {
  return { profiles: profiles.map((profile) => ({ ...profile })) };
}
