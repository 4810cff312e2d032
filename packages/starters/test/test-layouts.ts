import { describe, expect, test } from "vitest";
import type { StarterSource } from "../src/starter.ts";
import { layoutLocales, problemsIn } from "./layout-cases.ts";

/** Declares a test for each starter with layouts and each language. */
export function testLayouts(tested: readonly StarterSource[], nth = 1): void {
  describe.each(tested.map((starter, i) => [starter.id, starter, i] as const))("layouts of %s", (_, starter, i) => {
    test.each(layoutLocales)("have no problems on any device in %s", { timeout: 20 * 60_000 }, (locale) => {
      expect(problemsIn(starter, locale, nth, 97 * i + 31 * layoutLocales.indexOf(locale))).toEqual([]);
    });
  });
}
