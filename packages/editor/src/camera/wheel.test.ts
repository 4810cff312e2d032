import { expect, test } from "vitest";
import type { Camera } from "./camera.ts";
import { wheelCamera } from "./wheel.ts";

const camera: Camera = { x: 0, y: 0, zoom: 1 };
const turn = (deltaY: number, more: object = {}) => ({
  screen: { x: 200, y: 100 },
  deltaX: 0,
  deltaY,
  shift: false,
  mod: false,
  ...more,
});

test("scrolls, sideways with Shift", () => {
  expect(wheelCamera(camera, turn(100), "scroll")).toEqual({ x: 0, y: -100, zoom: 1 });
  expect(wheelCamera(camera, turn(100, { shift: true }), "scroll")).toEqual({ x: -100, y: 0, zoom: 1 });
  expect(wheelCamera(camera, turn(10, { deltaX: 5 }), "scroll")).toEqual({ x: -5, y: -10, zoom: 1 });
});

test("zooms at the pointer with Ctrl or in zoom mode, by 1.1 and 0.9 for a notch", () => {
  expect(wheelCamera(camera, turn(-100, { mod: true }), "scroll").zoom).toBeCloseTo(1.1);
  expect(wheelCamera(camera, turn(100, { mod: true }), "scroll").zoom).toBeCloseTo(0.9);
  expect(wheelCamera(camera, turn(100), "zoom")).toMatchObject({ x: 200 - 200 * 0.9, y: 100 - 100 * 0.9 });
});

test("zooms in proportion for the small deltas of a track pad", () => {
  const small = Array.from({ length: 10 }).reduce<Camera>(
    (seen) => wheelCamera(seen, turn(-10, { mod: true }), "scroll"),
    camera,
  );
  expect(small.zoom).toBeCloseTo(1.1);
});
