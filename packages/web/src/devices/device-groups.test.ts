import type { DeviceProfile } from "@octavo/engine";
import { expect, it } from "vitest";
import { byMaker, deviceOf, findDevices, portraitDevices, profileIdOf } from "./device-groups.ts";

const device = (id: string, name: string) => ({ id, name }) as DeviceProfile;
const devices = [
  device("remarkable-2", "reMarkable 2"),
  device("remarkable-2-landscape", "reMarkable 2 (landscape)"),
  device("remarkable-paper-pro", "reMarkable Paper Pro"),
  device("boox-go-10-3", "Boox Go 10.3"),
  device("supernote-a5x", "Supernote A5 X"),
];
const names = (found: readonly DeviceProfile[]) => found.map(({ id }) => id);

it("lists each device once, grouped by its maker", () => {
  const groups = byMaker(portraitDevices(devices)).map((group) => [group.maker, names(group.devices)]);
  expect(groups).toEqual([
    ["reMarkable", ["remarkable-2", "remarkable-paper-pro"]],
    ["Boox", ["boox-go-10-3"]],
    ["Supernote", ["supernote-a5x"]],
  ]);
});

it("finds devices by words in any order", () => {
  expect(names(findDevices(devices, "pro PAPER"))).toEqual(["remarkable-paper-pro"]);
  expect(names(findDevices(devices, "a5x"))).toEqual(["supernote-a5x"]);
  expect(names(findDevices(devices, "10.3"))).toEqual(["boox-go-10-3"]);
  expect(findDevices(devices, "tablet")).toEqual([]);
});

it("separates the device from its orientation", () => {
  expect(deviceOf("boox-go-6-landscape")).toEqual({ device: "boox-go-6", isLandscape: true });
  expect(deviceOf("boox-go-6")).toEqual({ device: "boox-go-6", isLandscape: false });
  expect(profileIdOf("boox-go-6", true)).toBe("boox-go-6-landscape");
});
