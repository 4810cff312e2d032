import { inflateSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import type { DisplayImage, DisplayPage, DrawnItem, LinkItem, TextItem } from "../../display/display-list.ts";
import { emitSvg, type SvgOptions } from "./emit-svg.ts";

const options = { fontFamily: (face: string) => `octavo-${face}` };

/** Returns the markup inside the root element. */
function svg(page: Partial<DisplayPage>, more: Partial<SvgOptions> = {}): string {
  const whole = {
    number: 1,
    identity: "page/1",
    writing: [],
    label: "",
    size: { width: 100, height: 200.5 },
    background: undefined,
    layers: [],
    links: [],
  };
  return emitSvg({ ...whole, ...page }, { ...options, ...more });
}

const drawn = (...items: readonly DrawnItem[]) =>
  svg({ layers: [{ shared: false, items }] }).replace(/^<svg[^>]*>|<\/svg>$|\/>$/g, "");

const text = (words: string, more: Partial<TextItem> = {}): TextItem => ({
  kind: "text",
  text: words,
  face: "arimo",
  size: 10,
  color: "#000000",
  x: 1,
  y: 2,
  ...more,
});

test("a page is measured in points and begins with its background", () => {
  expect(svg({ background: "#ffeedd" })).toMatch(
    /^<svg xmlns="[^"]*" viewBox="0 0 100 200.5" style="[^"]*geometricPrecision" stroke-miterlimit="10"><rect width="100" height="200.5" fill="#ffeedd"\/><\/svg>$/,
  );
});

describe("text", () => {
  test("is positioned on its baseline, without anchor", () => {
    expect(drawn(text("a b", { x: 1.23456 }))).toBe(
      '<text x="1.235" y="2" font-family="octavo-arimo" font-size="10" fill="#000000">a b</text>',
    );
  });

  test("keeps every space", () => {
    const kept = ["a  b", " a", "a "].map((words) => drawn(text(words)).includes('xml:space="preserve"'));
    expect(kept).toEqual([true, true, true]);
    expect(drawn(text("a b"))).not.toContain("xml:space");
  });

  test("turns about the beginning of its baseline", () => {
    expect(drawn(text("a", { rotation: -90 }))).toContain('transform="rotate(-90 1 2)"');
  });

  test("is never markup, and nothing that XML cannot hold", () => {
    expect(drawn(text(`<b>&"'\0\ud800\ufffe`))).toContain(">&lt;b&gt;&amp;&quot;&#39;\ufffd\ufffd\ufffd</text>");
  });
});

test("a path has its fill rule, caps, joins and limit of miters", () => {
  const stroke = { color: "#ff0000", width: 1, cap: "square", join: "bevel", miterLimit: 4 } as const;
  expect(
    drawn({ kind: "path", segments: [["R", 0, 0, 1, 1]], fill: "#000000", fillRule: "evenodd", stroke }),
  ).toContain(
    'fill="#000000" fill-rule="evenodd" stroke="#ff0000" stroke-width="1" stroke-linecap="square" stroke-linejoin="bevel" stroke-miterlimit="4"',
  );
});

test("a path is one element, with its stroke", () => {
  const stroke = { color: "#ff0000", width: 0.5, dash: [0, 4], cap: "round" } as const;
  expect(
    drawn({
      kind: "path",
      segments: [
        ["R", 1, 2, 3, 4],
        ["M", 0, 0],
        ["L", 1, 1],
      ],
      stroke,
    }),
  ).toBe(
    '<path d="M1 2h3v4H1ZM0 0L1 1" fill="none" stroke="#ff0000" stroke-width="0.5" stroke-dasharray="0 4" stroke-linecap="round"/>',
  );
});

test("a number that is none is refused", () => {
  expect(() => drawn(text("a", { x: Number.NaN }))).toThrow(RangeError);
});

describe("a group", () => {
  const box: DrawnItem = { kind: "path", segments: [["R", 0, 0, 1, 1]], fill: "#000000" };

  test("clips with a viewport, since ids would clash between pages", () => {
    expect(drawn({ kind: "group", clip: { x: 1, y: 2, width: 3, height: 4 }, items: [box] })).toBe(
      '<svg x="1" y="2" width="3" height="4" viewBox="1 2 3 4" preserveAspectRatio="none"><path d="M0 0h1v1H0Z" fill="#000000"/></svg>',
    );
  });

  test("fades fills, strokes and pictures, and multiplies with the groups around", () => {
    const inner: DrawnItem = { kind: "group", opacity: 0.5, items: [box, image(samples(1, [0]))] };
    expect(drawn({ kind: "group", opacity: 0.5, items: [inner] })).toMatch(
      /^<g fill-opacity="0.5" stroke-opacity="0.5"><g fill-opacity="0.25" stroke-opacity="0.25"><path[^>]*\/><image[^>]* opacity="0.25"/,
    );
  });
});

describe("links", () => {
  const link = (target: LinkItem["target"], options = {}) =>
    svg({ links: [{ kind: "link", rect: { x: 1, y: 2, width: 3, height: 4 }, target }] }, options);

  test("to pages are fragments that say their page", () => {
    expect(link({ to: "page", page: 7, x: 0, y: 0 })).toContain(
      '<a href="#page=7" data-page="7" aria-label="Page 7"><rect x="1" y="2" width="3" height="4" fill="transparent"/></a>',
    );
  });

  test("have the label of their page as accessible name", () => {
    const pageLabel = (page: number) => (page === 7 ? "2026-01-15" : "");
    expect(link({ to: "page", page: 7, x: 0, y: 0 }, { pageLabel })).toContain('aria-label="2026-01-15"');
    expect(link({ to: "page", page: 8, x: 0, y: 0 }, { pageLabel })).toContain('aria-label="Page 8"');
  });

  test("to the web do not hand over the window", () => {
    expect(link({ to: "uri", uri: "https://example.org/?a&b" })).toContain(
      '<a href="https://example.org/?a&amp;b" rel="noopener" target="_blank" aria-label="https://example.org/?a&amp;b">',
    );
  });

  test.each(["javascript:alert(1)", "data:text/html,x", "java\nscript:alert(1)"])("%j is none", (uri) => {
    expect(link({ to: "uri", uri })).toBe(svg({}));
  });
});

describe("pictures", () => {
  test.each([1, 2, 3])("that are JPEG go in as they are, with %i bytes of data", (length) => {
    const bytes = new Uint8Array([0xff, 0xd8, 0xff, ...Array.from({ length }, () => 7)]);
    const jpeg: DisplayImage = { id: "j", width: 1, height: 1, data: { encoding: "jpeg", components: 3, bytes } };
    expect(drawn(image(jpeg))).toContain(`href="data:image/jpeg;base64,${Buffer.from(bytes).toString("base64")}"`);
  });

  test("in samples become PNG with the same samples", () => {
    const [, encoded = ""] = /base64,([^"]*)"/.exec(drawn(image(samples(2, [1, 2, 3, 4, 5, 6], [7, 8])))) ?? [];
    const png = Buffer.from(encoded, "base64");
    const data = png.indexOf("IDAT") + 4;
    expect([...inflateSync(png.subarray(data, data + png.readUInt32BE(data - 8)))]).toEqual([
      0, 1, 2, 3, 7, 4, 5, 6, 8,
    ]);
  });

  test("longer than a stored block are whole", () => {
    const many = Array.from({ length: 300 * 300 }, (_, i) => i & 255);
    const big: DisplayImage = { ...samples(300, many), height: 300 };
    const [, encoded = ""] = /base64,([^"]*)"/.exec(drawn(image(big))) ?? [];
    const png = Buffer.from(encoded, "base64");
    const data = png.indexOf("IDAT") + 4;
    expect(inflateSync(png.subarray(data, data + png.readUInt32BE(data - 8))).length).toBe(300 * 301);
  });
});

describe("a picture that was taken sideways", () => {
  const drawnTurned = (turns: 1 | 2 | 3) => {
    const rect = { x: 10, y: 20, width: 30, height: 40 };
    return drawn({ kind: "image", image: { ...samples(1, [0]), turns }, rect });
  };

  test("is turned about the middle of its rectangle", () => {
    expect(drawnTurned(1)).toContain('<image x="5" y="25" width="40" height="30" transform="rotate(90 25 40)"');
    expect(drawnTurned(2)).toContain('<image x="10" y="20" width="30" height="40" transform="rotate(180 25 40)"');
    expect(drawnTurned(3)).toContain('transform="rotate(270 25 40)"');
  });
});

/** A row of gray pixels if there is one sample per pixel, else a row of colored ones. */
function samples(width: number, bytes: readonly number[], alpha?: readonly number[]): DisplayImage {
  const components = bytes.length % width === 0 && bytes.length / width === 3 ? 3 : 1;
  const pixels = { encoding: "samples", components, bytes: Uint8Array.from(bytes) } as const;
  return { id: "s", width, height: 1, data: alpha ? { ...pixels, alpha: Uint8Array.from(alpha) } : pixels };
}

function image(picture: DisplayImage): DrawnItem {
  return { kind: "image", image: picture, rect: { x: 0, y: 0, width: 10, height: 10 } };
}
