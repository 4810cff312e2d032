/** Paints display items on a browser canvas, with the same result as the engine's SVG and PDF. */
import type { DisplayImage, DrawnItem, FaceId, GlyphCluster, PathSegment } from "@octavo/engine";
import { fontFamily } from "../../engine-worker/font-url.ts";

type PathItem = Extract<DrawnItem, { kind: "path" }>;
type TextItem = Extract<DrawnItem, { kind: "text" }>;
type ImageItem = Extract<DrawnItem, { kind: "image" }>;
type GroupItem = Extract<DrawnItem, { kind: "group" }>;

/** Resources that items refer to. Missing resources are not painted. */
export interface DrawingResources {
  readonly hasFace: (face: FaceId, text: string) => boolean;
  /** Outline of a cluster in 1/1000 em, with y downward. */
  readonly outlineOf: (face: FaceId, cluster: GlyphCluster) => readonly PathSegment[] | undefined;
  /** True if bars replace the text of a font. */
  readonly isLate: (face: FaceId) => boolean;
  readonly pictureOf: (image: DisplayImage) => CanvasImageSource | "unreadable" | undefined;
}

/** Paints in page units. Line joins, caps and miters default to those of PDF. */
export function paintItems(
  context: CanvasRenderingContext2D,
  items: readonly DrawnItem[],
  resources: DrawingResources,
): void {
  for (const item of items) paintItem(context, item, resources);
}

function paintItem(context: CanvasRenderingContext2D, item: DrawnItem, resources: DrawingResources): void {
  switch (item.kind) {
    case "path":
      return paintPath(context, item);
    case "text":
      if (item.clusters) return paintClusters(context, item, item.clusters, resources);
      if (resources.hasFace(item.face, item.text)) return paintText(context, item);
      return resources.isLate(item.face) ? paintBar(context, item) : undefined;
    case "image":
      return paintImage(context, item, resources.pictureOf(item.image));
    case "group":
      return paintGroup(context, item, resources);
  }
}

function paintPath(context: CanvasRenderingContext2D, item: PathItem): void {
  const { fill, stroke } = item;
  const path = outlineOf(item);
  if (fill !== undefined) {
    context.fillStyle = fill;
    context.fill(path, item.fillRule ?? "nonzero");
  }
  if (stroke && stroke.width > 0) {
    context.strokeStyle = stroke.color;
    context.lineWidth = stroke.width;
    context.lineCap = stroke.cap ?? "butt";
    context.lineJoin = stroke.join ?? "miter";
    context.miterLimit = stroke.miterLimit ?? 10;
    context.setLineDash(stroke.dash ? [...stroke.dash] : []);
    context.stroke(path);
  }
}

/** Cache: a page is painted repeatedly from the same items. */
const outlines = new WeakMap<PathItem, Path2D>();

function outlineOf(item: PathItem): Path2D {
  const known = outlines.get(item);
  if (known) return known;
  const path = new Path2D();
  for (const segment of item.segments) addSegment(path, segment);
  outlines.set(item, path);
  return path;
}

function addSegment(path: Path2D, segment: PathItem["segments"][number]): void {
  switch (segment[0]) {
    case "M":
      return path.moveTo(segment[1], segment[2]);
    case "L":
      return path.lineTo(segment[1], segment[2]);
    case "C":
      return path.bezierCurveTo(segment[1], segment[2], segment[3], segment[4], segment[5], segment[6]);
    case "Z":
      return path.closePath();
    case "R":
      return path.rect(segment[1], segment[2], segment[3], segment[4]);
  }
}

function paintText(context: CanvasRenderingContext2D, item: TextItem): void {
  context.font = `${item.size}px "${fontFamily(item.face)}"`;
  context.fillStyle = item.color;
  atBaseline(context, item, (x, y) => context.fillText(item.text, x, y));
}

