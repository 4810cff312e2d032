import type { Translations } from "./forms.ts";

export const tutorial = {
  Chapters: "Rozdziały",
  "Create your first planner": "Utwórz swój pierwszy planer",
  "Octavo creates one PDF with links between its pages: from the year to its months, from a month to its days, from a day to its notes, and back. You design the pages.":
    "Octavo tworzy jeden plik PDF, w którym każda strona jest o jedno dotknięcie stąd: rok prowadzi do miesięcy, miesiąc do dni, dzień do notatek i z powrotem. Co jest na stronach, decydujesz Ty.",
  "Your first planner": "Pierwszy planer",
  "Masters, plan, planner": "Strony wzorcowe, plan, planer",
  "Links and destinations": "Linki i cele",
  "Tokens in text": "Tokeny w tekście",
  "Copy to your tablet": "Kopiowanie na tablet",
  "Keyboard shortcuts": "Skróty klawiaturowe",

  "Create a project": "Utwórz projekt",
  "On {projects}, select {button}. Choose your tablet. The pages then match its screen and leave room for its toolbar.":
    "Na ekranie {projects} wybierz {button}. Wskaż swój tablet: strony będą dokładnie tak duże jak jego ekran i ominą jego pasek narzędzi.",
  "Pick a starter": "Wybierz gotowy zestaw",
  "Choose a daily, weekly or monthly planner or a bullet journal. The preview shows your tablet, year and language. Blank creates an empty project.":
    "Dzienny, tygodniowy, miesięczny, bullet journal: każdy powstaje na Twoich oczach dla Twojego tabletu, roku i języka. Pusty zaczyna od niczego.",
  "Open a master to add, move and remove widgets and to draw links. Open the plan to choose the pages and their number. “Preview as” shows the master on any date.":
    "Otwórz stronę wzorcową, aby przesuwać, dodawać i usuwać to, co jest na stronach, i rysować między nimi linki. Otwórz plan, aby zdecydować, jakie są strony i ile ich jest. „Podgląd jako” pokazuje stronę wzorcową taką, jaka jest w dowolnym dniu.",
  "Check the preview": "Sprawdź podgląd",
  "The preview shows the pages as in the PDF. Follow the links to test them.":
    "Podgląd pokazuje strony takie, jakie będą w pliku. Sprawdź linki: co działa tutaj, działa i na tablecie.",
  "Download the PDF": "Pobierz PDF",
  "One file contains all pages. A year with a page for each day is smaller than a photo.":
    "Jeden plik, a w nim wszystko. Rok ze stroną na każdy dzień zajmuje mniej niż zdjęcie.",

  "Tap a month to open its page. Tap a date to open its day.":
    "Dotknięcie miesiąca w roku prowadzi do tego miesiąca, dotknięcie daty do tego dnia.",
  "A {master} is the design of a page: its lines, boxes, calendars and links. The {plan} defines the pages: one Year, twelve Months, a Day for every day, sixty Notes. Together they make the planner. If you change the day master, all 365 days change.":
    "Układ strony, czyli linie, pola, kalendarze i linki, to narysowana raz {master}. Jakie są strony, mówi {plan}: jeden rok, dwanaście miesięcy, strona na każdy dzień, sześćdziesiąt notatek. Razem tworzą planer. Zmień stronę wzorcową dnia, a zmieni się wszystkie 365 dni.",
  "The plan consists of {section}s. Each has a kind (its name), a master, and a generation mode: once, for each day, week or month, or a number of times.":
    "Każdy wiersz planu to {section}. Ma rodzaj (czyli nazwę), stronę wzorcową i sposób tworzenia stron: raz, na każdy dzień, tydzień lub miesiąc albo określoną liczbę razy.",

  "Every page with a date or a number has a name, its {destination}. A link refers to this name.":
    "Każda strona z datą lub numerem ma nazwę: to jej {destination}. Link mówi, do której nazwy prowadzi.",
  destination: "cel",
  "your own name for a single page": "własna nazwa, dla strony, która jest jedna",
  "a year": "rok",
  "a month": "miesiąc",
  "a day": "dzień",
  "the first notes page": "pierwsza strona notatek",
  "A master is used for many pages, so its links use a {binding} instead of a fixed name. The value in brackets is computed on each page. {at} inserts a variable of that page.":
    "Na stronie wzorcowej link nie może podać jednej strony, bo wzorzec oznacza ich wiele. Tam wpisuje się {binding}: to, co w nawiasach, jest obliczane na każdej stronie, a {at} bierze wartość zmiennej tej strony.",
  binding: "powiązanie",
  "the month of this page's date": "miesiąc z datą tej strony",
  "the day of a calendar cell": "z komórki kalendarza do jej dnia",
  "the week of this page's date": "tydzień z datą tej strony",
  "the notes page with the number of a grid cell": "z siatki numerów do strony notatek o tym numerze",
  "the fifth notes page": "piąta strona notatek",
  "the year": "rok",
  "You can define your own names as {destinations} of a section, such as {name}. They use tokens in braces; {at} is only for bindings. The preview reports links without a destination and suggests the closest name.":
    "Własne nazwy to {destinations} sekcji, na przykład {name}. Przyjmują tokeny w klamrach; {at} jest tylko w powiązaniach. Link, który prowadzi donikąd, jest zgłaszany przed pobraniem wraz z najbliższą istniejącą nazwą.",
  "named destinations": "nazwane cele",

  "A {token} in braces is replaced on each page. If you write {text} on a day master, every day shows its own date. Names of months and weekdays use the language of the plan.":
    "Słowo w klamrach, czyli {token}, jest na każdej stronie zastępowane. Napisz {text} na stronie wzorcowej dnia, a każdy dzień poda własne. Nazwy miesięcy i dni są w języku planu.",
  token: "token",
  "on every page": "na każdej stronie",
  "2026-01-15; in words: Thursday, January 15, 2026": "2026-01-15 i słownie: czwartek, 15 stycznia 2026",
  "parts of the date, on days, weeks and months": "części daty, na dniach, tygodniach i miesiącach",
  "Thursday, 3, 2026-W03": "czwartek, 3, 2026-W03",
  "with leading zeros: 01, 05": "z zerem na początku: 01, 05",
  "previous and next, for arrows to other pages": "sąsiednie, do strzałek na poprzednią i następną stronę",
  "on counted pages: 5, 005, 60": "na stronach liczonych: 5, 005, 60",
  "A section can have {variables}: add {name} with the value {value} to use {written} on all of its pages.":
    "Sekcja może mieć {variables}: daj jej {name} o wartości {value}, a {written} będzie na wszystkich jej stronach.",
  "context variables": "własne zmienne kontekstowe",

  "Choose your tablet in the project before you design. A planner for another screen is scaled, including its lines and tap targets.":
    "Wybierz tablet w projekcie, zanim zaczniesz rysować. Planer zrobiony na inny ekran zostanie zmniejszony, a z nim linie i pola dotyku.",
  "The menu of a project shows these steps too, and makes the codes and addresses. It also says how to replace a planner and keep your ink, and on which devices nobody has tried it.":
    "Te kroki są też w menu projektu, które tworzy kody i adresy. Jest tam też, jak podmienić planer i zachować pismo, i na których urządzeniach nikt tego nie sprawdził.",

  "You can use the whole studio with the keyboard. The first Tab on a page offers to skip to the content.":
    "Wszystko działa tu bez myszy. Pierwszy Tab na stronie proponuje przejście do jej treści.",
  "turn the pages of a planner": "przewracają strony oglądanego planera",
  "go to the first or last page": "do pierwszej i ostatniej strony",
  "go back to the page before a link, and forward again": "wstecz do miejsca, gdzie był link, i z powrotem",
  "select a link on the page and follow it": "do linków na stronie i dalej nimi",
  "compile and open, in Build from YAML": "skompiluj i otwórz, na ekranie „Zbuduj z YAML”",
  "close a dialog or menu; in a YAML editor, the next Tab then leaves the editor":
    "zamyka okno lub menu; w edytorze YAML pozwala wyjść następnym Tab",
  "In the editor": "W edytorze",
  "show all shortcuts": "pokazuje wszystkie skróty",
  "find a command by its name": "znajdź polecenie po nazwie",
  "find and replace text in all masters and pages": "znajdź i zamień tekst na wszystkich stronach",
  "draw a text, box, lines, divider or calendar; Enter on a palette button inserts one":
    "tekst, pole, linie, linia podziału lub kalendarz do narysowania; na przycisku palety Enter od razu wstawia",
  "draw a link": "narysuj link",
  "select the next widget": "zaznacza następny element",
  "move it by one point, with Shift by a step of the grid; with Ctrl resize it":
    "przesunąć go o jeden punkt, z Shift o oczko siatki; z Ctrl zmienić rozmiar",
  "show the distances of the selected widget to the page, or to the widget under the pointer":
    "pokazać odległości zaznaczonego elementu od strony albo od elementu pod kursorem",
  "edit its text": "edytuje jego tekst",
  "reset the property that has the focus": "przywraca domyślną wartość właściwości",
  "undo; with Shift redo": "cofa; z Shiftem ponawia",
  save: "zapisz",
  "go to the next region: tools, page, panels": "do następnej części ekranu: narzędzia, strona, panele",
} satisfies Translations;
