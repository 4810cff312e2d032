/** Reads a subset of SVG 2 as paths: shapes, groups, reused parts and their presentation. docs/template-format.md lists it. */

import { limits } from "@octavo/foundation";
import { parseXml, type XmlElement } from "@rgrove/parse-xml";
import type { Drawing, DrawnItem, DroppedKind, PathItem, Stroke } from "../display/display-list.ts";
import { clamp, type PathSegment, type Rect, type Size } from "../primitives/geometry.ts";
import { meanColor, parseSvgColor, type SvgColor } from "./svg-color.ts";
import {
  isPhysical,
  type Matrix,
  parseLength,
  parseNumbers,
  parsePath,
  parseTransform,
  pathDataOf,
  product,
  rectOf,
  scaleOf,
  unchanged,
  viewBoxMatrix,
  withoutPercentages,
} from "./svg-geometry.ts";
import {
  type Declarations,
  inheritStyle,
  initialStyle,
  parseOpacity,
  parseUrl,
  StyleSheet,
  type SvgStyle,
} from "./svg-style.ts";

/** Undefined if the text is no SVG, or exceeds a limit that would leave nothing useful. */
export function readSvg(text: string): Drawing | undefined {
  try {
    // Entities of the document itself are not replaced: they name namespaces in files of Illustrator.
    const { root } = parseXml(text, { resolveUndefinedEntity: () => "" });
    return root && localName(root) === "svg" ? draw(root) : undefined;
  } catch {
    // The caller reports a damaged picture: no XML, or elements that are nested too deeply for the parser.
    return undefined;
  }
}

function draw(root: XmlElement): Drawing | undefined {
  const elements = allElements(root);
  const frame = frameOf(root);
  if (!elements || !frame) return undefined;
  const reader = new SvgReader(elements, frame);
  const items = reader.itemsOf(root, frame.matrix);
  return { width: frame.width, height: frame.height, items, dropped: reader.dropped };
}

/** Undefined if the elements are nested too deeply. */
function allElements(root: XmlElement): readonly XmlElement[] | undefined {
  const found: XmlElement[] = [];
  let level = [root];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > limits.drawingDepth) return undefined;
    for (const element of level) found.push(element);
    level = level.flatMap(childrenOf);
  }
  return found;
}

function childrenOf({ children }: XmlElement): XmlElement[] {
  return children.filter((child): child is XmlElement => child.type === "element");
}

/** Without the prefix of the namespace, unless it belongs to another one. */
function localName({ name }: XmlElement): string {
  return name.startsWith("svg:") ? name.slice(4) : name;
}

interface Frame extends Size {
  /** From user units to those of the drawing. */
  readonly matrix: Matrix;
  /** In user units. */
  readonly viewport: Size;
}

/** Size of a drawing that has none: CSS 2.2, section 10.3.2. */
const usualSize: Size = { width: 300, height: 150 };
const largestSide = 100_000;
const smallestSide = 0.001;

/** A pixel is a point, as in other pictures. Lengths in millimeters, inches and points are true. */
function frameOf({ attributes }: XmlElement): Frame | undefined {
  const box = readViewBox(attributes["viewBox"]);
  const [, , boxWidth, boxHeight] = box ?? [];
  const [w, h] = [parseLength(attributes["width"]), parseLength(attributes["height"])];
  const ratio = boxWidth !== undefined && boxHeight !== undefined ? boxWidth / boxHeight : 2;
  const width = w ?? (h === undefined ? (boxWidth ?? usualSize.width) : h * ratio);
  const height = h ?? (w === undefined ? (boxHeight ?? usualSize.height) : w / ratio);
  const points = isPhysical(attributes["width"] ?? attributes["height"]) ? 0.75 : 1;
  const size = { width: width * points, height: height * points };
  if (![size.width, size.height].every((side) => side >= smallestSide && side <= largestSide)) return undefined;
  const matrix: Matrix = box
    ? viewBoxMatrix(box, { x: 0, y: 0, ...size }, attributes["preserveAspectRatio"])
    : [points, 0, 0, points, 0, 0];
  return { ...size, matrix, viewport: { width: boxWidth ?? width, height: boxHeight ?? height } };
}

function readViewBox(text: string | undefined): readonly number[] | undefined {
  const box = parseNumbers(text, 4);
  return box && box.every((number) => Math.abs(number) < 1e9) && (box[2] ?? 0) > 1e-6 && (box[3] ?? 0) > 1e-6
    ? box
    : undefined;
}

/** Place of an element in the tree that is drawn. */
interface Place {
  readonly style: SvgStyle;
  readonly matrix: Matrix;
  /** Elements around it, with those that are used. */
  readonly depth: number;
  /** `use` elements around it. */
  readonly uses: readonly XmlElement[];
  /** Of the nearest `svg` or `symbol`, in user units. */
  readonly viewport: Size;
}

