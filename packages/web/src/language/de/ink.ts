import type { Area } from "./forms.ts";

/** Texts of copying handwriting to the update of a PDF. */
export const ink = {
  "Copy handwriting": "Handschrift übernehmen",
  "Octavo copies handwriting that your tablet or a program exports to the update. In a PDF, each stroke goes to the same lines and days. In documents of reMarkable (.rmdoc, .zip) and Xournal++ (.xopp), each page keeps its strokes. What has no place in the update is kept, and listed.":
    "Octavo kopiert Handschrift, die dein Tablet oder ein Programm exportiert, in die Aktualisierung. In einem PDF kommt jeder Strich zu denselben Zeilen und Tagen. In Dokumenten von reMarkable (.rmdoc, .zip) und Xournal++ (.xopp) behält jede Seite ihre Striche. Was in der Aktualisierung keinen Platz hat, bleibt erhalten und wird aufgelistet.",
  "File with handwriting": "Datei mit Handschrift",
  "Copy the handwriting of this file": "Handschrift dieser Datei kopieren",
  "Choose a file with handwriting…": "Datei mit Handschrift wählen…",
  "{count} strokes and notes are in their places in the update.": [
    "{count} Strich oder Notiz steht in der Aktualisierung an seinem Platz.",
    "{count} Striche und Notizen stehen in der Aktualisierung an ihren Plätzen.",
  ],
  "{count} strokes and notes": ["{count} Strich oder Notiz", "{count} Striche und Notizen"],
  "On pages at the end": "Auf Seiten am Ende",
  "Beside other lines or words": "Neben anderen Linien oder Wörtern",
  "Download the update with handwriting": "Aktualisierung mit Handschrift herunterladen",
  "{count} pages with handwriting have other texts or lines, outside of the areas to write on.": [
    "{count} Seite mit Handschrift hat andere Texte oder Linien, außerhalb der Schreibbereiche.",
    "{count} Seiten mit Handschrift haben andere Texte oder Linien, außerhalb der Schreibbereiche.",
  ],
  "On pages that you inserted, between the same pages": "Auf Seiten, die du eingefügt hast, zwischen denselben Seiten",
  "On pages without their print": "Auf Seiten ohne ihren Druck",
  "The document shows the PDF “{name}”. Keep both files in one folder, and keep their names.":
    "Das Dokument zeigt das PDF „{name}“. Lass beide Dateien in einem Ordner und behalte ihre Namen bei.",
  "Download the document with handwriting": "Dokument mit Handschrift herunterladen",
  "Download its PDF": "Sein PDF herunterladen",
  "A page of your own": "Eine eigene Seite",
  "the update has no such page": "die Aktualisierung hat keine solche Seite",
  "its page has no such lines": "ihre Seite hat keine solchen Zeilen",
  "its page has too little room": "ihre Seite hat zu wenig Platz",
  "The handwriting could not be copied. Reload the page and try again.":
    "Die Handschrift konnte nicht kopiert werden. Lade die Seite neu und versuche es noch einmal.",
} satisfies Area<"ink">;

