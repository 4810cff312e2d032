/** Rescales a template to another page size, within the minimums of the device. */

import type { Margins } from "../model/device-profile.ts";
import type { Guides, Template } from "../model/template.ts";
import type { Rect, Size } from "../primitives/geometry.ts";
import { resolveStyles } from "../styles/apply-style.ts";
import { keepSizes } from "./keep-sizes.ts";
import { rescaleShared } from "./rescale-shared.ts";
import { rescaleWidget } from "./rescale-widget.ts";
import { type Minimums, round, type Scale, scaleRect } from "./scale.ts";

/**
 * Treatment of another aspect ratio. `proportional` keeps it and centers the page; `by_width` and `by_height` fill
 * one side and limit the other; `stretch` fills both. `keep_sizes` scales nothing: type and rows keep their size in
 * millimetres, and the page has more or fewer rows.
 */
export type RescaleMode = ScalingMode | "keep_sizes";
type ScalingMode = "proportional" | "by_width" | "by_height" | "stretch";

export interface RescaleOptions {
  readonly mode: RescaleMode;
  /** Smallest type and stroke of the device. */
  readonly minimums?: Minimums;
}

/** If margins are absent, the template's are scaled. */
export interface TargetPage extends Size {
  readonly margins?: Margins;
}

export function rescaleTemplate(template: Template, page: TargetPage, options: RescaleOptions): Template {
  const { canvas, widgets, masters } = template;
  const { width, height } = page;
  const minimums = options.minimums ?? { min_font_pt: 0, min_stroke_pt: 0 };
  const { dimensions } = canvas;
  const { mode } = options;
  if (mode === "keep_sizes") return keepSizes(template, { margins: dimensions.margins, ...page }, minimums);
  const factors = scaleOf(dimensions, page, mode);
  const pinned = Math.min(factors.factorX, factors.factorY);
  const styles = resolveStyles(template);
  const scale: Scale = { ...factors, from: dimensions, page: { width, height }, pinned, minimums, styles };
  const margins = page.margins ?? scaledMargins(canvas.dimensions, scale);
  return {
    ...template,
    canvas: {
      ...canvas,
      dimensions: { width, height, margins },
      ...(canvas.guides && { guides: scaledGuides(canvas.guides, scale) }),
    },
    ...rescaleShared(template, scale),
    widgets: widgets.map((widget) => rescaleWidget(widget, scale)),
    masters: masters.map((master) => ({
      ...master,
      widgets: master.widgets.map((widget) => rescaleWidget(widget, scale)),
    })),
  };
}

function scaledGuides({ x, y }: Guides, { factorX, factorY, offsetX, offsetY }: Scale): Guides {
  return { x: x.map((at) => round(offsetX + at * factorX)), y: y.map((at) => round(offsetY + at * factorY)) };
}

function scaleOf(from: Size, to: Size, mode: ScalingMode): Pick<Scale, "factorX" | "factorY" | "offsetX" | "offsetY"> {
  const factorX = to.width / from.width;
  const factorY = to.height / from.height;
  const both = Math.min(factorX, factorY);
  switch (mode) {
    case "proportional":
      return {
        factorX: both,
        factorY: both,
        offsetX: (to.width - from.width * both) / 2,
        offsetY: (to.height - from.height * both) / 2,
      };
    case "by_width":
      return { factorX, factorY: both, offsetX: 0, offsetY: 0 };
    case "by_height":
      return { factorX: both, factorY, offsetX: 0, offsetY: 0 };
    case "stretch":
      return { factorX, factorY, offsetX: 0, offsetY: 0 };
  }
}

/** Scales the margins like the edges of a box. */
function scaledMargins({ width, height, margins }: Template["canvas"]["dimensions"], scale: Scale): Margins {
  const [top, right, bottom, left] = margins;
  const inside: Rect = { x: left, y: top, width: width - left - right, height: height - top - bottom };
  const { x, y, ...size } = scaleRect(inside, scale);
  return [y, round(scale.page.width - x - size.width), round(scale.page.height - y - size.height), x];
}
