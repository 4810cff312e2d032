import { starters as all } from "virtual:starters";
import type { DeviceProfile } from "@octavo/engine";
import { type Starter, suitsStarters } from "@octavo/starters";
import { t, translate } from "../language/t.ts";

/** In display order, without the blank one. */
export const starters: readonly Starter[] = all.filter(({ id }) => id !== "blank");

/** Has styles and themes, and an empty page. */
export const blankStarter: Starter | undefined = all.find(({ id }) => id === "blank");

export const nameOf = ({ name }: Starter): string => translate(name.en);

/** Returns true if starters are readable and tappable on the device, or if no device is chosen. */
export function isSuitable(device: DeviceProfile | undefined): boolean {
  return !device || suitsStarters(device);
}

/** Explains why starters are not offered for a device; undefined if all are. */
export function explainMissing(device: DeviceProfile | undefined): string | undefined {
  if (!device || isSuitable(device)) return undefined;
  return t(
    "No starters are available for {device}, because text and links would be too small. Start with a blank project or choose another device.",
    { device: device.name },
  );
}

/** Kinds of the optional sections that are selected by default. */
export function defaultSections(id: string): readonly string[] {
  const optional = findStarter(id)?.optional ?? [];
  return optional.filter(({ included }) => included).map(({ section }) => section);
}

export function findStarter(id: string): Starter | undefined {
  return starters.find((starter) => starter.id === id);
}
