import type { InkText } from "@octavo/ink";
import type { Catalog, Translations } from "./forms.ts";

/** Texts of copying handwriting to the update of a PDF. */
export const ink = {
  "Copy handwriting": "Kopiowanie pisma",
  "Octavo copies handwriting that your tablet or a program exports to the update. In a PDF, each stroke goes to the same lines and days. In documents of reMarkable (.rmdoc, .zip) and Xournal++ (.xopp), each page keeps its strokes. What has no place in the update is kept, and listed.":
    "Octavo kopiuje do aktualizacji pismo, które eksportuje tablet albo program. W PDF każda kreska trafia do tych samych linii i dni. W dokumentach reMarkable (.rmdoc, .zip) i Xournal++ (.xopp) każda strona zachowuje swoje kreski. To, na co nie ma miejsca w aktualizacji, zostaje i jest wymienione.",
  "File with handwriting": "Plik z pismem",
  "Copy the handwriting of this file": "Skopiuj pismo z tego pliku",
  "Choose a file with handwriting…": "Wybierz plik z pismem…",
  "{count} strokes and notes are in their places in the update.": [
    "{count} kreska lub notatka jest w aktualizacji na swoim miejscu.",
    "{count} kreski i notatki są w aktualizacji na swoich miejscach.",
    "{count} kresek i notatek jest w aktualizacji na swoich miejscach.",
  ],
  "{count} strokes and notes": ["{count} kreska lub notatka", "{count} kreski i notatki", "{count} kresek i notatek"],
  "On pages at the end": "Na stronach na końcu",
  "Beside other lines or words": "Obok innych linii lub słów",
  "Download the update with handwriting": "Pobierz aktualizację z pismem",
  "{count} pages with handwriting have other texts or lines, outside of the areas to write on.": [
    "{count} strona z pismem ma inne teksty lub linie, poza miejscami do pisania.",
    "{count} strony z pismem mają inne teksty lub linie, poza miejscami do pisania.",
    "{count} stron z pismem ma inne teksty lub linie, poza miejscami do pisania.",
  ],
  "On pages that you inserted, between the same pages":
    "Na wstawionych przez ciebie stronach, między tymi samymi stronami",
  "On pages without their print": "Na stronach bez ich druku",
  "The document shows the PDF “{name}”. Keep both files in one folder, and keep their names.":
    "Dokument pokazuje PDF „{name}”. Trzymaj oba pliki w jednym folderze i nie zmieniaj ich nazw.",
  "Download the document with handwriting": "Pobierz dokument z pismem",
  "Download its PDF": "Pobierz jego PDF",
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
  "The planner that you wrote in: {reason}": "Planer z twoim pismem: {reason}",
  "The new PDF: {reason}": "Nowy PDF: {reason}",
  "The new PDF has none of the pages of the planner that you wrote in: it is another planner, or has other dates":
    "Nowy PDF nie ma żadnej strony planera, w którym pisano: to inny planer albo ma inne daty",
  "{count} pages of the planner that you deleted stay deleted": [
    "{count} usunięta przez ciebie strona planera pozostaje usunięta",
    "{count} usunięte przez ciebie strony planera pozostają usunięte",
    "{count} usuniętych przez ciebie stron planera pozostaje usuniętych",
  ],
  "The file is of a kind that Octavo cannot read. Choose a PDF, a document of reMarkable (.rmdoc or .zip), or one of Xournal++ (.xopp)":
    "Octavo nie umie odczytać pliku tego rodzaju. Wybierz PDF, dokument reMarkable (.rmdoc lub .zip) albo Xournal++ (.xopp)",
  "The file is larger than 400 MB. Planners with handwriting are smaller":
    "Plik jest większy niż 400 MB. Planery z pismem są mniejsze",
  "The bundle is damaged or incomplete. Export it from your tablet again, or copy it again":
    "Dokument z tabletu jest uszkodzony lub niekompletny. Wyeksportuj go z tabletu jeszcze raz albo skopiuj ponownie",
  "The bundle is protected by a password. Remove the protection and try again":
    "Dokument z tabletu jest chroniony hasłem. Usuń ochronę i spróbuj ponownie",
  "The bundle is larger than 400 MB, or has too many files for a planner. Choose the bundle of one document":
    "Dokument z tabletu jest większy niż 400 MB albo ma za dużo plików jak na planer. Wybierz jeden dokument",
  'The bundle has a file outside of its own folder, "{name}". Export the document from your tablet again':
    "Dokument z tabletu ma plik poza własnym folderem: „{name}”. Wyeksportuj go z tabletu jeszcze raz",
  'The bundle has the file "{name}" twice. Export the document from your tablet again':
    "Dokument z tabletu ma dwa razy plik „{name}”. Wyeksportuj go z tabletu jeszcze raz",
  'The file "{name}" in the bundle is damaged. Export the document from your tablet again':
    "Plik „{name}” w dokumencie z tabletu jest uszkodzony. Wyeksportuj dokument z tabletu jeszcze raz",
  "The ZIP file has no .content file, so it is not the bundle of a reMarkable document. Export the planner as .rmdoc, or with rmapi":
    "Plik ZIP nie ma pliku .content, więc nie jest dokumentem reMarkable. Wyeksportuj planer jako .rmdoc albo przez rmapi",
  "The ZIP file has {count} documents. Choose a bundle of one document, as rmapi makes it":
    "Plik ZIP ma kilka dokumentów ({count}). Wybierz plik z jednym dokumentem, jaki tworzy rmapi",
  'The file "{name}" in the bundle is not a JSON object. Export the document from your tablet again':
    "Plik „{name}” w dokumencie z tabletu nie jest obiektem JSON. Wyeksportuj dokument z tabletu jeszcze raz",
  'The document in the bundle is of the kind "{kind}", and not a PDF. Choose the bundle of your planner':
    "Dokument z tabletu jest rodzaju „{kind}”, a nie PDF. Wybierz dokument swojego planera",
  'The bundle lacks the PDF "{name}". Export the document with its PDF':
    "W dokumencie z tabletu brakuje PDF „{name}”. Wyeksportuj dokument razem z PDF",
  'The list of pages in "{name}" cannot be read. Open the document on the tablet and export it again':
    "Nie można odczytać listy stron w „{name}”. Otwórz dokument na tablecie i wyeksportuj go jeszcze raz",
  'The list of pages in "{name}" names page {page} of a PDF with {count} pages. Open the document on the tablet and export it again':
    "Lista stron w „{name}” podaje stronę {page}, a liczba stron PDF to {count}. Otwórz dokument na tablecie i wyeksportuj go jeszcze raz",
  "The bundle has version {version} of the format. This version of Octavo knows 1 and 2. Look for a newer one":
    "Dokument z tabletu ma wersję {version} formatu. Ta wersja Octavo zna wersje 1 i 2. Poszukaj nowszej",
  "The planner was never opened on the tablet, so the bundle has no handwriting. Only its PDF was replaced":
    "Planera nigdy nie otwarto na tablecie, więc dokument nie ma pisma. Zastąpiono tylko jego PDF",
  'Bookmarks in "{name}" were made by an extension of the tablet, by page number, and are kept as they are. Check them if pages were added or removed before them':
    "Zakładki w „{name}” utworzyło rozszerzenie tabletu według numerów stron i zostają bez zmian. Sprawdź je, jeśli przed nimi dodano lub usunięto strony",
  "The handwriting of {count} pages is of a version whose strokes are not counted. It counts as one mark per page": [
    "Pismo na {count} stronie jest w wersji, której kresek się nie liczy. Liczy się jako jeden znak",
    "Pismo na {count} stronach jest w wersji, której kresek się nie liczy. Liczy się jako jeden znak na stronę",
    "Pismo na {count} stronach jest w wersji, której kresek się nie liczy. Liczy się jako jeden znak na stronę",
  ],
  "The file is damaged or incomplete. Open it in Xournal++ and save it again, or take the copy that Xournal++ keeps of it":
    "Plik jest uszkodzony lub niekompletny. Otwórz go w Xournal++ i zapisz ponownie albo użyj kopii, którą przechowuje Xournal++",
  "The file expands to more than 200 MB. Planners with handwriting are smaller":
    "Po rozpakowaniu plik ma ponad 200 MB. Planery z pismem są mniejsze",
  "The file is not a document of Xournal++. Choose a file that ends in .xopp":
    "Plik nie jest dokumentem Xournal++. Wybierz plik z końcówką .xopp",
  "The document shows no PDF. Choose the .xopp file that Xournal++ saved after you wrote on your planner":
    "Dokument nie pokazuje PDF. Wybierz plik .xopp, który Xournal++ zapisał po pisaniu w planerze",
  "Page {page} of the document shows page {number} of a PDF with {count} pages. Choose the PDF that you wrote on":
    "Strona {page} dokumentu pokazuje stronę {number} PDF, a liczba stron PDF to {count}. Wybierz PDF, na którym pisano",
  "A document of Xournal++ has no PDF in it. Choose the PDF that it shows here, and the document under Copy handwriting":
    "Dokument Xournal++ nie zawiera PDF. Wybierz tutaj PDF, który pokazuje, a dokument w części „Kopiowanie pisma”",
  'The document shows a PDF with the name "{shown}", and not "{given}". Check the result if it is another PDF':
    "Dokument pokazuje PDF o nazwie „{shown}”, a nie „{given}”. Jeśli to inny PDF, sprawdź wynik",
} satisfies Catalog<InkText>;
