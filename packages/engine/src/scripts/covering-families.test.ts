import { nodeWorld } from "@octavo/press";
import { expect, test } from "vitest";
import { coveringFace } from "../typography/measure-text.ts";
import { coveringFamilies, widestFamilies } from "./covering-families.ts";

const { fonts } = nodeWorld();

test("each character that only bundled fonts besides the fallbacks have is in a family that is offered", () => {
  const regular = fonts.families.flatMap(({ id, faces: [face] }) =>
    face ? [{ ...fonts.metrics(face.id), family: id }] : [],
  );
  const offered = regular.filter(({ family }) => widestFamilies.includes(family));
  const left: number[] = [];
  for (let code = 0x21; code < 0x20000; code++) {
    if (!regular.some(({ advance }) => advance(code) !== undefined)) continue;
    if (offered.some(({ advance }) => advance(code) !== undefined)) continue;
    if (coveringFace(String.fromCodePoint(code), "arimo-regular", fonts) === undefined) left.push(code);
  }
  expect(
    left.map((code) => String.fromCodePoint(code)).filter((character) => /[\p{L}\p{N}\p{P}\p{S}]/u.test(character)),
  ).toEqual([]);
});

test("families have all of the characters", () => {
  const names = (text: string) =>
    coveringFamilies(
      Array.from(text, (character) => character.codePointAt(0) ?? 0),
      fonts,
    ).map(({ name }) => name);
  expect(names("⑴")).toContain("EB Garamond");
  expect(names("⑴ꀀ")).toEqual([]);
});

test("families that also have the rest of the text are the first", () => {
  const names = coveringFamilies([0x2474], fonts, "ǽ").map(({ name }) => name);
  expect(names.indexOf("EB Garamond")).toBeLessThan(names.indexOf("Noto Sans JP"));
  expect(coveringFamilies([0x2474], fonts).map(({ name }) => name)[0]).toBe("Noto Sans JP");
});
