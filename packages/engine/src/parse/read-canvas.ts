/** Reads the page of a document: measured (`dimensions`) or named (`page_size` and `orientation`). */

import { nearest, suggestion } from "@octavo/foundation";
import { defaultCanvas, defaultMargins, maxPageSide } from "../model/canvas.ts";
import type { DeviceProfile, Margins } from "../model/device-profile.ts";
import { findProfile } from "../model/find-profile.ts";
import { defaultPage, pageSize, pageSizeNames } from "../model/page-size.ts";
import type { Canvas, Guides } from "../model/template.ts";
import type { Size } from "../primitives/geometry.ts";
import { scalarText } from "../primitives/scalar.ts";
import { type Fields, type Item, numberIn } from "./fields.ts";
import * as messages from "./messages.ts";

/** Profiles for `page_size: Device`. `named` is the profile of the enclosing document. */
export interface Devices {
  readonly profiles: readonly DeviceProfile[];
  readonly named: string;
}

/** Undefined if the document has no canvas. */
export function readCanvas(document: Fields, devices: Devices): Canvas | undefined {
  const canvas = document.fields("canvas");
  if (!canvas) return undefined;
  const device = findProfile(devices.profiles, canvas.text("profile", devices.named));
  const guides = readGuides(canvas.fields("guides"));
  const read: Canvas = {
    dimensions: readDimensions(canvas, device),
    coordinate_system: canvas.choice("coordinate_system", ["top_left"], "top_left"),
    background: canvas.color("background") ?? defaultCanvas.background,
    grid_size: canvas.number("grid_size", { min: 0, max: 50, above: true }, defaultCanvas.grid_size),
    snap_enabled: canvas.flag("snap_enabled", defaultCanvas.snap_enabled),
    ...(guides && { guides }),
  };
  canvas.finish();
  return read;
}

function readDimensions(canvas: Fields, device: DeviceProfile | undefined): Canvas["dimensions"] {
  const page = readNamedPage(canvas, device);
  const fallback = canvas.has("page_size") && device ? device.pdf_settings.safe_margins : defaultMargins;
  const margins = readMargins(canvas.item("margins"), fallback);
  const dimensions = canvas.fields("dimensions");
  if (!dimensions) return { ...page, margins };
  const side = { min: 0, max: maxPageSide, above: true };
  const read = {
    width: dimensions.number("width", side, page.width),
    height: dimensions.number("height", side, page.height),
    margins: readMargins(dimensions.item("margins"), margins),
  };
  dimensions.finish();
  return read;
}

function readNamedPage(canvas: Fields, device: DeviceProfile | undefined): Size {
  const orientation = canvas.choice(
    "orientation",
    ["portrait", "landscape"],
    device?.pdf_settings.orientation ?? "portrait",
  );
  const item = canvas.item("page_size");
  const written = scalarText(item.value)?.trim() ?? "";
  if (written === "") return canvas.has("orientation") ? pageSize("A4", orientation) : defaultPage;
  const name = pageSizeNames.find((known) => known.toLowerCase() === written.toLowerCase());
  if (name === undefined) {
    const near = nearest(written, pageSizeNames);
    item.warn("unknown_page_size", messages.unknownPageSize(written), suggestion(near));
  } else if (name === "Device" && !device)
    item.warn("unknown_device_page", messages.devicePageUnknown, messages.devicePageUnknownHint);
  return pageSize(name ?? written, orientation, device?.display);
}

function readGuides(guides: Fields | undefined): Guides | undefined {
  if (!guides) return undefined;
  const read = { x: guides.list("x").flatMap(readGuide), y: guides.list("y").flatMap(readGuide) };
  guides.finish();
  return read.x.length + read.y.length > 0 ? read : undefined;
}

function readGuide(item: Item): readonly number[] {
  const range = { min: 0, max: maxPageSide };
  const position = numberIn(item.value, range);
  if (position === undefined) item.warn("wrong_number", messages.mustBe(item.name, messages.numberIn(range)));
  return position === undefined ? [] : [position];
}

/** Four numbers, or one for all sides. */
function readMargins(item: Item, silent: Margins): Margins {
  if (item.value === undefined || item.value === null) return silent;
  const written = Array.isArray(item.value) ? item.value : [item.value, item.value, item.value, item.value];
  const [top, right, bottom, left, ...more] = written.map((side) => numberIn(side, { min: 0, max: maxPageSide }));
  if (top !== undefined && right !== undefined && bottom !== undefined && left !== undefined && more.length === 0)
    return [top, right, bottom, left];
  item.warn("wrong_margins", messages.mustBe("margins", messages.marginsExpected));
  return silent;
}
