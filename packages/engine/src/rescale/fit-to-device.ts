import { type DeviceProfile, screenPage } from "../model/device-profile.ts";
import { findProfile } from "../model/find-profile.ts";
import type { Template } from "../model/template.ts";
import { rescaleTemplate } from "./rescale-template.ts";

export interface FitOptions {
  /** Rescales the page to the device's. Does nothing if the document names no device. */
  readonly fit?: boolean;
}

/** Rescales a template to the screen of its device. Returns it unchanged if it matches or has no known device. */
export function fitToDevice(template: Template, profiles: readonly DeviceProfile[]): Template {
  const profile = findProfile(profiles, template.metadata.profile);
  if (!profile) return template;
  const screen = screenPage(profile);
  const { width, height } = template.canvas.dimensions;
  if (width === screen.width && height === screen.height) return template;
  const page = { ...screen, margins: profile.pdf_settings.safe_margins };
  return rescaleTemplate(template, page, { mode: "proportional", minimums: profile.constraints });
}
