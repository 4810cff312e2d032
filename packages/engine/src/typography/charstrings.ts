/** Outlines in Type 2 charstrings: Adobe Technical Note 5177. */
import type { FontTable } from "./font-tables.ts";

interface Point {
  readonly x: number;
  readonly y: number;
}

/** A line, or a cubic curve with control points. */
interface Segment {
  readonly first?: Point;
  readonly second?: Point;
  readonly to: Point;
}

export interface Contour {
  readonly start: Point;
  readonly segments: readonly Segment[];
}

/** Limits of the specification, and of one glyph. */
const mostOperands = 48;
const deepest = 10;
const mostOperators = 20_000;

/** Operators that may still run in a font. Subroutines let a small file ask for billions. */
export interface Budget {
  operators: number;
}

export class CharstringReader {
  readonly #globals: readonly FontTable[];
  readonly #locals: readonly FontTable[];
  readonly #contours: { readonly start: Point; readonly segments: Segment[] }[] = [];
  #stack: number[] = [];
  #at: Point = { x: 0, y: 0 };
  #hints = 0;
  readonly #budget: Budget;
  readonly #least: number;
  #isEnded = false;

  constructor(globals: readonly FontTable[], locals: readonly FontTable[], budget: Budget) {
    this.#budget = budget;
    this.#least = Math.max(0, budget.operators - mostOperators);
    this.#globals = globals;
    this.#locals = locals;
  }

  /** Contours in units of the font. Throws for charstrings that are damaged or too long. */
  read(charstring: FontTable): readonly Contour[] {
    this.#run(charstring, 0);
    return this.#contours;
  }

  #run(code: FontTable, depth: number): void {
    if (depth > deepest) throw code.damaged();
    for (let at = 0; at < code.length && !this.#isEnded; ) {
      const first = code.uint8(at);
      if (first >= 32 || first === 28) {
        at += this.#pushOperand(code, at, first);
        continue;
      }
      if (--this.#budget.operators < this.#least) throw code.damaged();
      if (first === 11) return;
      if (first === 10) this.#call(this.#locals, code, depth);
      else if (first === 29) this.#call(this.#globals, code, depth);
      else if (first === 12) this.#flex(code.uint8(++at), code);
      else this.#operate(first, code);
      at += first === 19 || first === 20 ? 1 + Math.ceil(this.#hints / 8) : 1;
    }
  }

  #pushOperand(code: FontTable, at: number, first: number): number {
    if (this.#stack.length >= mostOperands) throw code.damaged();
    if (first === 28) return this.#push(code.int16(at + 1), 3);
    if (first <= 246) return this.#push(first - 139, 1);
    if (first <= 250) return this.#push((first - 247) * 256 + code.uint8(at + 1) + 108, 2);
    if (first <= 254) return this.#push(-(first - 251) * 256 - code.uint8(at + 1) - 108, 2);
    return this.#push(code.int32(at + 1) / 0x10000, 5);
  }

  #push(value: number, length: number): number {
    this.#stack.push(value);
    return length;
  }

  #call(subroutines: readonly FontTable[], code: FontTable, depth: number): void {
    const bias = subroutines.length < 1240 ? 107 : subroutines.length < 33_900 ? 1131 : 32_768;
    const called = subroutines[(this.#stack.pop() ?? Number.NaN) + bias];
    if (!called) throw code.damaged();
    this.#run(called, depth + 1);
  }

  #operate(operator: number, code: FontTable): void {
    const values = this.#stack;
    switch (operator) {
      case 1: // hstem
      case 3: // vstem
      case 18: // hstemhm
      case 23: // vstemhm
      case 19: // hintmask
      case 20: // cntrmask
        this.#hints += values.length >> 1;
        break;
      case 21: // rmoveto
        this.#move(values.at(-2) ?? 0, values.at(-1) ?? 0);
        break;
      case 22: // hmoveto
        this.#move(values.at(-1) ?? 0, 0);
        break;
      case 4: // vmoveto
        this.#move(0, values.at(-1) ?? 0);
        break;
      case 14: // endchar
        // Four operands would compose an accented letter of others, which is deprecated.
        if (values.length >= 4) throw code.damaged();
        this.#isEnded = true;
        break;
      default:
        this.#draw(operator, values, code);
    }
    this.#stack = [];
  }

