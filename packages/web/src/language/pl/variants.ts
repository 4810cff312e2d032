import type { Translations } from "./forms.ts";

/** Texts of src/screens/variants. */
export const variants = {
  "All variants…": "Wszystkie warianty…",
  "All variants": "Wszystkie warianty",
  "One PDF for each combination of your choices, in one ZIP file. The project stays as it is.":
    "Jeden PDF na każdą kombinację twoich wyborów, w jednym pliku ZIP. Projekt pozostaje bez zmian.",
  "Find a device by its name": "Znajdź urządzenie po nazwie",
  Languages: "Języki",
  "Writing hand": "Leworęczność lub praworęczność",
  "Right-handed": "Dla praworęcznych",
  "These designs look the same for both hands.": "Te układy stron wyglądają tak samo dla obu rąk.",
  "Designs of your own are scaled and mirrored. Their texts stay in their language; names of months and days change.":
    "Własne układy stron są skalowane i odbijane. Ich teksty pozostają w swoim języku, a nazwy miesięcy i dni się zmieniają.",
  "At most {most} variants can be made at once. Choose fewer.":
    "Naraz można utworzyć najwyżej {most} wariantów. Wybierz mniej.",
  "Show variants": "Pokaż warianty",
  "Download ZIP": "Pobierz ZIP",
  "{done} of {total} variants": "Warianty: {done} z {total}",
  "Pictures of the variants": "Obrazy wariantów",
  "A variant with errors has no PDF, so there is no ZIP file. Show the variants to find it.":
    "Wariant z błędami nie ma pliku PDF, więc nie ma pliku ZIP. Pokaż warianty, żeby go znaleźć.",
  "A variant could not be made in this browser. Try again, or choose fewer.":
    "Nie udało się utworzyć wariantu w tej przeglądarce. Spróbuj ponownie albo wybierz mniej.",
  "{count} variants": ["{count} wariant", "{count} warianty", "{count} wariantów"],
} satisfies Translations;
