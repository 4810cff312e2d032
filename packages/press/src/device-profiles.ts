import { readdirSync, readFileSync } from "node:fs";
import { type DeviceProfile, paperProfiles } from "@octavo/engine";
import { readDevice, toLandscape } from "./read-device.ts";

const folder = new URL("../../../devices/", import.meta.url);
const ending = ".yaml";

let known: readonly DeviceProfile[] | undefined;

function readProfiles(id: string): readonly DeviceProfile[] {
  const upright = lateProfile(id, () => readDevice(readFileSync(new URL(id + ending, folder), "utf8"), id));
  return [upright, lateProfile(`${id}-landscape`, () => toLandscape(upright))];
}

/**
 * Profiles of all devices in portrait and landscape, in natural order of their ids, which start with the manufacturer, and of papers.
 * A file is read when a property other than the id is used: reading all files takes 50 ms, and a build needs one.
 */
export function deviceProfiles(): readonly DeviceProfile[] {
  known ??= [...deviceIds().flatMap(readProfiles), ...paperProfiles()];
  return known;
}

function deviceIds(): string[] {
  const sortKey = (id: string) => id.replace(/\d+/g, (digits) => digits.padStart(4, "0"));
  return readdirSync(folder)
    .filter((file) => file.endsWith(ending))
    .map((file) => file.slice(0, -ending.length))
    .sort((a, b) => (sortKey(a) < sortKey(b) ? -1 : 1));
}

function lateProfile(id: string, read: () => DeviceProfile): DeviceProfile {
  let profile: DeviceProfile | undefined;
  const late = () => (profile ??= read());
  return {
    id,
    get name() {
      return late().name;
    },
    get display() {
      return late().display;
    },
    get pdf_settings() {
      return late().pdf_settings;
    },
    get constraints() {
      return late().constraints;
    },
    get toolbar() {
      return late().toolbar;
    },
  };
}