  #draw(operator: number, values: readonly number[], code: FontTable): void {
    const pairs = values.length - (values.length % 2);
    switch (operator) {
      case 5: // rlineto
        this.#lines(values.slice(0, pairs));
        break;
      case 6: // hlineto
      case 7: // vlineto
        for (const [i, value] of values.entries())
          if ((i % 2 === 0) === (operator === 6)) this.#line(value, 0);
          else this.#line(0, value);
        break;
      case 8: // rrcurveto
        this.#curves(values);
        break;
      case 24: // rcurveline
        this.#curves(values.slice(0, -2));
        this.#lines(values.slice(-2));
        break;
      case 25: // rlinecurve
        this.#lines(values.slice(0, -6));
        this.#curves(values.slice(-6));
        break;
      case 26: // vvcurveto
      case 27: // hhcurveto
        this.#straightCurves(values, operator === 27);
        break;
      case 30: // vhcurveto
      case 31: // hvcurveto
        this.#turningCurves(values, operator === 31);
        break;
      default:
        throw code.damaged();
    }
  }

  /** Curves that begin and end in the same direction. */
  #straightCurves(values: readonly number[], isHorizontal: boolean): void {
    let aside = values.length % 4 === 1 ? (values[0] ?? 0) : 0;
    for (let i = values.length % 4; i + 3 < values.length; i += 4) {
      const [a = 0, b = 0, c = 0, d = 0] = values.slice(i, i + 4);
      if (isHorizontal) this.#curve(a, aside, b, c, d, 0);
      else this.#curve(aside, a, b, c, 0, d);
      aside = 0;
    }
  }

  /** Curves that begin in one direction and end in the other. */
  #turningCurves(values: readonly number[], startsHorizontal: boolean): void {
    let isHorizontal = startsHorizontal;
    for (let i = 0; i + 3 < values.length; i += 4) {
      const [a = 0, b = 0, c = 0, d = 0] = values.slice(i, i + 4);
      const aside = values.length - i === 5 ? (values[i + 4] ?? 0) : 0;
      if (isHorizontal) this.#curve(a, 0, b, c, aside, d);
      else this.#curve(0, a, b, c, d, aside);
      isHorizontal = !isHorizontal;
    }
  }

  /** Flat curves in two parts, and operators that calculate, which fonts do not use. */
  #flex(operator: number, code: FontTable): void {
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0, i = 0, j = 0, k = 0, l = 0] = this.#stack;
    if (operator === 35) this.#curves([a, b, c, d, e, f, g, h, i, j, k, l]);
    else if (operator === 34) this.#curves([a, 0, b, c, d, 0, e, 0, f, -c, g, 0]);
    else if (operator === 36) {
      this.#curves([a, b, c, d, e, 0, f, 0, g, h, i, -(b + d + h)]);
    } else if (operator === 37) {
      const [dx, dy] = [a + c + e + g + i, b + d + f + h + j];
      const isHorizontal = Math.abs(dx) > Math.abs(dy);
      this.#curves([a, b, c, d, e, f, g, h, i, j, isHorizontal ? k : -dx, isHorizontal ? -dy : k]);
    } else throw code.damaged();
    this.#stack = [];
  }

  #lines(values: readonly number[]): void {
    for (let i = 0; i + 1 < values.length; i += 2) this.#line(values[i] ?? 0, values[i + 1] ?? 0);
  }

  #curves(values: readonly number[]): void {
    for (let i = 0; i + 5 < values.length; i += 6) {
      const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = values.slice(i, i + 6);
      this.#curve(a, b, c, d, e, f);
    }
  }

  #move(dx: number, dy: number): void {
    this.#at = { x: this.#at.x + dx, y: this.#at.y + dy };
    this.#contours.push({ start: this.#at, segments: [] });
  }

  #line(dx: number, dy: number): void {
    this.#at = { x: this.#at.x + dx, y: this.#at.y + dy };
    this.#contours.at(-1)?.segments.push({ to: this.#at });
  }

  #curve(ax: number, ay: number, bx: number, by: number, cx: number, cy: number): void {
    const first = { x: this.#at.x + ax, y: this.#at.y + ay };
    const second = { x: first.x + bx, y: first.y + by };
    this.#at = { x: second.x + cx, y: second.y + cy };
    this.#contours.at(-1)?.segments.push({ first, second, to: this.#at });
  }
}
