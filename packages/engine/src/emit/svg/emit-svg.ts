import type {
  DisplayImage,
  DisplayPage,
  DrawnItem,
  GroupItem,
  ImageItem,
  LinkItem,
  LinkTarget,
  PathItem,
  Stroke,
  TextItem,
} from "../../display/display-list.ts";
import type { DisplaySheet, PlacedPage } from "../../display/sheet.ts";
import { encodePng } from "../../picture/encode-png.ts";
import { encodeBase64 } from "../../primitives/data-uri.ts";
import type { PathSegment, Size } from "../../primitives/geometry.ts";
import { isWebAddress } from "../../primitives/web-address.ts";
import type { FaceId, GlyphCluster, ScriptSupport } from "../../typography/font.ts";

/** Rounds numbers and omits undefined attributes. */
type Attributes = Readonly<Record<string, string | number | undefined>>;

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

export interface SvgOptions {
  /** CSS font family of a face. */
  readonly fontFamily: (face: FaceId) => string;
  /** Outlines of text with clusters, which a browser would shape in its own way. Needed if a page has such text. */
  readonly glyphOutline?: ScriptSupport["path"];
  /** Accessible name of a link's target page. Default: its number. */
  readonly pageLabel?: (page: number) => string;
}

/** Disables kerning and ligatures, which the metrics ignore. */
const textStyle = "font-kerning:none;font-variant-ligatures:none;text-rendering:geometricPrecision";

const collapsible = /^\s|\s\s|\s$/;

export function emitSvg(page: DisplayPage, options: SvgOptions): string {
  const links = page.links.map((link) => drawLink(link, options)).join("");
  return root(page.size, drawPage(page, options) + links);
}

/** A side of a sheet, upright. */
export function emitSheetSvg({ size, pages, marks }: DisplaySheet, options: SvgOptions): string {
  return root(size, pages.map((placed) => drawPlacedPage(placed, options)).join("") + drawItems(marks, 1, options));
}

function root({ width, height }: Size, content: string): string {
  const attributes = {
    xmlns: "http://www.w3.org/2000/svg",
    viewBox: `0 0 ${formatNumber(width)} ${formatNumber(height)}`,
    style: textStyle,
    // As in PDF; the default of SVG is 4.
    "stroke-miterlimit": 10,
  };
  return element("svg", attributes, content);
}

function drawPage({ size, background, layers }: DisplayPage, options: SvgOptions): string {
  const ground = background ? element("rect", { ...size, fill: background }) : "";
  return ground + layers.map((layer) => drawItems(layer.items, 1, options)).join("");
}

/** The viewport of an inner drawing cuts off what is outside of it. */
function drawPlacedPage({ page, x, y, scale, clip }: PlacedPage, options: SvgOptions): string {
  const box = [(clip.x - x) / scale, (clip.y - y) / scale, clip.width / scale, clip.height / scale];
  return element("svg", { ...clip, viewBox: box.map(formatNumber).join(" ") }, drawPage(page, options));
}

/** `opacity` is the product of all enclosing groups. It applies to fills and strokes separately, as in PDF. */
function drawItems(items: readonly DrawnItem[], opacity: number, options: SvgOptions): string {
  return items.map((item) => drawItem(item, opacity, options)).join("");
}

function drawItem(item: DrawnItem, opacity: number, options: SvgOptions): string {
  switch (item.kind) {
    case "path":
      return drawPath(item);
    case "text":
      return drawText(item, options);
    case "image":
      return drawImage(item, opacity);
    case "group":
      return drawGroup(item, opacity, options);
  }
}

function drawPath({ segments, fill, fillRule, stroke }: PathItem): string {
  const stroked = stroke !== undefined && stroke.width > 0;
  if (segments.length === 0 || !(fill || stroked)) return "";
  const d = segments.map(pathData).join("");
  return element("path", {
    d,
    fill: fill ?? "none",
    "fill-rule": fillRule,
    ...(stroked ? strokeAttributes(stroke) : {}),
  });
}

function strokeAttributes({ color, width, dash, cap, join, miterLimit }: Stroke): Attributes {
  return {
    stroke: color,
    "stroke-width": width,
    "stroke-dasharray": dash && dash.length > 0 ? dash.map(formatNumber).join(" ") : undefined,
    "stroke-linecap": cap === "butt" ? undefined : cap,
    "stroke-linejoin": join,
    "stroke-miterlimit": miterLimit,
  };
}

function pathData(segment: PathSegment): string {
  const [command, ...numbers] = segment;
  if (command !== "R") return command + numbers.map(formatNumber).join(" ");
  const [x, y, width, height] = numbers.map(formatNumber);
  return `M${x} ${y}h${width}v${height}H${x}Z`;
}

function drawText(item: TextItem, options: SvgOptions): string {
  if (item.text === "") return "";
  if (item.clusters) return drawClusters(item, item.clusters, options);
  const placed = {
    x: item.x,
    y: item.y,
    transform: item.rotation && `rotate(${item.rotation} ${formatNumber(item.x)} ${formatNumber(item.y)})`,
    "font-family": options.fontFamily(item.face),
    "font-size": item.size,
    fill: item.color,
    // Only on the element itself: `white-space` of the page's element is not inherited, since browsers reset it here.
    "xml:space": collapsible.test(item.text) ? "preserve" : undefined,
  };
  return element("text", placed, escapeText(item.text));
}

