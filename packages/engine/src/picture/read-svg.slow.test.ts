import { limits } from "@octavo/foundation";
import { longTest, runs } from "@octavo/foundation/testing";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Drawing, DrawnItem, PathItem } from "../display/display-list.ts";
import { readSvg } from "./read-svg.ts";

function drawn(content: string, attributes = 'viewBox="0 0 100 100"'): Drawing {
  const drawing = readSvg(`<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="x" ${attributes}>${content}</svg>`);
  if (!drawing) throw new Error("was not read");
  return drawing;
}

const flat = (items: readonly DrawnItem[]): readonly PathItem[] =>
  items.flatMap((item) => (item.kind === "group" ? flat(item.items) : item.kind === "path" ? [item] : []));
const paths = (content: string, attributes?: string) => flat(drawn(content, attributes).items);
/** Rounded path data of the only path. */
const data = (content: string, attributes?: string) =>
  paths(content, attributes)
    .map(({ segments }) =>
      segments.map(([command, ...numbers]) => command + numbers.map((n) => +n.toFixed(2)).join(" ")).join(""),
    )
    .join(" | ");
const fills = (content: string) => paths(content).map(({ fill }) => fill);

describe("shapes", () => {
  test.each([
    ["a path with relative and short commands", '<path d="m10 10h5v5H10Vl0 0"/>', "M10 10L15 10L15 15L10 15"],
    ["smooth curves", '<path d="M0 0C1 1 2 1 3 0s2-1 3 0"/>', "M0 0C1 1 2 1 3 0C4 -1 5 -1 6 0"],
    ["quadratic curves", '<path d="M0 0q3 3 6 0"/>', "M0 0C2 2 4 2 6 0"],
    ["an arc", '<path d="M0 0a10 10 0 0 1 10 10"/>', "M0 0C5.52 0 10 4.48 10 10"],
    ["a rectangle", '<rect x="1" y="2" width="30" height="40"/>', "M1 2L31 2L31 42L1 42Z"],
    ["percentages of the viewport", '<rect x="5%" y="10%" width="90%" height="80%"/>', "M5 10L95 10L95 90L5 90Z"],
    [
      "percentages of a nested viewport",
      '<svg x="50%" width="50%" height="50%" viewBox="0 0 10 10"><path d="M0 0L10 10"/><line x2="50%" y2="100%"/></svg>',
      "M50 0L100 50 | M50 0L75 50",
    ],
    ["a line", '<line x1="1" y1="2" x2="3" y2="4"/>', "M1 2L3 4"],
    ["a polyline", '<polyline points="1,2 3,4 5 6"/>', "M1 2L3 4L5 6"],
    ["a polygon", '<polygon points="1 2 3 4 5 6"/>', "M1 2L3 4L5 6Z"],
    [
      "transforms from the outside in",
      '<g transform="translate(10 20)"><path transform="scale(2)" d="M1 1L2 2"/></g>',
      "M12 22L14 24",
    ],
    ["a rotation around a point", '<path transform="rotate(90, 10 10)" d="M10 0L20 10"/>', "M20 10L10 20"],
    ["a path up to its first mistake", '<path d="M1 1L2 2L3 oops"/>', "M1 1L2 2"],
  ])("%s", (_, content, expected) => {
    expect(data(content)).toBe(expected);
  });

  test("circles, ellipses and rounded corners are curves", () => {
    expect(data('<circle cx="10" cy="10" r="5"/>').match(/C/g)).toHaveLength(4);
    expect(data('<ellipse cx="10" cy="10" rx="5" ry="2"/>')).toMatch(/^M5 10C.*Z$/);
    expect(data('<rect width="20" height="10" rx="50"/>')).toMatch(/^M10 0L10 0C.*Z$/);
    expect(data('<circle r="0"/><rect width="-1" height="4"/><polygon points=""/>')).toBe("");
  });
});

