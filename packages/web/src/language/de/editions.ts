import type { Area } from "./forms.ts";

/** Texts of src/screens/update and of PDFs that contain a project. */
export const editions = {
  "Nightly editions": "Nächtliche Ausgaben",
  "Each night, Octavo makes a new edition with the events of your calendars. It is delivered only if handwriting stays on its page; otherwise you decide.":
    "Jede Nacht erstellt Octavo eine neue Ausgabe mit den Terminen deiner Kalender. Sie wird nur ausgeliefert, wenn Handschrift auf ihrer Seite bleibt; sonst entscheidest du.",
  "Failed to change the nightly editions": "Die nächtlichen Ausgaben konnten nicht geändert werden",
  "Next edition: {date}": "Nächste Ausgabe: {date}",
  "An edition is being made…": "Eine Ausgabe wird erstellt…",
  "Make an edition now": "Jetzt eine Ausgabe erstellen",
  "Switch off": "Ausschalten",
  "Switch on": "Einschalten",
  "Switching off forgets the last edition. Codes and programs then get the present planner again.":
    "Beim Ausschalten wird die letzte Ausgabe vergessen. Codes und Programme bekommen dann wieder den aktuellen Planer.",
  "There is no edition yet. Put the first one on your tablet; later ones keep its pages.":
    "Es gibt noch keine Ausgabe. Übertrage die erste auf dein Tablet; spätere behalten ihre Seiten.",
  "Nothing has changed since then.": "Seitdem hat sich nichts geändert.",
  "The new edition could not be made: {reason}": "Die neue Ausgabe konnte nicht erstellt werden: {reason}",
  "The calendar could not be read: {address}": "Der Kalender konnte nicht gelesen werden: {address}",
  "Page {page}: {name}": "Seite {page}: {name}",
  "Download this edition": "Diese Ausgabe herunterladen",
  "Failed to download the edition": "Die Ausgabe konnte nicht heruntergeladen werden",
  "Deliver anyway": "Trotzdem ausliefern",
  "Keep the previous edition": "Vorige Ausgabe behalten",
  Hour: "Stunde",
  "Time zone": "Zeitzone",
  "Send an email about each edition": "Zu jeder Ausgabe eine E-Mail senden",
  "Webhook address": "Webhook-Adresse",
  "Gets a signed request about each edition.": "Erhält zu jeder Ausgabe eine signierte Anfrage.",
  "Key of the webhook, shown only now: {key}": "Schlüssel des Webhooks, nur jetzt sichtbar: {key}",
  "Save settings": "Einstellungen speichern",
  "New edition of {date}, {count} events changed": [
    "Neue Ausgabe vom {date}, {count} Termin geändert",
    "Neue Ausgabe vom {date}, {count} Termine geändert",
  ],
  "A decision is needed: {count} pages would change": [
    "Eine Entscheidung ist nötig: {count} Seite würde sich ändern",
    "Eine Entscheidung ist nötig: {count} Seiten würden sich ändern",
  ],
  "Update on your tablet…": "Auf dem Tablet aktualisieren…",
  "Make a PDF that keeps each page at its place": "Ein PDF erstellen, in dem jede Seite an ihrem Platz bleibt",
  "Update the planner on your tablet": "Planer auf dem Tablet aktualisieren",
  "Tablets keep handwriting by page number. Octavo makes a PDF of the saved plan in which each page stays at its place.":
    "Tablets speichern Handschrift nach Seitenzahl. Octavo erstellt aus dem gespeicherten Plan ein PDF, in dem jede Seite an ihrem Platz bleibt.",
  "Drop the PDF here": "PDF hier ablegen",
  "Reading the PDF…": "PDF wird gelesen…",
  "Drop the PDF that is on your tablet here, or choose it. A document of reMarkable (.rmdoc or .zip) contains it.":
    "Lege das PDF, das auf deinem Tablet ist, hier ab oder wähle es aus. Ein Dokument von reMarkable (.rmdoc oder .zip) enthält es.",
  "PDF on the tablet": "PDF auf dem Tablet",
  "Choose another PDF…": "Anderes PDF wählen…",
  "Choose the PDF…": "PDF wählen…",
  "The file is read in this browser. Nothing of it is sent or stored. Back up your tablet first.":
    "Die Datei wird in diesem Browser gelesen. Nichts davon wird gesendet oder gespeichert. Mach zuerst ein Backup deines Tablets.",
  "Choose one PDF, not several files.": "Wähle ein einziges PDF, nicht mehrere Dateien.",
  "The file could not be read. Please choose it again.":
    "Die Datei konnte nicht gelesen werden. Bitte wähle sie noch einmal.",
  "Drop a PDF of Octavo here to open its project": "Lege hier ein PDF von Octavo ab, um sein Projekt zu öffnen",
  "Open a PDF of Octavo…": "PDF von Octavo öffnen…",
  "PDF of Octavo": "PDF von Octavo",
  "Drop one PDF of Octavo. Other files cannot be opened here.":
    "Lege ein einziges PDF von Octavo ab. Andere Dateien lassen sich hier nicht öffnen.",
  "The PDF does not contain its project. Choose one that was downloaded with “Include the project in the PDF”.":
    "Das PDF enthält sein Projekt nicht. Wähle eines, das mit „Projekt ins PDF aufnehmen“ heruntergeladen wurde.",
  "The project in the PDF has errors and cannot be opened.":
    "Das Projekt im PDF hat Fehler und lässt sich nicht öffnen.",
  "Download options": "Downloadoptionen",
  "Include the project in the PDF": "Projekt ins PDF aufnehmen",
  "Octavo can open the PDF as a project again, and an update can keep pages that the plan no longer makes. Readers of the PDF do not show it.":
    "Octavo kann das PDF wieder als Projekt öffnen, und bei einer Aktualisierung können Seiten erhalten bleiben, die der Plan nicht mehr erzeugt. PDF-Reader zeigen das Projekt nicht an.",
  Result: "Ergebnis",
  "The PDF does not contain its project. Pictures of its pages show only the areas to write on.":
    "Das PDF enthält sein Projekt nicht. Die Bilder seiner Seiten zeigen nur die Schreibflächen.",
  "Choose what happens to pages that are gone.": "Wähle, was mit weggefallenen Seiten passiert.",
  "Build it for {device}": "Für {device} erzeugen",
  "The planner has errors.": "Der Planer hat Fehler.",
  "The planner has errors: {error}.": "Der Planer hat Fehler: {error}.",
  "The plan no longer makes {count} pages, which can have handwriting": [
    "Der Plan erzeugt {count} Seite nicht mehr, die Handschrift enthalten kann",
    "Der Plan erzeugt {count} Seiten nicht mehr, die Handschrift enthalten können",
  ],
  "Keep them as they are": "Unverändert behalten",
  "{count} pages stay as they were, at their places, without being in the plan.": [
    "{count} Seite bleibt unverändert an ihrem Platz, ohne im Plan zu sein.",
    "{count} Seiten bleiben unverändert an ihren Plätzen, ohne im Plan zu sein.",
  ],
  "Not possible: the PDF does not contain its project.": "Nicht möglich: Das PDF enthält sein Projekt nicht.",
  "Keep their places, with blank pages": "Plätze mit leeren Seiten freihalten",
  "{count} blank pages with a note stay at their places. Handwriting stays on them.": [
    "{count} leere Seite mit einem Hinweis bleibt an ihrem Platz. Handschrift bleibt darauf.",
    "{count} leere Seiten mit einem Hinweis bleiben an ihren Plätzen. Handschrift bleibt darauf.",
  ],
  "Remove them": "Weglassen",
  "Only if nothing is written on them: new pages take their places, so that handwriting on them would be on other pages.":
    "Nur wenn nichts darauf geschrieben ist: Neue Seiten nehmen ihre Plätze ein, und Handschrift läge dann auf anderen Seiten.",
  "Download the update": "Aktualisierung herunterladen",
  "Pages that the plan no longer makes": "Seiten, die der Plan nicht mehr erzeugt",
  "They are in the PDF on the tablet.": "Sie sind im PDF auf dem Tablet.",
  "They stay at their places.": "Sie bleiben an ihren Plätzen.",
  "Handwriting on other pages": "Handschrift auf anderen Seiten",
  "Handwriting on these pages would be on another page after the update. To avoid it, keep the pages or their places.":
    "Die Handschrift auf diesen Seiten läge nach der Aktualisierung auf einer anderen Seite. Um das zu vermeiden, behalte die Seiten oder ihre Plätze.",
  "New pages": "Neue Seiten",
  "Links, outline and page labels show them where the plan has them.":
    "Links, Inhaltsverzeichnis und Seitenbezeichnungen zeigen sie dort, wo der Plan sie hat.",
  "Changed pages": "Geänderte Seiten",
  "Handwriting stays on these pages, and can be beside other lines or words. If you have written on them, undo the change of their masters or of the plan.":
    "Die Handschrift bleibt auf diesen Seiten, kann aber neben anderen Linien oder Wörtern stehen. Wenn du darauf geschrieben hast, mach die Änderung ihrer Master oder des Plans rückgängig.",
  "On the tablet": "Auf dem Tablet",
  "After the update": "Nach der Aktualisierung",
  "Handwriting would have no page": "Handschrift hätte keine Seite",
  "Handwriting would be on a page of {section}": "Handschrift läge auf einer Seite von {section}",
  "Handwriting would be on an empty page": "Handschrift läge auf einer leeren Seite",
  "in reserved or free places": "auf reservierten oder freien Plätzen",
  "at the end": "am Ende",
  "Another page size": "Andere Seitengröße",
  "Areas to write on: {before} before, {after} now": "Schreibflächen: vorher {before}, jetzt {after}",
  "The lines start at another date or time": "Die Linien beginnen bei einem anderen Datum oder einer anderen Uhrzeit",
  "Areas to write on have another place or size": "Schreibflächen haben einen anderen Platz oder eine andere Größe",
  "An empty area has lines now": "Eine leere Fläche hat jetzt Linien",
  "Lines are gone": "Linien sind weggefallen",
  "Blank, with a note": "Leer, mit einem Hinweis",
  "Other texts or lines": "Andere Texte oder Linien",
  "The PDF does not record what is printed here": "Das PDF hält nicht fest, was hier gedruckt ist",
  "in several places": "an mehreren Stellen",
  "outside of the areas to write on": "außerhalb der Schreibflächen",
  "Distance of the lines: {before} mm before, {after} mm now":
    "Abstand der Linien: vorher {before} mm, jetzt {after} mm",
  "{count} pages at their places": ["{count} Seite an ihrem Platz", "{count} Seiten an ihren Plätzen"],
  "{pages} changed": "{pages} geändert",
  "{pages} in reserved or free places": "{pages} auf reservierten oder freien Plätzen",
  "{pages} appended": "{pages} angehängt",
  "{pages} moved": "{pages} verschoben",
  "{pages} missing": "{pages} nicht vorhanden",
  "{counts}: safe to replace": "{counts}: kann gefahrlos ersetzt werden",
  "{counts}: check the changed pages before you replace the PDF":
    "{counts}: Prüfe die geänderten Seiten, bevor du das PDF ersetzt",
  "{counts}: check the order of the pages before you replace the PDF":
    "{counts}: Prüfe die Reihenfolge der Seiten, bevor du das PDF ersetzt",
  "{counts}: not safe to replace": "{counts}: Ersetzen ist nicht sicher",
} satisfies Area<"editions">;
