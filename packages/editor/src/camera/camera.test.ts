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
  test("says where a point of the page is on the screen, and back", () => {
    expect(toScreen(camera, { x: 10, y: 20 })).toEqual({ x: 120, y: 90 });
    expect(toPage(camera, { x: 120, y: 90 })).toEqual({ x: 10, y: 20 });
  });

  test("keeps what is under the pointer there, however it zooms", () => {
    fc.assert(
      fc.property(cameras, point, fc.double({ min: 0.01, max: 10, noNaN: true }), (before, pivot, zoom) => {
        const held = toPage(before, pivot);
        const after = toScreen(zoomTo(before, zoom, pivot), held);
        expect(after.x).toBeCloseTo(pivot.x, 6);
        expect(after.y).toBeCloseTo(pivot.y, 6);
      }),
    );
  });

  test("zooms from 0.1 to 3 and no further", () => {
    expect(zoomLimits).toEqual({ min: 0.1, max: 3, step: 0.1 });
    expect(zoomTo(camera, 0.01, { x: 0, y: 0 }).zoom).toBe(0.1);
    expect(zoomTo(camera, 40, { x: 0, y: 0 }).zoom).toBe(3);
  });

  test("steps by a tenth, onto whole tenths", () => {
    expect(steppedZoom(1, 1)).toBe(1.1);
    expect(steppedZoom(1, -1)).toBe(0.9);
    expect(steppedZoom(1.234, 1)).toBe(1.3);
    expect(steppedZoom(1.234, -1)).toBe(1.2);
    expect(steppedZoom(3, 1)).toBe(3);
    expect(steppedZoom(0.1, -1)).toBe(0.1);
  });
});

describe("a page", () => {
  test("is shown at 100 % in the middle, from its top when it is higher than the canvas", () => {
    expect(actualSize(page, viewport)).toEqual({ x: 200, y: 24, zoom: 1 });
    expect(actualSize({ width: 100, height: 100 }, viewport)).toEqual({ x: 450, y: 300, zoom: 1 });
  });

  test("fits as a whole, with room around it", () => {
    const { x, y, zoom } = fitPage(page, viewport);
    expect(zoom).toBeCloseTo(652 / 800);
    expect(x).toBeCloseTo((1000 - 600 * zoom) / 2);
    expect(y).toBeCloseTo(24);
  });

  test("fits by its width from the top", () => {
    const { x, y, zoom } = fitWidth(page, viewport);
    expect(zoom).toBeCloseTo(952 / 600);
    expect([x, y]).toEqual([24, 24]);
  });

  test("has a selection shown as large as there is room for", () => {
    const fitted = fitRect({ x: 100, y: 100, width: 400, height: 100 }, viewport);
    expect(fitted.zoom).toBeCloseTo(952 / 400);
    expect(toScreen(fitted, { x: 300, y: 150 })).toEqual({ x: 500, y: 350 });
  });

  test("never leaves the canvas altogether", () => {
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

  test("moves as little as need be to bring a widget into view", () => {
    const low = { x: 100, y: 780, width: 50, height: 20 };
    const seen = cameraShowing({ x: 200, y: 24, zoom: 1 }, low, viewport);
    expect(seen).toEqual({ x: 200, y: 700 - 24 - 800, zoom: 1 });
    expect(cameraShowing(seen, low, viewport)).toEqual(seen);
  });
});

test("a page covers the pixels at its edges that it covers in part, and none for the arithmetic's sake", () => {
  expect(pagePixels({ width: 596.4, height: 795.2 }, 1.5)).toEqual({ width: 895, height: 1193 });
  expect(pagePixels({ width: 595.2, height: 0.1 + 0.2 }, 10)).toEqual({ width: 5952, height: 3 });
});
