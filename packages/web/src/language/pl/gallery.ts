import type { Words } from "./polish.ts";

/** Texts of src/screens/gallery. */
export const gallery: Words = {
  "Planners that others have made and share. Leaf through them, download the PDF, or clone a project and make it your own.":
    "Planery, które zrobili i udostępniają inni. Przejrzyj je, pobierz PDF albo sklonuj projekt i zrób z niego własny.",
  Search: "Szukaj",
  "Name, description or author": "Nazwa, opis lub autor",
  Device: "Urządzenie",
  "Every device": "Każde urządzenie",
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
  "Nothing matches": "Nic nie pasuje",
  "Try fewer words, another device or another category.":
    "Spróbuj z mniejszą liczbą słów, innym urządzeniem lub inną kategorią.",
  "Show everything": "Pokaż wszystko",
  "No public projects yet": "Nie ma jeszcze publicznych projektów",
  "Be the first: open one of your projects and press “Share publicly”. It appears here at once.":
    "Zacznij pierwszy: otwórz swój projekt i wybierz „Udostępnij publicznie”. Od razu pojawi się tutaj.",
  "Contribute to Octavo": "Współtwórz Octavo",
  "Support Octavo": "Wesprzyj Octavo",
  "Cloned {count} times": ["Sklonowano {count} raz", "Sklonowano {count} razy", "Sklonowano {count} razy"],
  "based on {original}": "na podstawie pracy: {original}",
  "No picture of the first page": "Bez obrazu pierwszej strony",
  "Clone project": "Sklonuj projekt",
  "Downloading…": "Pobieranie…",
  "of {name}": "– {name}",

  "Back to gallery": "Wróć do galerii",
  "Its author may have made it private or given it another address. The gallery shows what is shared now.":
    "Autor mógł przestać go udostępniać albo zmienić adres. Galeria pokazuje to, co jest udostępnione teraz.",
  "Browse the gallery": "Przejrzyj galerię",
  "Public template": "Szablon publiczny",
  "Shared by {author}": "Udostępnia: {author}",
  "Leaf through the pages": "Przejrzyj strony",
  "What you get": "Co dostajesz",
  "The full project with masters, plan configuration and device profile settings":
    "Cały projekt ze stronami wzorcowymi, planem i ustawieniami profilu urządzenia",
  "The clone count resets for your copy": "Licznik klonów kopii zaczyna od zera",
  "All masters and plan files are copied to your workspace":
    "Wszystkie strony wzorcowe i plan są kopiowane do Twoich projektów",
  "Share link": "Link do udostępnienia",
  Copy: "Kopiuj",
  Copied: "Skopiowano",
  "The address was copied.": "Adres został skopiowany.",

  "Clone this project": "Sklonuj ten projekt",
  "A copy of “{name}” goes to your own projects, to change as you like.":
    "Kopia projektu „{name}” trafi do Twoich projektów, gdzie można ją dowolnie zmieniać.",
  "Cloning…": "Klonowanie…",
  "What you wrote about the copy is not saved.": "Opis kopii nie jest zapisany.",
};
