import type { Translations } from "./forms.ts";

/** The help beside the work. */
export const help = {
  "Help: {kind}": "Pomoc: {kind}",
  Help: "Pomoc",
  "Why?": "Dlaczego?",
  "Back to the search": "Wróć do wyszukiwania",
  "Close the help": "Zamknij pomoc",
  "Search the help": "Szukaj w pomocy",
  "Help text": "Tekst pomocy",
  "Nothing found. Try another word, such as link, page or text.":
    "Niczego nie znaleziono. Spróbuj innego słowa, na przykład link, strona lub tekst.",
  "Search the planners of the gallery": "Szukaj wśród planerów w galerii",
  "Read it in the tutorial": "Przeczytaj w samouczku",
  "Before: with the problem": "Przed: z problemem",
  "After: without the problem": "Po: bez problemu",
  "As text (YAML)": "Jako tekst (YAML)",
  "The outlined widget has the problem: {problem}": "Obrysowany element ma problem: {problem}",
  "The outlined widget no longer has the problem.": "Obrysowany element nie ma już problemu.",
  "Term|help": "Pojęcie",
  Problem: "Problem",
  "page sheet layout template design background": "strona kartka układ szablon tło",
  "plan calendar structure contents pages order year": "plan kalendarz budowa spis strony kolejność rok",
  "link connect hyperlink jump tap navigate target bookmark": "link połączyć odnośnik skok dotknąć cel zakładka",
  "text words letters type writing label title": "tekst słowa litery pismo napis tytuł",
  "look color line thickness font bold theme": "wygląd kolor linia grubość czcionka pogrubienie motyw",
  "picture image photo logo drawing": "obraz zdjęcie logo rysunek",
  "device tablet screen size resolution e-reader transfer copy":
    "urządzenie tablet ekran rozmiar rozdzielczość czytnik przenieść skopiować",
  "list table rows spreadsheet names pupils import": "lista tabela wiersze arkusz nazwiska uczniowie import",
  "date day week month event holiday birthday": "data dzień tydzień miesiąc wydarzenie święto urodziny",
  "reuse repeat copy shared header footer component": "ponownie powtórzyć skopiować wspólny nagłówek stopka komponent",
  "code YAML file syntax error": "kod YAML plik składnia błąd",
  "variable placeholder field insert automatic number": "zmienna symbol pole wstaw automatyczny numer",
  "key keyboard shortcut command hotkey": "klawisz klawiatura skrót polecenie",
  "{count} results": ["{count} wynik", "{count} wyniki", "{count} wyników"],

  // Explanations of problems
  "Outside of the page or in its margin": "Poza stroną lub na marginesie",
  "A tablet cuts off what lies outside of the page, and its case, toolbars or page turns can cover the margin. Drag the widget inside the margins, or drag one of its corners to make it smaller.":
    "Tablet obcina to, co wystaje poza stronę, a margines mogą zasłonić etui, pasek narzędzi albo przewracanie stron. Przeciągnij element między marginesy albo przeciągnij jeden z jego rogów, aby go zmniejszyć.",
  "Text that is too small to read": "Za mały tekst",
  "Small letters break up on an e-ink screen, which has no backlight and few greys. Select the widget and enter a larger “Size” under Properties; the problem states the smallest one for the device.":
    "Małe litery rozpadają się na ekranie e-ink, który ma niewiele odcieni szarości. Zaznacz element i we Właściwościach wpisz większy „Rozmiar”; problem podaje najmniejszy dla urządzenia.",
  "Text without room": "Tekst bez miejsca",
  "On some pages the text is longer than its box, often only for a long name such as Wednesday or September. It is cut off, or covers what is beside it. Drag an edge of the widget to make it wider, or enter a smaller “Size” under Properties.":
    "Na niektórych stronach tekst jest dłuższy niż jego ramka, często tylko przy długiej nazwie, takiej jak poniedziałek czy październik. Jest ucięty albo zasłania to, co leży obok. Przeciągnij krawędź elementu, aby go poszerzyć, albo we Właściwościach wpisz mniejszy „Rozmiar”.",
  "Texts that cover each other": "Teksty, które się zasłaniają",
  "Two texts are printed in the same place, so that both are hard to read. Drag one of them away, or drag an edge to make its box smaller.":
    "Dwa teksty są drukowane w tym samym miejscu i oba trudno przeczytać. Odsuń jeden z nich albo przeciągnij krawędź, aby zmniejszyć jego ramkę.",
  "Characters that the font lacks": "Znaki, których nie ma w czcionce",
  "A tablet does not have all fonts, so the PDF brings its own. A character that is in none of them stays empty. Type another one in its place, or select the widget and choose another “Font” under Properties.":
    "Tablet nie ma wszystkich czcionek, dlatego PDF zawiera własne. Znak, którego nie ma w żadnej z nich, pozostaje pusty. Wpisz w jego miejsce inny albo zaznacz element i we Właściwościach wybierz inną „Czcionkę”.",
  "Lines that are too thin": "Za cienkie linie",
  "A line thinner than a pixel is drawn in a light grey or in gaps, so that rows to write on are hard to see. Choose a thicker line.":
    "Linia cieńsza niż piksel wychodzi jasnoszara lub przerywana, więc linijki do pisania ledwo widać. Wybierz grubszą linię.",
  "Colors on a screen without color": "Kolory na ekranie bez kolorów",
  "A grayscale screen turns every color into one of a few greys. Light ones vanish, and different colors can look the same. Choose a darker grey.":
    "Ekran w odcieniach szarości zamienia każdy kolor w jeden z niewielu odcieni. Jasne znikają, a różne kolory mogą wyglądać tak samo. Wybierz ciemniejszą szarość.",
  "Links that are hard to tap": "Linki, w które trudno trafić",
  "A finger covers several millimetres. A link that is small, below the tablet's toolbar or under another link opens the wrong page or none. Drag a corner of the link to enlarge it, or drag it away from the others.":
    "Palec zakrywa kilka milimetrów. Link, który jest mały, leży pod paskiem narzędzi tabletu lub pod innym linkiem, otwiera złą stronę albo żadnej. Przeciągnij róg linku, aby go powiększyć, albo odsuń go od innych.",
  "Page and device do not match": "Strona i urządzenie nie pasują do siebie",
  "A tablet scales a page that is not the size of its screen, so type and rows become smaller than planned. Choose your device, or change the device of the project so that the design follows.":
    "Tablet skaluje stronę, która nie ma rozmiaru jego ekranu, więc pismo i linijki są mniejsze, niż planowano. Wybierz swoje urządzenie albo zmień urządzenie projektu, a układ się dopasuje.",
  "Not enough room for the content": "Za mało miejsca na treść",
  "The content does not fit in its box, so that cells or entries are missing on the page. Enlarge the box, or ask for fewer rows and columns.":
    "Treść nie mieści się w swoim polu, dlatego na stronie brakuje komórek lub pozycji. Powiększ pole albo zmniejsz liczbę wierszy i kolumn.",
  "Links that lead nowhere": "Linki donikąd",
  "A tap on the link does nothing on the tablet, because the planner has no such page or the rule has a typing error. Select the link and choose a page below “Leads to” under Properties, or add the missing page to the plan.":
    "Stuknięcie w link nic nie robi na tablecie, bo planer nie ma takiej strony albo reguła zawiera literówkę. Zaznacz link i we Właściwościach wybierz stronę przy „Prowadzi do” albo dodaj brakującą stronę do planu.",
  "Names of link targets": "Nazwy celów linków",
  "A link finds its page by name. If two pages have the same name, all links lead to the first. Use a token such as {date}, so that every page gets a name of its own.":
    "Link znajduje stronę po nazwie. Jeśli dwie strony mają tę samą nazwę, wszystkie linki prowadzą do pierwszej. Użyj tokenu takiego jak {date}, aby każda strona miała własną nazwę.",
  "Tokens without a value": "Tokeny bez wartości",
  "A token in braces is replaced by a value of the page, such as its date. An unknown one is printed as it is, with its braces. Delete it, and choose another one from “All variables” under Properties.":
    "W miejsce tokenu w klamrach wchodzi wartość strony, na przykład jej data. Nieznany token jest drukowany tak, jak jest, razem z klamrami. Usuń go i we Właściwościach wybierz inny z listy „Wszystkie zmienne”.",
  "Fonts that are missing": "Brakujące czcionki",
  "The PDF has to contain each font. If one is missing or damaged, another takes its place, and texts get another width. Select the widget and choose a “Font” from the list under Properties, or import the file again.":
    "PDF musi zawierać każdą czcionkę. Jeśli którejś brakuje lub jest uszkodzona, zastępuje ją inna i teksty mają inną szerokość. Zaznacz element i we Właściwościach wybierz „Czcionkę” z listy albo zaimportuj plik jeszcze raz.",
  "Pictures that are missing": "Brakujące obrazy",
  "A tablet loads nothing from the web, so each picture must be in the planner. Import the picture as a PNG, JPEG or simple SVG file.":
    "Tablet niczego nie pobiera z sieci, więc każdy obraz musi być w planerze. Zaimportuj obraz jako plik PNG, JPEG lub prosty SVG.",
  "Values of the wrong kind": "Wartości złego rodzaju",
  "The value is not used, so the page looks different from what you wrote. The problem states which values are possible.":
    "Wartość nie jest używana, więc strona wygląda inaczej, niż napisano. Problem podaje, jakie wartości są możliwe.",
  "Names that nothing reads": "Nazwy, których nic nie czyta",
  "A setting with an unknown name has no effect, mostly because of a typing error. Correct the name, or remove the line.":
    "Ustawienie o nieznanej nazwie nie działa, najczęściej z powodu literówki. Popraw nazwę albo usuń wiersz.",
  "Incomplete widgets": "Niepełne elementy",
  "Each widget needs an id of its own, a type and a position. Otherwise it lies in the wrong place, or other changes cannot find it.":
    "Każdy element potrzebuje własnego id, typu i położenia. W przeciwnym razie leży w złym miejscu albo inne zmiany go nie znajdują.",
  "Text that is not valid YAML": "Tekst, który nie jest poprawnym YAML",
  "The rest of the document cannot be read, or a value is lost without notice. Put texts with colons, braces or # in quotes, and indent with spaces.":
    "Reszty dokumentu nie da się odczytać albo jakaś wartość po cichu przepada. Teksty z dwukropkiem, klamrami lub # ujmij w cudzysłów, a wcięcia rób spacjami.",
  "Another kind of document": "Dokument innego rodzaju",
  "The text is empty, is another kind of document, or comes from another version of Octavo. Compare its first lines with the example.":
    "Tekst jest pusty, jest dokumentem innego rodzaju albo pochodzi z innej wersji Octavo. Porównaj jego pierwsze wiersze z przykładem.",
  "More than a planner can have": "Więcej, niż planer może mieć",
  "Limits keep planners small enough for a tablet, whose memory is small. Ask for less, or split the planner into two.":
    "Ograniczenia sprawiają, że planer jest dość mały dla tabletu, który ma mało pamięci. Zmniejsz liczbę albo podziel planer na dwa.",
  "Names of masters": "Nazwy stron wzorcowych",
  "The plan finds a master by its name. If a name is missing or occurs twice, pages get the wrong design. Give each master a name of its own.":
    "Plan znajduje stronę wzorcową po nazwie. Jeśli nazwy brakuje lub występuje dwa razy, strony mają zły układ. Nadaj każdej stronie wzorcowej własną nazwę.",
  "Pages without a design": "Strony bez układu",
  "Each section needs a master, which is the design of its pages. Choose one that exists, or create it. After renaming a master, choose it again in the plan.":
    "Każda sekcja potrzebuje strony wzorcowej, czyli układu swoich stron. Wybierz istniejącą albo ją utwórz. Po zmianie nazwy strony wzorcowej wybierz ją w planie od nowa.",
  "Blocks, styles and themes": "Bloki, style i motywy",
  "Widgets refer to blocks and styles by name. If the name does not exist, the part is missing or keeps its plain look. Choose one from the list, or create it.":
    "Elementy odwołują się do bloków i stylów po nazwie. Jeśli takiej nazwy nie ma, fragmentu brakuje albo zachowuje zwykły wygląd. Wybierz nazwę z listy albo utwórz taki blok lub styl.",
  "Dates of the plan": "Daty planu",
  "Dated pages need a first and a last day, in this order. Without them, no day, week or month can be made. Enter both dates in the plan.":
    "Strony z datami potrzebują pierwszego i ostatniego dnia, w tej kolejności. Bez nich nie powstanie żaden dzień, tydzień ani miesiąc. Podaj w planie obie daty.",
  "How a section makes pages": "Jak sekcja tworzy strony",
  "A section makes one page, a number of pages, or a page for each day, week, month or row. Some settings belong to only one of these. Choose how often the page repeats, and remove what does not fit.":
    "Sekcja tworzy jedną stronę, kilka stron albo stronę na każdy dzień, tydzień, miesiąc lub wiersz. Niektóre ustawienia należą tylko do jednego z tych sposobów. Wybierz, jak często strona się powtarza, i usuń to, co nie pasuje.",
  "Sections without pages": "Sekcje bez stron",
  "The planner gets no page from this section, and links to it lead nowhere. Check its dates and filters, or delete it.":
    "Planer nie dostaje z tej sekcji żadnej strony, a linki do niej prowadzą donikąd. Sprawdź jej daty i filtry albo ją usuń.",
  "A very large planner": "Bardzo duży planer",
  "Many pages make a file that opens slowly on a tablet. Check that the number of pages is what you want; a smaller one is often enough.":
    "Wiele stron daje plik, który wolno otwiera się na tablecie. Sprawdź, czy o tyle stron chodzi; mniej często wystarcza.",
  "Names of sections": "Nazwy sekcji",
  "Links and the order of the plan use the names of sections. Each section needs a name of its own with letters or digits.":
    "Linki i kolejność w planie używają nazw sekcji. Każda sekcja potrzebuje własnej nazwy z literami lub cyframi.",
  "Order of sections": "Kolejność sekcji",
  "Sections that the order does not list come last, and names without a section have no effect. List each section once.":
    "Sekcje, których kolejność nie wymienia, są na końcu, a nazwy bez sekcji nic nie znaczą. Wymień każdą sekcję raz.",
  "Your own variables": "Własne zmienne",
  "Your pages print the value of a variable where its token stands. Without a name or a value, the place stays empty. Enter both.":
    "Strony drukują wartość zmiennej tam, gdzie stoi jej token. Bez nazwy lub wartości miejsce pozostaje puste. Podaj jedno i drugie.",
  "Language and calendar": "Język i kalendarz",
  "Names of months and days follow the language of the plan. Settings that do not belong to its calendar have no effect. Choose a language and a calendar from the lists.":
    "Nazwy miesięcy i dni są w języku planu. Ustawienia, które nie należą do jego kalendarza, nie działają. Wybierz język i kalendarz z list.",
  "Events and holidays": "Wydarzenia i święta",
  "The event or holiday is missing in the planner. An event is one line with a date and a title; a holiday calendar is a country, with a region if you want.":
    "Wydarzenia lub święta brakuje w planerze. Wydarzenie to wiersz z datą i tytułem; kalendarz świąt to kraj, a jeśli chcesz, także region.",
  "Lists with rows": "Listy z wierszami",
  "A list makes a page for each row, such as a pupil. It needs a name, a line with the names of columns, and a different key in each row. Otherwise rows or links are missing.":
    "Lista tworzy stronę dla każdego wiersza, na przykład dla ucznia. Potrzebuje nazwy, wiersza z nazwami kolumn i innego klucza w każdym wierszu. W przeciwnym razie brakuje wierszy lub linków.",
  "Pages of a template": "Strony szablonu",
  "Each page of a template has a number and a design, and is listed once. Otherwise one of the two is lost.":
    "Każda strona szablonu ma numer i układ i jest wymieniona raz. W przeciwnym razie jedno z dwojga przepada.",
  "Updates of a planner on a tablet": "Aktualizacja planera na tablecie",
  "An update keeps the pages that you have written on in their places. For this it reads the project in the earlier PDF. Choose the PDF that Octavo made, or update without it.":
    "Aktualizacja zostawia na miejscu strony, na których już piszesz. W tym celu czyta projekt z wcześniejszego PDF. Wybierz PDF utworzony przez Octavo albo aktualizuj bez niego.",

  // Labels
  "A project is one planner: the designs of its pages, and the plan that says how many there are.":
    "Projekt to jeden planer: układy jego stron i plan, który mówi, ile ich jest.",

  // Commands
  Command: "Polecenie",
  "In the editor, press {palette} and type the name of the command.":
    "W edytorze naciśnij {palette} i wpisz nazwę polecenia.",
  "In the editor, press {keys}. Or press {palette} and type the name of the command.":
    "W edytorze naciśnij {keys}. Albo naciśnij {palette} i wpisz nazwę polecenia.",

  // Examples in empty lists
  "Insert this example": "Wstaw ten przykład",
  "A page for each day, with the master {master}": "Strona na każdy dzień ze strony wzorcowej {master}",
  "Dinner with Ann": "Kolacja z Anną",
  Family: "Rodzina",
  "A calendar Family with one event: {day}, {title}": "Kalendarz Rodzina z jednym wydarzeniem: {day}, {title}",
  "A reading list with three books and their authors": "Lista lektur z trzema książkami i ich autorami",
  "Insert the example {name} = {value}": "Wstaw przykład {name} = {value}",
  "The page {page} twelve times": "Strona {page} dwanaście razy",
  Book: "Książka",
} satisfies Translations;
