import { expect, test } from "vitest";
import type { DisplayImage } from "./display-list.ts";
import { grayImage } from "./gray-image.ts";

const colored: DisplayImage = {
  id: "a",
  width: 3,
  height: 1,
  turns: 1,
  data: {
    encoding: "samples",
    components: 3,
    bytes: Uint8Array.of(255, 0, 0, 0, 255, 0, 0, 0, 255),
    alpha: Uint8Array.of(1, 2, 3),
  },
};

test("a picture in grey is as bright as before, as transparent, and another picture", () => {
  const { id, data, ...rest } = grayImage(colored);
  expect(rest).toEqual({ width: 3, height: 1, turns: 1 });
  expect(id).not.toBe("a");
  expect(data).toMatchObject({ components: 1, bytes: Uint8Array.of(76, 150, 29), alpha: Uint8Array.of(1, 2, 3) });
});

test("returns the same object for the same picture", () => {
  expect(grayImage(colored)).toBe(grayImage(colored));
});

test("a JPEG stays as it is", () => {
  const jpeg: DisplayImage = { ...colored, data: { encoding: "jpeg", components: 3, bytes: new Uint8Array(1) } };
  expect(grayImage(jpeg)).toBe(jpeg);
});
