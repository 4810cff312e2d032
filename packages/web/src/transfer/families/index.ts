/** All families of devices. The first whose profiles fit a device is its family. */

import { boox } from "./boox.ts";
import { type DeviceFamily, evidenceTexts, wayTitles } from "./device-family.ts";
import { ipad } from "./ipad.ts";
import { kindleScribe } from "./kindle-scribe.ts";
import { kobo } from "./kobo.ts";
import { otherDevices } from "./other.ts";
import { remarkable } from "./remarkable.ts";
import { supernote } from "./supernote.ts";
import { xournal } from "./xournal.ts";

export const deviceFamilies: readonly DeviceFamily[] = [
  remarkable,
  supernote,
  kindleScribe,
  boox,
  kobo,
  ipad,
  xournal,
  otherDevices,
];

/** Family of a device profile. Unknown devices are other devices. */
export function familyOf(profileId: string): DeviceFamily {
  const found = deviceFamilies.find(({ profiles }) => profiles.some((start) => profileId.startsWith(start)));
  if (!found) throw new Error(`No family has the device "${profileId}"`);
  return found;
}

/** All texts of the table, for the check of translations. */
export function transferTexts(): readonly string[] {
  const families = deviceFamilies.flatMap(({ name, tip, ways, replacement }) => [
    name,
    tip,
    ...ways.flatMap(({ title = [], steps, warning = [] }) => [title, steps, warning].flat()),
    ...[replacement, replacement.commands ?? []].flat().flatMap(({ steps, limits }) => [...steps, limits]),
  ]);
  return [...new Set([...families, ...Object.values(wayTitles), ...Object.values(evidenceTexts)])];
}
