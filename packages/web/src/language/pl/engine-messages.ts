import type { EngineText } from "@octavo/engine";
import type { FoundationText } from "@octavo/foundation";
import type { Catalog } from "./forms.ts";

/** Messages of the engine about documents, in the order of its stages. */
export const engineMessages = {
  // Reading text
  "The font file is larger than 32 MiB. Use a font with fewer characters.":
    "Plik czcionki jest większy niż 32 MiB. Użyj czcionki z mniejszą liczbą znaków.",
  "The font is too large, even with few of its characters. Use a font of one script.":
    "Czcionka jest za duża, nawet z niewielką liczbą znaków. Użyj czcionki jednego pisma.",
  "This file contains several fonts. Save one of them as a TTF or OTF file.":
    "Ten plik zawiera kilka czcionek. Zapisz jedną z nich jako plik TTF lub OTF.",
  "Fonts in WOFF files are not supported. Use the TTF, OTF or WOFF2 file.":
    "Czcionki w plikach WOFF nie są obsługiwane. Użyj pliku TTF, OTF lub WOFF2.",
  "This is no font file. Use a TTF, OTF or WOFF2 file.": "To nie jest plik czcionki. Użyj pliku TTF, OTF lub WOFF2.",
  "The license of this font forbids embedding. Use another font, or ask its maker for one that may be embedded.":
    "Licencja tej czcionki zabrania osadzania. Użyj innej czcionki albo poproś jej autora o taką, którą wolno osadzać.",
  "This font may only be embedded as a whole. Use another font, or ask its maker for one that may be embedded in part.":
    "Tę czcionkę wolno osadzać tylko w całości. Użyj innej czcionki albo poproś jej autora o taką, którą wolno osadzać częściowo.",
  "This font may only be embedded as pictures. Use another font.":
    "Tę czcionkę wolno osadzać tylko jako obrazy. Użyj innej czcionki.",
  "The font has no outlines that can be embedded. Use a font with TrueType or CFF outlines.":
    "Czcionka nie ma konturów, które można osadzić. Użyj czcionki z konturami TrueType lub CFF.",
  "The font file is damaged. Download it again, or use another one.":
    "Plik czcionki jest uszkodzony. Pobierz go ponownie albo użyj innego.",
  "A document can have {limit} fonts at most": "Dokument może mieć najwyżej {limit} czcionek",
  'The font "{family}" cannot be read, so that its texts are set in other fonts':
    "Nie można odczytać czcionki „{family}”, więc jej teksty są złożone innymi czcionkami",
  "Remove it, and add it again from its file": "Usuń ją i dodaj ponownie z pliku",
  "The document is larger than {mebibytes} MiB, which is the limit":
    "Dokument ma więcej niż {mebibytes} MiB, a to jest granica",
  "The document is larger than {mebibytes} MiB with its pictures, which is the limit":
    "Dokument z obrazami ma więcej niż {mebibytes} MiB, a to jest granica",
  "Pictures make documents large: import them smaller, or split the library":
    "Dokument powiększają obrazy: zaimportuj mniejsze albo podziel bibliotekę",
  "The document is empty": "Dokument jest pusty",
  "The document must consist of keys and values, such as name: My planner":
    "Dokument musi składać się z kluczy i wartości, na przykład name: Mój planer",
  "The text holds more than one document": "Tekst zawiera więcej niż jeden dokument",
  "Remove the line --- that begins the second one": "Usuń wiersz ---, który zaczyna drugi",
  "The document is nested more than {levels} levels deep, which is the limit":
    "Zagnieżdżenie dokumentu przekracza granicę (poziomów: {levels})",
  "References such as *{name} are not supported": "Odwołania takie jak *{name} nie są obsługiwane",
  "Write the value out here; if it is text that begins with *, put it in quotes":
    "Wpisz tu samą wartość; jeśli to tekst zaczynający się od *, ujmij go w cudzysłów",
  'The key "{key}" appears twice in the same mapping': "Klucz „{key}” występuje tu dwa razy",
  "Remove one of the two": "Usuń jeden z nich",
  "The YAML tag {tag} is not supported": "Znacznik YAML {tag} nie jest obsługiwany",
  "Remove the tag; text that begins with ! must stand in quotes":
    "Usuń znacznik; tekst zaczynający się od ! musi być w cudzysłowie",
  "The text holds a character that cannot be printed ({code})":
    "Tekst zawiera znak, którego nie można wydrukować ({code})",
  "A tab cannot indent a line": "Wcięcia nie można zrobić tabulatorem",
  "Indent with spaces": "Zrób wcięcie spacjami",
  "A value that begins with {first} must stand in quotes":
    "Wartość, która zaczyna się od {first}, musi być w cudzysłowie",
  "A value that holds a colon followed by a space must stand in quotes":
    "Wartość z dwukropkiem i spacją po nim musi być w cudzysłowie",
  "A list cannot begin on the line of its key": "Lista nie może zaczynać się w wierszu klucza",
  "Put the first - on the next line": "Pierwszy - postaw w następnym wierszu",
  "Text follows the closing quote": "Po zamykającym cudzysłowie jest tekst",
  "Inside double quotes write a quote as \\\", inside single quotes as ''":
    "W podwójnym cudzysłowie pisz cudzysłów jako \\\", w pojedynczym jako ''",
  "Text follows the closing {bracket}": "Po zamykającym {bracket} jest tekst",
  "A quote is opened here and never closed": "Otwarty tu cudzysłów nie jest zamknięty",
  "The {bracket} that is opened here is never closed": "Otwarty tu nawias {bracket} nie jest zamknięty",
  "A # after a space begins a comment, which runs to the end of the line":
    "Po spacji # zaczyna komentarz, który trwa do końca wiersza",
  "There is no space after the colon": "Po dwukropku nie ma spacji",
  'Write "{key}: " with a space': "Napisz „{key}: ” ze spacją",
  "There is no colon on this line, so it is not a key with a value":
    "W tym wierszu nie ma dwukropka, więc to nie klucz z wartością",
  "Write key: value; text that goes on over several lines must be indented":
    "Napisz klucz: wartość; tekst w kilku wierszach musi mieć wcięcie",
  "There is a comma missing before this, or a quote around the value": "Przed tym brakuje przecinka albo cudzysłowu",
  "The line is not indented like the lines that it belongs to": "Wiersz ma inne wcięcie niż te, do których należy",
  "Keys of one mapping begin in the same column, and so do the - of one list":
    "Klucze, które stoją obok siebie, zaczynają się w tej samej kolumnie, tak jak - jednej listy",
  'A backslash inside double quotes must be followed by one of \\ " n t or a code':
    'Po ukośniku w podwójnym cudzysłowie musi być \\ " n t albo kod',
  "Write two backslashes, or use single quotes": "Napisz dwa ukośniki albo użyj pojedynczego cudzysłowu",
  "Text after {first} must begin on the next line": "Tekst po {first} musi zaczynać się w następnym wierszu",
  "If the text itself begins with {first}, put it in quotes":
    "Jeśli sam tekst zaczyna się od {first}, ujmij go w cudzysłów",
  "A key must be text": "Klucz musi być tekstem",
  "Put a value or key that begins with { or [ in quotes": "Wartość lub klucz od { albo [ ujmij w cudzysłów",
  "The text cannot be read as YAML from here on": "Od tego miejsca nie da się odczytać tekstu jako YAML",

  // Versions of the format
  "schema_version must be a version of the format, like 1.0": "schema_version musi być wersją formatu, na przykład 1.0",
  "Write schema_version: {current}, or leave it out": "Napisz schema_version: {current} albo pomiń ten klucz",
  "The document is of version {written} of the format, and this Octavo reads up to {current}":
    "Dokument ma wersję formatu {written}, a to Octavo czyta najwyżej {current}",
  "Open it with a newer version of Octavo": "Otwórz go w nowszej wersji Octavo",
  "link_strategy simple, which led to the page whose number is the day's, now leads each day to its own page":
    "link_strategy simple, które prowadziło do strony o numerze dnia, prowadzi teraz każdy dzień do jego strony",

  // Values
  "a date": "datą",
  "a number from {min} to {max}": "liczbą od {min} do {max}",
  "a number above {min} up to {max}": "liczbą większą niż {min}, najwyżej {max}",
  "a day that exists, like 2026-01-31": "istniejącym dniem, na przykład 2026-01-31",
  "fractions between 0 and 1": "ułamkami od 0 do 1",
  "a list of texts": "listą tekstów",
  "a list of positive numbers": "listą liczb dodatnich",
  "a list of rows, each a list of texts": "listą wierszy, z których każdy jest listą tekstów",
  "the name of a font": "nazwą czcionki",
  "range(first, end), range(count), months(first, count) or a list":
    "range(pierwsza, koniec), range(liczba), months(pierwszy, liczba) albo listą",
  "{name} is {token} without quotes, which YAML reads as a mapping; it is taken as text":
    "{name} to {token} bez cudzysłowu, co YAML czyta jako zbiór kluczy; przyjęto tekst",
  "{color} without quotes is a comment, so the key has no value":
    "{color} bez cudzysłowu jest komentarzem, więc klucz nie ma wartości",
  'The key "{key}" is unknown here, so it is ignored': "Nic się tu nie nazywa „{key}”, więc jest pomijane",
  "{count} more keys here are unknown and ignored": "Pomija się też inne nieznane tu klucze ({count})",
  'The styling of a widget has no "{name}", so it is ignored': "Styl elementu nie ma „{name}”, więc jest pomijane",
  'Widgets of type {type} have no property "{name}", so it is ignored':
    "Elementy typu {type} nie mają właściwości „{name}”, więc jest pomijana",

  // Masters and widgets
  "The master library has no list called masters": "Biblioteka stron wzorcowych nie ma listy masters",
  "Begin with masters: and, below it, - name: Day": "Zacznij od masters:, a pod tym - name: Dzień",
  'There is already a master called "{name}"; that one is used':
    "Strona wzorcowa „{name}” już jest; użyta zostanie tamta",
  'The master names "{name}" and "{other}" differ only in capitals':
    "Nazwy stron wzorcowych „{name}” i „{other}” różnią się tylko wielkością liter",
  '"{id}" cannot be the id of a master': "„{id}” nie może być identyfikatorem strony wzorcowej",
  'There is already a master with the id "{id}"; that one is used':
    "Strona wzorcowa o identyfikatorze „{id}” już jest; użyta zostanie tamta",
  "Use letters, digits, hyphens and underscores": "Użyj liter, cyfr, łączników i podkreśleń",
  "A page design can have at most {limit} widgets": "Układ strony może mieć najwyżej {limit} elementów",
  "Widget type is required": "Podaj typ elementu",
  'There is no widget type "{type}"': "Nie ma typu elementu „{type}”",
  '"{written}" cannot be the id of a widget; {used} is used':
    "„{written}” nie może być identyfikatorem elementu; przyjęto {used}",
  'There is already a widget "{id}" here; this one becomes {used}': "Element „{id}” już tu jest; ten otrzymuje {used}",
  "Widget {id} has no position; 0, 0, 100, 100 is used": "Element {id} nie ma położenia; przyjęto 0, 0, 100, 100",
  "{side} of widget {id} is missing or no number in range; {value} is used":
    "Brak {side} elementu {id} albo to liczba spoza zakresu; przyjęto {value}",

  // Shared parts
  "The name must have 1 to 99 letters, digits, spaces or _ . - ( ), and cannot be none":
    "Nazwa musi mieć od 1 do 99 liter, cyfr, spacji lub znaków _ . - ( ) i nie może brzmieć none",
  "Write - name: Tabs": "Napisz - name: Zakładki",
  'The name "{name}" appears twice; the first is used': "Nazwa „{name}” występuje dwa razy; użyta zostanie pierwsza",
  "The block has no usable size; {width} × {height}, the extent of its widgets, is used":
    "Blok nie ma poprawnego rozmiaru; przyjęto {width} × {height}, czyli zasięg jego elementów",
  "a path of up to 8 names, such as Header/Tabs": "ścieżką z najwyżej 8 nazw, na przykład Nagłówek/Zakładki",
  "changes by the ids of the block's widgets, such as { label: { content: … } }":
    "zmianami według identyfikatorów elementów bloku, na przykład { label: { content: … } }",
  'There is no block "{name}", so nothing is drawn here': "Nie ma bloku „{name}”, więc nic tu nie będzie narysowane",
  "The widget names no block, so nothing is drawn here":
    "Element nie podaje nazwy bloku, więc nic tu nie będzie narysowane",
  "Write block: and the name of a block": "Napisz block: i nazwę bloku",
  "A block cannot contain itself: {path}": "Blok nie może zawierać samego siebie: {path}",
  "Blocks can be nested at most {limit} deep: {path}": "Bloki można zagnieżdżać najwyżej na {limit} poziomów: {path}",
  "A page design can have at most {limit} widgets with those of its blocks":
    "Układ strony może mieć najwyżej {limit} elementów razem z elementami bloków",
  'There is no style "{name}", so it is ignored': "Nie ma stylu „{name}”, więc został pominięty",
  'There is no theme "{name}", so the styles of the library are used':
    "Nie ma motywu „{name}”, więc użyte zostaną style biblioteki",
  'The block "{block}" has no widget "{id}", so the change is ignored':
    "Blok „{block}” nie ma elementu „{id}”, więc zmiana została pominięta",
  'An instance of a block cannot change "{name}", so it is ignored':
    "Wystąpienie bloku nie może zmienić „{name}”, więc zmiana została pominięta",
  "Use one of {names}": "Użyj jednego z: {names}",
  'The widget "{id}" has no text to change': "Element „{id}” nie ma tekstu do zmiany",
  'The widget "{id}" cannot lead anywhere': "Element „{id}” nie może nigdzie prowadzić",

  // Pages
  "The page of the device is not known here, so A4 is used": "Strona urządzenia nie jest tu znana, więc przyjęto A4",
  "Name the device: profile: remarkable-2": "Podaj urządzenie: profile: remarkable-2",
  'There is no page size "{name}", so A4 is used': "Nie ma rozmiaru strony „{name}”, więc przyjęto A4",
  "four numbers: top, right, bottom, left": "czterema liczbami: góra, prawa, dół, lewa",

  // Plan
  "The document has no plan": "W dokumencie nie ma planu",
  "Write plan: and, below it, calendar and sections": "Napisz plan:, a pod tym calendar i sections",
  "Start date is required": "Podaj początek",
  "End date is required": "Podaj koniec",
  "End date must be after start date": "Koniec musi być po początku",
  "Provide both start and end, or leave both empty to use plan defaults":
    "Podaj początek i koniec albo zostaw oba puste, aby użyć dat planu",
  '"{written}" is not a date': "„{written}” nie jest datą",
  "Write a day that exists as YYYY-MM-DD, such as 2026-01-31":
    "Podaj istniejący dzień w postaci RRRR-MM-DD, na przykład 2026-01-31",
  'There are no names of months and days in "{written}"; English is used':
    "Nie ma nazw miesięcy i dni w języku „{written}”; użyto angielskich",
  "Section kind is required": "Podaj rodzaj sekcji",
  "The sections '{first}' and '{second}' have the same name in links, {name}; links lead to the first":
    "Sekcje „{first}” i „{second}” mają w linkach tę samą nazwę, {name}; linki prowadzą do pierwszej",
  "Change one of the two kinds; in links, case makes no difference, and spaces and signs other than _ : . - # count as _":
    "Zmień jeden z dwóch rodzajów; w linkach wielkość liter nie ma znaczenia, a spacje i znaki inne niż _ : . - # liczą się jako _",
  "The kind '{kind}' has no letters or digits, so links cannot name the section":
    "Rodzaj „{kind}” nie ma liter ani cyfr, więc linki nie mogą nazwać sekcji",
  "Use a kind with letters or digits, such as notes": "Użyj rodzaju z literami lub cyframi, na przykład notes",
  "Duplicate section kind '{kind}'. Each section must have a unique kind.":
    "Rodzaj „{kind}” się powtarza. Każda sekcja musi mieć inny rodzaj.",
  "Master template is required": "Wybierz stronę wzorcową",
  "Generation mode is required": "Wybierz sposób tworzenia",
  'There is no generation mode "{written}"': "Nie ma sposobu tworzenia „{written}”",
  "Count must be at least 1": "Liczba musi wynosić co najmniej 1",
  "An anchor needs a dest_id: the name of the destination": "Kotwica potrzebuje dest_id, czyli nazwy celu",
  "Order contains non-existent sections: {kinds}": "W kolejności są sekcje, które nie istnieją: {kinds}",
  "A context variable has no name": "Zmienna kontekstowa nie ma nazwy",
  'Context variable "{key}" has no value': "Zmienna kontekstowa „{key}” nie ma wartości",
  'Context variable "{key}" must be text or a number': "Zmienna kontekstowa „{key}” musi być tekstem albo liczbą",
  "Make the list larger, or its type or line spacing smaller":
    "Powiększ listę albo zmniejsz jej pismo lub odstęp wierszy",
  "Make the schedule larger, or show fewer hours": "Powiększ terminarz albo pokaż mniej godzin",
  "Make the calendar larger, or its type or events smaller":
    "Powiększ kalendarz albo zmniejsz jego pismo lub wydarzenia",
  "Too small: the events need more room": "Za mało miejsca na wydarzenia",
  "Too small: the hours need more room": "Za mało miejsca na godziny",
  "correction has an effect with system: hijri only": "correction działa tylko z system: hijri",
  "years of this kind need the Gregorian calendar": "lata tego rodzaju wymagają kalendarza gregoriańskiego",
  "A term needs a name, and the dates from and to in order":
    "Okres (term) potrzebuje nazwy oraz dat from i to we właściwej kolejności",
  "A calendar needs holidays or rows": "Kalendarz potrzebuje świąt (holidays) albo wpisów (rows)",
  "Write holidays: PL, or rows: and, below it, - { date: 2026-05-12, title: Party }":
    "Wpisz holidays: PL albo rows: i pod spodem - { date: 2026-05-12, title: Przyjęcie }",
  "A plan can have {limit} calendars at most": "Plan może mieć najwyżej {limit} kalendarzy",
  "The calendars of a plan can have {limit} rows at most; further rows are left out":
    "Kalendarze planu mogą mieć razem najwyżej {limit} wpisów; dalsze zostały pominięte",
  '"{written}" is not an entry of a calendar, and is left out':
    "„{written}” nie jest wpisem kalendarza i zostało pominięte",
  "A row needs a date like 2026-05-12, or days like 2026-08-02 to 2026-08-16, and a title, and can have a start and an end like 09:00 and 10:30":
    "Wpis potrzebuje daty, np. 2026-05-12, albo dni, np. 2026-08-02 to 2026-08-16, i tytułu; może mieć początek i koniec, np. 09:00 i 10:30",
  "The filter days only counts for sections with a page for each day":
    "Filtr days liczy się tylko w sekcjach ze stroną na każdy dzień",
  "The filter events only counts for sections with a page for each event":
    "Filtr events liczy się tylko w sekcjach ze stroną na każde wydarzenie",
  'There are no holidays for the country "{written}"': "Brak świąt dla kraju „{written}”",
  'The country has no region "{written}"': "Ten kraj nie ma regionu „{written}”",
  'There is no weekday "{written}"': "Nie ma dnia tygodnia „{written}”",
  "Write names such as monday, numbers from 1 (monday) to 7, or working_days or weekends":
    "Podaj nazwy takie jak monday, liczby od 1 (monday) do 7 albo working_days lub weekends",
  "Weekdays only count for sections with a page for each day":
    "Dni tygodnia liczą się tylko w sekcjach ze stroną na każdy dzień",
  '"{name}" cannot be the name of a counter': "„{name}” nie może być nazwą licznika",
  "Sections can be at most {levels} levels deep": "Sekcje mogą mieć najwyżej {levels} poziomy",
  "All rules must have a page name": "Każda reguła musi mieć nazwę strony",
  "Count repeat mode requires a valid count value": "Powtarzanie według liczby wymaga poprawnej liczby",
  "{mode} repeat mode requires a start date": "Powtarzanie {mode} wymaga początku",
  'No section further up is called "{kind}"': "Żadna sekcja wyżej nie nazywa się „{kind}”",
  "Page {page} is assigned twice; the later master is used":
    "Strona {page} jest przypisana dwa razy; użyto późniejszej strony wzorcowej",
  "page must be a whole number from 1 to {limit}": "page musi być liczbą całkowitą od 1 do {limit}",
  "A page design is one page: {count} widgets of other pages are left out": [
    "Układ to jedna strona: pominięto element innej strony",
    "Układ to jedna strona: pominięto {count} elementy innych stron",
    "Układ to jedna strona: pominięto {count} elementów innych stron",
  ],
  "An entry of the outline needs a title and a dest": "Pozycja spisu treści potrzebuje title i dest",
  "This is not a template: a template has widgets, or masters and page_assignments. Masters and a plan are built together":
    "To nie szablon: szablon ma widgets albo masters i page_assignments. Ze stron wzorcowych i planu powstaje planer",

  // From plan to pages
  "Master '{name}' does not exist": "Strona wzorcowa „{name}” nie istnieje",
  "Page '{name}' does not exist": "Strona „{name}” nie istnieje",
  "The master library is empty": "Biblioteka stron wzorcowych jest pusta",
  "Add at least one master with a name and widgets": "Dodaj co najmniej jedną stronę wzorcową z nazwą i elementami",
  "The plan has no sections": "Plan nie ma sekcji",
  "Add a section that says which master makes which pages":
    "Dodaj sekcję, która mówi, jakie strony powstają z której strony wzorcowej",
  "The plan makes more than {limit} pages, which is the limit":
    "Plan tworzy więcej niż {limit} stron, a to jest granica",
  "Choose fewer rows for section '{kind}', or divide the list into several planners":
    "Wybierz mniej wierszy dla sekcji „{kind}” albo podziel listę na kilka planerów",
  "Section '{kind}' alone makes {pages} pages": "Liczba stron samej sekcji „{kind}”: {pages}",
  "Section '{kind}' makes no pages": "Sekcja „{kind}” nie tworzy stron",
  "Referenced master does not exist": "Wskazana strona wzorcowa nie istnieje",
  "Sections not in order: {kinds}": "Sekcje, których nie ma w kolejności: {kinds}",
  "The date range is over 2 years": "Zakres dat przekracza 2 lata",
  "There are more than {usual} pages per day": "Na dzień przypada więcej niż {usual} stron",
  "The count is over {usual}": "Liczba przekracza {usual}",
  "There are more than {usual} estimated pages": "Szacowana liczba stron przekracza {usual}",

  // Layout
  "{token} asks for a format that does not exist, so it prints as written; there are {name:02d} and {name:capital}":
    "{token} prosi o format, którego nie ma, więc drukuje się tak, jak jest; są {name:02d} i {name:capital}",
  '"@{name}" is a variable only where a link is written, and prints as it is here; write {token}':
    "„@{name}” jest zmienną tylko w linku, a tu drukuje się tak, jak jest; napisz {token}",
  'No variable is called "{name}" on this page, so the token prints as written':
    "Na tej stronie nie ma zmiennej „{name}”, więc token drukuje się tak, jak jest",
  '"{name}" has no value in section "{section}", because the section has no dates':
    "„{name}” nie ma wartości w sekcji „{section}”, bo sekcja nie ma dat",
  '"{name}" has no value on this page, because dates of this calendar are known from {from} to {to} only':
    "„{name}” nie ma wartości na tej stronie, bo daty tego kalendarza są znane tylko od {from} do {to}",
  '"{name}" has no value on this page, because the page has no date':
    "„{name}” nie ma na tej stronie wartości, bo strona nie ma daty",
  '"{name}" has no value in section "{section}", because the section is not counted':
    "„{name}” nie ma wartości w sekcji „{section}”, bo sekcja nie jest liczona",
  '"{name}" has no value on this page, because the page is not counted':
    "„{name}” nie ma na tej stronie wartości, bo strona nie jest liczona",
  '"{name}" has no value in section "{section}"; it is defined only in {definers}':
    "„{name}” nie ma wartości w sekcji „{section}”; jest zdefiniowana tylko w: {definers}",
  '"{name}" has no value on this page; it is defined only in {definers}':
    "„{name}” nie ma na tej stronie wartości; jest zdefiniowana tylko w: {definers}",
  'Define "{name}" here as well, or use a master without it':
    "Zdefiniuj „{name}” także tutaj albo użyj strony wzorcowej bez tej zmiennej",
  '"{name}" has no value in section "{section}", because the section is not inside another':
    "„{name}” nie ma wartości w sekcji „{section}”, bo sekcja nie jest zagnieżdżona w innej",
  '"{name}" has no value on this page, because the page is in no section':
    "„{name}” nie ma na tej stronie wartości, bo strona nie należy do żadnej sekcji",
  "Nest the section in another one, or use a master without this variable":
    "Zagnieźdź sekcję w innej albo użyj strony wzorcowej bez tej zmiennej",
  '"{name}" has no value in section "{section}", because section "{around}" around it has no "{variable}"':
    "„{name}” nie ma wartości w sekcji „{section}”, bo otaczająca ją sekcja „{around}” nie ma „{variable}”",
  'The link to "{name}" leads nowhere: no page has that destination':
    "Link do „{name}” prowadzi donikąd: żadna strona nie ma takiego celu",
  'Unknown binding function "{name}"': "Nieznana funkcja powiązania „{name}”",
  "Use one of {names}, or the kind of a section of the plan": "Użyj jednej z {names} albo rodzaju sekcji planu",
  '"{written}" is not a destination': "„{written}” nie jest celem",
  "Write function(argument), such as day(@date), or a name made of letters, digits, _ : . - and a # before a page number":
    "Napisz funkcja(argument), na przykład day(@date), albo nazwę z liter, cyfr, _ : . - i # przed numerem strony",
  'The destination "{name}" is already on page {first}; links go there':
    "Cel „{name}” jest już na stronie {first}; tam prowadzą linki",
  '"{name}" cannot be the name of a destination': "„{name}” nie może być nazwą celu",
  "Use letters, digits, _ : . - and tokens like {token}": "Użyj liter, cyfr, _ : . - i tokenów takich jak {token}",
  'The fonts of this planner have no "{name}"; "{used}" is used. Add its file, or choose another font style':
    "Wśród czcionek tego planera nie ma „{name}”; zastępuje ją „{used}”. Dodaj jej plik albo wybierz inną odmianę",
  'There is no font called "{name}"; Helvetica is used': "Nie ma czcionki „{name}”; zastępuje ją Helvetica",
  "No font has a shape for {characters}": "Żadna czcionka nie ma kształtu dla {characters}",
  "Set the text in {font}": "Złóż tekst czcionką {font}",
  "Add an own font for the script {script}, and set the text in it":
    "Dodaj własną czcionkę z pismem {script} i złóż nią tekst",
  "Add an own font that has the character, or use another character":
    "Dodaj własną czcionkę, która ma ten znak, albo użyj innego znaku",
  'The text "{text}" does not fit its box': "Tekst „{text}” nie mieści się w swoim polu",
  "Make the box larger or the type smaller": "Powiększ pole albo zmniejsz pismo",
  "The document has more than {limit} links; the rest are left out":
    "Dokument ma więcej niż {limit} linków; reszta jest pominięta",
  "Grids inside grids stop at the third level": "Siatki w siatkach kończą się na trzecim poziomie",
  'No device profile is called "{id}", so pages are not checked against a device':
    "Nie ma profilu urządzenia „{id}”, więc strony nie są sprawdzane pod kątem urządzenia",
  "The page is not the screen of {device}: it will be shown at {percent} % of its size":
    "Strona nie jest ekranem {device}: będzie pokazana w {percent} % swojego rozmiaru",
  "Choose the page size of the device": "Wybierz rozmiar strony urządzenia",

  // Widgets
  "a day like 2026-01-31 on a page without a date": "na stronie bez daty dniem, na przykład 2026-01-31",
  "{property} is missing; four weeks are shown": "Brakuje: {property}; przyjęto cztery tygodnie",
  "{end} must not be before {start}; four weeks are shown":
    "{end}: nie może być wcześniej niż {start}; przyjęto cztery tygodnie",
  "Too small: the calendar needs {needed} pt of {direction} and has {given}":
    "Za mały: kalendarz potrzebuje {needed} pt ({direction}), a ma {given}",
  width: "szerokość",
  height: "wysokość",
  "Make the calendar larger, its type smaller, or leave out its head":
    "Powiększ kalendarz, zmniejsz pismo albo pomiń nagłówek",
  "Make the calendar larger, or show fewer hours or longer slots":
    "Powiększ kalendarz albo pokaż mniej godzin lub dłuższe przedziały",
  "Too small: the days of a month need more room": "Za mało miejsca na dni miesiąca",
  "Make the list larger or leave out its head": "Powiększ listę albo pomiń nagłówek",
  "Make the grid larger": "Powiększ siatkę",
  "Too small: the rows of the table need more room": "Za mało miejsca na wiersze tabeli",
  "Make the table or its rows lower": "Zmniejsz wysokość tabeli lub wierszy",
  "The table has texts for more than {rows} rows and {columns} columns; the rest is left out":
    "W tabeli jest tekst na więcej niż {rows} wierszy i {columns} kolumn; reszta jest pominięta",
  "No picture has been chosen, so the frame is empty": "Nie wybrano obrazu, więc ramka jest pusta",
  "A picture on the web is not fetched, so the frame is empty":
    "Obraz z sieci nie jest pobierany, więc ramka jest pusta",
  "The picture is not in the document, so the frame is empty": "Obrazu nie ma w dokumencie, więc ramka jest pusta",
  "The picture cannot be read, so the frame is empty": "Nie da się odczytać obrazu, więc ramka jest pusta",
  "Too small: the links of the list need more room": "Za mało miejsca na linki listy",
  "Make the list larger or its items smaller": "Powiększ listę albo zmniejsz jej pozycje",
  'There are no names of months in "{locale}"; the document\'s language is used':
    "Nie ma nazw miesięcy w języku „{locale}”; użyto języka dokumentu",
  "Too small: the square is larger than its box": "Kwadrat jest większy niż jego pole",
  "Make the box larger or the square smaller": "Powiększ pole albo zmniejsz kwadrat",
  "The grid has {cells} cells for {values} values; the rest are left out":
    "Komórek siatki: {cells}, wartości: {values}; reszta jest pominięta",
  "A grid can have at most {limit} values; the rest are left out":
    "Siatka może mieć najwyżej {limit} wartości; reszta jest pominięta",
  "Import the file, so that the document contains the picture": "Zaimportuj plik, aby dokument zawierał obraz",
  "Use PNG, or JPEG in grey or RGB, of at most 40 megapixels, or SVG of at most 1 MB":
    "Użyj PNG albo JPEG w szarościach lub RGB, najwyżej 40 megapikseli, albo SVG do 1 MB",
  "Left out of the drawing: {parts}": "W rysunku pominięto: {parts}",
  "Convert text to paths before you export the drawing": "Przed eksportem rysunku zamień tekst na krzywe",
  "Flatten effects before you export the drawing": "Przed eksportem rysunku spłaszcz efekty",
  "text ({count})": "tekst ({count})",
  "pictures ({count})": "obrazy ({count})",
  "pages of HTML ({count})": "strony HTML ({count})",
  "gradients, now one color each ({count})": "gradienty, teraz w jednym kolorze ({count})",
  "patterns, now one color each ({count})": "desenie, teraz w jednym kolorze ({count})",
  "filters ({count})": "filtry ({count})",
  "masks ({count})": "maski ({count})",
  "clip paths that are not rectangles ({count})": "ścieżki odcinania inne niż prostokąty ({count})",
  "markers ({count})": "znaczniki ({count})",
  "style rules ({count})": "reguły stylów ({count})",
  "animations ({count})": "animacje ({count})",
  "scripts ({count})": "skrypty ({count})",
  "parts beyond the limits ({count})": "części ponad limit ({count})",
  "Too small: there is no room for a whole cell of dots": "Za mało miejsca na choćby jedną komórkę kropek",
  "a year like 2026 on a page without a date": "na stronie bez daty rokiem, na przykład 2026",

  // Lint
  "{mm} mm ({pt} pt)": "{mm} mm ({pt} pt)",
  "{pt} pt ({mm} mm)": "{pt} pt ({mm} mm)",
  "{width} × {height} mm ({widthInPoints} × {heightInPoints} pt)":
    "{width} × {height} mm ({widthInPoints} × {heightInPoints} pt)",
  "Type of {size} pt ({mm} mm) on the device is hard to read: {least} pt is the least":
    "Pismo {size} pt ({mm} mm) trudno na urządzeniu przeczytać: najmniejsze to {least} pt",
  "Rules of {size} on the device come out grey or not at all: {least} is the least":
    "Linie {size} są na urządzeniu szare albo ich nie widać: najcieńsze to {least}",
  "{count} links are as small as {size} on the device: a fingertip needs {least} each way": [
    "Link ma na urządzeniu tylko {size}: palec potrzebuje {least} w każdą stronę",
    "{count} linki mają na urządzeniu tylko {size}: palec potrzebuje {least} w każdą stronę",
    "{count} linków ma na urządzeniu tylko {size}: palec potrzebuje {least} w każdą stronę",
  ],
  "{count} links lie under the device's toolbar, which covers {size} at the {edge}": [
    "Link jest pod paskiem narzędzi urządzenia, który zajmuje {size} ({edge})",
    "{count} linki są pod paskiem narzędzi urządzenia, który zajmuje {size} ({edge})",
    "{count} linków jest pod paskiem narzędzi urządzenia, który zajmuje {size} ({edge})",
  ],
  "The widget lies outside the page, so it is not visible": "Element leży poza stroną, więc go nie widać",
  "The widget extends beyond the page by {size}": "Element wystaje poza stronę o {size}",
  "The widget reaches {size} into the page's margin": "Element wchodzi na margines strony na {size}",
  "{type} ({id})": "{type} ({id})",
  "{type} “{text}”": "{type} „{text}”",
  "{count} links overlap links that lead elsewhere: {other}": [
    "Link nachodzi na link, który prowadzi gdzie indziej: {other}",
    "{count} linki nachodzą na linki, które prowadzą gdzie indziej: {other}",
    "{count} linków nachodzi na linki, które prowadzą gdzie indziej: {other}",
  ],
  "{count} texts lie on texts of {other}": [
    "Tekst leży na tekście elementu: {other}",
    "{count} teksty leżą na tekstach elementu: {other}",
    "{count} tekstów leży na tekstach elementu: {other}",
  ],
  "{color} is white on a screen of {greys} gray levels, so it is invisible":
    "{color} jest na ekranie z {greys} szarościami białe, więc tego nie widać",
  "{color} is hardly visible on the device: it is only {count} of its {greys} gray levels darker than white": [
    "{color} ledwie widać na urządzeniu: od bieli dzieli ją tylko jedna z {greys} szarości",
    "{color} ledwie widać na urządzeniu: od bieli dzielą ją tylko {count} z {greys} szarości",
    "{color} ledwie widać na urządzeniu: od bieli dzieli ją tylko {count} z {greys} szarości",
  ],
  left: "z lewej",
  right: "z prawej",
  top: "u góry",
  bottom: "u dołu",
  "The device has no colors: {color} is shown as {grey}":
    "Urządzenie nie ma kolorów: {color} będzie pokazany jako {grey}",
  "Set in {size} pt": "Ustaw {size} pt",
  "Set in {font}": "Złóż czcionką {font}",
  "Draw with {size} pt": "Rysuj linią {size} pt",
  "Enlarge to {width} × {height} pt": "Powiększ do {width} × {height} pt",
  "Move onto the page": "Przesuń na stronę",
  "Cut down to the page": "Przytnij do strony",
  "Move clear of the toolbar": "Odsuń od paska narzędzi",
  "Make narrower than the toolbar leaves room": "Zwęź tak, by ominąć pasek narzędzi",
  "Move out of the margin": "Zsuń z marginesu",
  "Use {color}": "Użyj {color}",

  "{problem}; {value} is used": "{problem}; przyjęto {value}",
  "{property} {problem}": "{property}: {problem}",
  "{name} must be {expected}": "{name} musi być {expected}",
  "must be {expected}": "musi być {expected}",
  "from {min} to {max}": "w zakresie od {min} do {max}",
  '{property} "{written}" must be {expected}': "{property}: „{written}” musi być {expected}",
  "{first} and {second} must be lists of equal length": "{first} i {second} muszą być listami tej samej długości",
  "a month like 2026-09": "miesiącem, na przykład 2026-09",
  "a widget: type, content, properties": "elementem: type, content, properties",
  "{ link: { bind: … } }": "zapisem { link: { bind: … } }",
  "a month like 2026-01 on a page without a date": "na stronie bez daty miesiącem, na przykład 2026-01",
  "Write {value}": "Napisz {value}",
  "Write {name}: {token}": "Napisz {name}: {token}",
  "Use letters, digits and underscores, and begin with a letter": "Użyj liter, cyfr i podkreśleń; zacznij od litery",
  "Unknown binding function": "Nieznana funkcja powiązania",
  "Invalid destination pattern format": "Niepoprawny wzór celu",
  "Variable @{name} is not available": "Zmienna @{name} jest niedostępna",
  "Destination IDs cannot contain '@'. Use tokens like {token} in dest_id, and use @vars only inside bind(...).":
    "Nazwa celu nie może zawierać „@”. W dest_id używaj tokenów takich jak {token}, a @zmiennych tylko w bind(...).",
  "This link leads nowhere yet": "Ten link jeszcze nigdzie nie prowadzi",
  "Choose where it leads, or delete it": "Wybierz, dokąd prowadzi, albo go usuń",
  "The days are links, but no page is a day": "Dni są linkami, ale żadna strona nie jest dniem",
  "Add a section with a page for each day, or turn off the links of days":
    "Dodaj sekcję ze stroną na każdy dzień albo wyłącz linki dni",
  "A range of reading_order must be two page numbers from 1 to {limit}, as in [1, 60]":
    "Zakres w reading_order to dwa numery stron od 1 do {limit}, na przykład [1, 60]",
  "Only outermost sections can reserve pages": "Tylko sekcje zewnętrzne mogą rezerwować strony",
  "None of the pages of the earlier PDF are in this plan: it is the PDF of another planner, or of other dates":
    "W tym planie nie ma żadnej strony wcześniejszego PDF-u: pochodzi z innego planera albo z innych dat",
  "The pages of the earlier PDF measure {from}, and those of this planner {to}: handwriting would be displaced":
    "Strony wcześniejszego PDF-u mają wymiary {from}, a strony tego planera {to}: pismo by się przesunęło",
  "Build the planner for the device of the earlier PDF": "Utwórz planer dla urządzenia wcześniejszego PDF-u",
  "The plan no longer makes {count} pages of the earlier PDF, which can have handwriting": [
    "Plan nie tworzy już {count} strony wcześniejszego PDF-u, na której może być pismo",
    "Plan nie tworzy już {count} stron wcześniejszego PDF-u, na których może być pismo",
    "Plan nie tworzy już {count} stron wcześniejszego PDF-u, na których może być pismo",
  ],
  "These sections are no longer in the plan: {names}. If you renamed them, give them their names back":
    "Tych sekcji nie ma już w planie: {names}. Jeśli zmieniły nazwy, przywróć poprzednie",
  "The earlier PDF does not contain its project, so that the page of changes cannot list what changed since then":
    "Wcześniejszy PDF nie zawiera swojego projektu, więc strona zmian nie może wymienić, co się od tego czasu zmieniło",
  "Include the project in the PDF from now on": "Od teraz dołączaj projekt do PDF",
  "The earlier PDF does not contain its project, so its pages cannot be kept as they were. Keep their places with blank pages":
    "Wcześniejszy PDF nie zawiera swojego projektu, więc jego stron nie można zachować bez zmian. Zachowaj ich miejsca pustymi stronami",
  "The project in the earlier PDF can no longer be compiled, so its pages cannot be kept as they were. Keep their places with blank pages":
    "Projektu z wcześniejszego PDF-u nie da się już skompilować, więc jego stron nie można zachować bez zmian. Zachowaj ich miejsca pustymi stronami",
  "With the pages of the earlier PDF, the planner has more than {limit} pages, which is the limit":
    "Ze stronami wcześniejszego PDF-u planer ma więcej niż {limit} stron, czyli więcej niż limit",
  "The file is not a PDF. Choose the planner's PDF from your tablet":
    "To nie jest plik PDF. Wybierz PDF planera z tabletu",
  "The PDF is larger than 200 MB. Planners of Octavo are smaller":
    "PDF ma więcej niż 200 MB. Planery z Octavo są mniejsze",
  "The end of the PDF is missing. Copy it from your tablet again":
    "Brakuje końca pliku PDF. Skopiuj go z tabletu jeszcze raz",
  "The PDF does not say which pages it has, so it was not made by Octavo, or by an earlier version. Choose a PDF that was downloaded from Octavo":
    "PDF nie mówi, jakie ma strony, więc nie pochodzi z Octavo albo pochodzi z wcześniejszej wersji. Wybierz PDF pobrany z Octavo",
  "The PDF's list of pages is damaged, or not written by Octavo. Choose the PDF as it was downloaded":
    "Lista stron w PDF-ie jest uszkodzona albo nie zapisało jej Octavo. Wybierz PDF w takiej postaci, w jakiej został pobrany",
  "The PDF is protected by a password. Remove the protection in the program that set it, or choose the PDF as it was downloaded":
    "PDF jest chroniony hasłem. Usuń ochronę w programie, który ją ustawił, albo wybierz PDF w takiej postaci, w jakiej został pobrany",
  "{count} pages of the file are from an earlier edition, with handwriting that was copied there. An update keeps their places blank, until the handwriting of the file is copied to the update":
    [
      "{count} strona pliku pochodzi z wcześniejszego wydania, z pismem, które tam skopiowano. Aktualizacja zachowuje jej miejsce puste, dopóki pismo z pliku nie zostanie do niej skopiowane",
      "{count} strony pliku pochodzą z wcześniejszego wydania, z pismem, które tam skopiowano. Aktualizacja zachowuje ich miejsca puste, dopóki pismo z pliku nie zostanie do niej skopiowane",
      "{count} stron pliku pochodzi z wcześniejszego wydania, z pismem, które tam skopiowano. Aktualizacja zachowuje ich miejsca puste, dopóki pismo z pliku nie zostanie do niej skopiowane",
    ],
  "The order of the pages in the file cannot be checked, because another program rewrote it. Use the PDF as it was downloaded":
    "Nie można sprawdzić kolejności stron w pliku, ponieważ zapisał go na nowo inny program. Użyj PDF-u w takiej postaci, w jakiej został pobrany",
  "{count} pages of the file are not from Octavo: they were inserted on the tablet or by another program (pages {pages})":
    [
      "{count} strona pliku nie pochodzi z Octavo: wstawiono ją na tablecie albo w innym programie (strona {pages})",
      "{count} strony pliku nie pochodzą z Octavo: wstawiono je na tablecie albo w innym programie (strony {pages})",
      "{count} stron pliku nie pochodzi z Octavo: wstawiono je na tablecie albo w innym programie (strony {pages})",
    ],
  "{count} pages of the file are second copies of others (pages {pages})": [
    "{count} strona pliku jest drugą kopią innej (strona {pages})",
    "{count} strony pliku są drugimi kopiami innych (strony {pages})",
    "{count} stron pliku to drugie kopie innych (strony {pages})",
  ],
  "reMarkable keeps pages that were inserted on the tablet apart from the PDF, and in their places when it is replaced. On other tablets, handwriting behind them would be on other pages: use the PDF as it was downloaded":
    "reMarkable przechowuje strony wstawione na tablecie poza PDF-em i po podmianie zostawia je na miejscu. Na innych tabletach pismo za nimi trafiłoby na inne strony: użyj PDF-u w takiej postaci, w jakiej został pobrany",
  "{count} pages were deleted from the file after Octavo wrote it, and count as new ({pages})": [
    "{count} strona została usunięta z pliku po zapisaniu go przez Octavo i liczy się jako nowa ({pages})",
    "{count} strony zostały usunięte z pliku po zapisaniu go przez Octavo i liczą się jako nowe ({pages})",
    "{count} stron usunięto z pliku po zapisaniu go przez Octavo; liczą się jako nowe ({pages})",
  ],
  "Another program changed the order of the pages. The comparison uses the order in the file":
    "Inny program zmienił kolejność stron. Porównanie korzysta z kolejności w pliku",
  "The document must be {expected}": "Dokument musi być {expected}",
  "Each list needs a name, which sections use": "Każda lista potrzebuje nazwy, której używają sekcje",
  'Two lists have the name "{name}". Only the first one is used':
    "Dwie listy mają nazwę „{name}”. Liczy się tylko pierwsza",
  "A list needs rows, with the names of its columns in the first line":
    "Lista potrzebuje wierszy, z nazwami kolumn w pierwszym",
  "A plan can have {most} lists at most": "Plan może mieć najwyżej {most} list",
  "The lists of a plan can have {most} rows at most. Further rows have no pages":
    "Listy planu mogą mieć razem najwyżej {most} wierszy. Dalsze nie mają stron",
  "A list can have {most} columns at most. Further columns are left out":
    "Lista może mieć najwyżej {most} kolumn. Dalsze zostały pominięte",
  'Two columns have the name "{column}". Tokens use the first one':
    "Dwie kolumny mają nazwę „{column}”. Zmienne biorą pierwszą",
  'The list "{table}" has no column "{column}"': "Lista „{table}” nie ma kolumny „{column}”",
  'The list "{table}" has no row "{key}"': "Lista „{table}” nie ma wiersza „{key}”",
  "The rows of all lists of a plan can have {most} characters at most":
    "Wiersze wszystkich list planu mogą mieć razem najwyżej {most} znaków",
  'There is no list "{table}" in this plan': "W tym planie nie ma listy „{table}”",
  'Line {line}, column "{column}": without a value the row has no page':
    "Wiersz {line}, kolumna „{column}”: bez wartości wiersz nie ma strony",
  'Line {line}, column "{column}": an earlier row has the same value or one with the same letters, "{key}"':
    "Wiersz {line}, kolumna „{column}”: wcześniejszy wiersz ma tę samą wartość albo wartość z tymi samymi literami, „{key}”",
  "Give each row a value of its own, or pages lose their place when the order of the rows changes":
    "Nadaj każdemu wierszowi własną wartość, inaczej strony stracą miejsce, gdy zmieni się kolejność wierszy",
  'Line {line}, column "{column}": "{value}" is no date, such as 2027-03-04 or 4.3.2027':
    "Wiersz {line}, kolumna „{column}”: „{value}” nie jest datą taką jak 2027-03-04 albo 4.3.2027",
  'Line {line}, column "{column}": "{value}" is no number':
    "Wiersz {line}, kolumna „{column}”: „{value}” nie jest liczbą",
  'Line {line}, column "{column}": there is no picture with the name "{value}"':
    "Wiersz {line}, kolumna „{column}”: nie ma obrazu o nazwie „{value}”",
  "Line {line}: there are {count} cells more than columns, which are left out": [
    "Wiersz {line}: jest o {count} komórkę więcej niż kolumn; została pominięta",
    "Wiersz {line}: są o {count} komórki więcej niż kolumn; zostały pominięte",
    "Wiersz {line}: jest o {count} komórek więcej niż kolumn; zostały pominięte",
  ],
  'Line {line}, column "{column}": only the first {most} characters are used':
    "Wiersz {line}, kolumna „{column}”: liczy się tylko pierwsze {most} znaków",
  "Only sections with a page for each row of a list, or for each day, choose rows":
    "Wiersze wybierają tylko sekcje ze stroną na każdy wiersz listy lub na każdy dzień",
  '{token} prints as written, because the list of section "{section}" has no column "{column}"':
    "{token} drukuje się dosłownie, bo lista sekcji „{section}” nie ma kolumny „{column}”",
  '{token} prints as written, because section "{section}" has no page for each row of a list':
    "{token} drukuje się dosłownie, bo sekcja „{section}” nie ma strony na każdy wiersz listy",
  "There are no pages of rows to list": "Nie ma stron wierszy do wyliczenia",
  "Add a section with a page for each row of a list, or name one here":
    "Dodaj sekcję ze stroną na każdy wiersz listy albo podaj tutaj jej nazwę",
  "There is no room for {count} rows of the list": [
    "Nie ma miejsca na {count} wiersz listy",
    "Nie ma miejsca na {count} wiersze listy",
    "Nie ma miejsca na {count} wierszy listy",
  ],
  "Set the pages of each item of this section to {pages}, or show more rows on each page":
    "Ustaw w tej sekcji {pages} stron na element albo pokaż więcej wierszy na stronie",
  // Prints
  "the creep (the thickness of the paper)": "przesunięcie (grubość papieru)",
  "the margin of the sheet": "margines arkusza",
  "the binding margin": "margines na oprawę",
  "A sheet measures from {from} to {to} mm on each side": "Bok arkusza ma od {from} do {to} mm",
  "Type a length from {from} to {to} mm for {name}": "Wpisz długość od {from} do {to} mm: {name}",
  "A signature has from {from} to {to} sheets, as a whole number":
    "Składka ma od {from} do {to} arkuszy, w liczbie całkowitej",
  "Pages are printed at {from} to {to} % of their size": "Strony drukuje się w skali od {from} do {to} %",
  "Two pages on a side need a size of the sheet, such as A4":
    "Dwie strony na stronie arkusza wymagają rozmiaru arkusza, na przykład A4",
  "A booklet is printed on both sides of the sheets": "Broszurę drukuje się po obu stronach arkuszy",
  "The margins leave no room for pages on the sheet: make them smaller, or use a larger sheet":
    "Marginesy nie zostawiają miejsca na strony: zmniejsz je albo użyj większego arkusza",
  "At {percent} %, the pages are larger than their place on the sheet, which has room for {most} %":
    "W skali {percent} % strony są większe niż ich miejsce na arkuszu, które mieści {most} %",
  "With {sheets} sheets inside each other, the creep moves the innermost pages by {shift} mm, more than {most} mm: use signatures of fewer sheets":
    "Przy {sheets} arkuszach jeden w drugim najgłębsze strony przesuwają się o {shift} mm, więcej niż {most} mm: użyj składek o mniejszej liczbie arkuszy",
  "These holes need an edge of at least {needed} mm: choose fewer holes, or a larger sheet":
    "Te otwory wymagają krawędzi o długości co najmniej {needed} mm: wybierz mniej otworów albo większy arkusz",
  'The planner has no section "{name}" that can begin on left pages; it has {known}':
    "Planer nie ma sekcji „{name}”, która może zaczynać się na lewych stronach; ma {known}",
  "Type of {size} pt ({mm} mm) in print is hard to read: {least} pt is the least":
    "Pismo {size} pt ({mm} mm) trudno w druku przeczytać: najmniejsze to {least} pt",
  "Rules of {size} in print can break up or vanish: {least} is the least":
    "Linie {size} mogą w druku zanikać: najcieńsze to {least}",
} satisfies Catalog<Exclude<EngineText, FoundationText>>;
