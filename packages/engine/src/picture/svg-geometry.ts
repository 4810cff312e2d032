/** Lengths, transforms and outlines of SVG elements. */
import svgpath from "svgpath";
import type { PathSegment, Point, Rect, Size } from "../primitives/geometry.ts";

/** Maps (x, y) to (a·x + c·y + e, b·x + d·y + f). */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

export const unchanged: Matrix = [1, 0, 0, 1, 0, 0];

/** Applies `inner` first. */
export function product(outer: Matrix, [a, b, c, d, e, f]: Matrix): Matrix {
  const [x, y] = [pointOf(outer, a, b), pointOf(outer, c, d)];
  const at = pointOf(outer, e, f);
  return [x.x - outer[4], x.y - outer[5], y.x - outer[4], y.y - outer[5], at.x, at.y];
}

function pointOf([a, b, c, d, e, f]: Matrix, x: number, y: number): Point {
  return { x: a * x + c * y + e, y: b * x + d * y + f };
}

/** Mean scale of lengths. */
export function scaleOf([a, b, c, d]: Matrix): number {
  return Math.sqrt(Math.abs(a * d - b * c));
}

const longestTransform = 1000;

/** Reads a `transform` attribute: where it moves three points. Unreadable parts change nothing. */
export function parseTransform(text: string | undefined): Matrix {
  if (!text || text.length > longestTransform) return unchanged;
  const points: number[] = [];
  svgpath("M0 0L1 0L0 1")
    .transform(text)
    .iterate((segment) => points.push(...(segment.slice(1) as number[])));
  const [e = 0, f = 0, a = 1, b = 0, c = 0, d = 1] = points;
  return points.length === 6 ? [a - e, b - f, c - e, d - f, e, f] : unchanged;
}

const length = /^\s*([+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?)\s*(?:([a-z]+)\s*)?$/i;
/** CSS units in user units. Type is not drawn, so an em has the usual size. */
const units: Readonly<Record<string, number>> = {
  "": 1,
  px: 1,
  pt: 4 / 3,
  pc: 16,
  mm: 96 / 25.4,
  cm: 96 / 2.54,
  q: 24 / 25.4,
  in: 96,
  em: 16,
  ex: 8,
};

/** In user units. Undefined for percentages and other texts. */
export function parseLength(text: string | undefined): number | undefined {
  const [, number, unit = ""] = length.exec(text?.slice(0, 50) ?? "") ?? [];
  const value = Number(number) * (units[unit.toLowerCase()] ?? Number.NaN);
  return number !== undefined && Number.isFinite(value) ? value : undefined;
}

/** True for a length in millimeters, inches or points, and not in pixels. */
export function isPhysical(text: string | undefined): boolean {
  return /(?:pt|pc|mm|cm|q|in)\s*$/i.test(text ?? "");
}

/** Undefined unless there are `count` numbers. */
export function parseNumbers(text: string | undefined, count: number): readonly number[] | undefined {
  const numbers = (text ?? "")
    .trim()
    .slice(0, 200)
    .split(/[\s,]+/)
    .map(Number);
  return numbers.length === count && numbers.every(Number.isFinite) ? numbers : undefined;
}

export type Attributes = Readonly<Record<string, string>>;

/** Side of the viewport to which percentages of an attribute refer. */
const sides: ReadonlyMap<string, "width" | "height" | "diagonal"> = new Map([
  ...["x", "width", "cx", "rx", "x1", "x2"].map((name) => [name, "width"] as const),
  ...["y", "height", "cy", "ry", "y1", "y2"].map((name) => [name, "height"] as const),
  ...["r", "stroke-width"].map((name) => [name, "diagonal"] as const),
]);
const percentage = /^\s*([+-]?(?:\d+(?:\.\d*)?|\.\d+))%\s*$/;

/** Replaces percentages of the viewport by user units: SVG 2, section 8.9. */
export function withoutPercentages(attributes: Attributes, { width, height }: Size): Attributes {
  const lengths = { width, height, diagonal: Math.sqrt((width * width + height * height) / 2) };
  const replaced = Object.entries(attributes).flatMap(([name, text]) => {
    const side = text.includes("%") ? sides.get(name) : undefined;
    const share = percentage.exec(text.slice(0, 30))?.[1];
    return side && share !== undefined ? [[name, String((Number(share) * lengths[side]) / 100)]] : [];
  });
  return replaced.length === 0 ? attributes : { ...attributes, ...Object.fromEntries(replaced) };
}

/** Path data of a shape. Undefined for elements that are none. */
export function pathDataOf(name: string, attributes: Attributes): string | undefined {
  const number = (attribute: string, usual = 0) => parseLength(attributes[attribute]) ?? usual;
  switch (name) {
    case "path":
      return attributes["d"] ?? "";
    case "line":
      return `M${number("x1")} ${number("y1")}L${number("x2")} ${number("y2")}`;
    case "polyline":
    case "polygon":
      return attributes["points"]?.trim() ? `M${attributes["points"]}${name === "polygon" ? "z" : ""}` : "";
    case "circle":
      return ellipse(number("cx"), number("cy"), number("r"), number("r"));
    case "ellipse":
      return ellipse(number("cx"), number("cy"), number("rx"), number("ry"));
    case "rect":
      return roundedRect(attributes);
    default:
      return undefined;
  }
}

function ellipse(cx: number, cy: number, rx: number, ry: number): string {
  if (!(rx > 0 && ry > 0)) return "";
  const half = `a${rx} ${ry} 0 0 1`;
  return `M${cx - rx} ${cy}${half} ${2 * rx} 0${half} ${-2 * rx} 0z`;
}

/** SVG 2, section 10.2. A single radius counts for both axes. */
function roundedRect(attributes: Attributes): string {
  const [x = 0, y = 0, width = 0, height = 0] = ["x", "y", "width", "height"].map((name) =>
    parseLength(attributes[name]),
  );
  if (!(width > 0 && height > 0)) return "";
  const [across, down] = [parseLength(attributes["rx"]), parseLength(attributes["ry"])];
  const rx = Math.min(Math.max(0, across ?? down ?? 0), width / 2);
  const ry = Math.min(Math.max(0, down ?? across ?? 0), height / 2);
  if (rx === 0 || ry === 0) return `M${x} ${y}h${width}v${height}h${-width}z`;
  const corner = (dx: number, dy: number) => `a${rx} ${ry} 0 0 1 ${dx} ${dy}`;
  const sides = [`h${width - 2 * rx}`, `v${height - 2 * ry}`, `h${2 * rx - width}`, `v${2 * ry - height}`];
  return `M${x + rx} ${y}${sides[0]}${corner(rx, ry)}${sides[1]}${corner(-rx, ry)}${sides[2]}${corner(-rx, -ry)}${sides[3]}${corner(rx, -ry)}z`;
}

/** Characters of path data without a command. The parser takes quadratic time for them. */
const longestRun = 100_000;

/**
 * Absolute lines and curves. Data with a mistake is drawn up to it: SVG 2, section 9.5.4. Undefined for numbers that no
 * picture needs, and for endless data.
 */
export function parsePath(data: string, matrix: Matrix): readonly PathSegment[] | undefined {
  if (data.split(/[a-df-z]/i).some((run) => run.length > longestRun)) return undefined;
  const segments: PathSegment[] = [];
  svgpath(data)
    .abs()
    .unshort()
    .unarc()
    .iterate((segment, _, x, y) => {
      const made = segmentOf(segment as readonly [string, ...number[]], { x, y }, matrix);
      if (made) segments.push(made);
    });
  const isUsable = segments.every(([, ...numbers]) => numbers.every((number) => Math.abs(number) < 1e12));
  return isUsable ? segments : undefined;
}

function segmentOf(
  [command, ...numbers]: readonly [string, ...number[]],
  from: Point,
  matrix: Matrix,
): PathSegment | undefined {
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0, x3 = 0, y3 = 0] = numbers;
  const to = (x: number, y: number) => {
    const point = pointOf(matrix, x, y);
    return [point.x, point.y] as const;
  };
  switch (command) {
    case "M":
    case "L":
      return [command, ...to(x1, y1)];
    case "H":
      return ["L", ...to(x1, from.y)];
    case "V":
      return ["L", ...to(from.x, x1)];
    case "C":
      return ["C", ...to(x1, y1), ...to(x2, y2), ...to(x3, y3)];
    case "Q":
      return [
        "C",
        ...to(twoThirds(from.x, x1), twoThirds(from.y, y1)),
        ...to(twoThirds(x2, x1), twoThirds(y2, y1)),
        ...to(x2, y2),
      ];
    default:
      return command.toLowerCase() === "z" ? ["Z"] : undefined;
  }
}