const groups: ReadonlySet<string> = new Set(["g", "a", "switch", "svg", "symbol"]);
const kindsOfElements: ReadonlyMap<string, DroppedKind> = new Map([
  ["text", "text"],
  ["image", "pictures"],
  ["foreignObject", "pages"],
  ["script", "scripts"],
  ["animate", "animations"],
  ["animateMotion", "animations"],
  ["animateTransform", "animations"],
  ["set", "animations"],
]);
/** Coordinates are kept within this many times the size of the drawing. */
const far = 1000;
/** Characters of path data, with those of reused shapes. */
const mostPathData = 10 * limits.drawingBytes;

class SvgReader {
  readonly #byId = new Map<string, XmlElement>();
  readonly #sheet = new StyleSheet();
  readonly #frame: Frame;
  readonly #dropped = new Map<DroppedKind, number>();
  readonly #declared = new Map<XmlElement, Declarations>();
  readonly #colors = new Map<string, SvgColor | undefined>();
  #elements = 0;
  #characters = 0;
  #segments = 0;

  constructor(elements: readonly XmlElement[], frame: Frame) {
    this.#frame = frame;
    for (const element of elements) {
      const id = element.attributes["id"];
      if (id && !this.#byId.has(id)) this.#byId.set(id, element);
      if (localName(element) === "style") this.#sheet.add(element.text);
    }
    if (this.#sheet.unknown > 0) this.#drop("rules", this.#sheet.unknown);
  }

  get dropped(): Drawing["dropped"] {
    return Object.fromEntries(this.#dropped);
  }

  itemsOf(root: XmlElement, matrix: Matrix): readonly DrawnItem[] {
    const items = this.#element(root, {
      style: initialStyle,
      matrix,
      depth: 0,
      uses: [],
      viewport: this.#frame.viewport,
    });
    const { width, height } = this.#frame;
    return this.#clipped(items, { x: 0, y: 0, width, height });
  }

  #drop(kind: DroppedKind, count = 1): void {
    this.#dropped.set(kind, (this.#dropped.get(kind) ?? 0) + count);
  }