describe("the size", () => {
  const size = (attributes: string) => {
    const { width, height } = drawn("", attributes);
    return [width, height].map((side) => +side.toFixed(2));
  };

  test("comes from the attributes, in points for pixels and true for lengths on paper", () => {
    expect(size('width="24" height="12px" viewBox="0 0 100 100"')).toEqual([24, 12]);
    expect(size('width="25.4mm" height="1in"')).toEqual([72, 72]);
  });

  test("comes from the viewBox, with its ratio", () => {
    expect(size('viewBox="0 0 30 10"')).toEqual([30, 10]);
    expect(size('width="100%" height="100%" viewBox="0 0 30 10"')).toEqual([30, 10]);
    expect(size('width="60" viewBox="0 0 30 10"')).toEqual([60, 20]);
    expect(size("")).toEqual([300, 150]);
  });

  test("holds the viewBox, as preserveAspectRatio says", () => {
    const line = '<path d="M0 0L10 10"/>';
    const box = 'width="20" height="40" viewBox="0 0 10 10"';
    expect(data(line, box)).toBe("M0 10L20 30");
    expect(data(line, `${box} preserveAspectRatio="xMidYMin"`)).toBe("M0 0L20 20");
    expect(data(line, `${box} preserveAspectRatio="xMaxYMid slice"`)).toBe("M-20 0L20 40");
    expect(data(line, `${box} preserveAspectRatio="none"`)).toBe("M0 0L20 40");
  });

  test("clips what sticks out, and only that", () => {
    expect(drawn('<path d="M0 0L99 99"/>').items).toMatchObject([{ kind: "path" }]);
    expect(drawn('<path d="M0 0L101 99"/>').items).toMatchObject([
      { kind: "group", clip: { x: 0, y: 0, width: 100, height: 100 } },
    ]);
  });
});

describe("presentation", () => {
  const shape = 'd="M5 5L9 9"';

  test.each([
    ["red", "#ff0000"],
    ["RebeccaPurple", "#663399"],
    ["#0aF", "#00aaff"],
    ["#0000ff80", "#0000ff"],
    ["rgb(255, 0, 128)", "#ff0080"],
    ["rgb(100% 0% 50% / 50%)", "#ff0080"],
    ["hsl(120, 100%, 25%)", "#008000"],
    ["hsla(-120deg 100% 50% / 0.5)", "#0000ff"],
    ["hsl(0.5turn, 100%, 50%)", "#00ffff"],
    ["currentColor", "#123456"],
    ["not-a-color", "#111111"],
    ["inherit", "#111111"],
  ])("the color %s", (fill, expected) => {
    expect(fills(`<g fill="#111111" color="#123456"><path ${shape} fill="${fill}"/></g>`)).toEqual([expected]);
  });

  test("a style sheet overrules attributes, and an inline style both", () => {
    const css = `<style>/* a } */ .a, .b.c { fill: #00ff00 } path{fill:#0000ff;} #x {fill:red !important} g .a {fill:#999999}</style>`;
    const content = (more: string) => `${css}<path ${shape} fill="white" ${more}/>`;
    expect(fills(content(""))).toEqual(["#0000ff"]);
    expect(fills(content('class="a"'))).toEqual(["#00ff00"]);
    expect(fills(content('class="c z b"'))).toEqual(["#00ff00"]);
    expect(fills(content('class="b"'))).toEqual(["#0000ff"]);
    expect(fills(content('class="a" id="x"'))).toEqual(["#ff0000"]);
    expect(fills(content('style="fill: #abcdef; stroke: none"'))).toEqual(["#abcdef"]);
    expect(fills(content('id="x" style="fill: #abcdef"'))).toEqual(["#ff0000"]);
    expect(fills(content('style="fill: var(--accent, #abcdef)"'))).toEqual(["#abcdef"]);
    expect(drawn(content("")).dropped).toEqual({ rules: 1 });
  });

  test("strokes have width, dashes, caps, joins and miters, scaled with the drawing", () => {
    const [path] = paths(
      `<path ${shape} fill="none" stroke="blue" stroke-width="3" stroke-dasharray="4,2" stroke-linecap="square" stroke-linejoin="bevel" transform="scale(2)"/>`,
    );
    expect(path).toMatchObject({ stroke: { color: "#0000ff", width: 6, dash: [8, 4], cap: "square", join: "bevel" } });
    expect(path?.fill).toBeUndefined();
    expect(paths(`<path ${shape} stroke="red"/>`)[0]?.stroke).toEqual({ color: "#ff0000", width: 1, miterLimit: 4 });
    expect(paths(`<path ${shape} stroke="red" stroke-dasharray="0 0"/>`)[0]?.stroke?.dash).toBeUndefined();
  });

  test("opacity becomes groups, and equal ones of fill and stroke one", () => {
    expect(drawn(`<g opacity=".5"><path ${shape}/></g>`).items).toMatchObject([
      { opacity: 0.5, items: [{ kind: "path" }] },
    ]);
    const both = drawn(`<path ${shape} stroke="red" fill-opacity=".5" stroke-opacity="50%"/>`);
    expect(both.items).toMatchObject([{ opacity: 0.5, items: [{ fill: "#000000", stroke: { color: "#ff0000" } }] }]);
    expect(drawn(`<path ${shape} stroke="red" fill="#00000080"/>`).items).toHaveLength(2);
    expect(drawn(`<path ${shape} opacity="0"/>`).items).toEqual([]);
  });

  test("the fill rule is evenodd if it says so, and hidden parts are left out without a word", () => {
    expect(paths(`<path ${shape} fill-rule="evenodd"/>`)[0]?.fillRule).toBe("evenodd");
    const hidden = `<g visibility="hidden"><path ${shape}/></g><g display="none"><text>x</text></g><defs><path ${shape}/></defs><title>x</title>`;
    expect(drawn(hidden)).toMatchObject({ items: [], dropped: {} });
  });
});

