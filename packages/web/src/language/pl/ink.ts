import type { InkText } from "@octavo/ink";
import type { Catalog, Translations } from "./forms.ts";

/** Texts of copying handwriting to the update of a PDF. */
export const ink = {
  "Handwriting in the PDF": "Pismo w PDF",
  "If your tablet or a program exports the PDF with handwriting, Octavo copies it to the update: each stroke to the same lines and days. Strokes that have no place there are on pages at the end.":
    "Jeśli tablet albo program eksportuje PDF z odręcznym pismem, Octavo kopiuje je do aktualizacji: każdą kreskę do tych samych linii i dni. Kreski, na które nie ma tam miejsca, są na stronach na końcu.",
  "PDF with handwriting": "PDF z pismem",
  "Copy the handwriting of this PDF": "Skopiuj pismo z tego PDF",
  "Choose a PDF with handwriting…": "Wybierz PDF z pismem…",
  "{count} strokes and notes are in their places in the update.": [
    "{count} kreska lub notatka jest w aktualizacji na swoim miejscu.",
    "{count} kreski i notatki są w aktualizacji na swoich miejscach.",
    "{count} kresek i notatek jest w aktualizacji na swoich miejscach.",
  ],
  "{count} strokes and notes": ["{count} kreska lub notatka", "{count} kreski i notatki", "{count} kresek i notatek"],
  "On pages at the end": "Na stronach na końcu",
  "Beside other lines or words": "Obok innych linii lub słów",
  "Download the update with handwriting": "Pobierz aktualizację z pismem",
  "A page of your own": "Twoja własna strona",
  "the update has no such page": "aktualizacja nie ma takiej strony",
  "its page has no such lines": "jej strona nie ma takich linii",
  "its page has too little room": "na jej stronie jest za mało miejsca",
  "The handwriting could not be copied. Reload the page and try again.":
    "Nie udało się skopiować pisma. Odśwież stronę i spróbuj ponownie.",
} satisfies Translations;

/** Refusals and limits of it. */
export const inkMessages = {
  "The pages of the PDF with handwriting cannot be read. Export it again, or save it with another program first":
    "Nie można odczytać stron PDF z pismem. Wyeksportuj go jeszcze raz albo najpierw zapisz go innym programem",
  "The pages of the new PDF cannot be read. Build it again":
    "Nie można odczytać stron nowego PDF. Utwórz go jeszcze raz",
  "The two PDFs have no page in common: they are PDFs of different planners, or of other dates":
    "Te dwa pliki PDF nie mają wspólnej strony: pochodzą z różnych planerów albo mają inne daty",
  "The PDF with handwriting no longer says which pages it has: the program that exported it left that out. Choose also the PDF without handwriting, as it was before it went to the tablet":
    "PDF z pismem nie podaje już, jakie ma strony: program, który go wyeksportował, to pominął. Wybierz też PDF bez pisma, taki jak przed przesłaniem na tablet",
  "The PDF with handwriting has {count} pages, and the one without has {expected}. Choose the PDF that was on the tablet":
    "PDF z pismem ma {count} stron, a ten bez pisma ma {expected}. Wybierz PDF, który był na tablecie",
  "The links of the PDF with handwriting are not those of the PDF without. Choose the PDF that was on the tablet":
    "Linki w PDF z pismem nie są takie jak w PDF bez pisma. Wybierz PDF, który był na tablecie",
  "The PDF has more than {most} strokes and notes. Export fewer pages":
    "PDF ma więcej niż {most} kresek i notatek. Wyeksportuj mniej stron",
  "The PDF has no handwriting that could be carried": "PDF nie ma pisma, które można by przenieść",
  "The program that exported the PDF left out the numbers of its pages. They were matched by their order and size":
    "Program, który wyeksportował PDF, pominął numery stron. Dopasowano je według kolejności i rozmiaru",
  "At least one of the PDFs does not contain its project, so that words around handwriting could not be compared":
    "Co najmniej jeden z plików PDF nie zawiera swojego projektu, więc nie można było porównać słów wokół pisma",
  "A program had drawn {count} pages anew. Their handwriting was carried as pictures, at the resolution of the device":
    [
      "Program narysował od nowa {count} stronę. Jej pismo przeniesiono jako obraz w rozdzielczości urządzenia",
      "Program narysował od nowa {count} strony. Ich pismo przeniesiono jako obrazy w rozdzielczości urządzenia",
      "Program narysował od nowa {count} stron. Ich pismo przeniesiono jako obrazy w rozdzielczości urządzenia",
    ],
  "On {count} pages, handwriting that a program drew into the page cannot be told from their print. These pages are at the end as they were":
    [
      "Na {count} stronie pisma, które program w nią wrysował, nie da się odróżnić od druku. Strona jest na końcu bez zmian",
      "Na {count} stronach pisma, które program w nie wrysował, nie da się odróżnić od druku. Te strony są na końcu bez zmian",
      "Na {count} stronach pisma, które program w nie wrysował, nie da się odróżnić od druku. Te strony są na końcu bez zmian",
    ],
} satisfies Catalog<InkText>;