/** Refusals and limits of it. */
export const inkMessages = {
  "The pages of the PDF with handwriting cannot be read. Export it again, or save it with another program first":
    "Die Seiten des PDFs mit Handschrift lassen sich nicht lesen. Exportiere es noch einmal oder speichere es zuerst mit einem anderen Programm",
  "The pages of the new PDF cannot be read. Build it again":
    "Die Seiten des neuen PDFs lassen sich nicht lesen. Erstelle es noch einmal",
  "The two PDFs have no page in common: they are PDFs of different planners, or of other dates":
    "Die beiden PDFs haben keine Seite gemeinsam: Sie gehören zu verschiedenen Planern oder Zeiträumen",
  "The PDF with handwriting no longer says which pages it has: the program that exported it left that out. Choose also the PDF without handwriting, as it was before it went to the tablet":
    "Das PDF mit Handschrift gibt nicht mehr an, welche Seiten es hat: Das Programm, das es exportiert hat, hat das weggelassen. Wähle auch das PDF ohne Handschrift, wie es vor dem Übertragen auf das Tablet war",
  "The PDF with handwriting has {count} pages, and the one without has {expected}. Choose the PDF that was on the tablet":
    "Das PDF mit Handschrift hat {count} Seiten, das ohne hat {expected}. Wähle das PDF, das auf dem Tablet war",
  "The links of the PDF with handwriting are not those of the PDF without. Choose the PDF that was on the tablet":
    "Die Links des PDFs mit Handschrift sind nicht die des PDFs ohne. Wähle das PDF, das auf dem Tablet war",
  "The PDF has more than {most} strokes and notes. Export fewer pages":
    "Das PDF hat mehr als {most} Striche und Notizen. Exportiere weniger Seiten",
  "The PDF has no handwriting that could be carried": "Das PDF hat keine Handschrift, die übernommen werden könnte",
  "The program that exported the PDF left out the numbers of its pages. They were matched by their order and size":
    "Das Programm, das das PDF exportiert hat, hat die Nummern der Seiten weggelassen. Sie wurden nach Reihenfolge und Größe zugeordnet",
  "At least one of the PDFs does not contain its project, so that words around handwriting could not be compared":
    "Mindestens eines der PDFs enthält sein Projekt nicht. Deshalb konnten die Wörter um die Handschrift nicht verglichen werden",
  "A program had drawn {count} pages anew. Their handwriting was carried as pictures, at the resolution of the device":
    [
      "Ein Programm hatte {count} Seite neu gezeichnet. Ihre Handschrift wurde als Bild in der Auflösung des Geräts übernommen",
      "Ein Programm hatte {count} Seiten neu gezeichnet. Ihre Handschrift wurde als Bilder in der Auflösung des Geräts übernommen",
    ],
  "On {count} pages, handwriting that a program drew into the page cannot be told from their print. These pages are at the end as they were":
    [
      "Auf {count} Seite lässt sich Handschrift, die ein Programm in die Seite gezeichnet hat, nicht vom Druck unterscheiden. Die Seite steht unverändert am Ende",
      "Auf {count} Seiten lässt sich Handschrift, die ein Programm in die Seite gezeichnet hat, nicht vom Druck unterscheiden. Diese Seiten stehen unverändert am Ende",
    ],
  "The planner that you wrote in: {reason}": "Der Planer, in den du geschrieben hast: {reason}",
  "The new PDF: {reason}": "Das neue PDF: {reason}",
  "The new PDF has none of the pages of the planner that you wrote in: it is another planner, or has other dates":
    "Das neue PDF hat keine der Seiten des Planers, in den du geschrieben hast: Es ist ein anderer Planer oder hat andere Daten",
  "{count} pages of the planner that you deleted stay deleted": [
    "{count} Seite des Planers, die du gelöscht hast, bleibt gelöscht",
    "{count} Seiten des Planers, die du gelöscht hast, bleiben gelöscht",
  ],
  "The file is of a kind that Octavo cannot read. Choose a PDF, a document of reMarkable (.rmdoc or .zip), or one of Xournal++ (.xopp)":
    "Octavo kann eine Datei dieser Art nicht lesen. Wähle ein PDF, ein Dokument von reMarkable (.rmdoc oder .zip) oder eines von Xournal++ (.xopp)",
  "The file is larger than 400 MB. Planners with handwriting are smaller":
    "Die Datei ist größer als 400 MB. Planer mit Handschrift sind kleiner",
  "The bundle is damaged or incomplete. Export it from your tablet again, or copy it again":
    "Das Dokument vom Tablet ist beschädigt oder unvollständig. Exportiere es noch einmal vom Tablet oder kopiere es noch einmal",
  "The bundle is protected by a password. Remove the protection and try again":
    "Das Dokument vom Tablet ist durch ein Passwort geschützt. Entferne den Schutz und versuche es noch einmal",
  "The bundle is larger than 400 MB, or has too many files for a planner. Choose the bundle of one document":
    "Das Dokument vom Tablet ist größer als 400 MB oder hat zu viele Dateien für einen Planer. Wähle ein einzelnes Dokument",
  'The bundle has a file outside of its own folder, "{name}". Export the document from your tablet again':
    "Das Dokument vom Tablet hat eine Datei außerhalb seines Ordners: „{name}“. Exportiere es noch einmal vom Tablet",
  'The bundle has the file "{name}" twice. Export the document from your tablet again':
    "Das Dokument vom Tablet hat die Datei „{name}“ zweimal. Exportiere es noch einmal vom Tablet",
  'The file "{name}" in the bundle is damaged. Export the document from your tablet again':
    "Die Datei „{name}“ im Dokument vom Tablet ist beschädigt. Exportiere das Dokument noch einmal vom Tablet",
  "The ZIP file has no .content file, so it is not the bundle of a reMarkable document. Export the planner as .rmdoc, or with rmapi":
    "Die ZIP-Datei hat keine Datei .content, ist also kein Dokument von reMarkable. Exportiere den Planer als .rmdoc oder mit rmapi",
  "The ZIP file has {count} documents. Choose a bundle of one document, as rmapi makes it":
    "Die ZIP-Datei hat {count} Dokumente. Wähle eine Datei mit einem Dokument, wie rmapi sie erstellt",
  'The file "{name}" in the bundle is not a JSON object. Export the document from your tablet again':
    "Die Datei „{name}“ im Dokument vom Tablet ist kein JSON-Objekt. Exportiere das Dokument noch einmal vom Tablet",
  'The document in the bundle is of the kind "{kind}", and not a PDF. Choose the bundle of your planner':
    "Das Dokument vom Tablet ist von der Art „{kind}“ und kein PDF. Wähle das Dokument deines Planers",
  'The bundle lacks the PDF "{name}". Export the document with its PDF':
    "Dem Dokument vom Tablet fehlt das PDF „{name}“. Exportiere das Dokument mit seinem PDF",
  'The list of pages in "{name}" cannot be read. Open the document on the tablet and export it again':
    "Die Liste der Seiten in „{name}“ lässt sich nicht lesen. Öffne das Dokument auf dem Tablet und exportiere es noch einmal",
  'The list of pages in "{name}" names page {page} of a PDF with {count} pages. Open the document on the tablet and export it again':
    "Die Liste der Seiten in „{name}“ nennt Seite {page} eines PDFs mit {count} Seiten. Öffne das Dokument auf dem Tablet und exportiere es noch einmal",
  "The bundle has version {version} of the format. This version of Octavo knows 1 and 2. Look for a newer one":
    "Das Dokument vom Tablet hat Version {version} des Formats. Diese Version von Octavo kennt 1 und 2. Suche nach einer neueren",
  "The planner was never opened on the tablet, so the bundle has no handwriting. Only its PDF was replaced":
    "Der Planer wurde auf dem Tablet nie geöffnet, daher hat das Dokument keine Handschrift. Nur sein PDF wurde ersetzt",
  'Bookmarks in "{name}" were made by an extension of the tablet, by page number, and are kept as they are. Check them if pages were added or removed before them':
    "Lesezeichen in „{name}“ stammen von einer Erweiterung des Tablets, nach Seitenzahl, und bleiben, wie sie sind. Prüfe sie, wenn vor ihnen Seiten dazukamen oder wegfielen",
  "The handwriting of {count} pages is of a version whose strokes are not counted. It counts as one mark per page": [
    "Die Handschrift von {count} Seite hat eine Version, deren Striche nicht gezählt werden. Sie zählt als ein Strich",
    "Die Handschrift von {count} Seiten hat eine Version, deren Striche nicht gezählt werden. Sie zählt als ein Strich je Seite",
  ],
  "The file is damaged or incomplete. Open it in Xournal++ and save it again, or take the copy that Xournal++ keeps of it":
    "Die Datei ist beschädigt oder unvollständig. Öffne sie in Xournal++ und speichere sie noch einmal, oder nimm die Kopie, die Xournal++ davon aufhebt",
  "The file expands to more than 200 MB. Planners with handwriting are smaller":
    "Die Datei hat entpackt mehr als 200 MB. Planer mit Handschrift sind kleiner",
  "The file is not a document of Xournal++. Choose a file that ends in .xopp":
    "Die Datei ist kein Dokument von Xournal++. Wähle eine Datei, die auf .xopp endet",
  "The document shows no PDF. Choose the .xopp file that Xournal++ saved after you wrote on your planner":
    "Das Dokument zeigt kein PDF. Wähle die .xopp-Datei, die Xournal++ gespeichert hat, nachdem du in den Planer geschrieben hast",
  "Page {page} of the document shows page {number} of a PDF with {count} pages. Choose the PDF that you wrote on":
    "Seite {page} des Dokuments zeigt Seite {number} eines PDFs mit {count} Seiten. Wähle das PDF, auf das du geschrieben hast",
  "A document of Xournal++ has no PDF in it. Choose the PDF that it shows here, and the document under Copy handwriting":
    "Ein Dokument von Xournal++ enthält kein PDF. Wähle hier das PDF, das es zeigt, und das Dokument unter „Handschrift übernehmen“",
  'The document shows a PDF with the name "{shown}", and not "{given}". Check the result if it is another PDF':
    "Das Dokument zeigt ein PDF mit dem Namen „{shown}“ und nicht „{given}“. Prüfe das Ergebnis, wenn es ein anderes PDF ist",
} satisfies Area<"inkMessages">;
