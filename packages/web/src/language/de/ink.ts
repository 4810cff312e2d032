import type { Area } from "./forms.ts";

/** Texts of copying handwriting to the update of a PDF. */
export const ink = {
  "Handwriting in the PDF": "Handschrift im PDF",
  "If your tablet or a program exports the PDF with handwriting, Octavo copies it to the update: each stroke to the same lines and days. Strokes that have no place there are on pages at the end.":
    "Wenn dein Tablet oder ein Programm das PDF mit Handschrift exportiert, kopiert Octavo sie in die Aktualisierung: jeden Strich zu denselben Zeilen und Tagen. Striche, die dort keinen Platz haben, stehen auf Seiten am Ende.",
  "PDF with handwriting": "PDF mit Handschrift",
  "Copy the handwriting of this PDF": "Handschrift dieses PDFs kopieren",
  "Choose a PDF with handwriting…": "PDF mit Handschrift wählen…",
  "{count} strokes and notes are in their places in the update.": [
    "{count} Strich oder Notiz steht in der Aktualisierung an seinem Platz.",
    "{count} Striche und Notizen stehen in der Aktualisierung an ihren Plätzen.",
  ],
  "{count} strokes and notes": ["{count} Strich oder Notiz", "{count} Striche und Notizen"],
  "On pages at the end": "Auf Seiten am Ende",
  "Beside other lines or words": "Neben anderen Linien oder Wörtern",
  "Download the update with handwriting": "Aktualisierung mit Handschrift herunterladen",
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
} satisfies Area<"inkMessages">;
