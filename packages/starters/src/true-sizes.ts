/** Sizes that are stated on the page, and so must not change with the scale of the design. */
import { type DeviceProfile, type Template, toolbarOn, type Widget } from "@octavo/engine";
import type { Starter } from "./starter.ts";

type Marks = Pick<Starter, "exact" | "pixels" | "toolbar_area">;

/** Gives back the size that exact widgets have in the design, and converts thicknesses in pixels. */
export function withTrueSizes(fitted: Template, design: Template, { exact = [], pixels = [] }: Marks, ppi: number) {
  if (exact.length === 0 && pixels.length === 0) return fitted;
  const masters = fitted.masters.map((master, m) => ({
    ...master,
    widgets: master.widgets.map((widget, i) => {
      const drawn = design.masters[m]?.widgets[i];
      if (drawn && isAmong(exact, widget)) return withSizeOf(drawn, widget);
      return drawn && isAmong(pixels, widget) ? inPixels(drawn, widget, ppi) : widget;
    }),
  }));
  return { ...fitted, masters };
}

/** The left edge and the middle stay in their place. */
function withSizeOf({ position: { width, height }, ...drawn }: Widget, { position }: Widget): Widget {
  const y = rounded(position.y + (position.height - height) / 2);
  return { ...drawn, position: { x: position.x, y, width, height } };
}

function inPixels(drawn: Widget, widget: Widget, ppi: number): Widget {
  const line_thickness = rounded((Number(drawn.properties?.["line_thickness"]) * 72) / ppi);
  return { ...widget, properties: { ...widget.properties, line_thickness } };
}

const rounded = (points: number) => Math.round(points * 100) / 100;

/** Places the widget that shows the toolbar over the toolbar of the device. */
export function withToolbarArea(template: Template, profile: DeviceProfile, { toolbar_area }: Marks): Template {
  const { width, height, margins } = template.canvas.dimensions;
  const toolbar = toolbarOn(profile, margins);
  if (!toolbar_area || !toolbar) return template;
  const { edge } = toolbar;
  const [across, down] = edge === "left" || edge === "right" ? [toolbar.width, height] : [width, toolbar.width];
  const corner = { x: edge === "right" ? width - across : 0, y: edge === "bottom" ? height - down : 0 };
  const position = { ...corner, width: across, height: down };
  const placed = (widget: Widget): Widget => (widget.id === toolbar_area ? { ...widget, position } : widget);
  return { ...template, masters: template.masters.map((one) => ({ ...one, widgets: one.widgets.map(placed) })) };
}

function isAmong(prefixes: readonly string[], { id }: Widget): boolean {
  return prefixes.some((prefix) => id.startsWith(prefix));
}
