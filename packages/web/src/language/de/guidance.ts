import type { Area } from "./forms.ts";

/** Explained terms, hints and examples. */
export const guidance = {
  // Terms
  Section: "Abschnitt",
  Part: "Baustein",
  Token: "Platzhalter",
  "A section is an entry of the plan. It makes one page from its master, one for each day, week or month, or as many as you say.":
    "Ein Abschnitt ist ein Eintrag des Plans. Er macht aus seinem Master eine Seite, eine pro Tag, Woche oder Monat oder so viele, wie du angibst.",
  "A part is a ready-made piece of a page, such as a schedule or a habit tracker. Insert it, and change it as you like.":
    "Ein Baustein ist ein fertiges Stück einer Seite, zum Beispiel ein Tagesablauf oder ein Habit-Tracker. Füge ihn ein und ändere ihn, wie du möchtest.",
  "A block is a piece that several masters share, such as a header. If you change it in one place, it changes everywhere.":
    "Ein Block ist ein Stück, das mehrere Master gemeinsam haben, zum Beispiel eine Kopfzeile. Änderst du ihn an einer Stelle, ändert er sich überall.",
  "A style is a look with a name: font, size, color and lines. If you change the style, everything that uses it changes.":
    "Ein Stil ist ein Aussehen mit einem Namen: Schrift, Größe, Farbe und Linien. Änderst du den Stil, ändert sich alles, was ihn benutzt.",
  "A token is a word in braces. Each page replaces it by its own value: {token} is Monday on one page and Tuesday on the next.":
    "Ein Platzhalter ist ein Wort in geschweiften Klammern. Jede Seite setzt dort ihren eigenen Wert ein: {token} ist auf einer Seite Montag, auf der nächsten Dienstag.",
  "An anchor gives a place on a page a name, so that links can lead there. It is not printed.":
    "Ein Anker gibt einer Stelle auf einer Seite einen Namen, damit Links dorthin führen können. Er wird nicht gedruckt.",

  // Hints
  "Explain “{heading}”": "„{heading}“ erklären",
  "All words in the tutorial": "Alle Begriffe im Tutorial",
  "The words": "Die Begriffe",
} satisfies Area<"guidance">;