  #element(element: XmlElement, place: Place): readonly DrawnItem[] {
    const name = localName(element);
    const isWithinLimits = ++this.#elements <= limits.drawingElements && place.depth <= limits.drawingDepth;
    const kind = kindsOfElements.get(name);
    if (kind) this.#drop(kind);
    const data = pathDataOf(name, withoutPercentages(element.attributes, place.viewport));
    if (kind || (data === undefined && name !== "use" && !groups.has(name))) return [];
    if (!isWithinLimits) {
      this.#drop("excess");
      return [];
    }
    const declared = this.#declarationsOf(element, name);
    if (declared["display"] === "none") return [];
    const inner = this.#inside(element, name, place, declared);
    if (data !== undefined) this.#dropMarkers(declared);
    const items = data === undefined ? this.#contents(element, name, inner) : this.#shape(data, inner);
    return this.#withEffects(items, declared, inner.matrix);
  }

  #declarationsOf(element: XmlElement, name = localName(element)): Declarations {
    const declared = this.#declared.get(element) ?? this.#sheet.declarationsOf(name, element.attributes);
    this.#declared.set(element, declared);
    return declared;
  }

  #inside(element: XmlElement, name: string, place: Place, declared: Declarations): Place {
    const style = inheritStyle(place.style, withoutPercentages(declared, place.viewport), (id) =>
      this.#serverColor(id),
    );
    const isNested = place.depth > 0 && (name === "svg" || name === "symbol");
    const transform = product(
      place.matrix,
      name === "symbol" ? unchanged : parseTransform(element.attributes["transform"]),
    );
    const frame = isNested ? this.#nestedFrame(element, name, place) : undefined;
    const matrix = frame ? product(transform, frame.matrix) : transform;
    return { ...place, ...frame, style, matrix, depth: place.depth + 1 };
  }

  /** A used symbol takes the size of its `use`. */
  #nestedFrame(element: XmlElement, name: string, { uses, viewport }: Place): Pick<Place, "matrix" | "viewport"> {
    const attributes = withoutPercentages(element.attributes, viewport);
    const user = name === "symbol" ? withoutPercentages(uses.at(-1)?.attributes ?? {}, viewport) : undefined;
    const side = (side: "width" | "height") =>
      parseLength(user?.[side]) ?? parseLength(attributes[side]) ?? viewport[side];
    const corner = (axis: "x" | "y") => (name === "svg" ? (parseLength(attributes[axis]) ?? 0) : 0);
    const to = { x: corner("x"), y: corner("y"), width: side("width"), height: side("height") };
    const box = readViewBox(attributes["viewBox"]);
    if (!box) return { matrix: [1, 0, 0, 1, to.x, to.y], viewport: { width: to.width, height: to.height } };
    const [, , width = 0, height = 0] = box;
    return { matrix: viewBoxMatrix(box, to, attributes["preserveAspectRatio"]), viewport: { width, height } };
  }

  #contents(element: XmlElement, name: string, place: Place): readonly DrawnItem[] {
    if (name === "use") return this.#used(element, place);
    const children = childrenOf(element);
    // Files of Illustrator have a copy for Illustrator in a switch, beside the one for all others.
    const drawn =
      name === "switch" && children.length > 1
        ? children.filter((child) => localName(child) !== "foreignObject")
        : children;
    const items: DrawnItem[] = [];
    for (const child of drawn)
      if (localName(child) !== "symbol") for (const item of this.#element(child, place)) items.push(item);
    return items;
  }

  #used(element: XmlElement, place: Place): readonly DrawnItem[] {
    const target = this.#target(element);
    if (!target) return [];
    if (place.uses.includes(element)) {
      this.#drop("excess");
      return [];
    }
    const { x, y } = withoutPercentages(element.attributes, place.viewport);
    const matrix = product(place.matrix, [1, 0, 0, 1, parseLength(x) ?? 0, parseLength(y) ?? 0]);
    return this.#element(target, { ...place, matrix, uses: [...place.uses, element] });
  }

  #target({ attributes }: XmlElement): XmlElement | undefined {
    const reference = attributes["href"] ?? attributes["xlink:href"] ?? "";
    return reference.startsWith("#") ? this.#byId.get(reference.slice(1)) : undefined;
  }

  #dropMarkers(declared: Declarations): void {
    const count = ["marker-start", "marker-mid", "marker-end"].filter((name) => parseUrl(declared[name])).length;
    if (count > 0) this.#drop("markers", count);
  }

  #shape(data: string, { style, matrix }: Place): readonly DrawnItem[] {
    const { fill, stroke, isVisible, fillOpacity, strokeOpacity } = style;
    const width = this.#within(style.width * scaleOf(matrix));
    const strokes =
      stroke && width > 0 ? { stroke: strokeOf(style, stroke, width, scaleOf(matrix), this.#far()) } : undefined;
    if (data === "" || !isVisible || !(fill || strokes)) return [];
    const segments = this.#path(data, matrix);
    if (segments.length === 0) return [];
    const fills = fill && { fill: fill.color, ...(style.isEvenOdd && { fillRule: "evenodd" as const }) };
    const [filled, stroked] = [(fill?.opacity ?? 0) * fillOpacity, (stroke?.opacity ?? 0) * strokeOpacity];
    if (fills && strokes && filled === stroked)
      return faded([{ kind: "path", segments, ...fills, ...strokes }], filled);
    return [
      ...(fills ? faded([{ kind: "path", segments, ...fills }], filled) : []),
      ...(strokes ? faded([{ kind: "path", segments, ...strokes }], stroked) : []),
    ];
  }

  /** Empty if the path has unusable numbers or exceeds the limits. */
  #path(data: string, matrix: Matrix): readonly PathSegment[] {
    this.#characters += data.length;
    const isExhausted = this.#segments > limits.drawingSegments || this.#characters > mostPathData;
    const segments = isExhausted ? undefined : parsePath(data, matrix);
    this.#segments += segments?.length ?? 0;
    if (segments && this.#segments <= limits.drawingSegments) return segments.map((segment) => this.#near(segment));
    this.#drop("excess");
    return [];
  }

  #far(): number {
    return Math.max(this.#frame.width, this.#frame.height) * far;
  }

  #within(value: number): number {
    return Number.isFinite(value) ? clamp(value, -this.#far(), this.#far()) : 0;
  }

  #near([command, ...numbers]: PathSegment): PathSegment {
    return [command, ...numbers.map((number) => this.#within(number))] as unknown as PathSegment;
  }

  /** Opacity, clip path, and what is left out. */
  #withEffects(items: readonly DrawnItem[], declared: Declarations, matrix: Matrix): readonly DrawnItem[] {
    if (items.length === 0) return items;
    if (parseUrl(declared["filter"])) this.#drop("filters");
    if (parseUrl(declared["mask"])) this.#drop("masks");
    const opacity = parseOpacity(declared["opacity"] ?? "1") ?? 1;
    const clip = parseUrl(declared["clip-path"]);
    const box = clip === undefined ? undefined : this.#clipBox(this.#byId.get(clip), matrix);
    if (clip !== undefined && !box) this.#drop("clips");
    return faded(box ? this.#clipped(items, box) : items, opacity);
  }

  /** The rectangle that a clip path is. Other shapes do not clip. */
  #clipBox(clip: XmlElement | undefined, matrix: Matrix): Rect | undefined {
    if (!clip || clip.attributes["clipPathUnits"] === "objectBoundingBox") return undefined;
    const [only, ...others] = childrenOf(clip);
    const shape = only && localName(only) === "use" ? this.#target(only) : only;
    const data = shape && pathDataOf(localName(shape), shape.attributes);
    if (!only || !shape || data === undefined || others.length > 0) return undefined;
    const used = only === shape ? unchanged : parseTransform(only.attributes["transform"]);
    const inner = product(product(matrix, parseTransform(clip.attributes["transform"])), used);
    return rectOf(this.#path(data, product(inner, parseTransform(shape.attributes["transform"]))));
  }

  /** Items inside the box need no clip. */
  #clipped(items: readonly DrawnItem[], clip: Rect): readonly DrawnItem[] {
    return items.every((item) => isInside(item, clip)) ? items : [{ kind: "group", items, clip }];
  }

  #serverColor(id: string): SvgColor | undefined {
    if (!this.#colors.has(id)) this.#colors.set(id, this.#readServer(id));
    return this.#colors.get(id);
  }

  /** Mean color of a gradient's stops, or color of a pattern's first shape. */
  #readServer(id: string): SvgColor | undefined {
    const element = this.#byId.get(id);
    const name = element ? localName(element) : "";
    if (!element || !["linearGradient", "radialGradient", "pattern"].includes(name)) return undefined;
    this.#drop(name === "pattern" ? "patterns" : "gradients");
    return name === "pattern" ? this.#patternColor(element) : meanColor(this.#stops(element, 0));
  }

  #patternColor(pattern: XmlElement): SvgColor {
    const colors = childrenOf(pattern).map((child) => {
      const { fill, stroke } = this.#declarationsOf(child);
      return parseSvgColor(fill ?? "") ?? parseSvgColor(stroke ?? "");
    });
    return colors.find((color) => color !== undefined) ?? { color: "#808080", opacity: 1 };
  }

  /** A gradient can take the stops of another one. */
  #stops(gradient: XmlElement, depth: number): readonly SvgColor[] {
    const own = childrenOf(gradient)
      .filter((child) => localName(child) === "stop")
      .slice(0, 100);
    const other = own.length === 0 && depth < 8 ? this.#target(gradient) : undefined;
    if (other) return this.#stops(other, depth + 1);
    return own.map((stop) => {
      const declared = this.#declarationsOf(stop);
      const { color, opacity } = parseSvgColor(declared["stop-color"] ?? "") ?? { color: "#000000", opacity: 1 };
      return { color, opacity: opacity * (parseOpacity(declared["stop-opacity"] ?? "1") ?? 1) };
    });
  }
}

