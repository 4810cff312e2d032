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
} satisfies Translations;
