import { type DeviceProfile, didYouMean, findProfile, nearest } from "@octavo/engine";
import * as messages from "../http/messages.ts";

export const maybeProfile = findProfile;

export function describeUnknownProfile(profiles: readonly DeviceProfile[], written: string): string {
  const meant = nearest(
    written,
    profiles.map(({ id }) => id),
  );
  return messages.unknownProfile(written) + (meant ? `. ${didYouMean(meant)}` : "");
}
