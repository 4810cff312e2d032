import type { Translations } from "./forms.ts";

export const gallery = {
  "Comes with the site": "Wbudowany w serwis",
  "Account: {account}": "Konto: {account}",
  "Planners shared by other users. Browse the pages, download the PDF, or clone a project to your account.":
    "Planery, które zrobili i udostępniają inni. Przejrzyj je, pobierz PDF albo sklonuj projekt i zrób z niego własny.",
  Search: "Szukaj",
  "Name, description or author": "Nazwa, opis lub autor",
  Device: "Urządzenie",
  "All devices": "Każde urządzenie",
  All: "Wszystkie",
  Planners: "Planery",
  Notebooks: "Notatniki",
  Calendars: "Kalendarze",
  Journals: "Dzienniki",
  Forms: "Formularze",
  Other: "Inne",
  "Sort by": "Sortuj",
  Newest: "Najnowsze",
  "Recently updated": "Ostatnio zmienione",
  "Most cloned": "Najczęściej klonowane",
  Name: "Nazwa",
  "Showing {shown} of {total} public projects.": "Widoczne projekty publiczne: {shown} z {total}.",
  "Show more": "Pokaż więcej",
  "No matching planners": "Brak pasujących planerów",
  "Use fewer search words, or choose another device or category.":
    "Spróbuj z mniejszą liczbą słów, innym urządzeniem lub inną kategorią.",
  "Clear filters": "Wyczyść filtry",
  "No public projects yet": "Nie ma jeszcze publicznych projektów",
  "To share a planner here, open one of your projects and select “Share publicly”.":
    "Zacznij pierwszy: otwórz swój projekt i wybierz „Udostępnij publicznie”. Od razu pojawi się tutaj.",
  "Contribute to Octavo": "Współtwórz Octavo",
  "Support Octavo": "Wesprzyj Octavo",
  "Cloned {count} times": ["Sklonowano {count} raz", "Sklonowano {count} razy", "Sklonowano {count} razy"],
  "based on {original}": "na podstawie pracy: {original}",
  "Preview not available": "Podgląd niedostępny",
  "Clone project": "Sklonuj projekt",
  "Downloading…": "Pobieranie…",
  "of {name}": "– {name}",

  "Back to gallery": "Wróć do galerii",
  "Its author may have made it private or changed its address. The gallery shows all projects that are currently shared.":
    "Autor mógł przestać go udostępniać albo zmienić adres. Galeria pokazuje to, co jest udostępnione teraz.",
  "Browse the gallery": "Przejrzyj galerię",
  "Public template": "Szablon publiczny",
  "Shared by {author}": "Udostępnia: {author}",
  "Browse the pages": "Przejrzyj strony",
  "What you get": "Co dostajesz",
  "The full project with masters, plan configuration and device profile settings":
    "Cały projekt ze stronami wzorcowymi, planem i ustawieniami profilu urządzenia",
  "The clone count resets for your copy": "Licznik klonów kopii zaczyna od zera",
  "All masters and plan files are copied to your workspace":
    "Wszystkie strony wzorcowe i plan są kopiowane do Twoich projektów",
  "Share link": "Link do udostępnienia",
  Copy: "Kopiuj",
  Copied: "Skopiowano",
  "Link copied.": "Link skopiowano.",

  "Clone this project": "Sklonuj ten projekt",
  "Creates a copy of “{name}” in your projects, which you can edit.":
    "Kopia projektu „{name}” trafi do Twoich projektów, gdzie można ją dowolnie zmieniać.",
  "Cloning…": "Klonowanie…",
  "Your changes to the copy's name and description are not saved.": "Zmiany nazwy i opisu kopii nie są zapisane.",
} satisfies Translations;
