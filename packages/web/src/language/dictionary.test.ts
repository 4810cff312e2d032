import type { EngineText } from "@octavo/engine";
import { describe, expectTypeOf, test } from "vitest";
import type * as german from "./de/texts.ts";
import type { AreaName, AreaTexts, CountedText, PlainText, Texts } from "./dictionary.ts";
import type { Catalog } from "./pl/forms.ts";
import type * as polish from "./pl/texts.ts";
import { t, tn } from "./t.ts";

type Forms = readonly ["one", "other"];
type Area<Name extends AreaName> = AreaTexts<Name, Forms>;
type German = typeof german;

/** The type checker reads these tests. */
describe("a dictionary", () => {
  test("has all areas of the studio", () => {
    expectTypeOf<German>().toExtend<Texts<Forms>>();
    expectTypeOf<typeof polish>().toExtend<Texts<readonly ["one", "few", "many"]>>();
    expectTypeOf<Omit<German, "account">>().not.toExtend<Texts<Forms>>();
  });

  test("has no missing text", () => {
    // In place, of the editor, of the engine, counted.
    expectTypeOf<Omit<German["projects"], "New Project">>().not.toExtend<Area<"projects">>();
    expectTypeOf<Omit<German["editorMessages"], "Nothing selected">>().not.toExtend<Area<"editorMessages">>();
    expectTypeOf<Omit<German["engineMessages"], "must be {expected}">>().not.toExtend<Area<"engineMessages">>();
    expectTypeOf<Omit<German["projects"], "{count} pages">>().not.toExtend<Area<"projects">>();
  });

  test("has plural forms of the language for a counted noun", () => {
    type Pages<Translation> = Omit<German["projects"], "{count} pages"> & { "{count} pages": Translation };
    expectTypeOf<Pages<[string, string]>>().toExtend<Area<"projects">>();
    expectTypeOf<Pages<string>>().not.toExtend<Area<"projects">>();
    expectTypeOf<Pages<[string]>>().not.toExtend<Area<"projects">>();
    expectTypeOf<German>().not.toExtend<Texts<readonly ["one", "few", "many"]>>();
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
