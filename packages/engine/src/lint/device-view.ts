import { type DeviceProfile, type Margins, screenPage, toolbarOn } from "../model/device-profile.ts";
import type { Canvas } from "../model/template.ts";
import type { Rect, Size } from "../primitives/geometry.ts";

/** Page as its device shows it: scaled to the screen and centered. Rectangles are in points of the page. */
export interface DeviceView {
  readonly profile: DeviceProfile;
  readonly canvas: Canvas;
  readonly toolbar: DeviceProfile["toolbar"];
  readonly scale: number;
  readonly page: Rect;
  readonly clear: Rect;
  readonly safe: Rect;
}

export function deviceView(canvas: Canvas, profile: DeviceProfile): DeviceView {
  const { width, height, margins } = canvas.dimensions;
  const page = { x: 0, y: 0, width, height };
  const screen = screenPage(profile);
  const scale = Math.min(screen.width / width, screen.height / height);
  const toolbar = toolbarOn(profile, margins);
  return {
    profile,
    toolbar,
    canvas,
    scale,
    page,
    clear: within(page, coveredByToolbar(toolbar, page, screen, scale)),
    safe: within(page, margins),
  };
}

/** The toolbar first covers the empty strips beside a page of another shape. */
function coveredByToolbar(toolbar: DeviceProfile["toolbar"], page: Size, screen: Size, scale: number): Margins {
  if (!toolbar) return [0, 0, 0, 0];
  const upright = toolbar.edge === "top" || toolbar.edge === "bottom";
  const strip = upright ? (screen.height - page.height * scale) / 2 : (screen.width - page.width * scale) / 2;
  const covered = (edge: string) => (toolbar.edge === edge ? Math.max(0, toolbar.width - strip) / scale : 0);
  return [covered("top"), covered("right"), covered("bottom"), covered("left")];
}

function within({ width, height }: Size, [top, right, bottom, left]: Margins): Rect {
  return { x: left, y: top, width: Math.max(0, width - left - right), height: Math.max(0, height - top - bottom) };
}
