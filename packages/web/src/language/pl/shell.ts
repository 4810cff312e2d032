import type { Words } from "./polish.ts";

/** The bar, the frame, and what stands on every screen: src/shell, src/ui. */
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
};