/** One path for all glyphs of the text, which is its name for screen readers. */
function drawClusters(
  { text, face, size, color, x, y, rotation }: TextItem,
  clusters: readonly GlyphCluster[],
  { glyphOutline }: SvgOptions,
): string {
  const scale = size / 1000;
  let along = 0;
  let d = "";
  for (const cluster of clusters) {
    for (const segment of glyphOutline?.(face, cluster) ?? []) d += pathData(movedBy(segment, along, scale));
    along += cluster.advance;
  }
  const place = `translate(${formatNumber(x)} ${formatNumber(y)})${rotation ? ` rotate(${rotation})` : ""}`;
  return element("path", { d, fill: color, transform: place, role: "img", "aria-label": text });
}

/** Coordinates alternate between x and y. */
function movedBy([command, ...numbers]: PathSegment, along: number, scale: number): PathSegment {
  return [
    command,
    ...numbers.map((value, i) => (i % 2 === 0 ? value + along : value) * scale),
  ] as unknown as PathSegment;
}

function drawImage({ image, rect }: ImageItem, opacity: number): string {
  const shown = { preserveAspectRatio: "none", opacity: opacity < 1 ? opacity : undefined };
  return element("image", { ...placement(rect, image.turns), ...shown, href: imageUri(image) });
}

/** Places a rotated picture unrotated around the same center. */
function placement({ x, y, width, height }: ImageItem["rect"], turns: DisplayImage["turns"]): Attributes {
  if (!turns) return { x, y, width, height };
  const middle = { x: x + width / 2, y: y + height / 2 };
  const stored = turns === 2 ? { width, height } : { width: height, height: width };
  const transform = `rotate(${turns * 90} ${formatNumber(middle.x)} ${formatNumber(middle.y)})`;
  return { x: middle.x - stored.width / 2, y: middle.y - stored.height / 2, ...stored, transform };
}

function drawGroup({ items, clip, opacity = 1 }: GroupItem, around: number, options: SvgOptions): string {
  const within = around * opacity;
  const content = drawItems(items, within, options);
  const translucent = opacity < 1 ? { "fill-opacity": within, "stroke-opacity": within } : undefined;
  if (!clip) return translucent ? element("g", translucent, content) : content;
  // An inner viewport clips without an id, of which two pages in one document might have the same.
  const { x, y, width, height } = clip;
  const viewBox = [x, y, width, height].map(formatNumber).join(" ");
  return element("svg", { x, y, width, height, viewBox, preserveAspectRatio: "none", ...translucent }, content);
}

function drawLink({ rect, target }: LinkItem, options: SvgOptions): string {
  const place = linkAttributes(target, options);
  if (!place) return "";
  const { x, y, width, height } = rect;
  return element("a", place, element("rect", { x, y, width, height, fill: "transparent" }));
}

/** Undefined for addresses that could run a script. */
function linkAttributes(target: LinkTarget, { pageLabel }: SvgOptions): Attributes | undefined {
  if (target.to === "page") {
    const page = String(target.page);
    return { href: `#page=${page}`, "data-page": page, "aria-label": pageLabel?.(target.page) || `Page ${page}` };
  }
  const uri = target.uri.trim();
  if (!isWebAddress(uri)) return undefined;
  return { href: uri, rel: "noopener", target: "_blank", "aria-label": uri };
}

/** Encoded images, because pages share them. */
const imageUris = new WeakMap<DisplayImage, string>();

function imageUri(image: DisplayImage): string {
  const uri = imageUris.get(image) ?? encodeImage(image);
  imageUris.set(image, uri);
  return uri;
}

function encodeImage({ width, height, data }: DisplayImage): string {
  if (data.encoding === "jpeg") return `data:image/jpeg;base64,${encodeBase64(data.bytes)}`;
  return `data:image/png;base64,${encodeBase64(encodePng({ ...data, width, height }))}`;
}

/** `content` is markup. */
function element(name: string, attributes: Attributes, content = ""): string {
  let tag = `<${name}`;
  for (const [key, value] of Object.entries(attributes)) {
    if (value !== undefined) tag += ` ${key}="${typeof value === "number" ? formatNumber(value) : escapeText(value)}"`;
  }
  return content === "" ? `${tag}/>` : `${tag}>${content}</${name}>`;
}

/** Three decimals. Throws for NaN and infinity. */
function formatNumber(value: number): string {
  if (!(Math.abs(value) < 1e9)) throw new RangeError(`SVG cannot express the number ${value}.`);
  return String(Math.round(value * 1000) / 1000 || 0);
}

/** Escapes text for an element or attribute. Characters that XML cannot contain become U+FFFD. */
function escapeText(value: string): string {
  return value
    .toWellFormed()
    .replace(/[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g, "\ufffd")
    .replace(/[&<>"']/g, (character) => entities[character] ?? character)
    .replace(/[\t\n\r]/g, (character) => `&#${character.charCodeAt(0)};`);
}
