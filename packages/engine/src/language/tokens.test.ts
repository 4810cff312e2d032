import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anyText } from "../../test/support/any-text.ts";
import { atNames, substitute, tokenNames } from "./tokens.ts";

const values: Readonly<Record<string, string>> = {
  year: "2026",
  month: "3",
  name: "March",
  empty: "",
  tricky: "{year}",
};
const lookup = (name: string) => values[name];
const plain = (text: string) => substitute(text, lookup).text;
const linked = (text: string) => substitute(text, lookup, true).text;

describe("substitute", () => {
  test("replaces tokens by their values", () => {
    expect(plain("{name} {year}")).toBe("March 2026");
  });

  test("pads numbers to a width and leaves words alone", () => {
    expect(plain("{month:02d}/{month:3d}/{name:09d}")).toBe("03/003/March");
  });

  test("begins with a capital where that is asked for, as the language does", () => {
    const polish = (name: string) => ({ month_name: "marzec", locale: "pl", empty: "" })[name];
    expect(substitute("{month_name:capital} / {month_name}{empty:capital}", polish).text).toBe("Marzec / marzec");
    const dutch = (name: string) => ({ name: "ijsdag", locale: "nl" })[name];
    expect(substitute("{name:capital}", dutch).text).toBe("IJsdag");
  });

  test("prints a format that there is none of as written, and says which", () => {
    const { text, unknown } = substitute("{month:.1f} {month:MM} {nobody:x} {note: this}", lookup);
    expect(text).toBe("{month:.1f} {month:MM} {nobody:x} {note: this}");
    expect(unknown).toEqual(["month:.1f", "month:MM", "nobody"]);
  });

  test("reads {@name} as {name}", () => {
    expect(plain("{@year}")).toBe("2026");
  });

  test("never looks into a value that it put in", () => {
    expect(plain("{tricky}")).toBe("{year}");
  });

  test("prints doubled braces as single ones", () => {
    expect(plain("{{year}} is {year}")).toBe("{year} is 2026");
  });

  test("leaves @name alone in ordinary text, and email addresses everywhere", () => {
    expect(plain("@year")).toBe("@year");
    expect(linked("me@year.example")).toBe("me@year.example");
  });

  test("reads @name where links are written, with padding", () => {
    expect(linked("@year-@month:02d")).toBe("2026-03");
  });

  test("reads @name right after a letter, a digit or another name's text", () => {
    expect(linked("week(@year-W@month:02d)")).toBe("week(2026-W03)");
    expect(linked("q1@month x_@month é@month #@month @year@month")).toBe("q13 x_3 é3 #3 20263");
    expect(linked("d@year.@month e@year. f@year.b")).toBe("d2026.3 e2026. f2026.b");
    expect(substitute("week(W@wek)", lookup, true).unknown).toEqual(["wek"]);
  });

  test.each([
    "me@year.example",
    "first.last@year.co.uk",
    "Write to josé@year.example today",
    "me@month-year.example",
    "mailto:josé@year",
    "https://me@year/path",
    "https://year.example/me@month",
  ])("leaves the address in %s alone", (text) => {
    expect(linked(text)).toBe(text);
  });

  test("reads @name in an address unless it follows a user name", () => {
    expect(linked("https://example.org/@year/{month}")).toBe("https://example.org/2026/3");
  });

  test("prints unknown names as written and says which", () => {
    expect(substitute("{yaer} {year}", lookup)).toEqual({ text: "{yaer} 2026", unknown: ["yaer"], hasEmpty: false });
  });

  test("says when a variable was empty", () => {
    expect(substitute("day:{empty}", lookup).hasEmpty).toBe(true);
  });

  test("is the identity on text without braces", () => {
    fc.assert(
      fc.property(
        fc.string().filter((text) => !/[{}]/.test(text)),
        (text) => plain(text) === text,
      ),
    );
  });

  test("replaces all known tokens in any text", () => {
    const filler = fc.string().filter((text) => !/[{}]/.test(text));
    fc.assert(
      fc.property(filler, filler, (before, after) => plain(`${before}{year}${after}`) === `${before}2026${after}`),
    );
  });

  test("survives any text", () => {
    fc.assert(
      fc.property(anyText(), fc.boolean(), (text, at) => typeof substitute(text, lookup, at).text === "string"),
    );
  });
});

test("tokenNames lists the tokens of a text in order", () => {
  expect(tokenNames("{month_name} {year:04d} @day")).toEqual(["month_name", "year"]);
  expect(tokenNames("@day {year}", true)).toEqual(["day", "year"]);
});

test("@name in a text looks like a variable, unless it is part of a word", () => {
  expect(atNames("@date, me@year.example, x.@week (@month)")).toEqual(["date", "month"]);
});
