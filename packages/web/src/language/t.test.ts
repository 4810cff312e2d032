import { countedMessage } from "@octavo/foundation";
import { afterEach, describe, expect, test, vi } from "vitest";
import type { Dictionary } from "./dictionary.ts";
import { loadDictionary } from "./load-dictionary.ts";
import { currentLanguage, formatNumber, listed, setDictionary, t, tIn, tn, translate } from "./t.ts";

const texts: Readonly<Record<string, string>> = {
  Page: "Strona",
  "Light|theme": "Jasny",
  "Page {page}": "Strona {page}",
};
const dictionary: Dictionary = {
  language: "pl",
  locale: "pl",
  text: (english) => texts[english],
  counted: (_, count) => (count === 1 ? "strona" : "stron: {count}"),
  template: ({ text }) => texts[text] ?? text,
  number: (value) => `<${value}>`,
  lowersInitials: true,
  listSeparator: ", ",
};

afterEach(() => setDictionary(undefined));

describe("without a dictionary", () => {
  test("returns English texts and plain numbers", () => {
    expect([t("Page"), tIn("theme", "Light"), translate("Page"), currentLanguage()]).toEqual([
      "Page",
      "Light",
      "Page",
      "en",
    ]);
    expect(t("Page {page} of {total}", { page: 1234, total: 5678.5 })).toBe("Page 1234 of 5678.5");
    expect([0, 1, 2].map((count) => tn(count, "{count} page", "{count} pages"))).toEqual([
      "0 pages",
      "1 page",
      "2 pages",
    ]);
  });

  test("formats counted numbers with separators", () => {
    expect([tn(5212, "{count} link", "{count} links"), formatNumber(5212)]).toEqual(["5,212 links", "5,212"]);
  });

  test("keeps braces without a value, because documents contain tokens", () => {
    expect(t("Page {page}")).toBe("Page {page}");
    expect(
      translate(countedMessage(2, "{count} use of {token}", "{count} uses of {token}", { token: "{index}" })),
    ).toBe("2 uses of {index}");
  });
});

describe("with a dictionary", () => {
  test("returns its translations and its numbers", () => {
    setDictionary(dictionary);
    expect([t("Page"), tIn("theme", "Light"), translate("Page"), currentLanguage()]).toEqual([
      "Strona",
      "Jasny",
      "Strona",
      "pl",
    ]);
    expect(t("Page {page}", { page: 3 })).toBe("Strona <3>");
    expect([1, 5].map((count) => tn(count, "{count} page", "{count} pages"))).toEqual(["strona", "stron: <5>"]);
  });

  test("decides about small initials and the commas of lists", () => {
    const property = { text: "Font size", initial: "lower" } as const;
    const id = { text: "ID of the page", initial: "lower" } as const;
    setDictionary(dictionary);
    expect([translate(property), translate(id), listed(["a", false, "b"])]).toEqual([
      "font size",
      "ID of the page",
      "a, b",
    ]);
    setDictionary({ ...dictionary, lowersInitials: false, listSeparator: "、" });
    expect([
      translate(property),
      translate({ text: "{names}", values: { names: ["a", "b"] } }),
      listed(["a", "b"]),
    ]).toEqual(["Font size", "a、b", "a、b"]);
  });

  test("returns English for missing texts", () => {
    setDictionary(dictionary);
    expect([t("Other"), translate("Other {x}")]).toEqual(["Other", "Other {x}"]);
  });
});

test("English has British spelling for browsers that ask for it, and keeps the names of slots", async () => {
  vi.stubGlobal("navigator", { language: "en-GB" });
  setDictionary(await loadDictionary("en"));
  expect([translate({ text: "Color of {color}", values: { color: "color" } }), translate("Gray neighbors")]).toEqual([
    "Colour of color",
    "Grey neighbours",
  ]);
  expect(currentLanguage()).toBe("en");
  vi.stubGlobal("navigator", { language: "en-US" });
  expect(await loadDictionary("en")).toBeUndefined();
  vi.unstubAllGlobals();
});
