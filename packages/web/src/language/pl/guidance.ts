import type { Translations } from "./forms.ts";

/** Explained terms, hints and examples. */
export const guidance = {
  // Terms
  Section: "Sekcja",
  Part: "Część",
  Token: "Token",
  "A section is an entry of the plan. It makes one page from its master, one for each day, week or month, or as many as you say.":
    "Sekcja to pozycja planu. Tworzy ze swojej strony wzorcowej jedną stronę, po jednej na każdy dzień, tydzień lub miesiąc albo tyle, ile podasz.",
  "A part is a ready-made piece of a page, such as a schedule or a habit tracker. Insert it, and change it as you like.":
    "Część to gotowy fragment strony, na przykład rozkład dnia lub lista nawyków. Wstaw ją i zmień, jak chcesz.",
  "A block is a piece that several masters share, such as a header. If you change it in one place, it changes everywhere.":
    "Blok to fragment wspólny dla kilku stron wzorcowych, na przykład nagłówek. Zmieniony w jednym miejscu, zmienia się wszędzie.",
  "A style is a look with a name: font, size, color and lines. If you change the style, everything that uses it changes.":
    "Styl to wygląd, który ma nazwę: czcionka, rozmiar, kolor i linie. Gdy zmienisz styl, zmieni się wszystko, co go używa.",
  "A token is a word in braces. Each page replaces it by its own value: {token} is Monday on one page and Tuesday on the next.":
    "Token to słowo w klamrach. Każda strona wstawia w to miejsce własną wartość: {token} to na jednej stronie poniedziałek, na następnej wtorek.",
  "An anchor gives a place on a page a name, so that links can lead there. It is not printed.":
    "Kotwica nadaje nazwę miejscu na stronie, aby mogły do niego prowadzić linki. Nie jest drukowana.",

  // Hints
  "Explain “{heading}”": "Wyjaśnij „{heading}”",
  "All words in the tutorial": "Wszystkie pojęcia w samouczku",
  "The words": "Pojęcia",
  "Hint {number} of {total}": "Wskazówka {number} z {total}",
  "{number} of {total}": "{number} z {total}",
  "Skip all hints": "Pomiń wszystkie",
  Next: "Dalej",
  "Show hints again": "Pokaż wskazówki ponownie",
  "The hints appear again when you open a project.": "Wskazówki pojawią się ponownie, gdy otworzysz projekt.",
  "The first and the last day decide which days, weeks and months the planner has. Holidays, birthdays and other own days are on the Dates tab.":
    "Pierwszy i ostatni dzień decydują, jakie dni, tygodnie i miesiące ma planer. Święta, urodziny i inne własne dni są na karcie Daty.",
  "Add a section. It makes pages from a master, for example one for each day.":
    "Dodaj sekcję. Tworzy strony ze strony wzorcowej, na przykład po jednej na każdy dzień.",
  "Each of these is a section. Open one to choose its master and how often it repeats.":
    "Każda pozycja to sekcja. Otwórz ją, aby wybrać stronę wzorcową i powtarzanie.",
  "The pages follow each change at once. Save the plan to keep it.":
    "Strony od razu pokazują każdą zmianę. Zapisz plan, aby ją zachować.",
  "These are the pages of your planner. Tap a date or a tab: links work here as on your tablet.":
    "To są strony Twojego planera. Dotknij daty lub zakładki: linki działają tu tak jak na tablecie.",
  "Start here: draw the first page, such as a day. The plan then makes pages from it.":
    "Zacznij tutaj: narysuj pierwszą stronę, na przykład dzień. Plan utworzy z niej strony.",
  "Open a master to change the design. All pages that use it change with it.":
    "Otwórz stronę wzorcową, aby zmienić układ. Zmienią się z nią wszystkie strony, które jej używają.",
  "Pages match this screen exactly. If you choose another device, the designs adapt to it.":
    "Strony są tak duże jak ten ekran. Gdy wybierzesz inne urządzenie, układy zostaną do niego dopasowane.",
  "Download one PDF with all pages and links. Afterwards, you see how to copy it to your tablet.":
    "Pobierz jeden plik PDF ze wszystkimi stronami i linkami. Potem zobaczysz, jak skopiować go na tablet.",
  "Choose a widget or a ready-made part. It lands on the page, and you drag it where it belongs.":
    "Wybierz element lub gotową część. Pojawi się na stronie, a Ty przeciągniesz ją na miejsce.",
  "Select something on the page. Drag it to move it, and double-click a text to write. Enter ends a text of one line; Shift + Enter starts a new line.":
    "Zaznacz coś na stronie. Przeciągnij, aby przesunąć, i kliknij dwukrotnie tekst, aby pisać. Enter kończy tekst w jednym wierszu, a Shift + Enter zaczyna nowy wiersz.",
  "Tap something on the page to select it. Drag it to move it, tap a text twice to write, and tap beside it when you have finished.":
    "Dotknij czegoś na stronie, aby to zaznaczyć. Przeciągnij, aby przesunąć, dotknij tekstu dwa razy, aby pisać, a potem dotknij obok, gdy skończysz.",
  "Change here what you have selected. With nothing selected, change the styles of the whole planner.":
    "Tu zmieniasz to, co zaznaczone. Gdy nic nie jest zaznaczone, zmieniasz style całego planera.",
  "When you save, all pages with this design change.": "Po zapisaniu zmieniają się wszystkie strony z tym układem.",
  "Turn on here what the planner needs, such as weeks, and choose the master of its pages. Lists, such as projects or pupils, have a tab of their own.":
    "Włącz tu to, czego potrzebuje planer, na przykład tygodnie, i wybierz stronę wzorcową ich stron. Listy, na przykład projektów lub uczniów, mają własną kartę.",

  // Examples
  Examples: "Przykłady",
  "Each is a small project that shows one thing. Open one, change what you like, and throw it away.":
    "Każdy to mały projekt, który pokazuje jedną rzecz. Otwórz go, zmień, co chcesz, i wyrzuć.",
  "Opening…": "Otwieranie…",
  "Example: {name}": "Przykład: {name}",
  "Throw away": "Wyrzuć",
  "Keep as my project": "Zachowaj jako mój projekt",
  "An index": "Spis",
  "Tap a number on the first page: it opens a note. The number at the top of the note leads back. One grid makes all links.":
    "Dotknij numeru na pierwszej stronie: otworzy notatkę. Numer na górze notatki prowadzi z powrotem. Wszystkie linki tworzy jedna siatka.",
  "Month tabs": "Zakładki miesięcy",
  "Every page has the months at its side and marks its own. The tabs are a block that all masters show, so they are drawn once.":
    "Każda strona ma z boku miesiące i oznacza swój. Zakładki to blok, który pokazują wszystkie strony wzorcowe, więc są narysowane raz.",
  "A habit tracker": "Lista nawyków",
  "Each month has a row for each day, with columns to tick off. Select the list of days in the master to change the number of columns.":
    "Każdy miesiąc ma wiersz na każdy dzień i kolumny do odhaczania. Zaznacz listę dni na stronie wzorcowej, aby zmienić liczbę kolumn.",
  "The month shows the events of a calendar, and its list leads to the days. Only days with an event have a page. Add your own calendar on the tab Dates.":
    "Miesiąc pokazuje wydarzenia z kalendarza, a jego lista prowadzi do dni. Stronę mają tylko dni z wydarzeniem. Dodaj własny kalendarz na karcie „Daty”.",
  "A rotating timetable": "Rotacyjny plan lekcji",
  "School days count from 1 to 4 and start again. Each day leads to the timetable of its number. The numbers are events on the tab Dates.":
    "Dni szkolne liczą się od 1 do 4 i od nowa. Każdy dzień prowadzi do planu lekcji o swoim numerze. Numery to wydarzenia na karcie „Daty”.",
  "Pages from a list": "Strony z listy",
  "Each name of the list has a page and a line in the index. Add a name on the tab Lists, and both follow.":
    "Każde nazwisko z listy ma stronę i wiersz w spisie. Dodaj nazwisko na karcie „Listy”, a pojawi się jedno i drugie.",
  "A block on two masters": "Blok na dwóch stronach wzorcowych",
  "Days and notes have the same header, which is a block. Change it on one master, and it changes on both.":
    "Dni i notatki mają ten sam nagłówek, który jest blokiem. Zmień go na jednej stronie wzorcowej, a zmieni się na obu.",
  "Styles and themes": "Style i motywy",
  "Title, text and lines have styles. Open the master and choose another theme: all of them change together.":
    "Tytuł, tekst i linie mają style. Otwórz stronę wzorcową i wybierz inny motyw: wszystkie zmienią się razem.",
  "An anchor and its links": "Kotwica i jej linki",
  "The month has an anchor named “goals”. A link on every day leads there, and the days of the calendar lead to their pages.":
    "Miesiąc ma kotwicę o nazwie „goals”. Prowadzi do niej link na każdym dniu, a dni kalendarza prowadzą do swoich stron.",
  "One master makes all these days. Its tokens put another date, number and neighbor on each page. Open it to see them.":
    "Jedna strona wzorcowa tworzy wszystkie te dni. Jej tokeny wstawiają na każdej stronie inną datę, numer i sąsiadów. Otwórz ją, aby je zobaczyć.",
} satisfies Translations;
