import type { Area } from "./forms.ts";

/** Messages of the engine worker. */
export const workerMessages = {
  "Compiling took longer than {seconds} seconds and was stopped. Try a plan with fewer pages.":
    "Das Kompilieren dauerte länger als {seconds} Sekunden und wurde abgebrochen. Versuche es mit einem Plan mit weniger Seiten.",
  "The PDF made no progress for {seconds} seconds and was stopped. Please try again.":
    "Das PDF kam {seconds} Sekunden lang nicht voran und wurde abgebrochen. Bitte versuche es erneut.",
  "The engine stopped unexpectedly. Reload the page.": "Die Engine wurde unerwartet beendet. Lade die Seite neu.",
  "The planner has changed. Compile it and try again.":
    "Der Planer hat sich geändert. Kompiliere ihn und versuche es erneut.",
  "{thing} could not be loaded. Check the connection and try again.":
    "Laden fehlgeschlagen: {thing}. Prüfe die Verbindung und versuche es erneut.",
  "{thing} could not be loaded: the server answered {status}.":
    "Laden fehlgeschlagen: {thing}. Der Server antwortete mit {status}.",
  "The list of devices": "Liste der Geräte",
  "The font subsetter": "Modul zum Einbetten von Schriften",
  "The font {name}": "Schrift {name}",
  "The font {name} could not be loaded: bars stand for its text.":
    "Die Schrift {name} konnte nicht geladen werden: Balken stehen für ihren Text.",
  "The support of this script": "die Unterstützung dieser Schrift",
  "The renderer of pages": "Das Programm, das Seiten zeichnet",
  "The image decoder": "Bilddecoder",
  "The plan has no start and end date. Set them on the Plan Configuration tab.":
    "Der Plan hat kein Start- und Enddatum. Lege sie im Tab „Plan“ fest.",
  "The {count} entries of the file have more than {limit} characters, which is the limit. Try a shorter plan, or fewer calendars.":
    "Die {count} Einträge der Datei überschreiten das Limit von {limit} Zeichen. Versuche einen kürzeren Plan oder weniger Kalender.",
  "The tables of holidays": "Feiertagstabellen",
  "The drawing of events": "die Darstellung der Termine",
  "The calendar of the document": "der Kalender des Dokuments",
  "The language of the document": "Sprache des Dokuments",
  "The holidays of {country}": "Feiertage von {country}",
  "The file is no table. Use a CSV, TSV or XLSX file, or copy the cells and paste them.":
    "Die Datei ist keine Tabelle. Verwende eine CSV-, TSV- oder XLSX-Datei, oder kopiere die Zellen und füge sie ein.",
  "The file is larger than {megabytes} MB. Remove rows, columns or pictures from it.":
    "Die Datei ist größer als {megabytes} MB. Entferne Zeilen, Spalten oder Bilder.",
  "There are no cells with text.": "Es gibt keine Zellen mit Text.",
  "A list can have {rows} rows and {columns} columns at most.":
    "Eine Liste kann höchstens {rows} Zeilen und {columns} Spalten haben.",
  "A list can have {characters} characters at most.": "Eine Liste kann höchstens {characters} Zeichen haben.",
  "The workbook expands to more cells than a list can have. Copy the cells of the list into a new file.":
    "Die Arbeitsmappe enthält entpackt mehr Zellen, als eine Liste haben kann. Kopiere die Zellen der Liste in eine neue Datei.",
  "Row {row}, column {column} of the first sheet has an error value. Correct it in your spreadsheet program.":
    "Zeile {row}, Spalte {column} des ersten Blatts hat einen Fehlerwert. Korrigiere ihn in deinem Tabellenprogramm.",
  "The list has no room for all of these pictures. Added: {count}. Use a smaller list, or SVG files.":
    "Die Liste hat nicht für alle diese Bilder Platz. Hinzugefügt: {count}. Verwende eine kleinere Liste oder SVG-Dateien.",
  "No cell names one of these pictures. Write the names of the files into a column with the type “Picture”.":
    "Keine Zelle nennt eines dieser Bilder. Schreibe die Namen der Dateien in eine Spalte vom Typ „Bild“.",
} satisfies Area<"workerMessages">;