/** Paints outlines, because a browser would shape the text in its own way. */
function paintClusters(
  context: CanvasRenderingContext2D,
  item: TextItem,
  clusters: readonly GlyphCluster[],
  resources: DrawingResources,
): void {
  context.fillStyle = item.color;
  context.save();
  const { x, y } = onPixel(context, item);
  context.translate(x, y);
  context.rotate(((item.rotation ?? 0) * Math.PI) / 180);
  context.scale(item.size / 1000, item.size / 1000);
  for (const cluster of clusters) {
    const path = clusterPath(item.face, cluster, resources);
    if (path) context.fill(path);
    context.translate(cluster.advance, 0);
  }
  context.restore();
}

/** The start of a text with its baseline on a whole pixel, where browsers and PDF readers put those of other texts. */
function onPixel(
  context: CanvasRenderingContext2D,
  { x, y, rotation }: TextItem,
): { readonly x: number; readonly y: number } {
  const { a, d, e, f } = context.getTransform();
  if (rotation) return { x: (Math.round(a * x + e) - e) / a, y };
  return { x, y: (Math.round(d * y + f) - f) / d };
}

/** Cache: drawings share the clusters of equal texts. */
const clusterPaths = new WeakMap<GlyphCluster, Path2D>();

function clusterPath(face: FaceId, cluster: GlyphCluster, resources: DrawingResources): Path2D | undefined {
  const known = clusterPaths.get(cluster);
  if (known) return known;
  const segments = resources.outlineOf(face, cluster);
  if (!segments) return undefined;
  const path = new Path2D();
  for (const segment of segments) addSegment(path, segment);
  clusterPaths.set(cluster, path);
  return path;
}

/** Paints a bar about as long as the text. */
function paintBar(context: CanvasRenderingContext2D, item: TextItem): void {
  context.font = `${item.size}px sans-serif`;
  context.fillStyle = "#c8c8c8";
  const { width } = context.measureText(item.text);
  atBaseline(context, item, (x, y) => context.fillRect(x, y - item.size * 0.5, width, item.size * 0.45));
}

function atBaseline(
  context: CanvasRenderingContext2D,
  { x, y, rotation }: TextItem,
  paint: (x: number, y: number) => void,
): void {
  if (!rotation) return paint(x, y);
  context.save();
  context.translate(x, y);
  context.rotate((rotation * Math.PI) / 180);
  paint(0, 0);
  context.restore();
}

/** A rotated picture is painted as stored, rotated around its center. */
function paintImage(
  context: CanvasRenderingContext2D,
  { image, rect }: ImageItem,
  picture: ReturnType<DrawingResources["pictureOf"]>,
): void {
  if (!picture || picture === "unreadable") return;
  const turns = image.turns ?? 0;
  const [width, height] = turns % 2 === 0 ? [rect.width, rect.height] : [rect.height, rect.width];
  context.save();
  context.translate(rect.x + rect.width / 2, rect.y + rect.height / 2);
  context.rotate((turns * Math.PI) / 2);
  context.drawImage(picture, -width / 2, -height / 2, width, height);
  context.restore();
}

/** Opacity applies to each fill and stroke separately, as in PDF. */
function paintGroup(context: CanvasRenderingContext2D, group: GroupItem, resources: DrawingResources): void {
  const { items, clip, opacity = 1 } = group;
  context.save();
  context.globalAlpha *= opacity;
  if (clip) {
    context.beginPath();
    context.rect(clip.x, clip.y, clip.width, clip.height);
    context.clip();
  }
  paintItems(context, items, resources);
  context.restore();
}

/** Disables kerning and ligatures, which the engine's metrics don't include. */
export function setUpText(context: CanvasRenderingContext2D): void {
  context.fontKerning = "none";
  context.textRendering = "geometricPrecision";
  // Any letter spacing disables ligatures. This value is invisible even on long lines.
  context.letterSpacing = "0.0001px";
}

export function leavesInk(item: DrawnItem): boolean {
  switch (item.kind) {
    case "path":
      return item.segments.length > 0 && (item.fill !== undefined || (item.stroke?.width ?? 0) > 0);
    case "text":
      return item.text !== "";
    case "image":
      return true;
    case "group":
      return item.items.some(leavesInk);
  }
}

export function textsIn(items: readonly DrawnItem[]): readonly string[] {
  return items.flatMap((item) => {
    if (item.kind === "text") return [item.text];
    return item.kind === "group" ? textsIn(item.items) : [];
  });
}
