import { type DeviceProfile, screenPage } from "../model/device-profile.ts";
import { findProfile } from "../model/find-profile.ts";
import type { Template } from "../model/template.ts";
import { rescaleTemplate } from "./rescale-template.ts";

export interface FitOptions {
  /**
   * Fits the page to the device's: true scales it, and "keep_sizes" keeps type and rows in millimetres. Does nothing if the
   * document names no device.
   */
  readonly fit?: Fit | undefined;
}

export type Fit = boolean | "keep_sizes";

/** Fits a template to the screen of its device. Returns it unchanged if it matches or has no known device. */
export function fitToDevice(template: Template, profiles: readonly DeviceProfile[], fit: Fit = true): Template {
  const profile = findProfile(profiles, template.metadata.profile);
  if (!profile) return template;
  const screen = screenPage(profile);
  const { width, height } = template.canvas.dimensions;
  if (width === screen.width && height === screen.height) return template;
  const page = { ...screen, margins: profile.pdf_settings.safe_margins };
  const mode = fit === "keep_sizes" ? fit : "proportional";
  return rescaleTemplate(template, page, { mode, minimums: profile.constraints });
}