describe("reused parts", () => {
  test("are drawn where they are used, with the style of the place", () => {
    const content =
      '<defs><path id="p" d="M0 0L1 1"/></defs><use xlink:href="#p" x="5" y="6" fill="red"/><use href="#p"/>';
    expect(data(content)).toBe("M5 6L6 7 | M0 0L1 1");
    expect(fills(content)).toEqual(["#ff0000", "#000000"]);
  });

  test("a symbol is drawn by its uses alone, in their size", () => {
    const content =
      '<symbol id="s" viewBox="0 0 10 10"><path d="M0 0L10 10"/></symbol><use href="#s" x="10" y="0" width="20" height="20"/>';
    expect(data(content)).toBe("M10 0L30 20");
  });

  test("an inner svg has its own frame", () => {
    expect(data('<svg x="10" y="10" width="20" height="20" viewBox="0 0 2 2"><path d="M0 0L2 2"/></svg>')).toBe(
      "M10 10L30 30",
    );
  });

  test("a clip path that is a rectangle clips", () => {
    const clip =
      '<clipPath id="c"><path d="M0 0h24v24H0z"/></clipPath><clipPath id="u"><use href="#r"/></clipPath><rect id="r" width="9" height="8"/>';
    const line = '<path d="M0 0L40 40"/>';
    expect(drawn(`${clip}<g clip-path="url(#c)">${line}</g>`).items[1]).toMatchObject({
      clip: { x: 0, y: 0, width: 24, height: 24 },
    });
    expect(drawn(`${clip}<g clip-path="url(#u)" transform="scale(2)">${line}</g>`).items[1]).toMatchObject({
      clip: { width: 18, height: 16 },
    });
    expect(drawn(`${clip}<g clip-path="url(#c)"><path d="M1 1L20 20"/></g>`).items[1]).toMatchObject({ kind: "path" });
  });
});