/** Control point of the cubic curve that equals a quadratic one. */
function twoThirds(end: number, control: number): number {
  return end + (2 / 3) * (control - end);
}

/** The rectangle that a path is, if its sides are upright. */
export function rectOf(segments: readonly PathSegment[]): Rect | undefined {
  const points = segments.flatMap((segment) => (segment[0] === "M" || segment[0] === "L" ? [segment] : []));
  if (
    segments.some(([command]) => command === "C" || command === "R") ||
    segments.filter(([command]) => command === "M").length !== 1
  )
    return undefined;
  const corners = points.filter(([, x, y], i) => i === 0 || x !== points[i - 1]?.[1] || y !== points[i - 1]?.[2]);
  const [first, last] = [corners[0], corners.at(-1)];
  if (corners.length === 5 && first?.[1] === last?.[1] && first?.[2] === last?.[2]) corners.pop();
  const isUpright = corners.every(([, x, y], i) => {
    const next = corners[(i + 1) % 4];
    return (x === next?.[1]) !== (y === next?.[2]);
  });
  if (corners.length !== 4 || !isUpright) return undefined;
  const [xs, ys] = [corners.map(([, x]) => x), corners.map(([, , y]) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

/**
 * Matrix from a viewBox to a rectangle: SVG 2, section 8.6. `alignment` is the attribute preserveAspectRatio.
 */
export function viewBoxMatrix(viewBox: readonly number[], to: Rect, alignment = ""): Matrix {
  const [minX = 0, minY = 0, width = 1, height = 1] = viewBox;
  const [sx, sy] = [to.width / width, to.height / height];
  if (/\bnone\b/.test(alignment)) return [sx, 0, 0, sy, to.x - minX * sx, to.y - minY * sy];
  const scale = /\bslice\b/.test(alignment) ? Math.max(sx, sy) : Math.min(sx, sy);
  const share = (axis: "x" | "Y") =>
    alignment.includes(`${axis}Min`) ? 0 : alignment.includes(`${axis}Max`) ? 1 : 0.5;
  const x = to.x + (to.width - width * scale) * share("x") - minX * scale;
  const y = to.y + (to.height - height * scale) * share("Y") - minY * scale;
  return [scale, 0, 0, scale, x, y];
}
