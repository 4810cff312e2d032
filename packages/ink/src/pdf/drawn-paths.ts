/** Paths, texts and pictures that a content stream draws, with their places (ISO 32000-2, 8.5 and 8.2). */
import { Latin1, type Point, type Rect } from "@octavo/engine";
import { boundsOf } from "./read-marks.ts";
import { isArray, Name, SyntaxProblem, type Value, ValueReader, WrittenString } from "./values.ts";

/** One painted path, text or picture, in coordinates of the page. */
export interface DrawnShape {
  readonly points: readonly Point[];
  readonly bounds: Rect;
  /** Width of the pen. 0 for what is filled. */
  readonly width: number;
  readonly isStroke: boolean;
}

/** `a b c d e f` of a matrix. */
type Matrix = readonly [number, number, number, number, number, number];

const identity: Matrix = [1, 0, 0, 1, 0, 0];

interface State {
  readonly matrix: Matrix;
  readonly width: number;
  readonly fontSize: number;
}

/** A form that the content draws: its own content, and its matrix. */
export interface DrawnForm {
  readonly content: Uint8Array;
  readonly matrix: readonly number[];
  readonly bounds: readonly number[];
  readonly formOf: (name: string) => DrawnForm | "picture" | undefined;
}

const mostOperators = 4_000_000;
const deepestForm = 8;

/** Shapes in drawing order. Undefined for content that cannot be read. */
export function drawnShapes(content: Uint8Array, formOf: DrawnForm["formOf"]): readonly DrawnShape[] | undefined {
  const reader = new ShapeReader();
  try {
    reader.read(content, formOf, 0);
    return reader.shapes;
  } catch (problem) {
    if (problem instanceof SyntaxProblem) return undefined;
    throw problem;
  }
}

class ShapeReader {
  readonly shapes: DrawnShape[] = [];
  #state: State = { matrix: identity, width: 1, fontSize: 10 };
  readonly #saved: State[] = [];
  #path: Point[] = [];
  #text: Matrix = identity;
  #operators = 0;

  read(content: Uint8Array, formOf: DrawnForm["formOf"], depth: number): void {
    const values = new ValueReader(new Latin1(content), 0, content.length);
    let operands: Value[] = [];
    for (let item = values.next(); item !== undefined; item = values.next()) {
      if (typeof item !== "string") {
        operands.push(item);
        continue;
      }
      if (++this.#operators > mostOperators) throw new SyntaxProblem("Too much content");
      if (item === "BI") this.#skipInlineImage(content, values);
      else if (item === "Do") this.#draw(operands[0], formOf, depth);
      else this.#operate(item, operands);
      operands = [];
    }
  }

  #operate(operator: string, operands: readonly Value[]): void {
    const numbers = operands.filter((operand) => typeof operand === "number");
    const operate = operators[operator];
    if (operate === "save") this.#saved.push(this.#state);
    else if (operate === "restore") this.#state = this.#saved.pop() ?? this.#state;
    else if (operate === "matrix")
      this.#state = { ...this.#state, matrix: product(matrixOf(numbers), this.#state.matrix) };
    else if (operate === "width") this.#state = { ...this.#state, width: numbers[0] ?? 1 };
    else if (operate === "points") this.#addPoints(numbers);
    else if (operate === "rectangle") this.#addRectangle(numbers);
    else if (operate === "stroke" || operate === "fill") this.#paint(operate === "stroke");
    else if (operate === "none") this.#path = [];
    else this.#operateText(operator, operands, numbers);
  }

