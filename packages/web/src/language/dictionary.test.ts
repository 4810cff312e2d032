import type { EngineText } from "@octavo/engine";
import { describe, expectTypeOf, test } from "vitest";
import type { Texts } from "./dictionary.ts";
import type { Catalog, Forms } from "./pl/forms.ts";
import type { CountedText, PlainText, texts } from "./pl/texts.ts";
import { t, tn } from "./t.ts";

type Polish = typeof texts;

/** The type checker reads these tests. */
describe("a dictionary", () => {
  test("has all texts of the studio", () => {
    expectTypeOf<Polish>().toExtend<Texts<Forms>>();
  });

  test("has no missing text", () => {
    // In place, of the editor, of the engine, counted.
    expectTypeOf<Omit<Polish, "New Project">>().not.toExtend<Texts<Forms>>();
    expectTypeOf<Omit<Polish, "Nothing selected">>().not.toExtend<Texts<Forms>>();
    expectTypeOf<Omit<Polish, "must be {expected}">>().not.toExtend<Texts<Forms>>();
    expectTypeOf<Omit<Polish, "{count} pages">>().not.toExtend<Texts<Forms>>();
  });

  test("has plural forms of the language for a counted noun", () => {
    expectTypeOf<Omit<Polish, "{count} pages"> & { "{count} pages": string }>().not.toExtend<Texts<Forms>>();
    expectTypeOf<Polish>().not.toExtend<Texts<readonly [one: string, other: string]>>();
  });

  test("has each message of the engine", () => {
    expectTypeOf<Record<EngineText, string>>().toExtend<Catalog<EngineText>>();
    expectTypeOf<Record<Exclude<EngineText, "must be {expected}">, string>>().not.toExtend<Catalog<EngineText>>();
  });
});

describe("a text in place", () => {
  test("is a text of the dictionary", () => {
    expectTypeOf<"New Project">().toExtend<PlainText>();
    expectTypeOf<"New Prject">().not.toExtend<PlainText>();
    expectTypeOf(t<"New Project">).toBeFunction();
  });

  test("with a count is one with plural forms", () => {
    expectTypeOf<"{count} pages">().toExtend<CountedText>();
    expectTypeOf<"{count} pages">().not.toExtend<PlainText>();
    expectTypeOf(tn<"{count} pages">).toBeFunction();
  });
});
