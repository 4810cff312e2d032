import { expect, test } from "vitest";
import { isReservedName } from "./reserved-names.ts";

test.each([
  "Octavo",
  "octavo",
  "OCTAVO",
  " Oc tavo ",
  "O.c.t.a.v.o",
  "octavo_",
  "Ｏｃｔａｖｏ",
  "𝓞𝓬𝓽𝓪𝓿𝓸",
  "Öctávō",
  "0ctav0",
  "Осtаvо",
  "ОСТАѴО",
  "Οϲταvο",
  "Oct\u00adavo",
  "Oct\u200bavo",
  "Octavo Team",
  "Official Octavo",
  "octavo-support",
  "Former member",
  "former.member",
  "Forrner member",
  "FormerMember",
  "ſormer member",
  "Fоrmer mеmber",
])("is reserved: %s", (name) => expect(isReservedName(name)).toBe(true));

test.each([
  "Octavia",
  "Octavio",
  "Octavo fan",
  "Mike Octavo",
  "octavo2",
  "Member",
  "A former member",
  "Ольга",
  "花子",
  "Łucja.K",
])("is free: %s", (name) => expect(isReservedName(name)).toBe(false));
