import type { Words } from "./polish.ts";

/** Texts of src/shell and src/ui. */
export const shell: Words = {
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
  "Your session has ended, {name}. What you were working on is still here, and you go on where you were.":
    "{name}, sesja wygasła. To, nad czym trwa praca, nadal tu jest: po zalogowaniu wrócisz w to samo miejsce.",
  "Sign out without saving?": "Wylogować się bez zapisywania?",
  "There are changes on this page that are not saved. This browser keeps them, and you find them here when you are back.":
    "Na tej stronie są niezapisane zmiany. Zostaną w tej przeglądarce i będą tu po powrocie.",
  Stay: "Zostań",

  "Terms of use": "Warunki korzystania",
  "Please read these before you begin.": "Przeczytaj je, zanim zaczniesz.",
  "Personal use only": "Tylko do użytku osobistego",
  "Make planners and templates for yourself, and share them with others for the same use.":
    "Twórz planery i szablony dla siebie i udostępniaj je innym na tych samych zasadach.",
  "No commercial use": "Bez celów zarobkowych",
  "Neither the studio nor what is made with it may be sold or used to earn money.":
    "Ani studia, ani tego, co w nim powstaje, nie wolno sprzedawać ani używać do zarabiania.",
  "Provided as is": "Bez gwarancji",
  "The studio is free. Nobody promises that it is without faults, always there, or fit for a purpose. Keep copies of what matters to you.":
    "Studio jest bezpłatne. Nikt nie obiecuje, że jest wolne od błędów, zawsze dostępne ani że nadaje się do określonego celu. Rób kopie tego, co dla Ciebie ważne.",
  "Nothing sensitive": "Żadnych danych wrażliwych",
  "Do not store passwords, health, financial or other sensitive data here, neither your own nor anybody else's.":
    "Nie przechowuj tu haseł, danych o zdrowiu, finansowych ani innych danych wrażliwych: ani swoich, ani cudzych.",
  "I have read and understand these terms": "Znam i rozumiem te warunki",
  Decline: "Odrzuć",
  "Accept & Continue": "Akceptuj i kontynuuj",

  "Something went wrong": "Coś poszło nie tak",
  "This page lost its thread": "Ta strona zgubiła wątek",
  "A part of the studio could not be loaded. What you wrote is kept in this browser: check the connection and load the page again.":
    "Nie udało się wczytać części studia. To, co napisane, zostało w tej przeglądarce: sprawdź połączenie i wczytaj stronę ponownie.",
  "Something went wrong on our side. What you wrote is kept in this browser; loading the page again usually helps.":
    "Coś poszło nie tak po naszej stronie. To, co napisane, zostało w tej przeglądarce; zwykle pomaga ponowne wczytanie strony.",
  "Load again": "Wczytaj ponownie",
  "What happened": "Co się stało",

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
  "There is one with this name already": "Ta nazwa jest już zajęta",
  "{count} bytes": ["{count} bajt", "{count} bajty", "{count} bajtów"],

  "Loading project...": "Wczytywanie projektu…",
  "Back to Projects": "Wróć do projektów",
  "This part of the studio could not be loaded. Check the connection and try again.":
    "Nie udało się wczytać tej części studia. Sprawdź połączenie i spróbuj ponownie.",
  "Your browser has no room to keep this text. Download the PDF or copy the text before you close the page.":
    "W przeglądarce brakuje miejsca na ten tekst. Zanim zamkniesz stronę, pobierz PDF albo skopiuj tekst.",

  "Changed somewhere else": "Zmieniono gdzie indziej",
  "Deleted somewhere else": "Usunięto gdzie indziej",
  "This {what} was changed in another tab or on another device after you opened it. Both versions are still there: which one should go on?":
    "Po otwarciu zapisano inną wersję w innej karcie lub na innym urządzeniu ({what}). Obie nadal istnieją: która ma zostać?",
  "This {what} was deleted or renamed in another tab or on another device after you opened it. Yours is still here.":
    "Po otwarciu wersja na serwerze została usunięta lub zmieniła nazwę w innej karcie lub na innym urządzeniu ({what}). Twoja nadal tu jest.",
  plan: "plan",
  "list of rules": "lista reguł",
  template: "szablon",
  page: "strona",
  "Take theirs": "Weź tamtą",
  "Save mine over theirs": "Zastąp tamtą moją",
  "Save mine again": "Zapisz moją ponownie",
  "Keep mine as a copy": "Zachowaj moją jako kopię",
  "This was changed in another tab or on another device. Try again to put yours in its place.":
    "Tymczasem zmieniono to w innej karcie lub na innym urządzeniu. Spróbuj ponownie, aby zastąpić to swoim.",
  "This was changed in another tab or on another device, to {values}. Try again to put yours in its place.":
    "Tymczasem zmieniono to w innej karcie lub na innym urządzeniu na {values}. Spróbuj ponownie, aby zastąpić to swoim.",
  "(landscape)": "(poziomo)",
  copy: "kopia",
  "The copy could not be made. Please try again.": "Nie udało się utworzyć kopii. Spróbuj ponownie.",
};
