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
  "The first and the last day decide which days, weeks and months the planner has.":
    "Pierwszy i ostatni dzień decydują, jakie dni, tygodnie i miesiące ma planer.",
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
  "The pages are as large as this screen. If you choose another device, the designs are fitted to it.":
    "Strony są tak duże jak ten ekran. Gdy wybierzesz inne urządzenie, układy zostaną do niego dopasowane.",
  "Download one PDF with all pages and links. Then you see how to copy it to your tablet.":
    "Pobierz jeden plik PDF ze wszystkimi stronami i linkami. Potem zobaczysz, jak skopiować go na tablet.",
  "Choose a widget or a ready-made part. It lands on the page, and you drag it where it belongs.":
    "Wybierz element lub gotową część. Pojawi się na stronie, a Ty przeciągniesz ją na miejsce.",
  "Select something on the page. Drag it to move it, and double-click a text to write.":
    "Zaznacz coś na stronie. Przeciągnij, aby przesunąć, i kliknij dwukrotnie tekst, aby pisać.",
  "Change here what you have selected. With nothing selected, change the styles of the whole planner.":
    "Tu zmieniasz to, co zaznaczone. Gdy nic nie jest zaznaczone, zmieniasz style całego planera.",
  "When you save, all pages with this design change.": "Po zapisaniu zmieniają się wszystkie strony z tym układem.",
  "Turn on here what the planner needs, such as weeks, and choose the master of its pages.":
    "Włącz tu to, czego potrzebuje planer, na przykład tygodnie, i wybierz stronę wzorcową ich stron.",
} satisfies Translations;
