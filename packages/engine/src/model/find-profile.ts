import type { DeviceProfile } from "./device-profile.ts";
import { ownPaper } from "./paper-profile.ts";

/** Finds a profile by id or name, ignoring case and punctuation: "Boox-Go-10.3" is `boox-go-10-3`. Papers can have any size. */
export function findProfile(profiles: readonly DeviceProfile[], written: string): DeviceProfile | undefined {
  const key = profileKey(written);
  if (key === "") return undefined;
  return (
    profiles.find(({ id }) => profileKey(id) === key) ??
    profiles.find(({ name }) => profileKey(name) === key) ??
    ownPaper(written)
  );
}

function profileKey(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
}
