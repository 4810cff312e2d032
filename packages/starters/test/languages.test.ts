/** Every starter in every language, on the devices with the narrowest and the widest pages. */
import { expect, test } from "vitest";
import { defaultChoices } from "../src/choices.ts";
import { starters } from "../src/planners/index.ts";
import { wordLanguages } from "../src/words/words.ts";
import { check } from "./every-planner.ts";
import { sampled } from "./sampled.ts";

const devices = ["boox-palma-2", "remarkable-paper-pro-move", "kindle-basic", "remarkable-2", "boox-note-max"];

/** Two months, a week that belongs to two years, and the longest name of a month in most languages. */
const dates = { from: "2026-08-28", to: "2026-10-05" };

const cases = devices.flatMap((device) =>
  wordLanguages.flatMap((locale) => starters.map((starter) => ({ starter, device, locale, id: starter.id }))),
);

test.each(sampled(cases, 31, 0))("$id in $locale on $device has no problems", async ({ starter, device, locale }) => {
  const defaults = defaultChoices(starter, { device, year: 2026, locale });
  const sections = starter.optional.map(({ section }) => section);
  expect((await check({ starter, choices: { ...defaults, ...dates, sections } })).faults).toEqual([]);
});
