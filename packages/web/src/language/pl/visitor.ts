import type { Translations } from "./forms.ts";

/** The first screen, the planner maker and the other screens for visitors. */
export const visitor = {
  "planners for e-ink tablets": "planery na tablety z e-papierem",
  "A planner made for your e-ink tablet": "Planer na miarę Twojego tabletu z e-papierem",
  "Octavo makes linked PDF planners in the exact page size of your tablet, for the dates and the language that you choose.":
    "Octavo robi planery PDF z linkami: strony mają dokładnie rozmiar Twojego tabletu, a daty i język wybierasz sam.",
  "Make your planner": "Zrób planer",
  "Make a planner": "Zrób planer",
  "Free, and without an account. The PDF is made in your browser.":
    "Za darmo i bez konta. PDF powstaje w przeglądarce.",
  "Try a planner": "Wypróbuj planer",
  "Choose a planner": "Wybierz planer",
  "Why Octavo": "Dlaczego Octavo",
  "True to size on {count} devices": [
    "Prawdziwy rozmiar na {count} urządzeniu",
    "Prawdziwy rozmiar na {count} urządzeniach",
    "Prawdziwy rozmiar na {count} urządzeniach",
  ],
  "Pages match the screen of your tablet pixel for pixel and stay clear of its toolbar.":
    "Strony pasują do ekranu tabletu co do piksela i nie wchodzą pod jego pasek narzędzi.",
  "Every link is proven": "Każdy link sprawdzony",
  "Octavo checks each link before the download, and reports text that does not fit or is too small, and links that are hard to tap.":
    "Przed pobraniem Octavo sprawdza każdy link i zgłasza tekst, który się nie mieści albo jest za mały, oraz linki, w które trudno trafić.",
  "A design studio behind it": "A za tym pracownia projektowa",
  "Keep a planner as a project and redraw every page in the editor: layout, type, calendars, links.":
    "Zachowaj planer jako projekt i zmień w edytorze każdą stronę: układ, pismo, kalendarze, linki.",
  "New in the gallery": "Nowe w galerii",
  "Keep your planners": "Zachowaj swoje planery",
  "With an account you can save planners as projects, change their pages and share them in the gallery.":
    "Z kontem możesz zapisywać planery jako projekty, zmieniać ich strony i udostępniać je w galerii.",

  "Page not found": "Nie ma takiej strony",
  "The address may be mistyped, or the page has moved.": "Adres może zawierać błąd albo strona została przeniesiona.",
  "Go to the start page": "Przejdź do strony głównej",
  "There is no planner at this address": "Pod tym adresem nie ma planera",
  "Choose one of the planners on the start page.": "Wybierz jeden z planerów na stronie głównej.",

  API: "API",
  "HTTP API": "API HTTP",
  "Everything that the studio does is a call that your programs can make, too. {file}":
    "Wszystko, co robi pracownia, to wywołania dostępne też dla Twoich programów. {file}",
  "OpenAPI description": "Opis OpenAPI",
  "The description could not be loaded. Check the connection and try again.":
    "Nie udało się wczytać opisu. Sprawdź połączenie i spróbuj ponownie.",
  "Find a call": "Znajdź wywołanie",
  "No call contains these words.": "Żadne wywołanie nie zawiera tych słów.",
  "Public: requires no token.": "Publiczne: nie wymaga tokenu.",
  Parameters: "Parametry",
  "Request body (JSON)": "Treść żądania (JSON)",
  Response: "Odpowiedź",
  "Response fields": "Pola odpowiedzi",
  required: "wymagane",

  Hours: "Godziny",
  "24-hour clock": "zegar 24-godzinny",
  "12-hour clock": "zegar 12-godzinny",
  "Usual in {region}, the region of your browser's language.": "Jak zwykle w regionie języka przeglądarki ({region}).",
  "Left-handed": "Dla leworęcznych",
  Landscape: "Poziomo",
  Dates: "Daty",
  "Other dates": "Inne daty",
  "Enter both days.": "Podaj oba dni.",
  "Choose days between 1900 and 2200.": "Wybierz dni między rokiem 1900 a 2200.",
  "Choose a day after the first.": "Wybierz dzień późniejszy niż pierwszy.",
  "Optional pages": "Strony do wyboru",
  "Side of the tablet's toolbar": "Strona paska narzędzi tabletu",
  Default: "Domyślna",
  Devices: "Urządzenia",
  "{inches} in": "{inches}″",
  "No device has this name.": "Nie ma urządzenia o takiej nazwie.",
  "{count} devices": ["{count} urządzenie", "{count} urządzenia", "{count} urządzeń"],
  "{width} × {height} mm": "{width} × {height} mm",
  "{across} × {down} pixels, {ppi} ppi": "{across} × {down} pikseli, {ppi} ppi",
  "Dashed: A5 paper": "Linia przerywana: papier A5",

  "Save and edit": "Zapisz i edytuj",
  "Show the preview": "Pokaż podgląd",
  "Back to the choices": "Wróć do wyboru",
  "Saving needs a free account.": "Do zapisania potrzebne jest bezpłatne konto.",
  "Your choices stay in this browser.": "Twoje wybory zostają w tej przeglądarce.",
  "Start over": "Zacznij od nowa",
  "Choices removed.": "Usunięto wybory.",
  "Choices restored.": "Przywrócono wybory.",
  Change: "Zmień",
  Choices: "Ustawienia planera",
  "The PDF is made in your browser. Nothing is sent to a server.":
    "PDF powstaje w przeglądarce. Nic nie jest wysyłane na serwer.",
  "{count} links, all checked": [
    "{count} link, sprawdzony",
    "{count} linki, wszystkie sprawdzone",
    "{count} linków, wszystkie sprawdzone",
  ],
  "Choose device, dates and language": "Wybierz urządzenie, daty i język",
  "On my device": "Na moim urządzeniu",
  "Download for {device}": "Pobierz na {device}",
  "No problems on this device: text, links and toolbar were checked.":
    "Na tym urządzeniu nie ma problemów: sprawdzone są tekst, linki i pasek narzędzi.",
  "{count} problems on this device": [
    "{count} problem na tym urządzeniu",
    "{count} problemy na tym urządzeniu",
    "{count} problemów na tym urządzeniu",
  ],
  "Parts of the address could not be used and were replaced:":
    "Części adresu nie dało się użyć i zastąpiły je wartości domyślne:",
  "There is no device “{value}”.": "Nie ma urządzenia „{value}”.",
  "Text and links of this planner would be too small on “{value}”.":
    "Tekst i linki tego planera byłyby za małe na urządzeniu „{value}”.",
  "This planner has no landscape pages for the device.": "Ten planer nie ma dla urządzenia stron w poziomie.",
  "“{value}” is not a year between {first} and {last}.": "„{value}” to nie rok między {first} a {last}.",
  "The year is ignored, because a first and a last day are given.":
    "Rok się nie liczy, bo podano pierwszy i ostatni dzień.",
  "“{value}” is not a date such as 2027-03-31.": "„{value}” to nie data w postaci 2027-03-31.",
  "The first or the last day is missing.": "Brakuje pierwszego albo ostatniego dnia.",
  "The last day, {value}, is before the first.": "Ostatni dzień, {value}, wypada przed pierwszym.",
  "The language “{value}” is not available.": "Język „{value}” nie jest dostępny.",
  "“{value}” is not a first hour and a later last hour, such as {known}.":
    "„{value}” nie jest pierwszą godziną z późniejszą ostatnią, jak {known}.",
  "The toolbar of this device has no other side.":
    "Paska narzędzi tego urządzenia nie można przenieść na drugą stronę.",
  "“{value}” is not a value of “{name}”.": "„{value}” nie jest wartością pola „{name}”.",
} satisfies Translations;
