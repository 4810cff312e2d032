import type { DeviceProfile } from "@octavo/engine";
import { t } from "../language/t.ts";

const landscapeEnding = "-landscape";

/** Returns the id of the profile that a device has in portrait or in landscape. */
export function profileIdOf(device: string, isLandscape: boolean): string {
  return isLandscape ? device + landscapeEnding : device;
}

/** Splits the id of a profile into the device and its orientation. */
export function deviceOf(profileId: string): { readonly device: string; readonly isLandscape: boolean } {
  const isLandscape = profileId.endsWith(landscapeEnding);
  return { device: isLandscape ? profileId.slice(0, -landscapeEnding.length) : profileId, isLandscape };
}

/** Returns the devices without their landscape profiles. */
export function portraitDevices(profiles: readonly DeviceProfile[]): readonly DeviceProfile[] {
  return profiles.filter(({ id }) => !id.endsWith(landscapeEnding));
}

export interface DeviceGroup {
  readonly maker: string;
  readonly devices: readonly DeviceProfile[];
}

/** Groups devices by the first word of their names. */
export function byMaker(devices: readonly DeviceProfile[]): readonly DeviceGroup[] {
  const makers = new Map<string, DeviceProfile[]>();
  for (const device of devices) {
    const [maker = ""] = device.name.split(" ");
    makers.set(maker, [...(makers.get(maker) ?? []), device]);
  }
  return [...makers].map(([maker, theirs]) => ({ maker, devices: theirs }));
}

/** Returns the devices whose names contain all words, in any order and without regard to case and spaces in numbers. */
export function findDevices(devices: readonly DeviceProfile[], words: string): readonly DeviceProfile[] {
  const wanted = fold(words).split(" ").filter(Boolean);
  return devices.filter(({ name }) => {
    const folded = fold(name);
    const compact = folded.replaceAll(" ", "");
    return wanted.every((word) => folded.includes(word) || compact.includes(word));
  });
}

function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[^\p{L}\p{N}.]+/gu, " ")
    .trim();
}

/** A device with facts in parentheses. The mark at its end keeps their order in a text from right to left. */
export function deviceTitle(name: string, facts: string): string {
  return `${name} (${facts})\u200e`;
}

/** Size of a paper in words. Undefined for a device with a screen. */
export function paperSize({ display, pdf_settings: { page } }: DeviceProfile): string | undefined {
  const millimetres = (points: number) => Math.round((points / 72) * 25.4);
  if (display.technology !== "print") return undefined;
  return t("{width} × {height} mm", { width: millimetres(page.width), height: millimetres(page.height) });
}

/** True for a paper, onto which no file is put. */
export const isPaperId = (profileId: string): boolean => profileId.startsWith("paper-");
