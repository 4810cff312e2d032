import type { Area } from "./forms.ts";

/** Texts of copying handwriting to the update of a PDF. */
export const ink = {
  "Handwriting in the PDF": "Écriture dans le PDF",
  "If your tablet or a program exports the PDF with handwriting, Octavo copies it to the update: each stroke to the same lines and days. Strokes that have no place there are on pages at the end.":
    "Si votre tablette ou un programme exporte le PDF avec l’écriture, Octavo la copie dans la mise à jour : chaque trait sur les mêmes lignes et les mêmes jours. Les traits qui n’y ont pas de place sont sur des pages à la fin.",
  "PDF with handwriting": "PDF avec écriture",
  "Copy the handwriting of this PDF": "Copier l’écriture de ce PDF",
  "Choose a PDF with handwriting…": "Choisir un PDF avec écriture…",
  "{count} strokes and notes are in their places in the update.": [
    "{count} trait ou note est à sa place dans la mise à jour.",
    "{count} traits et notes sont à leur place dans la mise à jour.",
  ],
  "{count} strokes and notes": ["{count} trait ou note", "{count} traits et notes"],
  "On pages at the end": "Sur des pages à la fin",
  "Beside other lines or words": "À côté d’autres lignes ou mots",
  "Download the update with handwriting": "Télécharger la mise à jour avec l’écriture",
  "A page of your own": "Une page à vous",
  "the update has no such page": "la mise à jour n’a pas cette page",
  "its page has no such lines": "sa page n’a pas ces lignes",
  "its page has too little room": "sa page a trop peu de place",
  "The handwriting could not be copied. Reload the page and try again.":
    "L’écriture n’a pas pu être copiée. Rechargez la page et réessayez.",
} satisfies Area<"ink">;

/** Refusals and limits of it. */
export const inkMessages = {
  "The pages of the PDF with handwriting cannot be read. Export it again, or save it with another program first":
    "Les pages du PDF avec écriture ne peuvent pas être lues. Exportez-le de nouveau, ou enregistrez-le d’abord avec un autre programme",
  "The pages of the new PDF cannot be read. Build it again":
    "Les pages du nouveau PDF ne peuvent pas être lues. Créez-le de nouveau",
  "The two PDFs have no page in common: they are PDFs of different planners, or of other dates":
    "Les deux PDF n’ont aucune page en commun : ils viennent d’agendas différents ou d’autres dates",
  "The PDF with handwriting no longer says which pages it has: the program that exported it left that out. Choose also the PDF without handwriting, as it was before it went to the tablet":
    "Le PDF avec écriture n’indique plus quelles pages il contient : le programme qui l’a exporté l’a omis. Choisissez aussi le PDF sans écriture, tel qu’il était avant d’aller sur la tablette",
  "The PDF with handwriting has {count} pages, and the one without has {expected}. Choose the PDF that was on the tablet":
    "Le PDF avec écriture a {count} pages, et celui sans écriture en a {expected}. Choisissez le PDF qui était sur la tablette",
  "The links of the PDF with handwriting are not those of the PDF without. Choose the PDF that was on the tablet":
    "Les liens du PDF avec écriture ne sont pas ceux du PDF sans écriture. Choisissez le PDF qui était sur la tablette",
  "The PDF has more than {most} strokes and notes. Export fewer pages":
    "Le PDF a plus de {most} traits et notes. Exportez moins de pages",
  "The PDF has no handwriting that could be carried": "Le PDF n’a pas d’écriture qui puisse être reprise",
  "The program that exported the PDF left out the numbers of its pages. They were matched by their order and size":
    "Le programme qui a exporté le PDF a omis les numéros de ses pages. Elles ont été associées d’après leur ordre et leur taille",
  "At least one of the PDFs does not contain its project, so that words around handwriting could not be compared":
    "Au moins un des PDF ne contient pas son projet, de sorte que les mots autour de l’écriture n’ont pas pu être comparés",
  "A program had drawn {count} pages anew. Their handwriting was carried as pictures, at the resolution of the device":
    [
      "Un programme avait redessiné {count} page. Son écriture a été reprise comme image, à la résolution de l’appareil",
      "Un programme avait redessiné {count} pages. Leur écriture a été reprise comme images, à la résolution de l’appareil",
    ],
  "On {count} pages, handwriting that a program drew into the page cannot be told from their print. These pages are at the end as they were":
    [
      "Sur {count} page, l’écriture qu’un programme a dessinée dans la page ne se distingue pas de son impression. La page est à la fin telle quelle",
      "Sur {count} pages, l’écriture qu’un programme a dessinée dans la page ne se distingue pas de leur impression. Ces pages sont à la fin telles quelles",
    ],
} satisfies Area<"inkMessages">;
