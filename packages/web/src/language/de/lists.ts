import type { Area } from "./forms.ts";

/** Texts of src/screens/project/lists. */
export const lists = {
  "Lists ({count})": "Listen ({count})",
  Lists: "Listen",
  List: "Liste",
  "Lists of the plan": "Listen des Plans",
  "New list": "Neue Liste",
  "Add another list": "Weitere Liste hinzufügen",
  "A list has rows, such as pupils, clients or recipes. Each row can have pages of its own, or a planner of its own. Files are read in this browser.":
    "Eine Liste hat Zeilen, etwa Schüler, Kunden oder Rezepte. Jede Zeile kann eigene Seiten oder einen eigenen Planer haben. Dateien werden in diesem Browser gelesen.",
  "Paste cells here": "Zellen hier einfügen",
  "Copy the cells in your spreadsheet, or type names, each on a line of its own.":
    "Kopiere die Zellen in deiner Tabelle, oder tippe Namen, jeden in eine eigene Zeile.",
  "First line is a heading": "Erste Zeile ist eine Überschrift",
  "Table files": "Tabellendateien",
  "Open a table…": "Tabelle öffnen…",
  "Start with an empty list": "Mit einer leeren Liste beginnen",
  "Drop tables and pictures here": "Tabellen und Bilder hier ablegen",
  "Add a page for each row": "Seite für jede Zeile hinzufügen",
  "Download a planner for each row": "Planer für jede Zeile herunterladen",
  "Pages come with an index that links to them. A planner for each row has the row's name and, in columns start_date and end_date, its own dates.":
    "Die Seiten bekommen ein Verzeichnis, das zu ihnen führt. Der Planer einer Zeile hat ihren Namen und, aus den Spalten start_date und end_date, eigene Daten.",
  "With a page of notes behind each page": "Mit einer Notizseite hinter jeder Seite",
  "Planner {count} of {total}": "Planer {count} von {total}",
  "Rows of {name}": "Zeilen von {name}",
  "row {row} is on page {page}": "Zeile {row} ist auf Seite {page}",
  "New row": "Neue Zeile",
  "(key)": "(Schlüssel)",
  "Text of the cell": "Text der Zelle",
  "Problems of the list": "Probleme der Liste",
  "The rows of this list cannot be read. Correct them in the YAML of the plan, or open a table again.":
    "Die Zeilen dieser Liste können nicht gelesen werden. Korrigiere sie im YAML des Plans, oder öffne noch einmal eine Tabelle.",
  "Another list has this name.": "Eine andere Liste hat diesen Namen.",
  "Column {name}": "Spalte {name}",
  "Name of the column": "Name der Spalte",
  "Another column has this name.": "Eine andere Spalte hat diesen Namen.",
  "Designs show its cells with {token}.": "In Entwürfen zeigt {token} ihre Zellen.",
  "List renamed, also in headings and links of the pages.":
    "Liste umbenannt, auch in Überschriften und Links der Seiten.",
  "Column renamed, also in: {names}": "Spalte umbenannt, auch in: {names}",
  "Refers to the list": "Verweist auf die Liste",
  "Identifies the rows, so that updates keep their pages":
    "Identifiziert die Zeilen, damit Aktualisierungen ihre Seiten behalten",
  "Title of each row, in contents and file names": "Titel jeder Zeile, im Inhalt und in Dateinamen",
  "Insert row": "Zeile einfügen",
  "Delete rows": "Zeilen löschen",
  "Insert column": "Spalte einfügen",
  "Delete column": "Spalte löschen",
  "Replace rows with a table…": "Zeilen durch eine Tabelle ersetzen…",
  "Table with other rows": "Tabelle mit anderen Zeilen",
  "Add pictures…": "Bilder hinzufügen…",
  "Picture files": "Bilddateien",
  pictures: "Bilder",
  "Remove list": "Liste entfernen",
  "The plan has no lists. Add one on the Lists tab.":
    "Der Plan hat keine Listen. Füge auf der Registerkarte Listen eine hinzu.",
  "Rows with pages": "Zeilen mit Seiten",
  "rows with pages": "Zeilen mit Seiten",
  "One item for each value of": "Ein Element für jeden Wert von",
  "Each row gets its own page": "Jede Zeile bekommt eine eigene Seite",
  "Order by": "Sortieren nach",
  "Order of the list": "Reihenfolge der Liste",
  "In reverse order": "Vom letzten zum ersten",
  "Only rows with a value of": "Nur Zeilen mit einem Wert von",
  "All rows": "Alle Zeilen",
  "{count} rows": ["{count} Zeile", "{count} Zeilen"],
  "{count} rows read.": ["{count} Zeile gelesen.", "{count} Zeilen gelesen."],
  "{count} pictures added.": ["{count} Bild hinzugefügt.", "{count} Bilder hinzugefügt."],
  "The lists of this plan are public with it. Remove names and dates of others from them.":
    "Die Listen dieses Plans sind mit ihm öffentlich. Entferne Namen und Daten anderer daraus.",
  "The lists of this plan become public with it. Remove names and dates of others from them first.":
    "Die Listen dieses Plans werden mit ihm öffentlich. Entferne zuerst Namen und Daten anderer daraus.",
  "What others see": "Das sehen andere",
  "The name of the project and all text on its pages": "Den Namen des Projekts und allen Text auf seinen Seiten",
  "{author} as the author, also in the PDF": "{author} als Autor, auch im PDF",
  "{count} events of its dates, such as {titles}": [
    "{count} Termin: {titles}",
    "{count} Termine, zum Beispiel {titles}",
  ],
  "To keep events to yourself, duplicate the project, remove them from the duplicate under Dates, and share the duplicate.":
    "Um Termine für dich zu behalten, dupliziere das Projekt, entferne sie in der Kopie unter „Termine“ und teile die Kopie.",
} satisfies Area<"lists">;
