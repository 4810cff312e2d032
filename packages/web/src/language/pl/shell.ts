import type { Translations } from "./forms.ts";

/** Texts of src/shell and src/ui. */
export const shell = {
  Studio: "Studio",
  Menu: "Menu",
  Projects: "Projekty",
  Templates: "Szablony",
  "Public gallery": "Galeria publiczna",
  Tutorial: "Samouczek",
  Donate: "Wesprzyj",
  Source: "Kod źródłowy",
  "(opens in a new tab)": "(otwiera się w nowej karcie)",
  "Skip to content": "Przejdź do treści",

  Theme: "Motyw",
  "Light|theme": "Jasny",
  "Dark|theme": "Ciemny",
  System: "Systemowy",
  "E-ink": "E-papier",

  "Signed in as {name}": "Konto: {name}",
  "Sign in": "Zaloguj się",
  "Sign out": "Wyloguj się",
  "Create account": "Utwórz konto",
  "Sign in again": "Zaloguj się ponownie",
  "Your session has expired, {name}. Sign in again to continue. Your work is still here.":
    "Sesja wygasła, {name}. Zaloguj się ponownie, aby kontynuować. Twoja praca nadal tu jest.",
  "Sign out without saving?": "Wylogować się bez zapisywania?",
  "This page has unsaved changes. This browser stores them until you sign in again.":
    "Na tej stronie są niezapisane zmiany. Przeglądarka zachowa je do następnego zalogowania.",
  "This page has unsaved changes, which will be lost.": "Na tej stronie są niezapisane zmiany, które przepadną.",
  Stay: "Zostań",

  "Terms of use": "Warunki korzystania",
  "Please read these before you begin.": "Przeczytaj je, zanim zaczniesz.",
  "Personal use only": "Tylko do użytku osobistego",
  "Make planners and templates for yourself, and share them with others for the same use.":
    "Twórz planery i szablony dla siebie i udostępniaj je innym na tych samych zasadach.",
  "No commercial use": "Bez celów zarobkowych",
  "You may not sell Octavo or anything made with it, or use them to earn money.":
    "Ani studia, ani tego, co w nim powstaje, nie wolno sprzedawać ani używać do zarabiania.",
  "Provided as is": "Bez gwarancji",
  "The studio is free and comes without any warranty. It may have errors or be unavailable. Keep copies of important work.":
    "Studio jest bezpłatne i nie daje żadnej gwarancji. Może zawierać błędy lub być niedostępne. Przechowuj kopie ważnych prac.",
  "No sensitive data": "Żadnych danych wrażliwych",
  "Do not type passwords, health data, financial data or other sensitive data, whether your own or that of others. What you write by hand on your tablet is not sent.":
    "Nie wpisuj haseł, danych o zdrowiu, finansowych ani innych danych wrażliwych: ani swoich, ani cudzych. To, co piszesz odręcznie na tablecie, nie jest wysyłane.",
  "I have read and understand these terms": "Znam i rozumiem te warunki",
  "In everyday use": "Na co dzień",
  "May I use my planner at work?": "Czy mogę używać planera w pracy?",
  "Yes, for your own work, for example as a teacher or a nurse, also if you are paid for it. You may not sell planners, or hand them out for money.":
    "Tak, do własnej pracy, na przykład jako nauczyciel lub pielęgniarka, także płatnej. Nie wolno sprzedawać planerów ani rozdawać ich za pieniądze.",
  "Who sees the names that I type for a new planner?": "Kto widzi nazwiska, które wpisuję do nowego planera?",
  "Until you keep the planner, they are in this browser and in the address of the page, which reaches this site only when the page is loaded again. Whoever gets this address can read them.":
    "Dopóki nie zachowasz planera, są w tej przeglądarce i w adresie strony, który trafia do tego serwisu tylko przy ponownym wczytaniu strony. Każdy, kto dostanie ten adres, może je przeczytać.",
  "Who sees the names in a project?": "Kto widzi nazwiska w projekcie?",
  "A project is stored on this site, with its names. It is private until you publish it or give its PDF to others. Those who run the site can read what it stores.":
    "Projekt jest przechowywany w tym serwisie razem z nazwiskami. Jest prywatny, dopóki go nie opublikujesz ani nie dasz innym jego PDF-u. Osoby prowadzące serwis mogą odczytać to, co przechowuje.",
  "May I type the names of pupils?": "Czy mogę wpisywać nazwiska uczniów?",
  "If the rules of your school or employer allow it. Otherwise leave out full names: a first name, initials or a number is enough for a planner.":
    "Jeśli pozwalają na to zasady twojej szkoły lub pracodawcy. W przeciwnym razie pomiń pełne nazwiska: imię, inicjały lub numer wystarczą w planerze.",
  Decline: "Odrzuć",
  "Accept & Continue": "Akceptuj i kontynuuj",

  "Something went wrong": "Coś poszło nie tak",
  "A part of the studio could not be loaded. This browser has stored your work. Check the connection and reload the page.":
    "Nie udało się wczytać części studia. Przeglądarka zachowała Twoją pracę. Sprawdź połączenie i wczytaj stronę ponownie.",
  "An unexpected error occurred in the studio. This browser has stored your work. Reload the page to continue.":
    "W studiu wystąpił nieoczekiwany błąd. Przeglądarka zachowała Twoją pracę. Wczytaj stronę ponownie, aby kontynuować.",
  "Reload page": "Wczytaj stronę ponownie",
  "Error details": "Szczegóły błędu",

  "(optional)": "(opcjonalnie)",

  Add: "Dodaj",
  Cancel: "Anuluj",
  Close: "Zamknij",
  Delete: "Usuń",
  "Deleting…": "Usuwanie…",
  "Delete {name}": "Usuń {name}",
  "Delete {name}?": "Usunąć {name}?",
  Save: "Zapisz",
  "Saving…": "Zapisywanie…",
  "Loading…": "Wczytywanie…",
  "Preparing…": "Przygotowywanie…",
  "Updating…": "Zmienianie…",
  "Try again": "Spróbuj ponownie",
  "Leave without saving?": "Wyjść bez zapisywania?",
  Leave: "Wyjdź",
  "Save and leave": "Zapisz i wyjdź",
  "Move {name} up": "Przesuń {name} w górę",
  "Move {name} down": "Przesuń {name} w dół",
  "Use {text}": "Użyj {text}",
  "Insert {text}": "Wstaw {text}",
  "Variable name": "Nazwa zmiennej",
  Value: "Wartość",
  mood: "mood",
  quiet: "spokojny",
  "Add variable": "Dodaj zmienną",
  "Remove variable {name}": "Usuń zmienną {name}",
  "This name is already in use": "Ta nazwa jest już zajęta",
  "{count} bytes": ["{count} bajt", "{count} bajty", "{count} bajtów"],

  "Loading project...": "Wczytywanie projektu…",
  "Back to Projects": "Wróć do projektów",
  "This part of the studio could not be loaded. Check the connection and try again.":
    "Nie udało się wczytać tej części studia. Sprawdź połączenie i spróbuj ponownie.",
  "Your browser's storage is full, so this text is not stored. Download the PDF or copy the text before you close the page.":
    "W przeglądarce brakuje miejsca na ten tekst. Zanim zamkniesz stronę, pobierz PDF albo skopiuj tekst.",

  "{text} ({note})": "{text} ({note})",
  "Changed elsewhere": "Zmieniono gdzie indziej",
  "Deleted elsewhere": "Usunięto gdzie indziej",
  "This {what} was changed in another tab or on another device after you opened it. Choose which version to keep.":
    "Po otwarciu zapisano inną wersję w innej karcie lub na innym urządzeniu ({what}). Obie nadal istnieją: która ma zostać?",
  "This {what} was deleted or renamed in another tab or on another device after you opened it. Your version is still here.":
    "Po otwarciu wersja na serwerze została usunięta lub zmieniła nazwę w innej karcie lub na innym urządzeniu ({what}). Twoja nadal tu jest.",
  "list of rules": "lista reguł",
  page: "strona",
  "Use stored version": "Użyj zapisanej wersji",
  "Overwrite stored version": "Nadpisz zapisaną wersję",
  "Save my version": "Zapisz moją wersję",
  "Save mine as a copy": "Zapisz moją jako kopię",
  "This was changed in another tab or on another device. Save again to replace it with your version.":
    "Zmieniono to w innej karcie lub na innym urządzeniu. Zapisz ponownie, aby zastąpić to swoją wersją.",
  "This was changed in another tab or on another device to {values}. Save again to replace it with your version.":
    "Zmieniono to w innej karcie lub na innym urządzeniu na {values}. Zapisz ponownie, aby zastąpić to swoją wersją.",
  "(landscape)": "(poziomo)",
  copy: "kopia",
  "No connection. Your work is kept here: try again when it returns.":
    "Brak połączenia. Twoja praca jest tu zachowana: spróbuj ponownie, gdy połączenie wróci.",
  "Copy request id": "Kopiuj numer żądania",
  "The copy could not be made. Please try again.": "Nie udało się utworzyć kopii. Spróbuj ponownie.",
  "Your session has expired, {name}. Sign in with {provider} in a new tab, and this page continues. Your work is still here.":
    "Twoja sesja wygasła, {name}. Zaloguj się przez {provider} w nowej karcie, a ta strona będzie działać dalej. Twoja praca nadal tu jest.",
  "All projects": "Wszystkie projekty",
  "Next, you are asked to agree to these.": "W następnym kroku prosimy o ich akceptację.",
  "Next, you are asked to agree to these: personal use only, including at work, and no passwords, health or financial data in your planners.":
    "W następnym kroku prosimy o ich akceptację: użytek osobisty, także w pracy, bez haseł, danych o zdrowiu i danych finansowych w planerach.",
  "What you type is stored on this site. Other users see it only if you publish it. Handwriting stays on your tablet.":
    "To, co wpisujesz, jest przechowywane w tym serwisie. Inni użytkownicy widzą to tylko wtedy, gdy to opublikujesz. Pismo odręczne zostaje na tablecie.",
} satisfies Translations;