/** Dashes that are much shorter than the drawing are solid: they would be millions. */
const shortestDashes = 1e-6;

function strokeOf(style: SvgStyle, { color }: SvgColor, width: number, scale: number, most: number): Stroke {
  const dash = style.dash.map((length) => Math.min(length * scale, most));
  const isDashed = dash.reduce((sum, length) => sum + length, 0) > most * shortestDashes;
  const { cap, join, miterLimit } = style;
  return {
    color,
    width,
    ...(isDashed && { dash }),
    ...(cap !== "butt" && { cap }),
    ...(join === "miter" ? miterLimit !== 10 && { miterLimit } : { join }),
  };
}

function faded(items: readonly DrawnItem[], opacity: number): readonly DrawnItem[] {
  if (opacity === 0) return [];
  return opacity < 1 && items.length > 0 ? [{ kind: "group", items, opacity }] : items;
}

function isInside(item: DrawnItem, box: Rect): boolean {
  if (item.kind === "group") return item.items.every((inner) => isInside(inner, box));
  return item.kind !== "path" || isPathInside(item, box);
}

/** With half the stroke. Control points count, so a curve may be inside although the result is false. */
function isPathInside({ segments, stroke }: PathItem, { x, y, width, height }: Rect): boolean {
  const half = (stroke?.width ?? 0) / 2;
  const tolerance = (width + height) * 1e-6;
  const [left, top] = [x + half - tolerance, y + half - tolerance];
  const [right, bottom] = [x + width - half + tolerance, y + height - half + tolerance];
  return segments.every(([, ...numbers]) =>
    numbers.every((number, i) => (i % 2 === 0 ? number >= left && number <= right : number >= top && number <= bottom)),
  );
}
