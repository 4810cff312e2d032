import type { TextsOf } from "@octavo/foundation";
import type * as lists from "../../engine-worker/list-messages.ts";
import type * as worker from "../../engine-worker/messages.ts";
import type { Catalog } from "./forms.ts";

/** Messages of the engine worker. */
export const workerMessages = {
  "Compiling took longer than {seconds} seconds and was stopped. Try a plan with fewer pages.":
    "Kompilacja trwała ponad {seconds} s i została przerwana. Może pomóc plan z mniejszą liczbą stron.",
  "The PDF made no progress for {seconds} seconds and was stopped. Please try again.":
    "Tworzenie PDF stało w miejscu przez {seconds} s i zostało przerwane. Spróbuj ponownie.",
  "The engine stopped unexpectedly. Reload the page.":
    "Silnik niespodziewanie przestał działać. Wczytaj stronę ponownie.",
  "The planner has changed. Compile it and try again.":
    "Planer tymczasem się zmienił. Skompiluj go i spróbuj ponownie.",
  "{thing} could not be loaded. Check the connection and try again.":
    "Nie udało się wczytać ({thing}). Sprawdź połączenie i spróbuj ponownie.",
  "{thing} could not be loaded: the server answered {status}.":
    "Nie udało się wczytać ({thing}): odpowiedź serwera to {status}.",
  "The list of devices": "lista urządzeń",
  "The font subsetter": "moduł osadzania czcionek",
  "The font {name}": "czcionka {name}",
  "The font {name} could not be loaded: bars stand for its text.":
    "Nie udało się wczytać czcionki {name}: jej tekst zastępują paski.",
  "The support of this script": "obsługa tego pisma",
  "The renderer of pages": "Program rysujący strony",
  "The image decoder": "dekoder obrazów",
  "The plan has no start and end date. Set them on the Plan Configuration tab.":
    "Plan nie ma daty początkowej i końcowej. Ustaw je na karcie Plan.",
  "The {count} entries of the file have more than {limit} characters, which is the limit. Try a shorter plan, or fewer calendars.":
    "Wpisy z pliku ({count}) mają więcej niż {limit} znaków, a to jest limit. Wybierz krótszy plan albo mniej kalendarzy.",
  "The tables of holidays": "tabele świąt",
  "The drawing of events": "rysowanie wydarzeń",
  "The calendar of the document": "kalendarz dokumentu",
  "The language of the document": "język dokumentu",
  "The holidays of {country}": "święta: {country}",
  "The file is no table. Use a CSV, TSV or XLSX file, or copy the cells and paste them.":
    "Plik nie jest tabelą. Użyj pliku CSV, TSV albo XLSX, albo skopiuj i wklej komórki.",
  "The file is larger than {megabytes} MB. Remove rows, columns or pictures from it.":
    "Plik jest większy niż {megabytes} MB. Usuń z niego wiersze, kolumny albo obrazy.",
  "There are no cells with text.": "Nie ma komórek z tekstem.",
  "A list can have {rows} rows and {columns} columns at most.":
    "Lista może mieć najwyżej {rows} wierszy i {columns} kolumn.",
  "A list can have {characters} characters at most.": "Lista może mieć najwyżej {characters} znaków.",
  "The workbook expands to more cells than a list can have. Copy the cells of the list into a new file.":
    "Skoroszyt rozwija się do większej liczby komórek, niż może mieć lista. Skopiuj komórki listy do nowego pliku.",
  "Row {row}, column {column} of the first sheet has an error value. Correct it in your spreadsheet program.":
    "Wiersz {row}, kolumna {column} pierwszego arkusza ma wartość błędu. Popraw ją w programie do arkuszy.",
  "The list has no room for all of these pictures. Added: {count}. Use a smaller list, or SVG files.":
    "Na liście nie ma miejsca na wszystkie te obrazy. Dodano: {count}. Użyj mniejszej listy albo plików SVG.",
  "No cell names one of these pictures. Write the names of the files into a column with the type “Picture”.":
    "Żadna komórka nie podaje nazwy tych obrazów. Wpisz nazwy plików do kolumny typu „Obraz”.",
} satisfies Catalog<TextsOf<typeof worker> | TextsOf<typeof lists>>;
