import { errorMessages as messages } from "@octavo/contract";
import { type Canvas, type DeviceProfile, findProfile } from "@octavo/engine";
import { didYouMean, type Message, nearest } from "@octavo/foundation";
import { ApiError } from "../http/api-error.ts";
import { deviceCanvas } from "./device-canvas.ts";
import type { JobContext } from "./job-context.ts";

export interface Device {
  readonly profile: DeviceProfile;
  /** An empty page of the device. */
  readonly canvas: Canvas;
}

/** The profile, or a message that suggests the most similar id. */
export type ProfileLookup = { readonly profile: DeviceProfile } | { readonly problem: Message };

/** Copies the profiles, because those of the engine can't be cloned into another process. */
export function listDevices(_request: undefined, { world }: JobContext): { readonly devices: readonly Device[] } {
  return { devices: world.profiles.map((profile) => ({ profile: { ...profile }, canvas: deviceCanvas(profile) })) };
}

/** Looks a device up by id or name. Case and punctuation don't matter. */
export function lookUpProfile(written: string, { world }: JobContext): ProfileLookup {
  const profile = findProfile(world.profiles, written);
  if (profile) return { profile: { ...profile } };
  const suggestion = nearest(
    written,
    world.profiles.map(({ id }) => id),
  );
  const problem = messages.unknownProfile(written);
  return { problem: suggestion ? messages.withAdvice(problem, didYouMean(suggestion)) : problem };
}

/** Throws an `ApiError` that names `field` if the profile is unknown. */
export function requireProfile(written: string, field: string, context: JobContext): DeviceProfile {
  const found = lookUpProfile(written, context);
  if ("profile" in found) return found.profile;
  throw new ApiError("INVALID_REQUEST", found.problem, { details: [{ path: field, message: found.problem }] });
}
