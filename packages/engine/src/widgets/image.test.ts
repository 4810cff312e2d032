import { formatMessage } from "@octavo/foundation";
import { describe, expect, test } from "vitest";
import { aTemplate, draw, drawnItems, layOut, messagesOf, paths } from "../../test/support/documents.ts";
import { dataUri, exif, jpegs, png, withSegment } from "../../test/support/pictures.ts";
import type { DrawnItem, ImageItem } from "../display/display-list.ts";

const wide = dataUri(jpegs.color);
const rgb = dataUri(png({ width: 1, height: 1, type: 2, depth: 8 }, [255, 0, 0]), "image/png");

/** Draws an image at 100, 100 with 200 × 100 points. The default picture has 24 × 16 pixels. */
const show = (properties: Readonly<Record<string, unknown>>, more = {}) =>
  draw({ type: "image", properties: { image_src: wide, ...properties }, ...more });
const images = (items: readonly DrawnItem[]) => items.filter((item): item is ImageItem => item.kind === "image");
const rectOf = (properties: Readonly<Record<string, unknown>>, more = {}) =>
  images(show(properties, more).items)[0]?.rect;

describe("a picture", () => {
  test("is centered in its box with its aspect ratio", () => {
    expect(rectOf({})).toEqual({ x: 125, y: 100, width: 150, height: 100 });
    const tall = { position: { x: 0, y: 0, width: 48, height: 100 } };
    expect(rectOf({ image_fit: "fit" }, tall)).toEqual({ x: 0, y: 34, width: 48, height: 32 });
  });

  test("is stretched over its box", () => {
    expect(rectOf({ image_fit: "stretch" })).toEqual({ x: 100, y: 100, width: 200, height: 100 });
  });

  test("is drawn at the top left with one point per pixel, clipped to its box", () => {
    expect(show({ image_fit: "actual" }).page.layers[0]?.items).toMatchObject([
      { kind: "image", rect: { x: 100, y: 100, width: 24, height: 16 } },
    ]);
    const position = { x: 10, y: 20, width: 100, height: 8 };
    expect(show({ image_fit: "actual" }, { position }).page.layers[0]?.items).toMatchObject([
      { kind: "group", clip: position, items: [{ kind: "image", rect: { x: 10, y: 20, width: 24, height: 16 } }] },
    ]);
  });

  test("that was taken sideways is upright", () => {
    const turned = dataUri(withSegment(jpegs.color, 0xe1, exif(6)));
    const [item] = images(show({ image_src: turned, image_fit: "actual" }).items);
    expect(item).toMatchObject({ rect: { width: 16, height: 24 }, image: { width: 24, height: 16, turns: 1 } });
  });

  test("with the size of its place in device pixels is drawn on them", () => {
    const pixel = 72 / 226;
    const on = (width: number) => {
      const source = dataUri(
        png(
          { width, height: 40, type: 0, depth: 8 },
          Array.from({ length: width * 40 }, () => 0),
        ),
        "image/png",
      );
      const position = { x: 10, y: 20, width: 60.4 * pixel, height: 40.3 * pixel };
      const [master] = aTemplate({
        masters: { it: [{ type: "image", position, properties: { image_src: source, image_fit: "stretch" } }] },
      }).masters;
      return { widgets: master?.widgets ?? [], position };
    };
    const rectOn = (width: number) => {
      const { widgets, position } = on(width);
      const { pages } = layOut({
        profile: "remarkable-2",
        canvas: { ...aTemplate({}).canvas, dimensions: { width: 447.3, height: 596.4, margins: [0, 0, 0, 0] } },
        masters: { it: widgets },
        page_assignments: [{ page: 1, master_id: "it" }],
      });
      return { rect: images(pages.flatMap(drawnItems))[0]?.rect, position };
    };
    const { rect } = rectOn(60);
    for (const [side, whole] of [
      ["x", 31],
      ["y", 63],
      ["width", 60],
      ["height", 40],
    ] as const)
      expect((rect?.[side] ?? 0) / pixel).toBeCloseTo(whole, 6);
    const other = rectOn(90);
    expect(other.rect).toEqual(other.position);
  });

  test("is drawn with its opacity", () => {
    expect(show({ opacity: 0.5 }).page.layers[0]?.items).toMatchObject([{ kind: "group", opacity: 0.5 }]);
    expect(show({ opacity: 0 }).items).toEqual([]);
  });

  test("can be tapped all over its box", () => {
    expect(show({ to_dest: "https://example.org", opacity: 0 }).links).toMatchObject([
      { rect: { x: 100, y: 100, width: 200, height: 100 }, target: { uri: "https://example.org" } },
    ]);
  });

  test("loses its colours on a device without them, unless it is a JPEG", () => {
    const on = (profile: string, image_src: string) => {
      const widget = { type: "image", properties: { image_src } };
      const { pages } = layOut({
        profile,
        masters: { it: [widget] },
        page_assignments: [{ page: 1, master_id: "it" }],
      });
      return images(pages[0]?.layers.flatMap(({ items }) => items) ?? [])[0]?.image.data.components;
    };
    expect(on("remarkable-2", rgb)).toBe(1);
    expect(on("boox-note-air-4c", rgb)).toBe(3);
    expect(on("remarkable-2", wide)).toBe(3);
  });

  test("is the same object on all pages, which therefore share a layer", () => {
    const { pages } = layOut({
      masters: { it: [{ type: "image", properties: { image_src: wide } }] },
      page_assignments: [1, 2].map((page) => ({ page, master_id: "it" })),
    });
    expect(pages[0]?.layers[0]?.shared).toBe(true);
    expect(pages[1]?.layers[0]).toBe(pages[0]?.layers[0]);
  });
});

