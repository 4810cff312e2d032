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
  "Hint {number} of {total}": "Hinweis {number} von {total}",
  "{number} of {total}": "{number} von {total}",
  "Skip all hints": "Alle Hinweise überspringen",
  Next: "Weiter",
  "Show hints again": "Hinweise wieder anzeigen",
  "The hints appear again when you open a project.": "Die Hinweise erscheinen wieder, wenn du ein Projekt öffnest.",
  "The first and the last day decide which days, weeks and months the planner has.":
    "Der erste und der letzte Tag bestimmen, welche Tage, Wochen und Monate der Planer hat.",
  "Add a section. It makes pages from a master, for example one for each day.":
    "Füge einen Abschnitt hinzu. Er macht Seiten aus einem Master, zum Beispiel eine für jeden Tag.",
  "Each of these is a section. Open one to choose its master and how often it repeats.":
    "Jeder Eintrag ist ein Abschnitt. Öffne einen, um seinen Master und die Wiederholung zu wählen.",
  "The pages follow each change at once. Save the plan to keep it.":
    "Die Seiten folgen jeder Änderung sofort. Speichere den Plan, um sie zu behalten.",
  "These are the pages of your planner. Tap a date or a tab: links work here as on your tablet.":
    "Das sind die Seiten deines Planers. Tippe auf ein Datum oder ein Register: Links funktionieren hier wie auf deinem Tablet.",
  "Start here: draw the first page, such as a day. The plan then makes pages from it.":
    "Fang hier an: Zeichne die erste Seite, zum Beispiel einen Tag. Der Plan macht daraus Seiten.",
  "Open a master to change the design. All pages that use it change with it.":
    "Öffne einen Master, um das Design zu ändern. Alle Seiten, die ihn benutzen, ändern sich mit.",
  "The pages are as large as this screen. If you choose another device, the designs are fitted to it.":
    "Die Seiten sind so groß wie dieser Bildschirm. Wählst du ein anderes Gerät, werden die Designs angepasst.",
  "Download one PDF with all pages and links. Then you see how to copy it to your tablet.":
    "Lade ein PDF mit allen Seiten und Links herunter. Danach siehst du, wie es auf dein Tablet kommt.",
  "Choose a widget or a ready-made part. It lands on the page, and you drag it where it belongs.":
    "Wähle ein Element oder einen fertigen Baustein. Es landet auf der Seite, und du ziehst es an seinen Platz.",
  "Select something on the page. Drag it to move it, and double-click a text to write.":
    "Wähle etwas auf der Seite aus. Ziehe es, um es zu verschieben, und doppelklicke auf einen Text, um zu schreiben.",
  "Change here what you have selected. With nothing selected, change the styles of the whole planner.":
    "Ändere hier, was ausgewählt ist. Ist nichts ausgewählt, änderst du die Stile des ganzen Planers.",
  "When you save, all pages with this design change.": "Beim Speichern ändern sich alle Seiten mit diesem Design.",
  "Turn on here what the planner needs, such as weeks, and choose the master of its pages.":
    "Schalte hier ein, was der Planer braucht, zum Beispiel Wochen, und wähle den Master der Seiten.",
} satisfies Area<"guidance">;
