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

  Licence: "Licencja",
  "No licence stated": "Nie podano licencji",
  "All rights reserved": "Wszelkie prawa zastrzeżone",
  "The licence of the original, {licence}, limits the choice.": "Licencja oryginału, {licence}, ogranicza wybór.",
  "The original states no licence, so this project can't have one.":
    "Oryginał nie podaje licencji, więc ten projekt też nie może jej mieć.",
  "Others can clone it on this site. You allow nothing else.":
    "Inni mogą go sklonować w tym serwisie. Na nic więcej nie pozwalasz.",
  "Anyone may use, change and sell it without naming you.":
    "Każdy może go używać, zmieniać i sprzedawać bez podawania autora.",
  "Anyone may use, change and sell it, and must name you.":
    "Każdy może go używać, zmieniać i sprzedawać, ale musi podać autora.",
  "Anyone may use, change and sell it, must name you, and must publish changes under the same licence.":
    "Każdy może go używać, zmieniać i sprzedawać, ale musi podać autora i publikować zmiany na tej samej licencji.",
  "Anyone may use and change it, must name you, and may not sell it.":
    "Każdy może go używać i zmieniać, musi podać autora i nie może go sprzedawać.",
  "Others can view it and download its PDF, but not clone it.":
    "Inni mogą go oglądać i pobrać PDF, ale nie mogą go sklonować.",
  "Everyone can view this project in the gallery and download its PDF.":
    "Każdy może obejrzeć ten projekt w galerii i pobrać jego PDF.",
  "Change licence": "Zmień licencję",
  "Licence changed.": "Licencja zmieniona.",
  "The new licence is not saved.": "Nowa licencja nie jest zapisana.",
  "Based on": "Na podstawie",
  "Remixes ({count})": "Remiksy ({count})",
  "a work without a known name": "praca bez znanej nazwy",
  "Unable to load the remixes of this project.": "Nie udało się wczytać remiksów tego projektu.",
} satisfies Translations;
