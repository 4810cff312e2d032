import { expect, it } from "vitest";
import { namedLocales } from "./language-options.tsx";

it("offers only locales whose language has a name", () => {
  const offered = namedLocales(["de", "qaa", "not a tag"]);
  expect(offered).toEqual([{ tag: "de", name: "Deutsch" }]);
});
