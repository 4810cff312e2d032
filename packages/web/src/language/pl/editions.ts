import type { Translations } from "./forms.ts";

/** Texts of src/screens/update and of PDFs that contain a project. */
export const editions = {
  "Update on your tablet…": "Zaktualizuj na tablecie…",
  "Make a PDF that keeps each page at its place": "Utwórz PDF, w którym każda strona zostaje na swoim miejscu",
  "Update the planner on your tablet": "Zaktualizuj planer na tablecie",
  "Tablets keep handwriting by page number. Octavo makes a PDF of the saved plan in which each page stays at its place.":
    "Tablety przechowują pismo według numerów stron. Octavo tworzy z zapisanego planu PDF, w którym każda strona zostaje na swoim miejscu.",
  "Drop the PDF here": "Upuść PDF tutaj",
  "Reading the PDF…": "Czytanie pliku PDF…",
  "Drop the PDF that is on your tablet here, or choose it. A document of reMarkable (.rmdoc or .zip) contains it.":
    "Upuść tutaj PDF, który jest na tablecie, albo go wybierz. Jest też w dokumencie reMarkable (.rmdoc lub .zip).",
  "PDF on the tablet": "PDF na tablecie",
  "Choose another PDF…": "Wybierz inny PDF…",
  "Choose the PDF…": "Wybierz PDF…",
  "The file is read in this browser. Nothing of it is sent or stored. Back up your tablet first.":
    "Plik jest czytany w tej przeglądarce. Nic z niego nie jest wysyłane ani zapisywane. Najpierw zrób kopię zapasową tabletu.",
  "Choose one PDF, not several files.": "Wybierz jeden PDF, a nie kilka plików.",
  "The file could not be read. Please choose it again.": "Nie udało się odczytać pliku. Wybierz go ponownie.",
  "Drop a PDF of Octavo here to open its project": "Upuść tutaj PDF z Octavo, aby otworzyć jego projekt",
  "Open a PDF of Octavo…": "Otwórz PDF z Octavo…",
  "PDF of Octavo": "PDF z Octavo",
  "Drop one PDF of Octavo. Other files cannot be opened here.":
    "Upuść jeden PDF z Octavo. Innych plików nie można tu otworzyć.",
  "The PDF does not contain its project. Choose one that was downloaded with “Include the project in the PDF”.":
    "PDF nie zawiera swojego projektu. Wybierz pobrany z opcją „Dołącz projekt do pliku PDF”.",
  "The project in the PDF has errors and cannot be opened.":
    "Projekt w pliku PDF zawiera błędy i nie można go otworzyć.",
  "Download options": "Opcje pobierania",
  "Include the project in the PDF": "Dołącz projekt do pliku PDF",
  "Octavo can open the PDF as a project again, and an update can keep pages that the plan no longer makes. Readers of the PDF do not show it.":
    "Octavo może ponownie otworzyć PDF jako projekt, a aktualizacja może zachować strony, których plan już nie tworzy. Czytniki PDF go nie pokazują.",
  Result: "Wynik",
  "The PDF does not contain its project. Pictures of its pages show only the areas to write on.":
    "PDF nie zawiera swojego projektu. Obrazy jego stron pokazują tylko miejsca do pisania.",
  "Choose what happens to pages that are gone.": "Wybierz, co stanie się ze stronami, których już nie ma.",
  "Build it for {device}": "Utwórz dla urządzenia {device}",
  "The planner has errors.": "Planer zawiera błędy.",
  "The planner has errors: {error}.": "Planer zawiera błędy: {error}.",
  "The plan no longer makes {count} pages, which can have handwriting": [
    "Plan nie tworzy już {count} strony, na której może być pismo",
    "Plan nie tworzy już {count} stron, na których może być pismo",
    "Plan nie tworzy już {count} stron, na których może być pismo",
  ],
  "Keep them as they are": "Zachowaj je bez zmian",
  "{count} pages stay as they were, at their places, without being in the plan.": [
    "{count} strona zostaje bez zmian na swoim miejscu, poza planem.",
    "{count} strony zostają bez zmian na swoich miejscach, poza planem.",
    "{count} stron zostaje bez zmian na swoich miejscach, poza planem.",
  ],
  "Not possible: the PDF does not contain its project.": "Niemożliwe: PDF nie zawiera swojego projektu.",
  "Keep their places, with blank pages": "Zachowaj ich miejsca z pustymi stronami",
  "{count} blank pages with a note stay at their places. Handwriting stays on them.": [
    "{count} pusta strona z adnotacją zostaje na swoim miejscu. Pismo na niej zostaje.",
    "{count} puste strony z adnotacją zostają na swoich miejscach. Pismo na nich zostaje.",
    "{count} pustych stron z adnotacją zostaje na swoich miejscach. Pismo na nich zostaje.",
  ],
  "Drop them": "Usuń je",
  "Only if nothing is written on them: new pages take their places, so that handwriting on them would be on other pages.":
    "Tylko jeśli nic na nich nie napisano: nowe strony zajmą ich miejsca, więc pismo z nich byłoby na innych stronach.",
  "Download the update": "Pobierz aktualizację",
  "Pages that the plan no longer makes": "Strony, których plan już nie tworzy",
  "They are in the PDF on the tablet.": "Są w pliku PDF na tablecie.",
  "They stay at their places.": "Zostają na swoich miejscach.",
  "Handwriting on other pages": "Pismo na innych stronach",
  "Handwriting on these pages would be on another page after the update. To avoid it, keep the pages or their places.":
    "Pismo z tych stron byłoby po aktualizacji na innej stronie. Aby tego uniknąć, zachowaj strony albo ich miejsca.",
  "New pages": "Nowe strony",
  "Links, outline and page labels show them where the plan has them.":
    "Linki, spis treści i etykiety stron pokazują je tam, gdzie są w planie.",
  "Changed pages": "Zmienione strony",
  "Handwriting stays on these pages, and can be beside other lines or words. If you have written on them, undo the change of their masters or of the plan.":
    "Pismo zostaje na tych stronach, ale może być obok innych linii lub słów. Jeśli coś na nich napisano, cofnij zmianę ich wzorców lub planu.",
  "On the tablet": "Na tablecie",
  "After the update": "Po aktualizacji",
  "Handwriting would have no page": "Pismo nie miałoby strony",
  "Handwriting would be on a page of {section}": "Pismo byłoby na stronie sekcji {section}",
  "Handwriting would be on an empty page": "Pismo byłoby na pustej stronie",
  "in reserved or free places": "w zarezerwowanych lub wolnych miejscach",
  "at the end": "na końcu",
  "Another page size": "Inny rozmiar strony",
  "Areas to write on: {before} before, {after} now": "Miejsca do pisania: {before} wcześniej, {after} teraz",
  "The lines start at another date or time": "Linie zaczynają się od innej daty lub godziny",
  "Areas to write on have another place or size": "Miejsca do pisania mają inne położenie lub rozmiar",
  "An empty area has lines now": "Puste miejsce ma teraz linie",
  "Lines are gone": "Linie zniknęły",
  "Blank, with a note": "Pusta, z notatką",
  "Other texts or lines": "Inne teksty lub linie",
  "The PDF does not record what is printed here": "PDF nie zapisuje, co jest tu wydrukowane",
  "in several places": "w kilku miejscach",
  "outside of the areas to write on": "poza miejscami do pisania",
  "Distance of the lines: {before} mm before, {after} mm now": "Odstęp linii: {before} mm wcześniej, {after} mm teraz",
  "{count} pages at their places": [
    "{count} strona na swoim miejscu",
    "{count} strony na swoich miejscach",
    "{count} stron na swoich miejscach",
  ],
  "{pages} changed": "{pages} zmienionych",
  "{pages} in reserved or free places": "{pages} w zarezerwowanych lub wolnych miejscach",
  "{pages} appended": "{pages} dodanych na końcu",
  "{pages} moved": "{pages} przesuniętych",
  "{pages} missing": "{pages} brakujących",
  "{counts}: safe to replace": "{counts}: można bezpiecznie podmienić",
  "{counts}: check the changed pages before you replace the PDF":
    "{counts}: sprawdź zmienione strony, zanim podmienisz PDF",
  "{counts}: check the order of the pages before you replace the PDF":
    "{counts}: sprawdź kolejność stron, zanim podmienisz PDF",
  "{counts}: not safe to replace": "{counts}: podmiana nie jest bezpieczna",
} satisfies Translations;
