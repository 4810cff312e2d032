/** Display items as operators: ISO 32000-2, 7.8.2, 8.4 to 8.5 and 9.3 to 9.4. */
import type {
  DrawnItem,
  GroupItem,
  ImageItem,
  PathItem,
  PathSegment,
  Stroke,
  TextItem,
} from "../../display/display-list.ts";
import { type Color, rgb } from "../../foundation/color.ts";
import type { Point, Rect } from "../../foundation/geometry.ts";
import type { BinaryString } from "./bytes.ts";
import { formatNumber, formatNumbers, roundNumber, separator } from "./objects.ts";
import type { Resources } from "./resources.ts";

/** The operator that last set each parameter; setting it to the same again is left out. */
interface GraphicsState {
  fill: BinaryString;
  stroke: BinaryString;
  width: BinaryString;
  dash: BinaryString;
  cap: BinaryString;
  font: BinaryString;
  opacity: BinaryString;
}

/** 8.4.1: how a page and a form begin. */
const initialState: GraphicsState = {
  fill: "0 g",
  stroke: "0 G",
  width: "1 w",
  dash: "[]0 d",
  cap: "0 J",
  font: "",
  opacity: "",
};

/** Where the current line of a text object begins, as the file has it. */
interface TextLine extends Point {
  readonly rotation: 0 | 90 | -90;
}

export class ContentStream {
  readonly #height: number;
  readonly #resources: Resources;
  #state: GraphicsState = { ...initialState };
  #opacity = 1;
  #line: TextLine | undefined;
  #operators = "";

  /** `height` is the page's: here, and nowhere else, y turns to grow upward. */
  constructor(height: number, resources: Resources) {
    this.#height = height;
    this.#resources = resources;
  }

  /** Ends the content. */
  toString(): BinaryString {
    this.#endText();
    return this.#operators;
  }

  draw(items: readonly DrawnItem[]): void {
    for (const item of items) this.#drawItem(item);
  }

  fillRect(rect: Rect, color: Color): void {
    this.#drawPath({ kind: "path", segments: [["R", rect.x, rect.y, rect.width, rect.height]], fill: color });
  }

  invoke(xObject: BinaryString): void {
    this.#endText();
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

  #drawPath({ segments, fill, stroke }: PathItem): void {
    const stroked = stroke !== undefined && stroke.width > 0;
    if (segments.length === 0 || !(fill || stroked)) return;
    this.#endText();
    if (fill) this.#set("fill", colorOperator(fill, "g", "rg"));
    if (stroked) this.#setStroke(stroke);
    const path = segments.map((segment) => this.#segment(segment)).join("\n");
    // `B` knocks the fill out from under a translucent stroke (11.7.4.4); SVG and our screen let it show.
    if (fill && stroked && this.#opacity < 1) this.#write(`${path}\nf\n${path}\nS`);
    else this.#write(`${path}\n${fill ? (stroked ? "B" : "f") : "S"}`);
  }

  #setStroke(stroke: Stroke): void {
    this.#set("stroke", colorOperator(stroke.color, "G", "RG"));
    this.#set("width", `${formatNumber(stroke.width, 3)} w`);
    this.#set("dash", `[${formatNumbers(stroke.dash ?? [], 3)}]0 d`);
    this.#set("cap", stroke.cap === "round" ? "1 J" : "0 J");
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
    return formatNumbers([x, this.#height - y - height, width, height]);
  }

  #drawText(item: TextItem): void {
    if (item.text === "") return;
    const font = this.#resources.font(item.face);
    this.#set("fill", colorOperator(item.color, "g", "rg"));
    this.#set("font", `${font.name} ${formatNumber(item.size)} Tf`);
    this.#startLine({ x: roundNumber(item.x), y: roundNumber(this.#height - item.y), rotation: item.rotation ?? 0 });
    this.#write(`(${font.encode(item.text)})Tj`);
  }

  /** Steps from line to line are short, and equal in a grid; they add up without error, being whole hundredths. */
  #startLine(line: TextLine): void {
    const before = this.#line;
    if (!before) this.#write("BT");
    if (before?.rotation === line.rotation) this.#step(line.x - before.x, line.y - before.y, line.rotation);
    else if (before || line.rotation !== 0)
      this.#write(`${rotations[line.rotation]} ${formatNumbers([line.x, line.y])} Tm`);
    else this.#step(line.x, line.y, 0);
    this.#line = line;
  }

  /** Td counts along the rotated axes. */
  #step(x: number, y: number, rotation: TextLine["rotation"]): void {
    if (rotation === 0) this.#write(`${formatNumbers([x, y])} Td`);
    else this.#write(`${formatNumbers(rotation === 90 ? [-y, x] : [y, -x])} Td`);
  }

  #endText(): void {
    if (this.#line) this.#write("ET");
    this.#line = undefined;
  }

  #drawImage({ image, rect }: ImageItem): void {
    this.#endText();
    const name = this.#resources.image(image);
    const corner = this.#point(rect.x, rect.y + rect.height);
    this.#write(`q\n${formatNumber(rect.width)} 0 0 ${formatNumber(rect.height)} ${corner} cm`);
    this.#write(`${name} Do`);
    this.#write("Q");
  }

  #drawGroup({ items, clip, opacity = 1 }: GroupItem): void {
    if (!clip && opacity >= 1) return this.draw(items);
    this.#endText();
    const outside = { state: { ...this.#state }, opacity: this.#opacity };
    this.#write("q");
    if (clip) this.#write(`${this.#rect(clip.x, clip.y, clip.width, clip.height)} re\nW\nn`);
    this.#opacity *= opacity;
    if (opacity < 1) this.#set("opacity", `${this.#resources.opacity(this.#opacity)} gs`);
    this.draw(items);
    this.#endText();
    this.#write("Q");
    this.#state = outside.state;
    this.#opacity = outside.opacity;
  }

  #set(parameter: keyof GraphicsState, operator: BinaryString): void {
    if (this.#state[parameter] === operator) return;
    this.#state[parameter] = operator;
    this.#write(operator);
  }

  #write(operator: BinaryString): void {
    this.#operators += this.#operators === "" ? operator : separator(operator, "\n") + operator;
  }
}

/** The linear part of a text matrix: 9.4.4. */
const rotations = { 0: "1 0 0 1", 90: "0 -1 1 0", [-90]: "0 1 -1 0" } as const;

function colorOperator(color: Color, gray: "g" | "G", colored: "rg" | "RG"): BinaryString {
  const [red, green, blue] = rgb(color);
  if (red === green && green === blue) return `${formatNumber(red, 3)} ${gray}`;
  return `${formatNumbers([red, green, blue], 3)} ${colored}`;
}
