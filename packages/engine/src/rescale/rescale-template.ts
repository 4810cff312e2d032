/** A template on a page of another size: everything moves and grows alike, as far as the device can still show it. */
import type { Rect, Size } from "../foundation/geometry.ts";
import type { Margins } from "../model/device-profile.ts";
import type { Guides, Template } from "../model/template.ts";
import { rescaleWidget } from "./rescale-widget.ts";
import { type Minimums, round, type Scale, scaleRect } from "./scale.ts";

/**
 * What happens to a page of another shape. `proportional` keeps every shape and stands in the middle; `by_width` and
 * `by_height` fill one side, and the other as far as there is room; `stretch` fills both.
 */
export type RescaleMode = "proportional" | "by_width" | "by_height" | "stretch";

export interface RescaleOptions {
  readonly mode: RescaleMode;
  /** What the device can show: no type and no stroke gets smaller. */
  readonly minimums?: Minimums;
}

/** A page without margins gets the template's, scaled. */
export interface TargetPage extends Size {
  readonly margins?: Margins;
}

export function rescaleTemplate(template: Template, page: TargetPage, options: RescaleOptions): Template {
  const { canvas, widgets, masters } = template;
  const { width, height } = page;
  const minimums = options.minimums ?? { min_font_pt: 0, min_stroke_pt: 0 };
  const scale: Scale = { ...scaleOf(canvas.dimensions, page, options.mode), page: { width, height }, minimums };
  const margins = page.margins ?? scaledMargins(canvas.dimensions, scale);
  return {
    ...template,
    canvas: {
      ...canvas,
      dimensions: { width, height, margins },
      ...(canvas.guides && { guides: scaledGuides(canvas.guides, scale) }),
    },
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

function scaleOf(from: Size, to: Size, mode: RescaleMode): Pick<Scale, "factorX" | "factorY" | "offsetX" | "offsetY"> {
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

/** The margins go along as the edges of a box that nothing stands outside. */
function scaledMargins({ width, height, margins }: Template["canvas"]["dimensions"], scale: Scale): Margins {
  const [top, right, bottom, left] = margins;
  const inside: Rect = { x: left, y: top, width: width - left - right, height: height - top - bottom };
  const { x, y, ...size } = scaleRect(inside, scale);
  return [y, round(scale.page.width - x - size.width), round(scale.page.height - y - size.height), x];
}
