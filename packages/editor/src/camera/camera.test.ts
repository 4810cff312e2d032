import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  actualSize,
  type Camera,
  cameraShowing,
  fitPage,
  fitRect,
  fitWidth,
  keepInView,
  pagePixels,
  steppedZoom,
  toPage,
  toScreen,
  zoomLimits,
  zoomTo,
} from "./camera.ts";

const page = { width: 600, height: 800 };
const viewport = { width: 1000, height: 700 };
const camera: Camera = { x: 100, y: 50, zoom: 2 };

const coordinate = fc.double({ min: -5000, max: 5000, noNaN: true });
const point = fc.record({ x: coordinate, y: coordinate });
const cameras = fc.record({ x: coordinate, y: coordinate, zoom: fc.double({ min: 0.1, max: 3, noNaN: true }) });

describe("the camera", () => {
  test("converts between page and screen positions", () => {
    expect(toScreen(camera, { x: 10, y: 20 })).toEqual({ x: 120, y: 90 });
    expect(toPage(camera, { x: 120, y: 90 })).toEqual({ x: 10, y: 20 });
  });

  test("keeps the page point under the pointer while zooming", () => {
    fc.assert(
      fc.property(cameras, point, fc.double({ min: 0.01, max: 10, noNaN: true }), (before, pivot, zoom) => {
        const held = toPage(before, pivot);
        const after = toScreen(zoomTo(before, zoom, pivot), held);
        expect(after.x).toBeCloseTo(pivot.x, 6);
        expect(after.y).toBeCloseTo(pivot.y, 6);
      }),
    );
  });

  test("limits the zoom to 0.1 to 3", () => {
    expect(zoomLimits).toEqual({ min: 0.1, max: 3, step: 0.1 });
    expect(zoomTo(camera, 0.01, { x: 0, y: 0 }).zoom).toBe(0.1);
    expect(zoomTo(camera, 40, { x: 0, y: 0 }).zoom).toBe(3);
  });

  test("steps to multiples of a tenth", () => {
    expect(steppedZoom(1, 1)).toBe(1.1);
    expect(steppedZoom(1, -1)).toBe(0.9);
    expect(steppedZoom(1.234, 1)).toBe(1.3);
    expect(steppedZoom(1.234, -1)).toBe(1.2);
    expect(steppedZoom(3, 1)).toBe(3);
    expect(steppedZoom(0.1, -1)).toBe(0.1);
  });
});

describe("a page", () => {
  test("is centered at 100 %, or starts at the top if it is higher than the canvas", () => {
    expect(actualSize(page, viewport)).toEqual({ x: 200, y: 24, zoom: 1 });
    expect(actualSize({ width: 100, height: 100 }, viewport)).toEqual({ x: 450, y: 300, zoom: 1 });
  });

  test("fits completely with padding", () => {
    const { x, y, zoom } = fitPage(page, viewport);
    expect(zoom).toBeCloseTo(652 / 800);
    expect(x).toBeCloseTo((1000 - 600 * zoom) / 2);
    expect(y).toBeCloseTo(24);
  });

  test("fits by width from the top", () => {
    const { x, y, zoom } = fitWidth(page, viewport);
    expect(zoom).toBeCloseTo(952 / 600);
    expect([x, y]).toEqual([24, 24]);
  });

  test("shows a selection as large as possible", () => {
    const fitted = fitRect({ x: 100, y: 100, width: 400, height: 100 }, viewport);
    expect(fitted.zoom).toBeCloseTo(952 / 400);
    expect(toScreen(fitted, { x: 300, y: 150 })).toEqual({ x: 500, y: 350 });
  });

  test("never leaves the canvas completely", () => {
    fc.assert(
      fc.property(cameras, (anywhere) => {
        const { x, y, zoom } = keepInView(anywhere, page, viewport);
        expect(x).toBeLessThanOrEqual(viewport.width - 48);
        expect(y).toBeLessThanOrEqual(viewport.height - 48);
        expect(x + page.width * zoom).toBeGreaterThanOrEqual(47.999);
        expect(y + page.height * zoom).toBeGreaterThanOrEqual(47.999);
      }),
    );
  });

  test("moves as little as possible to reveal a widget", () => {
    const low = { x: 100, y: 780, width: 50, height: 20 };
    const seen = cameraShowing({ x: 200, y: 24, zoom: 1 }, low, viewport);
    expect(seen).toEqual({ x: 200, y: 700 - 24 - 800, zoom: 1 });
    expect(cameraShowing(seen, low, viewport)).toEqual(seen);
  });
});

test("counts partly covered edge pixels and ignores rounding errors", () => {
  expect(pagePixels({ width: 596.4, height: 795.2 }, 1.5)).toEqual({ width: 895, height: 1193 });
  expect(pagePixels({ width: 595.2, height: 0.1 + 0.2 }, 10)).toEqual({ width: 5952, height: 3 });
});
