import { nodeWorld } from "@octavo/press";
import { describe, expect, test } from "vitest";
import type { DrawnItem, PathItem, TextItem } from "../../display/display-list.ts";
import { ContentStream } from "./content-stream.ts";
import { PdfFile } from "./pdf-file.ts";
import { Resources } from "./resources.ts";

const { metrics: faceMetrics } = nodeWorld().fonts;

/** Returns the operators on a page of height 100. Removes zero bytes from text codes. */
const operators = (...items: readonly DrawnItem[]) => operatorsOf("page", items);

function operatorsOf(kind: "page" | "form", items: readonly DrawnItem[]): string {
  const content = new ContentStream(kind, 100, new Resources(new PdfFile((bytes) => bytes), faceMetrics, false));
  content.draw(items);
  return content.toString().replaceAll("\0", "").replaceAll("\n", " ");
}

const line = (y: number, width = 0.5): PathItem => ({
  kind: "path",
  segments: [
    ["M", 0, y],
    ["L", 10, y],
  ],
  stroke: { color: "#000000", width },
});

const text = (words: string, x: number, y: number, rotation?: 90 | -90): TextItem => {
  const item = { kind: "text", text: words, face: "arimo-regular", size: 10, color: "#000000", x, y } as const;
  return rotation ? { ...item, rotation } : item;
};

test("a form sets all that it uses, since it begins with whatever the page left in force", () => {
  expect(operatorsOf("form", [line(10, 1), line(20, 1)])).toBe("0 G 1 w[]0 d 0 J 0 90 m 10 90 l S 0 80 m 10 80 l S");
});

describe("paths", () => {
  test("flip y and write only changed state", () => {
    expect(operators(line(10), line(20), line(30, 1))).toBe(
      ".5 w 0 90 m 10 90 l S 0 80 m 10 80 l S 1 w 0 70 m 10 70 l S",
    );
  });

  test("are filled and stroked at once, in grey or in colour", () => {
    const segments = [["R", 1, 2, 30, 40], ["C", 1, 2, 3, 4, 5, 6], ["Z"]] as const;
    const stroke = { color: "#ff0080", width: 2, dash: [0, 4.125], cap: "round" } as const;
    expect(operators({ kind: "path", segments, fill: "#808080", stroke })).toBe(
      ".502 g 1 0 .502 RG 2 w[0 4.125]0 d 1 J 1 58 30 40 re 1 98 3 96 5 94 c h B",
    );
  });

  test("have a fill rule, caps, joins and a limit of miters", () => {
    const segments = [["R", 0, 0, 1, 1]] as const;
    const stroke = { color: "#000000", width: 1, cap: "square", join: "bevel" } as const;
    const item: PathItem = { kind: "path", segments, fill: "#000000", fillRule: "evenodd" };
    expect(operators(item, { ...item, stroke })).toBe("0 99 1 1 re f* 2 J 2 j 0 99 1 1 re B*");
    expect(operators({ ...line(10), stroke: { color: "#000000", width: 1, join: "round", miterLimit: 4 } })).toBe(
      "1 j 4 M 0 90 m 10 90 l S",
    );
    expect(operators({ kind: "group", opacity: 0.5, items: [{ ...item, stroke }] })).toContain("re f* 0 99 1 1 re S");
  });

  test("leave usual joins to a form, which does not set them", () => {
    const content = new ContentStream("page", 100, new Resources(new PdfFile((bytes) => bytes), faceMetrics, false));
    content.draw([{ ...line(10), stroke: { color: "#000000", width: 1, join: "round", miterLimit: 4 } }]);
    content.invoke("/F0");
    expect(content.toString().replaceAll("\n", " ")).toMatch(/S 0 j 10 M\s?\/F0 Do$/);
  });

  test("without ink are nothing", () => {
    expect(operators(line(10, 0), { kind: "path", segments: [["M", 0, 0]] })).toBe("");
  });

  test("with a number that is none are refused", () => {
    expect(() => operators(line(Number.NaN))).toThrow(RangeError);
    expect(() => operators(line(1, Number.POSITIVE_INFINITY))).toThrow(RangeError);
  });
});

describe("text", () => {
  test("moves between lines in one text object", () => {
    expect(operators(text("a", 10, 20), text("b", 30.5, 20), text("c", 10, 32))).toBe(
      "/F0 10 Tf BT 10 80 Td(a)Tj 20.5 0 Td(b)Tj -20.5 -12 Td(c)Tj ET",
    );
  });

  test("never drifts, however many steps there are", () => {
    const cells = Array.from({ length: 300 }, (_, i) => text("x", i / 3, 50));
    const steps = operators(...cells).matchAll(/(\S+) \S+ Td/g);
    expect(Array.from(steps, ([, x]) => Number(x)).reduce((sum, x) => sum + x, 0)).toBeCloseTo(299 / 3, 2);
  });

  test("turns clockwise and back, stepping along the turned axes", () => {
    expect(operators(text("a", 10, 20, 90), text("b", 15, 30, 90), text("c", 5, 5, -90), text("d", 1, 2))).toBe(
      "/F0 10 Tf BT 0 -1 1 0 10 80 Tm(a)Tj 10 5 Td(b)Tj 0 1 -1 0 5 95 Tm(c)Tj 1 0 0 1 1 98 Tm(d)Tj ET",
    );
  });

  test("ends before a path begins", () => {
    expect(operators(text("a", 0, 0), line(1, 1), text("b", 0, 0))).toBe(
      "/F0 10 Tf BT 0 100 Td(a)Tj ET 0 99 m 10 99 l S BT 0 100 Td(b)Tj ET",
    );
  });

  test("that would end its string is escaped", () => {
    expect(operators(text("()\\\r", 0, 0))).toContain("(\\(\\)\\\\\\r)Tj");
  });
});

describe("groups", () => {
  const red: PathItem = { kind: "path", segments: [["R", 0, 0, 1, 1]], fill: "#ff0000" };

  test("restore the state at their end", () => {
    expect(operators({ kind: "group", clip: { x: 0, y: 0, width: 5, height: 5 }, items: [red] }, red)).toBe(
      "q 0 95 5 5 re W n 1 0 0 rg 0 99 1 1 re f Q 1 0 0 rg 0 99 1 1 re f",
    );
  });

  test("that neither clip nor fade leave no trace", () => {
    expect(operators({ kind: "group", items: [red] })).toBe(operators(red));
  });

  test("in groups multiply their opacity", () => {
    const inner: DrawnItem = { kind: "group", opacity: 0.5, items: [red] };
    const states = operators({ kind: "group", opacity: 0.5, items: [inner] }, inner).match(/\/G\d gs/g);
    expect(states).toEqual(["/G0 gs", "/G1 gs", "/G0 gs"]);
  });

  test("that fade show the fill through the stroke, as SVG does", () => {
    const framed: PathItem = { ...red, stroke: { color: "#000000", width: 1 } };
    expect(operators({ kind: "group", opacity: 0.5, items: [framed] })).toContain("re f 0 99 1 1 re S");
  });
});
