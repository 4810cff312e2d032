import { describeDiagnostic } from "@octavo/contract";
import type { Diagnostic } from "@octavo/foundation";
import { afterAll, beforeAll, expect, test } from "vitest";
import { setDictionary, translate } from "../t.ts";
import { dictionary as polish } from "./index.ts";

beforeAll(() => setDictionary(polish));
afterAll(() => setDictionary(undefined));

const described = (more: Partial<Diagnostic>) =>
  translate(
    describeDiagnostic({
      severity: "warning",
      code: "off_page",
      message: { text: "End date must be after start date" },
      at: {},
      ...more,
    }),
  );

test("translates a diagnostic with its place", () => {
  const place = { document: "plan", line: 12, section: "a: b" } as const;
  expect(described({ at: place })).toBe("Plan, wiersz 12, sekcja „a: b”: Koniec musi być po początku.");
  expect(described({ at: { master: "Day", widget_id: "w1" } })).toBe(
    "Strona wzorcowa „Day”, element „w1”: Koniec musi być po początku.",
  );
});

test("translates its hint and its count", () => {
  const hint = { text: "Write a day that exists as YYYY-MM-DD, such as 2026-01-31" };
  expect(described({ hint, count: 3, at: { page: 4 } })).toBe(
    "Koniec musi być po początku (3 razy, najpierw na stronie 4). Podaj istniejący dzień w postaci RRRR-MM-DD, na przykład 2026-01-31.",
  );
  expect(described({ at: { page: 4 } })).toBe("Koniec musi być po początku (strona 4).");
});

test("formats numbers and plurals like Polish does", () => {
  const size = { text: "{mm} mm ({pt} pt)", values: { mm: 2.5, pt: 7.1 } };
  expect(translate({ text: "The widget extends beyond the page by {size}", values: { size } })).toBe(
    "Element wystaje poza stronę o 2,5 mm (7,1 pt)",
  );
  const pages = { text: "A page design is one page: {count} widgets of other pages are left out" };
  expect([1, 3, 5].map((count) => translate({ ...pages, values: { count } }))).toEqual([
    "Układ to jedna strona: pominięto element innej strony",
    "Układ to jedna strona: pominięto 3 elementy innych stron",
    "Układ to jedna strona: pominięto 5 elementów innych stron",
  ]);
});

test("keeps a value of the author that equals a text of the studio", () => {
  const named = { text: 'There is already a master called "{name}"; that one is used', values: { name: "plan" } };
  expect(translate(named)).toContain("„plan”");
  expect(translate({ text: "{name} must be {expected}", values: { name: "text", expected: { text: "text" } } })).toBe(
    "text musi być tekstem",
  );
});
