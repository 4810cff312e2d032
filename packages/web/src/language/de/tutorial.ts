import type { Area } from "./forms.ts";

export const tutorial = {
  Chapters: "Kapitel",
  "Create your first planner": "Erstelle deinen ersten Planer",
  "Octavo creates one PDF with links between its pages: from the year to its months, from a month to its days, from a day to its notes, and back. You design the pages.":
    "Octavo erstellt ein einziges PDF mit Links zwischen den Seiten: vom Jahr zu den Monaten, vom Monat zu den Tagen, vom Tag zu den Notizen und zurück. Du gestaltest die Seiten.",
  "Your first planner": "Dein erster Planer",
  "Masters, plan, planner": "Master, Plan, Planer",
  "Links and destinations": "Links und Ziele",
  "Tokens in text": "Platzhalter im Text",
  "Copy to your tablet": "Aufs Tablet kopieren",
  "Keyboard shortcuts": "Tastenkürzel",

  "Create a project": "Projekt erstellen",
  "On {projects}, select {button}. Choose your tablet. The pages then match its screen and leave room for its toolbar.":
    "Klicke unter {projects} auf {button}. Wähle dein Tablet. Die Seiten passen dann zu seinem Bildschirm und lassen Platz für seine Werkzeugleiste.",
  "Pick a starter": "Basisplaner wählen",
  "Choose a daily, weekly or monthly planner or a bullet journal. The preview shows your tablet, year and language. Blank creates an empty project.":
    "Wähle einen Tages-, Wochen- oder Monatsplaner oder ein Bullet Journal. Die Vorschau zeigt dein Tablet, dein Jahr und deine Sprache. „Leer“ erstellt ein leeres Projekt.",
  "Open a master to add, move and remove widgets and to draw links. Open the plan to choose the pages and their number. “Preview as” shows the master on any date.":
    "Öffne einen Master, um Elemente hinzuzufügen, zu verschieben und zu entfernen und um Links zu zeichnen. Öffne den Plan, um die Seiten und ihre Anzahl zu wählen. „Vorschau als“ zeigt den Master an einem beliebigen Datum.",
  "Check the preview": "Vorschau prüfen",
  "The preview shows the pages as in the PDF. Follow the links to test them.":
    "Die Vorschau zeigt die Seiten wie im PDF. Folge den Links, um sie zu testen.",
  "Download the PDF": "PDF herunterladen",
  "One file contains all pages. A year with a page for each day is smaller than a photo.":
    "Eine Datei enthält alle Seiten. Ein Jahr mit einer Seite pro Tag ist kleiner als ein Foto.",

  "Tap a month to open its page. Tap a date to open its day.":
    "Tippe auf einen Monat, um seine Seite zu öffnen. Tippe auf ein Datum, um den Tag zu öffnen.",
  "A {master} is the design of a page: its lines, boxes, calendars and links. The {plan} defines the pages: one Year, twelve Months, a Day for every day, sixty Notes. Together they make the planner. If you change the day master, all 365 days change.":
    "Ein {master} ist das Design einer Seite: ihre Linien, Kästen, Kalender und Links. Der {plan} legt die Seiten fest: ein Jahr, zwölf Monate, einen Tag für jeden Tag, sechzig Notizen. Zusammen ergeben sie den Planer. Wenn du den Tagesmaster änderst, ändern sich alle 365 Tage.",
  "The plan consists of {section}s. Each has a kind (its name), a master, and a generation mode: once, for each day, week or month, or a number of times.":
    "Jeder {section} des Plans hat eine Art (seinen Namen), einen Master und eine Erzeugung: einmal, pro Tag, Woche oder Monat oder nach Anzahl.",

  "Every page with a date or a number has a name, its {destination}. A link refers to this name.":
    "Jede Seite mit einem Datum oder einer Nummer hat einen Namen, ihr {destination}. Ein Link bezieht sich auf diesen Namen.",
  destination: "Ziel",
  "your own name for a single page": "dein eigener Name für eine einzelne Seite",
  "a year": "ein Jahr",
  "a month": "ein Monat",
  "a day": "ein Tag",
  "the first notes page": "die erste Notizseite",
  "A master is used for many pages, so its links use a {binding} instead of a fixed name. The value in brackets is computed on each page. {at} inserts a variable of that page.":
    "Ein Master gilt für viele Seiten, deshalb verwenden seine Links eine {binding} statt eines festen Namens. Der Wert in Klammern wird auf jeder Seite berechnet. {at} fügt eine Variable dieser Seite ein.",
  binding: "Bindung",
  "the month of this page's date": "der Monat zum Datum dieser Seite",
  "the day of a calendar cell": "der Tag einer Kalenderzelle",
  "the week of this page's date": "die Woche zum Datum dieser Seite",
  "the notes page with the number of a grid cell": "die Notizseite mit der Nummer einer Rasterzelle",
  "the fifth notes page": "die fünfte Notizseite",
  "the year": "das Jahr",
  "You can define your own names as {destinations} of a section, such as {name}. They use tokens in braces; {at} is only for bindings. The preview reports links without a destination and suggests the closest name.":
    "Eigene Namen kannst du als {destinations} eines Abschnitts festlegen, etwa {name}. Sie verwenden Platzhalter in geschweiften Klammern; {at} gilt nur für Bindungen. Die Vorschau meldet Links ohne Ziel und schlägt den ähnlichsten Namen vor.",
  "named destinations": "benannte Ziele",

  "A {token} in braces is replaced on each page. If you write {text} on a day master, every day shows its own date. Names of months and weekdays use the language of the plan.":
    "Ein {token} in geschweiften Klammern wird auf jeder Seite ersetzt. Wenn du {text} auf einen Tagesmaster schreibst, zeigt jeder Tag sein eigenes Datum. Namen von Monaten und Wochentagen stehen in der Sprache des Plans.",
  token: "Platzhalter",
  "on every page": "auf jeder Seite",
  "2026-01-15; in words: Thursday, January 15, 2026": "2026-01-15; in Worten: Donnerstag, 15. Januar 2026",
  "parts of the date, on days, weeks and months": "Teile des Datums, auf Tagen, Wochen und Monaten",
  "Thursday, 3, 2026-W03": "Donnerstag, 3, 2026-W03",
  "with leading zeros: 01, 05": "mit führenden Nullen: 01, 05",
  "previous and next, for arrows to other pages": "vorherige und nächste, für Pfeile zu anderen Seiten",
  "on counted pages: 5, 005, 60": "auf gezählten Seiten: 5, 005, 60",
  "A section can have {variables}: add {name} with the value {value} to use {written} on all of its pages.":
    "Ein Abschnitt kann {variables} haben: Füge {name} mit dem Wert {value} hinzu, um {written} auf allen seinen Seiten zu verwenden.",
  "context variables": "Kontextvariablen",

  "Choose your tablet in the project before you design. A planner for another screen is scaled, including its lines and tap targets.":
    "Wähle dein Tablet im Projekt, bevor du gestaltest. Ein Planer für einen anderen Bildschirm wird skaliert, samt seinen Linien und Tippflächen.",
  "The menu of a project shows these steps too, and makes the codes and addresses. It also says how to replace a planner and keep your ink, and on which devices nobody has tried it.":
    "Auch das Menü eines Projekts zeigt diese Schritte und erstellt die Codes und Adressen. Außerdem erklärt es, wie du einen Planer ersetzt und deine Handschrift behältst und auf welchen Geräten es noch niemand versucht hat.",

  "You can use the whole studio with the keyboard. The first Tab on a page offers to skip to the content.":
    "Du kannst das ganze Studio mit der Tastatur bedienen. Das erste Tab auf einer Seite bietet an, zum Inhalt zu springen.",
  "turn the pages of a planner": "durch die Seiten eines Planers blättern",
  "go to the first or last page": "zur ersten oder letzten Seite gehen",
  "go back to the page before a link, and forward again": "zurück zur Seite vor einem Link und wieder vor",
  "select a link on the page and follow it": "einen Link auf der Seite auswählen und ihm folgen",
  "compile and open, in Build from YAML": "kompilieren und öffnen, in „Aus YAML erzeugen“",
  "close a dialog or menu; in a YAML editor, the next Tab then leaves the editor":
    "ein Dialogfeld oder Menü schließen; in einem YAML-Editor verlässt das nächste Tab dann den Editor",
  "In the editor": "Im Editor",
  "show all shortcuts": "alle Tastenkürzel anzeigen",
  "find a command by its name": "einen Befehl nach Namen suchen",
  "find and replace text in all masters and pages": "Text in allen Mastern und Seiten suchen und ersetzen",
  "draw a text, box, lines, divider or calendar; Enter on a palette button inserts one":
    "Text, Kasten, Linien, Trennlinie oder Kalender zeichnen; Enter auf einer Schaltfläche der Palette fügt eines ein",
  "draw a link": "einen Link zeichnen",
  "select the next widget": "das nächste Element auswählen",
  "move it by one point, with Shift by a step of the grid; with Ctrl resize it":
    "um einen Punkt verschieben, mit Umschalt um einen Rasterschritt; mit Strg die Größe ändern",
  "show the distances of the selected widget to the page, or to the widget under the pointer":
    "die Abstände des gewählten Elements zur Seite zeigen, oder zum Element unter dem Zeiger",
  "edit its text": "den Text bearbeiten",
  "reset the property that has the focus": "die Eigenschaft mit dem Fokus zurücksetzen",
  "undo; with Shift redo": "rückgängig; mit Umschalt wiederholen",
  save: "speichern",
  "go to the next region: tools, page, panels": "zum nächsten Bereich: Werkzeuge, Seite, Panels",
} satisfies Area<"tutorial">;
