import type { Message } from "@octavo/foundation";
import type { DisplayImage, Drawing, DrawnItem, DroppedKind } from "../display/display-list.ts";
import { rectSegment, scaleItems } from "../display/paths.ts";
import * as messages from "../language/widget-messages.ts";
import { destinationLink } from "../model/link-editing.ts";
import { binding, choice, destination, flag, number, text } from "../model/property.ts";
import { defineWidget, type WidgetContext } from "../model/widget-definition.ts";
import { snapToPixel } from "../primitives/device-pixels.ts";
import { inset, type Rect, type Size } from "../primitives/geometry.ts";
import { isWebAddress } from "../primitives/web-address.ts";

const optimized = { optimize_on_import: [true] };

/** Picture that is embedded in the document. Files and addresses are never read. */
export const image = defineWidget({
  type: "image",
  label: "Image",
  size: { width: 200, height: 120 },
  content: "stored",
  area: "plain",
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
    const drawn = picture ? fitted(picture, box, { fit: image_fit, source: image_src }, context) : emptyFrame(box);
    return [...faded(drawn, opacity), ...context.link(box, { bind, to_dest })];
  },
});

type Picture = DisplayImage | Drawing;

function findPicture(source: string, { image, warn }: WidgetContext): Picture | undefined {
  if (source === "") warn("no_picture", messages.noPicture);
  else if (isWebAddress(source)) warn("picture_not_embedded", messages.pictureOnWeb, messages.embedHint);
  else if (!/^data:/i.test(source)) warn("picture_not_embedded", messages.pictureElsewhere, messages.embedHint);
  else {
    const found = image(source);
    if (!found) warn("unreadable_picture", messages.unreadablePicture, messages.readableHint);
    const loss = found && isDrawing(found) ? drawingLoss(found) : undefined;
    if (loss) warn("drawing_incomplete", loss.problem, loss.hint);
    return found;
  }
  return undefined;
}

/** Parts of an SVG file that its drawing lacks. Undefined if there are none. */
export function drawingLoss({ dropped }: Drawing): { readonly problem: Message; readonly hint: Message } | undefined {
  const parts = Object.entries(messages.droppedParts).flatMap(([kind, part]) => {
    const count = dropped[kind as DroppedKind];
    return count === undefined ? [] : [part(count)];
  });
  if (parts.length === 0) return undefined;
  const hint = dropped.text === undefined ? messages.flattenHint : messages.convertTextHint;
  return { problem: messages.leftOutOfDrawing(parts), hint };
}

function emptyFrame(box: Rect): DrawnItem {
  const segments = [rectSegment(inset(box, 0.5))];
  return { kind: "path", segments, stroke: { color: "#888888", width: 1 } };
}

function isDrawing(picture: Picture): picture is Drawing {
  return "items" in picture;
}

interface Fitting {
  readonly fit: string;
  readonly source: string;
}

function fitted(picture: Picture, box: Rect, { fit, source }: Fitting, context: WidgetContext): DrawnItem {
  const size = isDrawing(picture) ? picture : uprightSize(picture);
  const draw = (rect: Rect) => drawn(picture, rect, source, context);
  if (fit === "stretch") return draw(box);
  if (fit === "fit") return draw(contained(size, box));
  // One point per pixel on any device.
  const item = draw({ x: box.x, y: box.y, width: size.width, height: size.height });
  const sticksOut = size.width > box.width || size.height > box.height;
  return sticksOut ? { kind: "group", items: [item], clip: box } : item;
}

/** A drawing is scaled once for all pages of its master. Pages of a list have different ones. */
function drawn(picture: Picture, rect: Rect, source: string, { shared, pixel }: WidgetContext): DrawnItem {
  if (!isDrawing(picture)) return { kind: "image", image: picture, rect: onPixels(picture, rect, pixel) };
  return { kind: "group", items: shared(`drawing ${JSON.stringify(rect)} ${source}`, () => scaleItems(picture, rect)) };
}

/** A picture with the size of its place in device pixels is drawn pixel by pixel, so that its dots stay sharp. */
function onPixels(picture: DisplayImage, rect: Rect, pixel: number | undefined): Rect {
  if (pixel === undefined) return rect;
  const size = uprightSize(picture);
  const isSame = [rect.width / pixel - size.width, rect.height / pixel - size.height].every((off) => Math.abs(off) < 1);
  if (!isSame) return rect;
  const corner = { x: snapToPixel(rect.x, pixel), y: snapToPixel(rect.y, pixel) };
  return { ...corner, width: size.width * pixel, height: size.height * pixel };
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
