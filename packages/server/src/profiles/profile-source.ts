import type { DeviceProfile } from "@octavo/engine";
import { ApiError } from "../http/api-error.ts";
import type { RenderPool } from "../render/render-pool.ts";
import { describeUnknownProfile, maybeProfile } from "./find-profile.ts";

/** All device profiles. */
export type ProfileSource = () => Promise<readonly DeviceProfile[]>;

/** Read once, when they are first asked for, and for everybody: whoever asks first may hang up. */
export function profileSource(render: RenderPool): ProfileSource {
  let known: readonly DeviceProfile[] | undefined;
  return async () => {
    const signal = new AbortController().signal;
    known ??= (await render.run("profiles", undefined, { owner: "server", signal })).profiles;
    return known;
  };
}

/** The profile that a field of a request means; an unknown one is refused. */
export function requireProfile(profiles: readonly DeviceProfile[], written: string, field: string): DeviceProfile {
  const profile = maybeProfile(profiles, written);
  if (profile) return profile;
  const message = describeUnknownProfile(profiles, written);
  throw new ApiError("INVALID_REQUEST", message, { details: [{ path: field, message }] });
}