describe("a drawing", () => {
  const svg = (content: string, size = 'width="24" height="16"') =>
    dataUri(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${size}>${content}</svg>`), "image/svg+xml");
  const square = '<path fill="#cc0000" stroke="#000000" stroke-dasharray="2 1" d="M4 4h4v4h-4z"/>';
  const pathsOf = (properties: Readonly<Record<string, unknown>>, more = {}) =>
    paths(show({ image_src: svg(square), ...properties }, more).items);

  test("is scaled into its box, with its strokes", () => {
    expect(pathsOf({})).toMatchObject([
      {
        segments: [["M", 150, 125], ["L", 175, 125], ["L", 175, 150], ["L", 150, 150], ["Z"]],
        stroke: { width: 6.25, dash: [12.5, 6.25] },
      },
    ]);
    expect(pathsOf({ image_fit: "stretch" }, { position: { x: 0, y: 0, width: 96, height: 16 } })).toMatchObject([
      { segments: [["M", 16, 4], ["L", 32, 4], ["L", 32, 8], ["L", 16, 8], ["Z"]], stroke: { width: 2 } },
    ]);
  });

  test("has its own size, clipped to its box", () => {
    expect(pathsOf({ image_fit: "actual" })[0]?.segments[0]).toEqual(["M", 104, 104]);
    const position = { x: 10, y: 20, width: 100, height: 8 };
    expect(show({ image_src: svg(square), image_fit: "actual" }, { position }).page.layers[0]?.items).toMatchObject([
      { kind: "group", clip: position },
    ]);
  });

  test("keeps its clips, fades, and can be tapped", () => {
    const [clip] = show({ image_src: svg('<path d="M0 0h99v9z"/>'), opacity: 0.5 }).page.layers[0]?.items ?? [];
    expect(clip).toMatchObject({
      opacity: 0.5,
      items: [{ items: [{ clip: { x: 125, y: 100, width: 150, height: 100 } }] }],
    });
    expect(show({ image_src: svg(square), to_dest: "https://example.org" }).links).toHaveLength(1);
  });

  test("is grey on a device without colours", () => {
    const widget = { type: "image", properties: { image_src: svg(square) } };
    const { pages } = layOut({
      profile: "remarkable-2",
      masters: { it: [widget] },
      page_assignments: [{ page: 1, master_id: "it" }],
    });
    expect(paths(pages.flatMap(drawnItems))).toMatchObject([{ fill: "#3d3d3d" }]);
  });

  test("reports the parts that it lacks", () => {
    const reported = (content: string) => {
      const { diagnostics } = show({ image_src: svg(content) });
      return diagnostics.map(({ code, message, hint }) => [code, formatMessage(message), hint && formatMessage(hint)]);
    };
    expect(reported(`<text>a</text>${square.repeat(2)}<text/><image/>`)).toEqual([
      [
        "drawing_incomplete",
        "Left out of the drawing: text (2), pictures (1)",
        "Convert text to paths before you export the drawing",
      ],
    ]);
    expect(reported('<path d="M1 1h3v3z" filter="url(#a)"/>')).toEqual([
      ["drawing_incomplete", "Left out of the drawing: filters (1)", "Flatten effects before you export the drawing"],
    ]);
    expect(reported(square)).toEqual([]);
  });
});

test.each([
  ["", "no_picture: No picture has been chosen, so the frame is empty"],
  ["https://example.org/cat.png", "picture_not_embedded: A picture on the web is not fetched, so the frame is empty"],
  ["/etc/passwd", "picture_not_embedded: The picture is not in the document, so the frame is empty"],
  ["../cat.png", "picture_not_embedded: The picture is not in the document, so the frame is empty"],
  ["data:image/png;base64,R0lGODlh", "unreadable_picture: The picture cannot be read, so the frame is empty"],
])("%j prints an empty frame and reports the reason", (image_src, problem) => {
  const { items, diagnostics, links } = show({ image_src, to_dest: "https://example.org" });
  expect(images(items)).toEqual([]);
  expect(paths(items)).toMatchObject([{ segments: [["R", 100.5, 100.5, 199, 99]], stroke: { width: 1 } }]);
  expect(messagesOf(diagnostics)).toEqual([problem]);
  expect(links).toHaveLength(1);
});
