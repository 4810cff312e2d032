/** Translates display items to operators: ISO 32000-2, 7.8.2, 8.4 to 8.5 and 9.3 to 9.4. */
import type { DrawnItem, GroupItem, ImageItem, PathItem, Stroke, TextItem } from "../../display/display-list.ts";
import { black, type Color, rgb } from "../../primitives/color.ts";
import type { PathSegment, Point, Rect } from "../../primitives/geometry.ts";
import type { BinaryString } from "./bytes.ts";
import { formatNumber, formatNumbers, roundNumber, separator } from "./objects.ts";
import type { Resources } from "./resources.ts";

/** Current graphics state, as far as known. Operators that would not change it are omitted. */
interface GraphicsState {
  fill?: Color;
  stroke?: Color;
  width?: number;
  dash?: BinaryString;
  cap?: BinaryString;
  join: BinaryString;
  miterLimit: number;
  font?: BinaryString;
  opacity: number;
}

/** Initial state of a page: 8.4.1. */
const pageState: GraphicsState = {
  fill: black,
  stroke: black,
  width: 1,
  dash: "[]",
  cap: "0 J",
  join: "0 j",
  miterLimit: 10,
  font: "",
  opacity: 1,
};

/**
 * Initial state of a form: 8.10.1. It depends on the place of use, except for opacity, because forms are never used
 * in translucent groups, and for joins, which are reset before a form.
 */
const formState: GraphicsState = { join: "0 j", miterLimit: 10, opacity: 1 };

/** Start of the current line of a text object, as in the file. */
interface TextLine extends Point {
  readonly rotation: 0 | 90 | -90;
}

export class ContentStream {
  readonly #height: number;
  readonly #resources: Resources;
  #state: GraphicsState;
  #line: TextLine | undefined;
  readonly #operators: BinaryString[] = [];

  /** `height` is the page's. Only this class converts y to grow upward. */
  constructor(of: "page" | "form", height: number, resources: Resources) {
    this.#state = of === "page" ? { ...pageState } : { ...formState };
    this.#height = height;
    this.#resources = resources;
  }

  toString(): BinaryString {
    this.#endText();
    return this.#operators.join("");
  }

  draw(items: readonly DrawnItem[]): void {
    for (const item of items) this.#drawItem(item);
  }

  fillRect(rect: Rect, color: Color): void {
    this.#drawPath({ kind: "path", segments: [["R", rect.x, rect.y, rect.width, rect.height]], fill: color });
  }

  invoke(xObject: BinaryString): void {
    this.#endText();
    this.#setJoin({});
    this.#write(`${xObject} Do`);
  }

