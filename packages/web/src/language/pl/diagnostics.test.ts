import { describeDiagnostic } from "@octavo/contract";
import type { Diagnostic } from "@octavo/engine";
import { expect, test } from "vitest";
import { polish } from "./polish.ts";

const problem = (more: Partial<Diagnostic>) =>
  describeDiagnostic({
    severity: "warning",
    code: "c",
    message: "End date must be after start date",
    at: {},
    ...more,
  });

test("translates a server diagnostic with its place", () => {
  const place = { document: "plan", line: 12, section: "a: b" } as const;
  expect(polish.sentence(problem({ at: place }))).toBe("Plan, wiersz 12, sekcja „a: b”: Koniec musi być po początku.");
  expect(polish.sentence(problem({ at: { master: "Day", widget_id: "w1" } }))).toBe(
    "Strona wzorcowa „Day”, element „w1”: Koniec musi być po początku.",
  );
});

test("translates its hint and its count", () => {
  const hint = "Write a day that exists as YYYY-MM-DD, such as 2026-01-31";
  expect(polish.sentence(problem({ hint, count: 3, at: { page: 4 } }))).toBe(
    "Koniec musi być po początku (3 razy, najpierw na stronie 4). Podaj istniejący dzień w postaci RRRR-MM-DD, na przykład 2026-01-31.",
  );
  expect(polish.sentence(problem({ at: { page: 4 } }))).toBe("Koniec musi być po początku (strona 4).");
});

test("keeps a message of two sentences together", () => {
  const message = "Duplicate section kind 'a'. Each section must have a unique kind.";
  expect(polish.sentence(problem({ message, at: { document: "plan" } }))).toBe(
    "Plan: Rodzaj „a” się powtarza. Każda sekcja musi mieć inny rodzaj.",
  );
});

test("keeps the field name of a request", () => {
  expect(polish.sentence("metadata.name: This field is missing")).toBe("metadata.name: Brakuje tego pola");
});

test("returns nothing for a partly unknown message", () => {
  expect(polish.sentence("Plan, line 3: Something new.")).toBeUndefined();
});
