import { aTemplate } from "@octavo/editor/testing";
import { type DeviceProfile, hasPageSizeOf } from "@octavo/engine";
import { expect, test } from "vitest";
import { rescaledFor, rescaleOptions } from "./rescaling.ts";

const device: DeviceProfile = {
  id: "wide",
  name: "Wide",
  display: { screen_size: [1000, 500], ppi: 72, inches: 15, color: false, technology: null, color_size: null },
  pdf_settings: {
    page_size: "Device",
    orientation: "landscape",
    safe_margins: [1, 2, 3, 4],
    page: { width: 1000, height: 500 },
  },
  constraints: { min_font_pt: 6, min_stroke_pt: 0.5, min_touch_target_pt: 20, grayscale_levels: 16 },
  toolbar: null,
};

const template = aTemplate({ pages: [[["a", "box", [100, 100, 50, 50]]]] });

test("sets the page, margins and name of the device in every mode", () => {
  for (const { how } of rescaleOptions) {
    const { canvas, metadata } = rescaledFor(template, device, how);
    expect(canvas.dimensions).toEqual({ width: 1000, height: 500, margins: [1, 2, 3, 4] });
    expect(metadata.profile).toBe("wide");
    expect(hasPageSizeOf(device, canvas)).toBe(true);
  }
});

test("keeps positions without scaling and changes them by stretching", () => {
  expect(rescaledFor(template, device, "keep").widgets[0]?.position).toEqual(template.widgets[0]?.position);
  expect(rescaledFor(template, device, "stretch").widgets[0]?.position).not.toEqual(template.widgets[0]?.position);
});
