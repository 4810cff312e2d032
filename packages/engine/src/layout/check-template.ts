import { type Diagnostic, type DocumentName, didYouMean, nearest, type Place, type Report } from "@octavo/foundation";
import { type DeviceProfile, screenPage } from "../model/device-profile.ts";
import { findProfile } from "../model/find-profile.ts";
import { unknownMaster } from "../model/messages.ts";
import type { Canvas } from "../model/template.ts";
import type { DocumentScope } from "./document-scope.ts";
import * as messages from "./messages.ts";

export function checkTemplate({ template, world, masters, origin }: DocumentScope, report: Report): void {
  const { profile: written } = template.metadata;
  const profile = findProfile(world.profiles, written);
  if (profile) checkScale(template.canvas, profile, origin, report);
  else if (written !== "") report.add(unknownProfile(written, world.profiles, origin));
  for (const [i, font] of (template.fonts ?? []).entries())
    if (!world.font(font.data)) report.add(unreadableFont(font.family, { document: origin, path: ["fonts", i] }));
  for (const { page, master_id } of template.page_assignments)
    if (!masters.has(master_id)) report.add(missingMaster(master_id, { document: origin, page }));
}

/** A device scales a page that does not match its screen. */
function checkScale({ dimensions }: Canvas, profile: DeviceProfile, origin: DocumentName, report: Report): void {
  const screen = screenPage(profile);
  const ratios = [screen.width / dimensions.width, screen.height / dimensions.height];
  if (ratios.every((ratio) => Math.abs(ratio - 1) < 0.01)) return;
  report.add({
    severity: "warning",
    code: "page_is_not_the_screen",
    message: messages.scaledOnDevice(profile.name, Math.round(Math.min(...ratios) * 100)),
    hint: messages.scaledOnDeviceHint,
    at: profilePlace(origin),
  });
}

function unknownProfile(written: string, profiles: readonly DeviceProfile[], origin: DocumentName): Diagnostic {
  const near = nearest(
    written,
    profiles.map(({ id }) => id),
  );
  return {
    severity: "warning",
    code: "unknown_profile",
    message: messages.unknownProfile(written),
    at: profilePlace(origin),
    ...(near !== undefined && { hint: didYouMean(near) }),
  };
}

function unreadableFont(family: string, at: Place): Diagnostic {
  const message = messages.unreadableFont(family);
  return { severity: "warning", code: "unreadable_font", message, hint: messages.unreadableFontHint, at };
}

function missingMaster(id: string, at: Place): Diagnostic {
  return { severity: "error", code: "unknown_master", message: unknownMaster(id), at };
}

/** The profile of a compiled template is the plan's. */
function profilePlace(origin: DocumentName): Place {
  return origin === "masters"
    ? { document: "plan", path: ["profile"] }
    : { document: origin, path: ["metadata", "profile"] };
}
