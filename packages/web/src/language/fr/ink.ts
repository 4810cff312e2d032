import type { Area } from "./forms.ts";

/** Texts of copying handwriting to the update of a PDF. */
export const ink = {
  "Copy handwriting": "Reprendre l’écriture",
  "Octavo copies handwriting that your tablet or a program exports to the update. In a PDF, each stroke goes to the same lines and days. In documents of reMarkable (.rmdoc, .zip) and Xournal++ (.xopp), each page keeps its strokes. What has no place in the update is kept, and listed.":
    "Octavo copie dans la mise à jour l’écriture que votre tablette ou un programme exporte. Dans un PDF, chaque trait va sur les mêmes lignes et les mêmes jours. Dans les documents de reMarkable (.rmdoc, .zip) et de Xournal++ (.xopp), chaque page garde ses traits. Ce qui n’a pas de place dans la mise à jour est conservé et listé.",
  "File with handwriting": "Fichier avec écriture",
  "Copy the handwriting of this file": "Copier l’écriture de ce fichier",
  "Choose a file with handwriting…": "Choisir un fichier avec écriture…",
  "{count} strokes and notes are in their places in the update.": [
    "{count} trait ou note est à sa place dans la mise à jour.",
    "{count} traits et notes sont à leur place dans la mise à jour.",
  ],
  "{count} strokes and notes": ["{count} trait ou note", "{count} traits et notes"],
  "On pages at the end": "Sur des pages à la fin",
  "Beside other lines or words": "À côté d’autres lignes ou mots",
  "Download the update with handwriting": "Télécharger la mise à jour avec l’écriture",
  "{count} pages with handwriting have other texts or lines, outside of the areas to write on.": [
    "{count} page avec écriture a d’autres textes ou lignes, hors des zones d’écriture.",
    "{count} pages avec écriture ont d’autres textes ou lignes, hors des zones d’écriture.",
  ],
  "On pages that you inserted, between the same pages": "Sur des pages que vous avez insérées, entre les mêmes pages",
  "On pages without their print": "Sur des pages sans leur impression",
  "The document shows the PDF “{name}”. Keep both files in one folder, and keep their names.":
    "Le document affiche le PDF « {name} ». Gardez les deux fichiers dans un même dossier, avec leurs noms.",
  "Download the document with handwriting": "Télécharger le document avec l’écriture",
  "Download its PDF": "Télécharger son PDF",
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
  "The planner that you wrote in: {reason}": "L’agenda dans lequel vous avez écrit : {reason}",
  "The new PDF: {reason}": "Le nouveau PDF : {reason}",
  "The new PDF has none of the pages of the planner that you wrote in: it is another planner, or has other dates":
    "Le nouveau PDF n’a aucune des pages de l’agenda dans lequel vous avez écrit : c’est un autre agenda, ou il a d’autres dates",
  "{count} pages of the planner that you deleted stay deleted": [
    "{count} page de l’agenda que vous avez supprimée reste supprimée",
    "{count} pages de l’agenda que vous avez supprimées restent supprimées",
  ],
  "The file is of a kind that Octavo cannot read. Choose a PDF, a document of reMarkable (.rmdoc or .zip), or one of Xournal++ (.xopp)":
    "Octavo ne peut pas lire un fichier de ce type. Choisissez un PDF, un document de reMarkable (.rmdoc ou .zip) ou de Xournal++ (.xopp)",
  "The file is larger than 400 MB. Planners with handwriting are smaller":
    "Le fichier dépasse 400 Mo. Les agendas avec écriture sont plus petits",
  "The bundle is damaged or incomplete. Export it from your tablet again, or copy it again":
    "Le document de la tablette est endommagé ou incomplet. Exportez-le de nouveau depuis la tablette, ou recopiez-le",
  "The bundle is protected by a password. Remove the protection and try again":
    "Le document de la tablette est protégé par un mot de passe. Retirez la protection et réessayez",
  "The bundle is larger than 400 MB, or has too many files for a planner. Choose the bundle of one document":
    "Le document de la tablette dépasse 400 Mo, ou a trop de fichiers pour un agenda. Choisissez un seul document",
  'The bundle has a file outside of its own folder, "{name}". Export the document from your tablet again':
    "Le document de la tablette a un fichier hors de son dossier : « {name} ». Exportez-le de nouveau depuis la tablette",
  'The bundle has the file "{name}" twice. Export the document from your tablet again':
    "Le document de la tablette a deux fois le fichier « {name} ». Exportez-le de nouveau depuis la tablette",
  'The file "{name}" in the bundle is damaged. Export the document from your tablet again':
    "Le fichier « {name} » du document de la tablette est endommagé. Exportez le document de nouveau depuis la tablette",
  "The ZIP file has no .content file, so it is not the bundle of a reMarkable document. Export the planner as .rmdoc, or with rmapi":
    "Le fichier ZIP n’a pas de fichier .content, ce n’est donc pas un document de reMarkable. Exportez l’agenda en .rmdoc, ou avec rmapi",
  "The ZIP file has {count} documents. Choose a bundle of one document, as rmapi makes it":
    "Le fichier ZIP a {count} documents. Choisissez un fichier d’un seul document, tel que rmapi le crée",
  'The file "{name}" in the bundle is not a JSON object. Export the document from your tablet again':
    "Le fichier « {name} » du document de la tablette n’est pas un objet JSON. Exportez le document de nouveau depuis la tablette",
  'The document in the bundle is of the kind "{kind}", and not a PDF. Choose the bundle of your planner':
    "Le document de la tablette est du type « {kind} », et non un PDF. Choisissez le document de votre agenda",
  'The bundle lacks the PDF "{name}". Export the document with its PDF':
    "Le PDF « {name} » manque dans le document de la tablette. Exportez le document avec son PDF",
  'The list of pages in "{name}" cannot be read. Open the document on the tablet and export it again':
    "La liste des pages de « {name} » ne peut pas être lue. Ouvrez le document sur la tablette et exportez-le de nouveau",
  'The list of pages in "{name}" names page {page} of a PDF with {count} pages. Open the document on the tablet and export it again':
    "La liste des pages de « {name} » nomme la page {page} d’un PDF de {count} pages. Ouvrez le document sur la tablette et exportez-le de nouveau",
  "The bundle has version {version} of the format. This version of Octavo knows 1 and 2. Look for a newer one":
    "Le document de la tablette a la version {version} du format. Cette version d’Octavo connaît la 1 et la 2. Cherchez-en une plus récente",
  "The planner was never opened on the tablet, so the bundle has no handwriting. Only its PDF was replaced":
    "L’agenda n’a jamais été ouvert sur la tablette, le document n’a donc pas d’écriture. Seul son PDF a été remplacé",
  'Bookmarks in "{name}" were made by an extension of the tablet, by page number, and are kept as they are. Check them if pages were added or removed before them':
    "Les signets de « {name} » viennent d’une extension de la tablette, par numéro de page, et restent tels quels. Vérifiez-les si des pages ont été ajoutées ou retirées avant eux",
  "The handwriting of {count} pages is of a version whose strokes are not counted. It counts as one mark per page": [
    "L’écriture de {count} page est d’une version dont les traits ne sont pas comptés. Elle compte comme un trait",
    "L’écriture de {count} pages est d’une version dont les traits ne sont pas comptés. Elle compte comme un trait par page",
  ],
  "The file is damaged or incomplete. Open it in Xournal++ and save it again, or take the copy that Xournal++ keeps of it":
    "Le fichier est endommagé ou incomplet. Ouvrez-le dans Xournal++ et enregistrez-le de nouveau, ou prenez la copie que Xournal++ en garde",
  "The file expands to more than 200 MB. Planners with handwriting are smaller":
    "Le fichier dépasse 200 Mo une fois décompressé. Les agendas avec écriture sont plus petits",
  "The file is not a document of Xournal++. Choose a file that ends in .xopp":
    "Le fichier n’est pas un document de Xournal++. Choisissez un fichier qui se termine par .xopp",
  "The document shows no PDF. Choose the .xopp file that Xournal++ saved after you wrote on your planner":
    "Le document n’affiche aucun PDF. Choisissez le fichier .xopp que Xournal++ a enregistré après que vous avez écrit dans l’agenda",
  "Page {page} of the document shows page {number} of a PDF with {count} pages. Choose the PDF that you wrote on":
    "La page {page} du document affiche la page {number} d’un PDF de {count} pages. Choisissez le PDF sur lequel vous avez écrit",
  "A document of Xournal++ has no PDF in it. Choose the PDF that it shows here, and the document under Copy handwriting":
    "Un document de Xournal++ ne contient pas de PDF. Choisissez ici le PDF qu’il affiche, et le document sous « Reprendre l’écriture »",
  'The document shows a PDF with the name "{shown}", and not "{given}". Check the result if it is another PDF':
    "Le document affiche un PDF nommé « {shown} », et non « {given} ». Vérifiez le résultat si c’est un autre PDF",
} satisfies Area<"inkMessages">;
