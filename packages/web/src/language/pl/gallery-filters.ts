import type { Translations } from "./forms.ts";

/** Conditions of the gallery, and measured scores. */
export const galleryFilters = {
  "More conditions…": "Więcej warunków…",
  "More conditions": "Więcej warunków",
  Conditions: "Warunki",
  "Remove condition: {filter}": "Usuń warunek: {filter}",
  "Has all of these pages": "Ma wszystkie te strony",
  "Year pages": "Strony lat",
  "Quarter pages": "Strony kwartałów",
  "Month pages": "Strony miesięcy",
  "Week pages": "Strony tygodni",
  "Day pages": "Strony dni",
  "Event pages": "Strony wydarzeń",
  "Pages of list rows": "Strony wierszy list",
  "Numbered pages": "Strony numerowane",
  "Any language": "Każdy język",
  "Any licence": "Każda licencja",
  "Any score": "Każda ocena",
  "Score of at least {score}": "Ocena co najmniej {score}",
  "Show planners": "Pokaż planery",
  "No planner meets all conditions. These are without one of them:":
    "Żaden planer nie spełnia wszystkich warunków. Bez jednego z nich:",
  "Without “{filter}”: {count}": "Bez „{filter}”: {count}",
  "Showing {shown} of more than {total} public projects.": "Widoczne projekty publiczne: {shown} z ponad {total}.",
  "Measured score": "Zmierzona ocena",
  "Measured score: {score} of 100": "Zmierzona ocena: {score} na 100",
  "{score} of 100": "{score} na 100",
  "Measured on {date} by this site from the planner itself, and not from what its author says.":
    "Zmierzona {date} przez ten serwis na podstawie samego planera, a nie słów autora.",
  "Not measured yet. The site measures a project some minutes after its last change.":
    "Jeszcze niezmierzona. Serwis mierzy projekt kilka minut po jego ostatniej zmianie.",
  "Its documents have errors, so it can't be measured.": "Dokumenty mają błędy, więc nie można go zmierzyć.",
  "It is too large to be measured.": "Jest za duży, żeby go zmierzyć.",
  "It could not be measured. The site tries again after its next change.":
    "Nie udało się go zmierzyć. Serwis spróbuje ponownie po następnej zmianie.",
  "{points} of {most} points": "{points} z {most} punktów",
  "Rules of its device": "Zasady jego urządzenia",
  "Other languages": "Inne języki",
  Weight: "Waga",
  "The PDF has no links between its pages.": "W pliku PDF nie ma linków między stronami.",
  "Links that lead to a page, and back with three taps or fewer: {good} of {total}.":
    "Linki, które prowadzą do strony i z powrotem w najwyżej trzech dotknięciach: {good} z {total}.",
  "Pages whose links were read: {read} of {pages}.": "Strony, których linki odczytano: {read} z {pages}.",
  "Problems on its own device: {count}.": "Problemy na jego urządzeniu: {count}.",
  "Other screens on which it has no problem when scaled: {fits} of {tested}. Tried: {names}.":
    "Inne ekrany, na których po przeskalowaniu nie ma problemów: {fits} z {tested}. Sprawdzone: {names}.",
  "Other languages in which its texts have room: {fits} of {tested}. Tried: {names}.":
    "Inne języki, w których teksty się mieszczą: {fits} z {tested}. Sprawdzone: {names}.",
  "Size of the PDF: {size}. Pages: {pages}.": "Rozmiar pliku PDF: {size}. Strony: {pages}.",
  "Not measured, because the planner has too many pages.": "Niezmierzone, bo planer ma za dużo stron.",
  "What lowers the score": "Co obniża ocenę",
  "Nothing lowers it.": "Nic jej nie obniża.",
  "Correct the problems that this project lists.": "Popraw problemy z listy tego projektu.",
  "Problems on {device} after scaling: {count}. Choose this device for a copy to see them.":
    "Problemy po przeskalowaniu na {device}: {count}. Wybierz to urządzenie dla kopii, żeby je zobaczyć.",
  "Texts without room in {language}: {count}. Give names of months and days wider boxes.":
    "Teksty, które się nie mieszczą ({language}): {count}. Daj nazwom miesięcy i dni szersze pola.",
  "Use smaller pictures, or fewer of them.": "Użyj mniejszych obrazów albo mniejszej ich liczby.",
  "Link the pages, for example by tabs for the months.": "Połącz strony linkami, na przykład zakładkami miesięcy.",
  "A link on page {page} leads to no page. Choose another target.":
    "Link na stronie {page} nie prowadzi do żadnej strony. Wybierz inny cel.",
  "Page {page} links to page {target}, from which no three links lead back. Add a link there.":
    "Strona {page} prowadzi do strony {target}, z której nie da się wrócić trzema linkami. Dodaj tam link.",
  "Unable to load the score of this project.": "Nie udało się wczytać oceny tego projektu.",
} satisfies Translations;
