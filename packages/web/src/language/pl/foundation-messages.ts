import type { FoundationText } from "@octavo/foundation";
import type { Catalog } from "./forms.ts";

/** Messages that browser, engine and server share. */
export const foundationMessages = {
  // Values that are expected: "musi być …"
  text: "tekstem",
  "a list": "listą",
  "a mapping of keys and values": "zbiorem kluczy i wartości",
  "true or false": "true albo false",
  "a color like #1A2B3C": "kolorem, na przykład #1A2B3C",
  "a number": "liczbą",
  "one of {options}": "jednym z: {options}",
  "a whole number from {min} to {max}": "liczbą całkowitą od {min} do {max}",

  'Did you mean "{name}"?': "Czy chodziło o „{name}”?",
  "There are {count} more problems than can be listed": "Problemów jest więcej, niż mieści lista: o {count}",
  "Pages per day must be at least 1": "Na dzień musi przypadać co najmniej 1 strona",
  "Master name is required": "Podaj nazwę strony wzorcowej",
  "Master name must be at least 2 characters long": "Nazwa strony wzorcowej musi mieć co najmniej 2 znaki",
  "Master name must be less than 100 characters": "Nazwa strony wzorcowej musi mieć mniej niż 100 znaków",
  "Master name can only contain letters, numbers, spaces, hyphens, underscores, periods, and parentheses":
    "Nazwa strony wzorcowej może zawierać tylko litery, cyfry, spacje, łączniki, podkreślenia, kropki i nawiasy",
  "Master name must contain at least one letter or number":
    "Nazwa strony wzorcowej musi zawierać co najmniej jedną literę lub cyfrę",
  "Page name is required": "Podaj nazwę strony",
  "Page name must be at least 2 characters long": "Nazwa strony musi mieć co najmniej 2 znaki",
  "Page name must be less than 100 characters": "Nazwa strony musi mieć mniej niż 100 znaków",
  "Page name can only contain letters, numbers, spaces, hyphens, underscores, periods, and parentheses":
    "Nazwa strony może zawierać tylko litery, cyfry, spacje, łączniki, podkreślenia, kropki i nawiasy",
  "Page name must contain at least one letter or number":
    "Nazwa strony musi zawierać co najmniej jedną literę lub cyfrę",
  "Line {line}: a quotation mark has no second one. Add it, or remove the first one.":
    "Wiersz {line}: po cudzysłowie brakuje drugiego. Dodaj go albo usuń pierwszy.",
} satisfies Catalog<FoundationText>;