test("counts each kind of part that is left out", () => {
  const { dropped, items } = drawn(`
    <text>a<tspan>b</tspan></text><text/><image href="x.png"/><script>alert(1)</script>
    <rect width="9" height="9" fill="url(#g)" filter="url(#f)"><animate attributeName="x"/></rect>
    <rect width="9" height="9" fill="url(#p)" mask="url(#m)"/>
    <rect width="9" height="9" fill="url(#gone) #00ff00" clip-path="url(#c)"/>
    <path d="M0 0L9 9" stroke="red" marker-end="url(#arrow)"/>
    <linearGradient id="base"><stop stop-color="#ff0000"/><stop offset="1" stop-color="#0000ff"/></linearGradient>
    <radialGradient id="g" xlink:href="#base"/><pattern id="p"><path fill="#abcdef"/></pattern>
    <clipPath id="c"><circle r="5"/></clipPath><foreignObject/>`);
  expect(dropped).toEqual({
    text: 2,
    pictures: 1,
    scripts: 1,
    gradients: 1,
    filters: 1,
    patterns: 1,
    masks: 1,
    clips: 1,
    markers: 1,
    pages: 1,
  });
  expect(flat(items).map(({ fill }) => fill)).toEqual(["#800080", "#abcdef", "#00ff00", "#000000"]);
});

test("reads what Illustrator writes: entities for namespaces, a switch, classes", () => {
  const file = `<?xml version="1.0" encoding="utf-8"?>
    <!-- Generator: Adobe Illustrator 24.0.1 -->
    <!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd" [
      <!ENTITY ns_svg "http://www.w3.org/2000/svg"><!ENTITY ns_ai "http://ns.adobe.com/AdobeIllustrator/10.0/">
    ]>
    <svg version="1.1" xmlns="&ns_svg;" xmlns:i="&ns_ai;" x="0px" y="0px" viewBox="0 0 20 20" xml:space="preserve">
    <style type="text/css">.st0{fill:#E30613;}</style>
    <switch><foreignObject requiredExtensions="&ns_ai;" width="1" height="1"><i:pgfRef/></foreignObject>
    <g i:extraneous="self"><g><polygon class="st0" points="0,0 20,0 20,20 "/></g></g></switch></svg>`;
  expect(readSvg(file)).toMatchObject({ items: [{ kind: "path", fill: "#e30613" }], dropped: {} });
});

