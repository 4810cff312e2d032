import type { Translations } from "./forms.ts";

/** Messages of the server about requests, and of the engine worker. */
export const serverSentences: Translations = {
  "The body is not valid JSON": "Treść żądania nie jest poprawnym JSON",
  "The request needs a JSON body": "Żądanie potrzebuje treści JSON",
  "The body has too many values or levels": "Treść żądania ma więcej lub głębiej zagnieżdżonych wartości, niż potrzeba",
  "The request cannot be read": "Nie da się odczytać żądania",
  "The request needs a Host header": "Żądanie potrzebuje nagłówka Host",
  "The server supports only the expectation 100-continue": "Serwer obsługuje tylko oczekiwanie 100-continue",
  "The body must be JSON (content type application/json)": "Treść żądania musi być JSON (application/json)",
  "The project was changed while it was being read. Try again": "Projekt zmienił się podczas odczytu. Spróbuj ponownie",
  "Accept the terms of use first": "Najpierw zaakceptuj warunki korzystania",
  "This username is taken": "Ta nazwa użytkownika jest zajęta",
  "Wrong username or password": "Zła nazwa użytkownika lub hasło",
  "This link has been used or has expired. Request a new one":
    "Ten link został już użyty albo stracił ważność. Poproś o nowy",
  "This link has expired, or another account has confirmed the address. Sign in and request a new link":
    "Ten link stracił ważność albo adres potwierdziło inne konto. Zaloguj się i poproś o nowy link",
  "Too many users are signing in. Try again in a few seconds":
    "Zbyt wiele osób właśnie się loguje. Spróbuj ponownie za kilka sekund",
  "Too many attempts. Try again in {time}": "Zbyt wiele prób. Spróbuj ponownie za {time}",
  "a second": "1 s",
  "{number} seconds": "{number} s",
  "{number} minutes": "{number} min",
  "{number} hours": "{number} godz.",
  "The server is stopping": "Serwer kończy pracę",
  "The server's database is not responding": "Baza danych serwera nie odpowiada",
  "If-Match must contain the revision of an ETag": "If-Match musi podawać wersję, tak jak ETag ostatniej odpowiedzi",
  "This field is missing": "Brakuje tego pola",
  "The request is larger than {size}, which is the limit": "Żądanie ma więcej niż {size}, a to jest granica",
  "There is no {method} {path}": "Nie ma {method} {path}",
  "Nothing was found at this address": "Pod tym adresem nic nie ma",
  "Something went wrong on the server. The request id in its log is {id}":
    "Coś poszło nie tak na serwerze. W jego dzienniku żądanie ma numer {id}",
  "The server is busy. Try again in a few seconds": "Serwer jest teraz bardzo zajęty. Spróbuj ponownie za kilka sekund",
  "Too many planners are being rendered. Try again in a few seconds":
    "Właśnie powstaje zbyt wiele planerów. Spróbuj ponownie za kilka sekund",
  "{count} of your requests are in progress. Try again in a few seconds":
    "Twoje żądania w toku: {count}. Spróbuj ponownie za kilka sekund",
  "You have too many live previews open. Close one first":
    "Masz otwartych zbyt wiele podglądów; zamknij najpierw jeden",
  "Pages of other sites can't connect": "Strona z innej witryny nie może się połączyć",
  "Messages must be text": "Wiadomości są tekstem",
  "Rendering was stopped after {number} seconds, which is the limit":
    "Rysowanie przerwano po {number} s, a to jest granica",
  "Rendering needs too much memory. Try smaller images or fewer widgets":
    "Rysowanie potrzebuje więcej pamięci, niż wolno. Mniejsze obrazy i mniej elementów potrzebują mniej",
  "The PDF is larger than {size} MiB, which is the limit": "PDF ma więcej niż {size} MiB, a to jest granica",
  "The picture would have {pixels} million pixels and may have {limit}; choose a smaller scale":
    "Obraz miałby {pixels} mln pikseli, a może mieć {limit}; wybierz mniejszą skalę",
  "The project has no current PDF. Compile it first": "Nie ma aktualnego, skompilowanego PDF",
  "Template not found": "Nie ma takiego szablonu",
  'Page "{name}" not found': "Nie ma strony „{name}”",
  'There is a master called "{name}" already': "Strona wzorcowa „{name}” już jest",
  'There is a page called "{name}" already': "Strona „{name}” już jest",
  "This was changed after you opened it. Reload it, or save your version as a copy":
    "Od otwarcia ktoś to zmienił. Wczytaj ponownie albo zachowaj swoją wersję jako kopię",
  'The address "{slug}" is taken; "{free}" is free': "Adres „{slug}” jest zajęty; „{free}” jest wolny",
  "Text with the character U+0000 can't be stored": "Nie można przechować tekstu ze znakiem U+0000",
  "Your projects and templates take {used} of {limit} MiB, and this does not fit. Delete one, or use smaller images":
    "Twoje projekty i szablony zajmują {used} z {limit} MiB, a to się już nie mieści. Usuń któryś albo użyj mniejszych obrazów",
  "You have {limit} projects, which is the limit. Delete one first":
    "Masz już tyle projektów, ile można ({limit}). Usuń najpierw jeden",
  "You have {limit} templates, which is the limit. Delete one first":
    "Masz już tyle szablonów, ile można ({limit}). Usuń najpierw jeden",
  "A project can have {limit} masters at most": "Projekt może mieć najwyżej {limit} stron wzorcowych",
  "A project can have {limit} named pages at most": "Projekt może mieć najwyżej {limit} stron nazwanych",
  "A project can have {limit} compilation rules at most": "Projekt może mieć najwyżej {limit} reguł kompilacji",
  "A project can hold {size} MiB at most, including images": "Projekt może zajmować z obrazami najwyżej {size} MiB",
  'No device profile is called "{name}"': "Nie ma profilu urządzenia „{name}”",
  'No font face is called "{name}"': "Nie ma kroju czcionki „{name}”",

  "Compiling took longer than {number} seconds and was stopped. Try a plan with fewer pages.":
    "Kompilacja trwała ponad {number} s i została przerwana. Może pomóc plan z mniejszą liczbą stron.",
  "The PDF made no progress for {number} seconds and was stopped. Please try again.":
    "Tworzenie PDF stało w miejscu przez {number} s i zostało przerwane. Spróbuj ponownie.",
  "The engine stopped unexpectedly. Reload the page.":
    "Silnik niespodziewanie przestał działać. Wczytaj stronę ponownie.",
  "The font subsetter could not be loaded. Check the connection and try again.":
    "Nie udało się wczytać modułu osadzania czcionek. Sprawdź połączenie i spróbuj ponownie.",
  "{thing} could not be loaded. Check the connection and try again.":
    "Nie udało się wczytać ({thing}). Sprawdź połączenie i spróbuj ponownie.",
  "{thing} could not be loaded: the server answered {status}.":
    "Nie udało się wczytać ({thing}): odpowiedź serwera to {status}.",
  "The list of devices": "lista urządzeń",
  "The font {name}": "czcionka {name}",
  "The language of the document": "język dokumentu",
  "The planner has changed. Compile it and try again.":
    "Planer tymczasem się zmienił. Skompiluj go i spróbuj ponownie.",

  "{bound} {number} characters": "znaków: {bound} {number}",
  "{bound} {number} entries": "pozycji: {bound} {number}",
  "at least": "co najmniej",
  "at most": "najwyżej",
  "at least {limit}": "równe co najmniej {limit}",
  "at most {limit}": "równe najwyżej {limit}",
  "an object with fields": "obiektem z polami",
  "a whole number": "liczbą całkowitą",
  "Must be {expected}": "Musi być {expected}",
  "Must have {amount}": "Musi mieć {amount}",
};
