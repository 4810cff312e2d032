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

test("a wheel scrolls, sideways with Shift", () => {
  expect(wheelCamera(camera, turn(100), "scroll")).toEqual({ x: 0, y: -100, zoom: 1 });
  expect(wheelCamera(camera, turn(100, { shift: true }), "scroll")).toEqual({ x: -100, y: 0, zoom: 1 });
  expect(wheelCamera(camera, turn(10, { deltaX: 5 }), "scroll")).toEqual({ x: -5, y: -10, zoom: 1 });
});

test("with Ctrl, or in the mode for it, a notch zooms in by 1.1 and out by 0.9 at the pointer", () => {
  expect(wheelCamera(camera, turn(-100, { mod: true }), "scroll").zoom).toBeCloseTo(1.1);
  expect(wheelCamera(camera, turn(100, { mod: true }), "scroll").zoom).toBeCloseTo(0.9);
  expect(wheelCamera(camera, turn(100), "zoom")).toMatchObject({ x: 200 - 200 * 0.9, y: 100 - 100 * 0.9 });
});

test("a track pad's small turns zoom by as much less", () => {
  const small = Array.from({ length: 10 }).reduce<Camera>(
    (seen) => wheelCamera(seen, turn(-10, { mod: true }), "scroll"),
    camera,
  );
  expect(small.zoom).toBeCloseTo(1.1);
});
