import { afterAll, describe, expect, test } from "vitest";
import type { StarterSource } from "../src/starter.ts";
import { layoutLocales, problemsIn } from "./layout-cases.ts";

/** All cases take 40 minutes of two free processors. A run of the long tests has a seventh of them. */
const parts = 7;

/** Tests a random part of all cases. `LAYOUTS_PART`, 0 to 6, chooses it. */
export function testPartOfLayouts(tested: readonly StarterSource[]): void {
  const part = Number(process.env["LAYOUTS_PART"] ?? Date.now() % parts);
  afterAll(() => console.log(`figure: layouts: part ${part} of all cases, of 0 to ${parts - 1}`));
  testLayouts(tested, parts, part);
}

/** Declares a test for each starter with layouts and each language. Of the cases, it has every nth from an offset. */
export function testLayouts(tested: readonly StarterSource[], nth: number, offset = 0): void {
  describe.each(tested.map((starter, i) => [starter.id, starter, i] as const))("layouts of %s", (_, starter, i) => {
    test.each(layoutLocales)("have no problems on any device in %s", { timeout: 20 * 60_000 }, (locale) => {
      expect(problemsIn(starter, locale, nth, offset + 97 * i + 31 * layoutLocales.indexOf(locale))).toEqual([]);
    });
  });
}
