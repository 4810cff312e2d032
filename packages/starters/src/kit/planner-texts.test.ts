import { starterWorld } from "@octavo/press";
import { expect, test } from "vitest";
import { plannerTexts } from "./planner-texts.ts";

const world = await starterWorld("en", "pl", "de");

test.each([
  ["en", "Dry food", "Dec"],
  ["pl", "Suche produkty", "Gru"],
  ["de", "Trockenes", "Dez"],
])("texts are measured as they are printed in %s", (locale, text, december) => {
  const { samples } = plannerTexts(world, { locale });
  expect(samples("Dry food")).toEqual([text]);
  expect(samples("{month_abbr:capital}").at(-1)).toMatch(new RegExp(`^${december}`));
});