  #drawItem(item: DrawnItem): void {
    switch (item.kind) {
      case "path":
        return this.#drawPath(item);
      case "text":
        return this.#drawText(item);
      case "image":
        return this.#drawImage(item);
      case "group":
        return this.#drawGroup(item);
    }
  }

  #drawPath({ segments, fill, fillRule, stroke }: PathItem): void {
    const stroked = stroke !== undefined && stroke.width > 0;
    if (segments.length === 0 || !(fill || stroked)) return;
    this.#endText();
    if (fill) this.#setFill(fill);
    if (stroked) this.#setStroke(stroke);
    const path = segments.map((segment) => this.#segment(segment)).join("\n");
    // `B` removes the fill below a translucent stroke (11.7.4.4), unlike SVG.
    const star = fillRule === "evenodd" ? "*" : "";
    if (fill && stroked && this.#state.opacity < 1) this.#write(`${path}\nf${star}\n${path}\nS`);
    else this.#write(`${path}\n${fill ? (stroked ? `B${star}` : `f${star}`) : "S"}`);
  }

  #setFill(color: Color): void {
    if (this.#changes("fill", color)) this.#write(colorOperator(color, "g", "rg"));
  }

  #setStroke({ color, width, dash = [], cap = "butt", ...corners }: Stroke): void {
    const pattern = `[${formatNumbers(dash, 3)}]`;
    if (this.#changes("stroke", color)) this.#write(colorOperator(color, "G", "RG"));
    if (this.#changes("width", width)) this.#write(`${formatNumber(width, 3)} w`);
    if (this.#changes("dash", pattern)) this.#write(`${pattern}0 d`);
    if (this.#changes("cap", caps[cap])) this.#write(caps[cap]);
    this.#setJoin(corners);
  }

  #setJoin({ join, miterLimit = 10 }: Pick<Stroke, "join" | "miterLimit">): void {
    const operator = joins[join ?? "miter"];
    if (this.#changes("join", operator)) this.#write(operator);
    if (this.#changes("miterLimit", miterLimit)) this.#write(`${formatNumber(miterLimit, 3)} M`);
  }

  #segment(segment: PathSegment): BinaryString {
    switch (segment[0]) {
      case "M":
        return `${this.#point(segment[1], segment[2])} m`;
      case "L":
        return `${this.#point(segment[1], segment[2])} l`;
      case "C": {
        const [, x1, y1, x2, y2, x3, y3] = segment;
        return `${this.#point(x1, y1)} ${this.#point(x2, y2)} ${this.#point(x3, y3)} c`;
      }
      case "R":
        return `${this.#rect(segment[1], segment[2], segment[3], segment[4])} re`;
      case "Z":
        return "h";
    }
  }

  #point(x: number, y: number): BinaryString {
    return `${formatNumber(x)} ${formatNumber(this.#height - y)}`;
  }

  #rect(x: number, y: number, width: number, height: number): BinaryString {
    return `${this.#point(x, y + height)} ${formatNumber(width)} ${formatNumber(height)}`;
  }

  #drawText(item: TextItem): void {
    if (item.text === "") return;
    const font = this.#resources.font(item.face);
    const selected = `${font.name} ${formatNumber(item.size)}`;
    this.#setFill(item.color);
    if (this.#changes("font", selected)) this.#write(`${selected} Tf`);
    this.#startLine({ x: roundNumber(item.x), y: roundNumber(this.#height - item.y), rotation: item.rotation ?? 0 });
    this.#write(`(${item.clusters ? font.encodeClusters(item.clusters) : font.encode(item.text)})Tj`);
  }

  /**
   * Uses relative steps, which are short and often equal. They add up exactly, because positions are whole
   * hundredths.
   */
  #startLine(line: TextLine): void {
    const before = this.#line;
    if (!before) this.#write("BT");
    if (before?.rotation === line.rotation) this.#step(line.x - before.x, line.y - before.y, line.rotation);
    else if (before || line.rotation !== 0)
      this.#write(`${rotations[line.rotation]} ${formatNumbers([line.x, line.y])} Tm`);
    else this.#step(line.x, line.y, 0);
    this.#line = line;
  }

  /** Td moves along the rotated axes. */
  #step(x: number, y: number, rotation: TextLine["rotation"]): void {
    const along = rotation === 0 ? x : rotation === 90 ? -y : y;
    const across = rotation === 0 ? y : rotation === 90 ? x : -x;
    this.#write(`${formatNumber(along)} ${formatNumber(across)} Td`);
  }

  #endText(): void {
    if (this.#line) this.#write("ET");
    this.#line = undefined;
  }

  #drawImage({ image, rect }: ImageItem): void {
    this.#endText();
    const name = this.#resources.image(image);
    this.#write(`q\n${this.#placement(rect, image.turns ?? 0)} cm`);
    this.#write(`${name} Do`);
    this.#write("Q");
  }

  /** Matrix from the unit square to a rectangle, for a picture: 8.9.5.1. */
  #placement({ x, y, width, height }: Rect, turns: 0 | 1 | 2 | 3): BinaryString {
    const [right, bottom] = [x + width, y + height];
    const [w, h] = [formatNumber(width), formatNumber(height)];
    switch (turns) {
      case 0:
        return `${w} 0 0 ${h} ${this.#point(x, bottom)}`;
      case 1:
        return `0 -${h} ${w} 0 ${this.#point(x, y)}`;
      case 2:
        return `-${w} 0 0 -${h} ${this.#point(right, y)}`;
      case 3:
        return `0 ${h} -${w} 0 ${this.#point(right, bottom)}`;
    }
  }

  #drawGroup({ items, clip, opacity = 1 }: GroupItem): void {
    if (!clip && opacity >= 1) return this.draw(items);
    this.#endText();
    const outside = { ...this.#state };
    this.#write("q");
    if (clip) this.#write(`${this.#rect(clip.x, clip.y, clip.width, clip.height)} re\nW\nn`);
    this.#fade(outside.opacity * Math.min(1, opacity));
    this.draw(items);
    this.#endText();
    this.#write("Q");
    this.#state = outside;
  }

  #fade(opacity: number): void {
    if (this.#changes("opacity", opacity)) this.#write(`${this.#resources.opacity(opacity)} gs`);
  }

  #changes<Parameter extends keyof GraphicsState>(parameter: Parameter, value: GraphicsState[Parameter]): boolean {
    if (this.#state[parameter] === value) return false;
    this.#state[parameter] = value;
    return true;
  }

  #write(operator: BinaryString): void {
    if (this.#operators.length > 0) this.#operators.push(separator(operator, "\n"));
    this.#operators.push(operator);
  }
}

/** 8.4.3.3 and 8.4.3.4. */
const caps = { butt: "0 J", round: "1 J", square: "2 J" } as const;
const joins = { miter: "0 j", round: "1 j", bevel: "2 j" } as const;

/** Linear part of a text matrix: 9.4.4. */
const rotations = { 0: "1 0 0 1", 90: "0 -1 1 0", [-90]: "0 1 -1 0" } as const;

function colorOperator(color: Color, gray: "g" | "G", colored: "rg" | "RG"): BinaryString {
  const [red, green, blue] = rgb(color);
  if (red === green && green === blue) return `${formatNumber(red, 3)} ${gray}`;
  return `${formatNumbers([red, green, blue], 3)} ${colored}`;
}