describe("a hostile file does no harm:", () => {
  /** Of processor time, so that other programs do not matter. */
  const within = (milliseconds: number, file: string) => {
    const start = process.threadCpuUsage();
    const drawing = readSvg(file);
    const { user, system } = process.threadCpuUsage(start);
    expect((user + system) / 1000).toBeLessThan(milliseconds);
    return drawing;
  };
  const svg = (content: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">${content}</svg>`;
  const seconds = 8000;

  test("nested entities are not replaced", () => {
    const entities = Array.from({ length: 30 }, (_, i) => `<!ENTITY e${i + 1} "&e${i};&e${i};">`).join("");
    const drawing = within(seconds, `<!DOCTYPE svg [<!ENTITY e0 "<path d='M0 0L9 9'/>">${entities}]>${svg("&e30;")}`);
    expect(drawing?.items).toEqual([]);
  });

  test.each([limits.drawingDepth + 1, 5000, 100_000])("%i elements inside one another are refused", (depth) => {
    expect(within(seconds, svg("<g>".repeat(depth) + "</g>".repeat(depth)))).toBeUndefined();
  });

  test("uses in a circle, and uses of uses, end", () => {
    const circle = svg('<g id="a"><path d="M0 0L9 9"/><use href="#b"/></g><g id="b"><use href="#a"/></g>');
    expect(within(seconds, circle)?.dropped.excess).toBeGreaterThan(0);
    const doubled = Array.from(
      { length: 40 },
      (_, i) => `<g id="g${i + 1}"><use href="#g${i}"/><use href="#g${i}"/></g>`,
    ).join("");
    const bomb = within(seconds, svg(`<path id="g0" d="M0 0L9 9"/><defs>${doubled}</defs><use href="#g40"/>`));
    expect(flat(bomb?.items ?? []).length).toBeLessThanOrEqual(limits.drawingElements);
    expect(bomb?.dropped.excess).toBeGreaterThan(0);
  });

  longTest("long paths, used often, are cut", () => {
    const long = `<path id="p" d="M0 0${"L1 1".repeat(30_000)}"/>`;
    expect(within(seconds, svg(long + '<use href="#p"/>'.repeat(10_000)))?.dropped.excess).toBeGreaterThan(9000);
    expect(within(seconds, svg(`<path d="M0 0L${"1 ".repeat(450_000)}"/>`))?.dropped).toEqual({ excess: 1 });
    const invalid = `<path id="p" d="M0 0 ?${"L1 1".repeat(30_000)}"/>${'<use href="#p"/>'.repeat(10_000)}`;
    expect(within(seconds, svg(invalid))).toBeDefined();
  });

  test.each([
    [
      "many rules for one class",
      `<style>${".a{fill:red}".repeat(20_000)}</style>${'<path class="a" d="M0 0"/>'.repeat(20_000)}`,
    ],
    ["an open style sheet", `<style>${"/*".repeat(200_000)}</style>`],
    ["selectors without an end", `<style>${"a,".repeat(200_000)}{fill:red}</style>`],
    [
      "long values",
      `<g id="g" fill="${"#".repeat(400_000)}" transform="${"(".repeat(400_000)}"/>${'<use href="#g"/>'.repeat(5000)}`,
    ],
    ["long lists of points", `<polygon points="${"1,".repeat(400_000)}"/>`],
    [
      "names of object members",
      '<constructor/><g class="constructor" style="__proto__: x; constructor: y" fill="constructor"><toString/></g>',
    ],
  ])("%s", (_, content) => {
    expect(within(seconds, svg(content))).toBeDefined();
  });

  test.each(["1e300", "-1e300", "1e999", "NaN", "Infinity", "1e-320", "9".repeat(400)])("the number %s", (number) => {
    const file = `<svg xmlns="x" width="${number}" viewBox="0 0 ${number} 10"><path d="M0 0"/></svg>`;
    const shapes = `<path stroke="red" stroke-width="${number}" stroke-dasharray="${number} 1" transform="scale(${number}) translate(${number})" d="M${number} ${number}A${number} 1 0 0 1 5 5L3 ${number}"/>
      <rect x="${number}" width="${number}" height="3" rx="${number}"/><circle r="${number}"/>
      <svg viewBox="0 0 1e-300 1" width="${number}"><path d="M0 0L9 9"/></svg><use href="#none" x="${number}"/>`;
    readSvg(file);
    const drawing = readSvg(svg(shapes));
    for (const { segments, stroke } of flat(drawing?.items ?? [])) {
      const numbers = segments.flatMap(([, ...all]) => all);
      for (const each of [...numbers, stroke?.width ?? 0, ...(stroke?.dash ?? [])])
        expect(Math.abs(each)).toBeLessThanOrEqual(100_000);
    }
  });

  test("damaged files are drawn in part or refused, and never throw", () => {
    const file = svg(
      '<style>.a{fill:red}</style><g transform="scale(2)" opacity=".5"><path class="a" d="M0 0c1 1 2 2 3 3z" style="stroke:#123"/><use href="#u"/></g><rect id="u" width="3" height="4" rx="1"/>',
    );
    const damage = fc.array(fc.tuple(fc.nat(file.length), fc.nat(8), fc.string({ maxLength: 6 })), {
      minLength: 1,
      maxLength: 4,
    });
    fc.assert(
      fc.property(damage, (changes) => {
        const damaged = changes.reduce(
          (text, [at, length, put]) => text.slice(0, at) + put + text.slice(at + length),
          file,
        );
        for (const { segments } of flat(readSvg(damaged)?.items ?? []))
          for (const [, ...numbers] of segments) expect(numbers.every(Number.isFinite)).toBe(true);
      }),
      { numRuns: runs(2000) },
    );
  });
});
