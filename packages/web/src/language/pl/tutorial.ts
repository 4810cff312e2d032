import type { Words } from "./polish.ts";

/** Texts of src/screens/tutorial. */
export const tutorial: Words = {
  Chapters: "Rozdziały",
  "From nothing to a planner in your hand": "Od zera do planera w ręku",
  "Octavo makes one PDF in which every page is a tap away: the year leads to its months, a month to its days, a day to its notes, and back. You decide what is on the pages.":
    "Octavo tworzy jeden plik PDF, w którym każda strona jest o jedno dotknięcie stąd: rok prowadzi do miesięcy, miesiąc do dni, dzień do notatek i z powrotem. Co jest na stronach, decydujesz Ty.",
  "Your first planner": "Pierwszy planer",
  "Masters, plan, planner": "Strony wzorcowe, plan, planer",
  "Links that find their page": "Linki, które znajdują swoją stronę",
  "Text that knows the date": "Tekst, który zna datę",
  "Onto your tablet": "Na tablet",
  "By keyboard": "Z klawiatury",

  "Create a project": "Utwórz projekt",
  "On {projects}, press {button}. Choose your tablet: pages get exactly the size of its screen, and keep clear of its toolbar.":
    "Na ekranie {projects} wybierz {button}. Wskaż swój tablet: strony będą dokładnie tak duże jak jego ekran i ominą jego pasek narzędzi.",
  "Pick a starter": "Wybierz gotowy zestaw",
  "Daily, weekly, monthly, a bullet journal: each is drawn for your tablet, your year and your language while you look. Blank begins with nothing.":
    "Dzienny, tygodniowy, miesięczny, bullet journal: każdy powstaje na Twoich oczach dla Twojego tabletu, roku i języka. Pusty zaczyna od niczego.",
  "Open a master to move, add and remove what is on its pages, and to draw links from one to another. Open the plan to decide which pages there are, and how many. Preview as shows the master as it looks on any day.":
    "Otwórz stronę wzorcową, aby przesuwać, dodawać i usuwać to, co jest na stronach, i rysować między nimi linki. Otwórz plan, aby zdecydować, jakie są strony i ile ich jest. „Podgląd jako” pokazuje stronę wzorcową taką, jaka jest w dowolnym dniu.",
  "Look at it": "Obejrzyj go",
  "The preview shows the pages as they will be printed. Follow its links: what works here works on the tablet.":
    "Podgląd pokazuje strony takie, jakie będą w pliku. Sprawdź linki: co działa tutaj, działa i na tablecie.",
  "Download the PDF": "Pobierz PDF",
  "One file with everything in it. A year with a page for each day is smaller than a photograph.":
    "Jeden plik, a w nim wszystko. Rok ze stroną na każdy dzień zajmuje mniej niż zdjęcie.",

  "A tap on a month of the year leads to that month, a tap on a date to that day.":
    "Dotknięcie miesiąca w roku prowadzi do tego miesiąca, dotknięcie daty do tego dnia.",
  "A {master} is the design of a page: its lines, boxes, calendars and links, drawn once. The {plan} says which pages there are: one Year, twelve Months, a Day for every day, sixty Notes. Together they make the planner. Change the master of a day, and all 365 days have changed.":
    "Układ strony, czyli linie, pola, kalendarze i linki, to narysowana raz {master}. Jakie są strony, mówi {plan}: jeden rok, dwanaście miesięcy, strona na każdy dzień, sześćdziesiąt notatek. Razem tworzą planer. Zmień stronę wzorcową dnia, a zmieni się wszystkie 365 dni.",
  "Each line of the plan is a {section}. It has a kind (what you call it), a master, and a way of making pages: once, for each day, each week or each month, or a number of times.":
    "Każdy wiersz planu to {section}. Ma rodzaj (czyli nazwę), stronę wzorcową i sposób tworzenia stron: raz, na każdy dzień, tydzień lub miesiąc albo określoną liczbę razy.",

  "Every page that has a date or a number has a name, its {destination}. A link says which name it leads to.":
    "Każda strona z datą lub numerem ma nazwę: to jej {destination}. Link mówi, do której nazwy prowadzi.",
  destination: "cel",
  "a name of your own, for a page that there is once": "własna nazwa, dla strony, która jest jedna",
  "a year": "rok",
  "a month": "miesiąc",
  "a day": "dzień",
  "the first notes page": "pierwsza strona notatek",
  "On a master a link cannot name one page, because the master stands for many. There you write a {binding}: what stands in brackets is worked out on each page, and {at} takes the value of a variable of that page.":
    "Na stronie wzorcowej link nie może podać jednej strony, bo wzorzec oznacza ich wiele. Tam wpisuje się {binding}: to, co w nawiasach, jest obliczane na każdej stronie, a {at} bierze wartość zmiennej tej strony.",
  binding: "powiązanie",
  "the month of this page's date": "miesiąc z datą tej strony",
  "from a calendar's cell to its day": "z komórki kalendarza do jej dnia",
  "the week of this page's date": "tydzień z datą tej strony",
  "from a grid of numbers to the notes page of that number": "z siatki numerów do strony notatek o tym numerze",
  "the fifth notes page": "piąta strona notatek",
  "the year": "rok",
  "Names of your own come from the {destinations} of a section, such as {name}. They take tokens in braces; {at} belongs in bindings only. A link that leads nowhere is reported before you download, with the nearest name that exists.":
    "Własne nazwy to {destinations} sekcji, na przykład {name}. Przyjmują tokeny w klamrach; {at} jest tylko w powiązaniach. Link, który prowadzi donikąd, jest zgłaszany przed pobraniem wraz z najbliższą istniejącą nazwą.",
  "named destinations": "nazwane cele",

  "A {token} in braces is replaced on each page. Write {text} on the master of a day, and every day says its own. Names of months and weekdays follow the language of the plan.":
    "Słowo w klamrach, czyli {token}, jest na każdej stronie zastępowane. Napisz {text} na stronie wzorcowej dnia, a każdy dzień poda własne. Nazwy miesięcy i dni są w języku planu.",
  token: "token",
  "on every page": "na każdej stronie",
  "2026-01-15, and as one says it: Thursday, January 15, 2026": "2026-01-15 i słownie: czwartek, 15 stycznia 2026",
  "parts of the date, on days, weeks and months": "części daty, na dniach, tygodniach i miesiącach",
  "Thursday, 3, 2026-W03": "czwartek, 3, 2026-W03",
  "with a zero in front: 01, 05": "z zerem na początku: 01, 05",
  "the neighbours, for arrows to the page before and the one after":
    "sąsiednie, do strzałek na poprzednią i następną stronę",
  "on counted pages: 5, 005, 60": "na stronach liczonych: 5, 005, 60",
  "A section may have {variables} of your own: give it {name} with the value {value}, and {written} is there on all of its pages.":
    "Sekcja może mieć {variables}: daj jej {name} o wartości {value}, a {written} będzie na wszystkich jej stronach.",
  "context variables": "własne zmienne kontekstowe",

  "Choose your tablet in the project before you design. A planner made for another screen is shrunk to fit, and its lines and targets with it.":
    "Wybierz tablet w projekcie, zanim zaczniesz rysować. Planer zrobiony na inny ekran zostanie zmniejszony, a z nim linie i pola dotyku.",
  "Drop the file on the desktop app, or upload it at my.remarkable.com. By cable: switch on the USB web interface in the tablet's storage settings and open {address} on the computer.":
    "Upuść plik na aplikację na komputerze albo prześlij go na my.remarkable.com. Kablem: włącz USB web interface w ustawieniach pamięci tabletu i otwórz na komputerze {address}.",
  "Tap links with a finger. The phone app does not follow them.":
    "Linków dotykaj palcem. W aplikacji na telefon nie działają.",
  "Copy it by cable into the folder {folder}, or send it with the Partner app or a cloud that the tablet is signed in to.":
    "Skopiuj go kablem do folderu {folder} albo wyślij aplikacją Partner lub przez chmurę, do której zalogowany jest tablet.",
  "Links react to the finger, not to the pen. The Contents panel lists months and weeks.":
    "Linki reagują na palec, nie na pióro. W panelu spisu treści są miesiące i tygodnie.",
  "Use Send to Kindle, in the browser or the app, so that you can write on the pages.":
    "Użyj Send to Kindle w przeglądarce lub aplikacji: wtedy po stronach można pisać.",
  "A tap on the top edge opens the menu, so the starters keep their links below it. Planners copied by cable may be for reading only.":
    "Dotknięcie górnej krawędzi otwiera menu, więc gotowe zestawy mają linki poniżej. Planery skopiowane kablem mogą być tylko do czytania.",
  "Open BOOXDrop on the tablet and the address that it shows on your computer, or copy the file by cable.":
    "Otwórz na tablecie BOOXDrop, a na komputerze adres, który pokazuje, albo skopiuj plik kablem.",
  "Open it in NeoReader. If the first tap is taken for a menu, tap the link again or switch the tap zones off.":
    "Otwórz go w NeoReader. Jeśli pierwsze dotknięcie otwiera menu, dotknij linku jeszcze raz albo wyłącz strefy dotyku.",
  "Connect it by cable, allow the connection on the screen, copy the file to the drive and eject it.":
    "Podłącz go kablem, zezwól na połączenie na ekranie, skopiuj plik na dysk i odłącz go bezpiecznie.",
  "Only the models with a pen write on PDFs.": "Po PDF piszą tylko modele z piórem.",
  "Any other": "Każdy inny",
  "Copy it by cable, like any PDF. Choose Device as the page size, and whole page as the view.":
    "Skopiuj go kablem jak każdy PDF. Jako rozmiar strony wybierz urządzenie, a jako widok całą stronę.",
  "Switch off cropping and reflow: they move what you see away from where the links are.":
    "Wyłącz przycinanie i dopasowywanie tekstu: przesuwają to, co widać, względem linków.",
  "When the planner changes": "Kiedy planer się zmienia",
  "{when}, the new PDF is a new document on the tablet, and what you wrote stays in the old one. The turn of a month is a good moment to change over.":
    "{when}, nowy PDF jest na tablecie nowym dokumentem, a to, co napisane, zostaje w starym. Przełom miesiąca to dobry moment na zmianę.",

  "Everything here works without a mouse. The first Tab on a page offers to skip to its content.":
    "Wszystko działa tu bez myszy. Pierwszy Tab na stronie proponuje przejście do jej treści.",
  "turn the pages of a planner on show": "przewracają strony oglądanego planera",
  "to its first and last page": "do pierwszej i ostatniej strony",
  "back to where a link was followed, and forward again": "wstecz do miejsca, gdzie był link, i z powrotem",
  "to the links of the page, and along them": "do linków na stronie i dalej nimi",
  "compile and open, in Build from YAML": "skompiluj i otwórz, na ekranie „Zbuduj z YAML”",
  "closes a dialog or menu; in a YAML editor, lets the next Tab leave it":
    "zamyka okno lub menu; w edytorze YAML pozwala wyjść następnym Tab",
  "In the editor": "W edytorze",
  "all shortcuts there are": "wszystkie skróty",
  "find a command by its name": "znajdź polecenie po nazwie",
  "a text, box, lines, divider or calendar to draw; on a button of the palette, Enter puts one down":
    "tekst, pole, linie, linia podziału lub kalendarz do narysowania; na przycisku palety Enter od razu wstawia",
  "draw a link": "narysuj link",
  "to the next thing on the page": "do następnego elementu na stronie",
  "move it by a point, with Shift by ten; with Ctrl make it larger or smaller":
    "przesuń o punkt, z Shift o dziesięć; z Ctrl powiększ lub zmniejsz",
  "write in it": "pisz w nim",
  "undo, as far back as you like; with Shift again forward": "cofnij, jak daleko chcesz; z Shift ponów",
  save: "zapisz",
  "to the next part of the screen: tools, page, panels": "do następnej części ekranu: narzędzia, strona, panele",
};
