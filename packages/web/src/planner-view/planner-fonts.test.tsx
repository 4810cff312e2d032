import { faces, isEastAsianFace } from "@octavo/engine";
import { isLong } from "@octavo/foundation/testing";
import { expect, it } from "vitest";
import { fontFamily } from "../engine-worker/font-url.ts";
import { loadFaces } from "./planner-fonts.ts";

const loadedOf = (face: string) =>
  [...document.fonts].filter(({ family, status }) => family === fontFamily(face) && status === "loaded");

it("loads the Latin part of each face, and the rest for other characters", async () => {
  // Other tests in this page have loaded some.
  const unloaded = faces.filter(({ id }) => !isEastAsianFace(id) && loadedOf(id).length === 0);
  const ids = unloaded.map(({ id }) => id).filter((_, i) => isLong() || i % 10 === 0);
  expect(await loadFaces(ids, { text: "Łódź ‹ ›" })).toBe(true);
  expect(ids.filter((id) => loadedOf(id).length !== 1)).toEqual([]);
  expect(await loadFaces(["arimo-italic"], { text: "Ιανουάριος" })).toBe(true);
  expect(loadedOf("arimo-italic")).toHaveLength(2);
});
