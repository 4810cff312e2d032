import type { DeviceProfile } from "@octavo/engine";
import { describe, expect, test } from "vitest";
import { deviceGreys, deviceHues, printedAs, readHex, snappedToGreys } from "./device-colors.ts";

function device(color: boolean, grayscale_levels = 16): DeviceProfile {
  return {
    id: "d",
    name: "D",
    display: { screen_size: [1404, 1872], ppi: 226, inches: 10.3, color, technology: null, color_size: null },
    pdf_settings: {
      page_size: "Device",
      orientation: "portrait",
      safe_margins: [0, 0, 0, 0],
      page: { width: 447, height: 596 },
    },
    constraints: { min_font_pt: 6, min_stroke_pt: 0.5, min_touch_target_pt: 20, grayscale_levels },
    toolbar: null,
  };
}

describe("offered colors", () => {
  test("are the grays of the device, from black to white", () => {
    expect(deviceGreys(device(false))).toHaveLength(16);
    expect(deviceGreys(device(false)).slice(0, 2)).toEqual(["#000000", "#111111"]);
    expect(deviceGreys(device(false)).at(-1)).toBe("#ffffff");
    expect(deviceGreys(device(false, 4))).toEqual(["#000000", "#555555", "#aaaaaa", "#ffffff"]);
    expect(deviceGreys(device(false, 256))).toHaveLength(16);
  });

  test("are only grays for an unknown device", () => {
    expect(deviceGreys(undefined)).toHaveLength(16);
    expect(deviceHues(undefined)).toEqual([]);
    expect(deviceHues(device(false))).toEqual([]);
  });

  test("are distinct colors for a color device", () => {
    const all = [...deviceGreys(device(true)), ...deviceHues(device(true))];
    expect(deviceHues(device(true)).length).toBeGreaterThan(8);
    expect(new Set(all).size).toBe(all.length);
  });
});

describe("a color on a gray device", () => {
  test("becomes the nearest gray", () => {
    expect(snappedToGreys("#000000", 16)).toBe("#000000");
    expect(snappedToGreys("#808080", 16)).toBe("#888888");
    expect(snappedToGreys("#fefefe", 16)).toBe("#ffffff");
    expect(snappedToGreys("#808080", 2)).toBe("#ffffff");
  });

  test("is compared by perceived brightness", () => {
    expect(snappedToGreys("#0000ff", 16)).toBe("#222222");
    expect(snappedToGreys("#00ff00", 16)).toBe("#999999");
  });

  test("has no note if it is one of the grays", () => {
    for (const grey of deviceGreys(device(false))) expect(printedAs(grey, device(false))).toBeUndefined();
    expect(printedAs("#0000ff", device(false))).toBe("#222222");
    expect(printedAs("#0000ff", device(true))).toBeUndefined();
    expect(printedAs("#0000ff", undefined)).toBeUndefined();
  });
});

describe("a typed color", () => {
  test.each([
    ["#1A2B3C", "#1a2b3c"],
    ["1a2b3c", "#1a2b3c"],
    [" #abc ", "#aabbcc"],
    ["FFF", "#ffffff"],
  ])("accepts %s", (written, color) => expect(readHex(written)).toBe(color));

  test.each(["", "grey", "#12", "#12345", "#1234567", "##112233", "#ggg"])("rejects %s", (written) =>
    expect(readHex(written)).toBeUndefined(),
  );
});
