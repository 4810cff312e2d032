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
  "The first and the last day decide which days, weeks and months the planner has. Holidays, birthdays and other own days are on the Dates tab.":
    "Der erste und der letzte Tag bestimmen, welche Tage, Wochen und Monate der Planer hat. Feiertage, Geburtstage und andere eigene Tage sind im Tab „Termine“.",
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
  "Pages match this screen exactly. If you choose another device, the designs adapt to it.":
    "Die Seiten sind so groß wie dieser Bildschirm. Wählst du ein anderes Gerät, werden die Designs angepasst.",
  "Download one PDF with all pages and links. Afterwards, you see how to copy it to your tablet.":
    "Lade ein PDF mit allen Seiten und Links herunter. Danach siehst du, wie es auf dein Tablet kommt.",
  "Choose a widget or a ready-made part. It lands on the page, and you drag it where it belongs.":
    "Wähle ein Element oder einen fertigen Baustein. Es landet auf der Seite, und du ziehst es an seinen Platz.",
  "Select something on the page. Drag it to move it, and double-click a text to write. Enter ends a text of one line; Shift + Enter starts a new line.":
    "Wähle etwas auf der Seite aus. Ziehe es, um es zu verschieben, und doppelklicke auf einen Text, um zu schreiben. Enter beendet einen einzeiligen Text, Umschalt + Enter beginnt eine neue Zeile.",
  "Tap something on the page to select it. Drag it to move it, tap a text twice to write, and tap beside it when you have finished.":
    "Tippe etwas auf der Seite an, um es auszuwählen. Ziehe es, um es zu verschieben, tippe zweimal auf einen Text, um zu schreiben, und daneben, wenn du fertig bist.",
  "Change here what you have selected. With nothing selected, change the styles of the whole planner.":
    "Ändere hier, was ausgewählt ist. Ist nichts ausgewählt, änderst du die Stile des ganzen Planers.",
  "When you save, all pages with this design change.": "Beim Speichern ändern sich alle Seiten mit diesem Design.",
  "Turn on here what the planner needs, such as weeks, and choose the master of its pages. Lists, such as projects or pupils, have a tab of their own.":
    "Schalte hier ein, was der Planer braucht, zum Beispiel Wochen, und wähle den Master der Seiten. Listen, zum Beispiel von Projekten oder Schülern, haben einen eigenen Tab.",

  // Examples
  Examples: "Beispiele",
  "Each is a small project that shows one thing. Open one, change what you like, and throw it away.":
    "Jedes ist ein kleines Projekt, das eine Sache zeigt. Öffne eines, ändere, was du willst, und wirf es weg.",
  "Opening…": "Wird geöffnet…",
  "Example: {name}": "Beispiel: {name}",
  "Throw away": "Wegwerfen",
  "Keep as my project": "Als mein Projekt behalten",
  "An index": "Ein Index",
  "Tap a number on the first page: it opens a note. The number at the top of the note leads back. One grid makes all links.":
    "Tippe auf der ersten Seite auf eine Zahl: Sie öffnet eine Notiz. Die Zahl oben auf der Notiz führt zurück. Ein Raster macht alle Links.",
  "Month tabs": "Monatsregister",
  "Every page has the months at its side and marks its own. The tabs are a block that all masters show, so they are drawn once.":
    "Jede Seite hat die Monate am Rand und markiert ihren eigenen. Das Register ist ein Block, den alle Master zeigen. Es ist also nur einmal gezeichnet.",
  "A habit tracker": "Ein Habit-Tracker",
  "Each month has a row for each day, with columns to tick off. Select the list of days in the master to change the number of columns.":
    "Jeder Monat hat eine Zeile pro Tag mit Spalten zum Abhaken. Wähle im Master die Tagesliste aus, um die Zahl der Spalten zu ändern.",
  "The month shows the events of a calendar, and its list leads to the days. Only days with an event have a page. Add your own calendar on the tab Dates.":
    "Der Monat zeigt die Termine eines Kalenders, und seine Liste führt zu den Tagen. Nur Tage mit einem Termin haben eine Seite. Füge im Tab „Termine“ deinen eigenen Kalender hinzu.",
  "A rotating timetable": "Ein rotierender Stundenplan",
  "School days count from 1 to 4 and start again. Each day leads to the timetable of its number. The numbers are events on the tab Dates.":
    "Schultage zählen von 1 bis 4 und beginnen dann von vorn. Jeder Tag führt zum Stundenplan seiner Nummer. Die Nummern sind Termine im Tab „Termine“.",
  "Pages from a list": "Seiten aus einer Liste",
  "Each name of the list has a page and a line in the index. Add a name on the tab Lists, and both follow.":
    "Jeder Name der Liste hat eine Seite und eine Zeile im Index. Füge im Tab „Listen“ einen Namen hinzu, und beide folgen.",
  "A block on two masters": "Ein Block auf zwei Mastern",
  "Days and notes have the same header, which is a block. Change it on one master, and it changes on both.":
    "Tage und Notizen haben dieselbe Kopfzeile: einen Block. Ändere ihn auf einem Master, und er ändert sich auf beiden.",
  "Styles and themes": "Stile und Gestaltungen",
  "Title, text and lines have styles. Open the master and choose another theme: all of them change together.":
    "Titel, Text und Linien haben Stile. Öffne den Master und wähle eine andere Gestaltung: Alle ändern sich zusammen.",
  "An anchor and its links": "Ein Anker und seine Links",
  "The month has an anchor named “goals”. A link on every day leads there, and the days of the calendar lead to their pages.":
    "Der Monat hat einen Anker namens „goals“. Ein Link auf jedem Tag führt dorthin, und die Tage des Kalenders führen zu ihren Seiten.",
  "One master makes all these days. Its tokens put another date, number and neighbor on each page. Open it to see them.":
    "Ein Master macht alle diese Tage. Seine Platzhalter setzen auf jede Seite ein anderes Datum, eine andere Nummer und andere Nachbarn. Öffne ihn, um sie zu sehen.",
} satisfies Area<"guidance">;