  #operateText(operator: string, operands: readonly Value[], numbers: readonly number[]): void {
    if (operator === "BT") this.#text = identity;
    else if (operator === "Tf") this.#state = { ...this.#state, fontSize: Math.abs(numbers[0] ?? 10) };
    else if (operator === "Tm") this.#text = matrixOf(numbers);
    else if (operator === "Td" || operator === "TD")
      this.#text = product([1, 0, 0, 1, numbers[0] ?? 0, numbers[1] ?? 0], this.#text);
    else if (showsText.has(operator)) this.#addText(operands.map(lengthOf).reduce((sum, length) => sum + length, 0));
  }

  #addText(letters: number): void {
    const { matrix, fontSize } = this.#state;
    const there = product(this.#text, matrix);
    const corners = [0, letters * fontSize * 0.6].flatMap((x) =>
      [-0.3 * fontSize, fontSize].map((y) => transformed({ x, y }, there)),
    );
    this.#add(corners, { width: 0, isStroke: false });
  }

  #addPoints(numbers: readonly number[]): void {
    for (let i = 0; i + 1 < numbers.length; i += 2)
      this.#path.push(transformed({ x: numbers[i] as number, y: numbers[i + 1] as number }, this.#state.matrix));
  }

  #addRectangle([x = 0, y = 0, width = 0, height = 0]: readonly number[]): void {
    this.#addPoints([x, y, x + width, y, x + width, y + height, x, y + height]);
  }

  #paint(isStroke: boolean): void {
    const [a, b] = this.#state.matrix;
    this.#add(this.#path, { width: isStroke ? this.#state.width * Math.hypot(a, b) : 0, isStroke });
    this.#path = [];
  }

  #add(points: readonly Point[], { width, isStroke }: Pick<DrawnShape, "width" | "isStroke">): void {
    if (points.length > 0) this.shapes.push({ points, bounds: boundsOf(points, width / 2), width, isStroke });
  }

  #draw(name: Value | undefined, formOf: DrawnForm["formOf"], depth: number): void {
    const form = name instanceof Name ? formOf(name.text) : undefined;
    if (form === "picture")
      this.#add(
        [0, 1].flatMap((x) => [0, 1].map((y) => transformed({ x, y }, this.#state.matrix))),
        { width: 0, isStroke: false },
      );
    if (typeof form !== "object" || depth > deepestForm) return;
    const before = { state: this.#state, saved: this.#saved.length };
    this.#state = { ...this.#state, matrix: product(matrixOf(form.matrix), this.#state.matrix) };
    this.read(form.content, form.formOf, depth + 1);
    this.#state = before.state;
    this.#saved.length = Math.min(this.#saved.length, before.saved);
  }

  #skipInlineImage(content: Uint8Array, values: ValueReader): void {
    const end = new Latin1(content).indexOf("EI", values.at);
    values.at = end === undefined ? content.length : end + 2;
    this.#add(
      [0, 1].flatMap((x) => [0, 1].map((y) => transformed({ x, y }, this.#state.matrix))),
      { width: 0, isStroke: false },
    );
  }
}

const showsText = new Set(["Tj", "TJ", "'", '"']);

/** Operators of graphics state and paths. */
const operators: Readonly<
  Record<string, "save" | "restore" | "matrix" | "width" | "points" | "rectangle" | "stroke" | "fill" | "none">
> = {
  q: "save",
  Q: "restore",
  cm: "matrix",
  w: "width",
  m: "points",
  l: "points",
  c: "points",
  v: "points",
  y: "points",
  re: "rectangle",
  S: "stroke",
  s: "stroke",
  B: "stroke",
  "B*": "stroke",
  b: "stroke",
  "b*": "stroke",
  f: "fill",
  F: "fill",
  "f*": "fill",
  n: "none",
};

function lengthOf(value: Value): number {
  if (value instanceof WrittenString)
    return value.written.startsWith("<") ? value.written.length / 4 : value.written.length;
  return isArray(value) ? value.map(lengthOf).reduce((sum, length) => sum + length, 0) : 0;
}

function matrixOf(numbers: readonly number[]): Matrix {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = numbers;
  return [a, b, c, d, e, f];
}

/** First `one`, then `other`. */
function product(one: Matrix, other: Matrix): Matrix {
  const [a, b, c, d, e, f] = one;
  const [g, h, i, j, k, l] = other;
  return [a * g + b * i, a * h + b * j, c * g + d * i, c * h + d * j, e * g + f * i + k, e * h + f * j + l];
}

function transformed({ x, y }: Point, [a, b, c, d, e, f]: Matrix): Point {
  return { x: a * x + c * y + e, y: b * x + d * y + f };
}
