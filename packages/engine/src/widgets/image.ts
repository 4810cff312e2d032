import type { DisplayImage, DrawnItem } from "../display/display-list.ts";
import { rectSegment } from "../display/paths.ts";
import { inset, type Rect, type Size } from "../foundation/geometry.ts";
import { isWebAddress } from "../foundation/web-address.ts";
import * as messages from "../language/widget-messages.ts";
import { destinationLink } from "../model/link-editing.ts";
import { binding, choice, destination, flag, number, text } from "../model/property.ts";
import { defineWidget, type WidgetContext } from "../model/widget-definition.ts";

const optimized = { optimize_on_import: [true] };

/** Picture that is embedded in the document. Files and addresses are never read. */
export const image = defineWidget({
  type: "image",
  label: "Image",
  size: { width: 200, height: 120 },
  content: "stored",
  properties: {
    image_src: text({ label: "Picture, a data URI", default: "", role: "picture" }),
    image_fit: choice(["fit", "stretch", "actual"], { label: "Fit", default: "fit" }),
    opacity: number({ label: "Opacity", min: 0, max: 1, step: 0.05, default: 1 }),
    to_dest: destination(),
    bind: binding(),
    optimize_on_import: flag({ label: "Optimize on import", default: true }),
    max_image_px: number({
      label: "Longest side",
      min: 256,
      max: 4096,
      whole: true,
      default: 1600,
      unit: "px",
      shownWhen: optimized,
    }),
    image_quality: number({ label: "Quality", min: 0.5, max: 0.95, step: 0.05, default: 0.8, shownWhen: optimized }),
    grayscale_on_import: flag({ label: "Grey on import", default: false, shownWhen: optimized }),
  },
  pictureImport: ({ optimize_on_import, max_image_px, image_quality, grayscale_on_import }) =>
    optimize_on_import ? { longestSide: max_image_px, quality: image_quality, isGrey: grayscale_on_import } : undefined,
  link: destinationLink,
  layout: (box, { image_src, image_fit, opacity, bind, to_dest }, context) => {
    const picture = findPicture(image_src.trim(), context);
    const drawn = picture ? fitted(picture, box, image_fit) : emptyFrame(box);
    return [...faded(drawn, opacity), ...context.link(box, { bind, to_dest })];
  },
});

function findPicture(source: string, { image, warn }: WidgetContext): DisplayImage | undefined {
  if (source === "") warn("no_picture", messages.noPicture);
  else if (isWebAddress(source)) warn("picture_not_embedded", messages.pictureOnWeb, messages.embedHint);
  else if (!/^data:/i.test(source)) warn("picture_not_embedded", messages.pictureElsewhere, messages.embedHint);
  else {
    const found = image(source);
    if (!found) warn("unreadable_picture", messages.unreadablePicture, messages.readableHint);
    return found;
  }
  return undefined;
}

function emptyFrame(box: Rect): DrawnItem {
  const segments = [rectSegment(inset(box, 0.5))];
  return { kind: "path", segments, stroke: { color: "#888888", width: 1 } };
}

function fitted(image: DisplayImage, box: Rect, fit: string): DrawnItem {
  const size = uprightSize(image);
  if (fit === "stretch") return { kind: "image", image, rect: box };
  if (fit === "fit") return { kind: "image", image, rect: contained(size, box) };
  // One point per pixel on any device.
  const item = { kind: "image", image, rect: { x: box.x, y: box.y, ...size } } as const;
  const sticksOut = size.width > box.width || size.height > box.height;
  return sticksOut ? { kind: "group", items: [item], clip: box } : item;
}

function contained({ width, height }: Size, box: Rect): Rect {
  const scale = Math.min(box.width / width, box.height / height);
  const size = { width: width * scale, height: height * scale };
  return { x: box.x + (box.width - size.width) / 2, y: box.y + (box.height - size.height) / 2, ...size };
}

function faded(item: DrawnItem, opacity: number): readonly DrawnItem[] {
  if (opacity === 0) return [];
  return opacity < 1 ? [{ kind: "group", items: [item], opacity }] : [item];
}

/** Size in pixels after rotation. */
function uprightSize({ width, height, turns }: DisplayImage): Size {
  return turns === 1 || turns === 3 ? { width: height, height: width } : { width, height };
}
